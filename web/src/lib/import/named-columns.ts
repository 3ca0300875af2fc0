// The columns of a file as a person names them: by their headers, or by their letters where they have none.
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

/** What a person said of the columns, to be remembered: of those that have a header. */
export function namedColumns({ columns }: FileLook, { headerLine, fields }: Mapping) {
  if (headerLine === 0) return [];
  return columns
    .map(({ header }, index) => ({ header: header.slice(0, 120), field: fields[index] ?? "" }))
    .filter(({ header }) => headerKey(header) !== "");
}
