// Sorts errors by field: a person sees the error of the first field first, for every kind of check.
import type * as z from "zod";

/** Errors in the order of `fields`; others come last, in their original order. */
export function inFieldOrder<Schema extends z.ZodType>(schema: Schema, fields: readonly string[]): Schema {
  const place = ({ path = [] }: { path?: readonly PropertyKey[] | undefined }) => {
    const at = fields.indexOf(String(path[0]));
    return at === -1 ? fields.length : at;
  };
  return schema.superRefine((_, { issues }) => void issues.sort((one, other) => place(one) - place(other)), {
    when: () => true,
  });
}
