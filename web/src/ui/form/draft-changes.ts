// What of a form was changed: a draft keeps that alone, so that what others saved meanwhile stays when it is given back.

type Values = Record<string, unknown>;
/** Where in the values, and what stands there now. */
export type Change = { path: string[]; value: unknown };

/** What `values` has otherwise than `original`, as deep as objects of the same keys go. */
export function changesOf(original: Values, values: Values): Change[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const was = original[key];
    if (JSON.stringify(was) === JSON.stringify(value)) return [];
    if (!isObject(was) || !isObject(value) || !hasSameKeys(was, value)) return [{ path: [key], value }];
    return changesOf(was, value).map((change) => ({ ...change, path: [key, ...change.path] }));
  });
}

export function withChanges(original: Values, changes: readonly Change[]): Values {
  return changes.reduce((values, { path, value }) => withValue(values, path, value), original);
}

function withValue(values: Values, [key = "", ...rest]: string[], value: unknown): Values {
  const inner = values[key];
  return { ...values, [key]: rest.length === 0 ? value : withValue(isObject(inner) ? inner : {}, rest, value) };
}

/** Where a key went or came, the whole object is the change. */
function hasSameKeys(one: Values, other: Values): boolean {
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
