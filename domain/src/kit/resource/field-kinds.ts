// Kinds of fields that need more than a column: ids of other rows, and files. A field is marked where it is created;
// wrapping it afterwards loses the mark.
import * as z from "zod";
import { reference } from "../reference.ts";

/** The allowed kinds of files in a field, in the words of `ground/files`. */
export type FileField = { kinds: readonly string[] };

export const RELATION_FIELDS = z.registry<{ kind: string }>();
export const FILE_FIELDS = z.registry<FileField>();

/**
 * A list of ids of rows of another resource, stored in `<name>_<field>` (`call relation_table` in the migration). An
 * unknown id is a 404 with its position; a referenced row is archived instead of deleted.
 */
export function relation(kind: string, tooMany: string, most = 100) {
  const field = z.array(reference(kind)).max(most, tooMany);
  RELATION_FIELDS.add(field, { kind });
  return field;
}

/** A list of files: each entry is a URL, or an object with a `url`. */
export function withFiles<Entry extends z.ZodType>(
  entry: Entry,
  { kinds, most, tooMany }: FileField & { most: number; tooMany: string },
) {
  const field = z.array(entry).max(most, tooMany);
  FILE_FIELDS.add(field, { kinds });
  return field;
}

/** The kind of row in each relation field. */
export function relationsOf(fields: Readonly<Record<string, z.ZodType>>): Record<string, string> {
  const marks = Object.entries(kindsOf(RELATION_FIELDS, fields));
  return Object.fromEntries(marks.map(([field, { kind }]) => [field, kind]));
}

/** All marks of one sort among these fields, by the field. */
export function kindsOf<Mark extends object>(
  marks: z.core.$ZodRegistry<Mark>,
  fields: Readonly<Record<string, z.ZodType>>,
): Record<string, Mark> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const mark = marks.get(field) as Mark | undefined;
      return mark ? [[name, mark]] : [];
    }),
  );
}
