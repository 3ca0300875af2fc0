// A list that the server answers whole is narrowed here, by the same rules as one that it answers by pages.
import { fold } from "@mostrador/domain/kit/text.ts";
import type { WebRow } from "./web-resource.ts";

/** As a person asks for a list. `sort`: a field, with '-' before it for the other direction; null is the usual order. */
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

/** Equal rows as the server orders them: by id, in the direction of the sort. */
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
