// Saves all rows of a journal that the filters find as a sheet, one page of the call after the other.
import type { QueryInput, Route } from "@mostrador/domain/kit/route.ts";
import { type CallAnswer, call } from "../client.ts";
import { saveSheet } from "./save-sheet.ts";
import type { SheetCell } from "./sheet-cell.ts";

export type Sheet<Row> = {
  /** Without its ending. */
  file: string;
  title: string;
  headers: readonly string[];
  rowOf: (row: Row) => readonly SheetCell[];
};
type RowOf<R extends Route> = CallAnswer<R>["data"] extends readonly (infer Row)[] ? Row : never;

const PAGE_SIZE = 500;

/** Returns how many rows it saved. */
export async function saveJournal<R extends Route>(
  list: R,
  query: Omit<QueryInput<R>, "limit" | "after">,
  { file, title, headers, rowOf }: Sheet<RowOf<R>>,
): Promise<number> {
  const rows: (readonly SheetCell[])[] = [];
  for (let after: string | undefined; ; ) {
    const page = await call(list, { query: { ...query, limit: PAGE_SIZE, ...(after && { after }) } as never });
    rows.push(...(page.data as RowOf<R>[]).map(rowOf));
    if (!page.next) break;
    after = page.next;
  }
  return saveSheet(file, title, headers, rows);
}
