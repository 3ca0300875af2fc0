// The names of a file's columns for people: their headers, or else their letters.
import { headerKey } from "@mostrador/domain/kit/import/headers.ts";
import type { FileLook, Mapping } from "./import-messages.ts";

export function columnName(header: string, index: number): string {
  return header || `Columna ${lettersOf(index)}`;
}

/** 'A', 'B' … 'AA'. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** The person's column mappings to remember: only of columns with a header. */
export function namedColumns({ columns }: FileLook, { headerLine, fields }: Mapping) {
  if (headerLine === 0) return [];
  return columns
    .map(({ header }, index) => ({ header: header.slice(0, 120), field: fields[index] ?? "" }))
    .filter(({ header }) => headerKey(header) !== "");
}
