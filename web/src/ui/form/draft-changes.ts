// The changed values of a form: a draft keeps only these, so that others' later saves stay when it is restored.

type Values = Record<string, unknown>;
/** A path in the values, and the value there. */
export type Change = { path: string[]; value: unknown };

/** The differences between `values` and `original`, as deep as objects have the same keys. */
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

/** If keys were added or removed, the whole object is the change. */
function hasSameKeys(one: Values, other: Values): boolean {
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
