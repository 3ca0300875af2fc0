// Turns what people wrote into columns.
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { JSON_COLUMNS } from "../db/tables/json-columns.ts";
import { columnName } from "./column-name.ts";
import type { Columns } from "./resource-store.ts";

/** A field that is left out stays as it is. */
export function columnsOf(table: string, fields: readonly string[], values: object): Columns {
  const json = new Set(JSON_COLUMNS[table]);
  const given = new Map(Object.entries(values));
  const columns: Columns = {};
  for (const field of fields) {
    const value = given.get(field);
    const column = columnName(field);
    if (value !== undefined) columns[column] = json.has(column) && value !== null ? JSON.stringify(value) : value;
  }
  return columns;
}

/** The search text, without case and accents, made from the new columns. */
export function searchText(fields: readonly string[], columns: Columns): Columns {
  const words = fields.map((field) => String(columns[columnName(field)] ?? ""));
  return fields.length > 0 ? { search_text: foldForSearch(words.join(" ")) } : {};
}
