// The first fault is what a person is told first: it is that of the first field, whichever check found it.
import type * as z from "zod";

/** Faults of the fields in the order of `fields`; those of none of them come last, as they were found. */
export function inFieldOrder<Schema extends z.ZodType>(schema: Schema, fields: readonly string[]): Schema {
  const place = ({ path = [] }: { path?: readonly PropertyKey[] | undefined }) => {
    const at = fields.indexOf(String(path[0]));
    return at === -1 ? fields.length : at;
  };
  return schema.superRefine((_, { issues }) => void issues.sort((one, other) => place(one) - place(other)), {
    when: () => true,
  });
}
