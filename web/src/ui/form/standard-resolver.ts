// A form resolver for any Standard Schema (zod is one): the same schema that the server parses.
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

type Issue = { readonly message: string; readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> };
type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };
export type FormSchema<Input = unknown, Output = Input> = {
  readonly "~standard": {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
};

export function standardResolver<Output>(
  schema: FormSchema<unknown, Output>,
): Resolver<FieldValues, unknown, FieldValues> {
  return async (values) => {
    const result = await schema["~standard"].validate(values);
    if (!result.issues) return { values: result.value as FieldValues, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const issue of result.issues) put(errors, keysOf(issue), issue.message);
    return { values: {}, errors: errors as FieldErrors };
  };
}

function keysOf(issue: Issue): string[] {
  const keys = (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
  return keys.length > 0 ? keys : ["root", "form"];
}

/** Keeps the first message of a field; arrays stay arrays so that react-hook-form finds their items. */
function put(errors: Record<string, unknown>, keys: string[], message: string) {
  let place = errors;
  for (const [index, key] of keys.entries()) {
    if (index === keys.length - 1) {
      place[key] ??= { type: "schema", message };
      return;
    }
    place[key] ??= /^\d+$/.test(keys[index + 1] ?? "") ? [] : {};
    place = place[key] as Record<string, unknown>;
  }
}
