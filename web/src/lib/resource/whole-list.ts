// Filters and sorts an unpaged list in the browser, by the same rules as the server's paged lists.
import { fold } from "@mostrador/domain/kit/text.ts";
import type { WebRow } from "./web-resource.ts";

/** A list query. `sort`: a field, with '-' for descending; null is the default order. */
export type ListGiven = { search: string; sort: string | null; archived: boolean };

export function wholeList<Row extends WebRow>(
  rows: readonly Row[],
  { search, sort, archived }: ListGiven,
  { searched, sorts }: { searched: readonly string[]; sorts: readonly string[] },
): Row[] {
  const words = fold(search).split(" ").filter(Boolean);
  const textOf = (row: Row) => fold(searched.map((name) => read(row, name)).join(" "));
  const wanted = sort ?? sorts[0] ?? "createdAt";
  const isDown = wanted.startsWith("-");
  const field = isDown ? wanted.slice(1) : wanted;
  return rows
    .filter((row) => {
      if (row.isArchived !== archived) return false;
      const text = textOf(row);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => (compare(read(a, field), read(b, field)) || byId(a, b)) * (isDown ? -1 : 1));
}

/** Orders equal rows like the server: by id, in the direction of the sort. */
function byId(a: WebRow, b: WebRow): number {
  return a._id < b._id ? -1 : 1;
}

function read(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field];
}

function compare(a: unknown, b: unknown): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), "es", { sensitivity: "base" });
}
