// Kinds of fields for which the kit does more than keep a column: ids of other rows, and files. A field is marked where it is
// made; a field that is wrapped afterwards loses its mark.
import * as z from "zod";
import { reference } from "../reference.ts";

/** What the entries of a field of files may be, in the words of `ground/files`. */
export type FileField = { kinds: readonly string[] };

export const RELATION_FIELDS = z.registry<{ kind: string }>();
export const FILE_FIELDS = z.registry<FileField>();

/**
 * A list of ids of rows of another resource. The rows of `<name>_<field>` keep it (`call relation_table` in the migration):
 * an unknown id is 404 naming its place, and a row that is named is archived instead of deleted.
 */
export function relation(kind: string, tooMany: string, most = 100) {
  const field = z.array(reference(kind)).max(most, tooMany);
  RELATION_FIELDS.add(field, { kind });
  return field;
}

/** A list whose entries name files: each an address, or something with a `url`. */
export function withFiles<Entry extends z.ZodType>(
  entry: Entry,
  { kinds, most, tooMany }: FileField & { most: number; tooMany: string },
) {
  const field = z.array(entry).max(most, tooMany);
  FILE_FIELDS.add(field, { kinds });
  return field;
}

/** The kind of row that each field of a relation names. */
export function relationsOf(fields: Readonly<Record<string, z.ZodType>>): Record<string, string> {
  const marks = Object.entries(kindsOf(RELATION_FIELDS, fields));
  return Object.fromEntries(marks.map(([field, { kind }]) => [field, kind]));
}

/** The marks of one sort among these fields, by the field. */
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
