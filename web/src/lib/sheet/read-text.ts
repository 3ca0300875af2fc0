// Reads the cells of a delimited text file.
import {
  decodeText,
  isText,
  NAMED_SEPARATOR,
  openQuoteText,
  separatorOf,
} from "@mostrador/domain/kit/import/delimited.ts";
import { parseCsv } from "hucre/csv";
import { SheetError } from "./sheet-error.ts";

/** A line without data, such as the one that names the separator, is null, so that the others keep their numbers. */
export type TextTable = { rows: (unknown[] | null)[]; isWindows: boolean };

export function readText(bytes: Uint8Array): TextTable {
  const { text, isWindows } = decodeText(bytes, TextDecoder);
  if (!isText(text)) throw new SheetError("El archivo no es un .xlsx ni un .csv");
  const delimiter = separatorOf(text);
  const open = openQuoteText(text, delimiter);
  if (open !== null) throw new SheetError(open);
  const rows: (unknown[] | null)[] = parseCsv(text, { delimiter });
  if (NAMED_SEPARATOR.test(text)) rows[0] = null;
  return { rows, isWindows };
}
