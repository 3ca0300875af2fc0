// All the SQL of a resource's table, built from its definition.
import type { Cursor } from "@mostrador/domain/kit/resource/resource-list.ts";
import { sql as raw } from "kysely";
import { namedTable } from "../db/sql.ts";
import type { Tx } from "../db/tx.ts";
import { columnName } from "./column-name.ts";

export type StoredRow = {
  id: string;
  business_id: string;
  is_archived: boolean;
  created_at: Date;
  updated_at: Date;
  [column: string]: unknown;
};
export type Columns = { [column: string]: unknown };

export type PageQuery = {
  /** Each word must be found. Folded, as `search_text` is. */
  words: readonly string[];
  archived?: boolean | undefined;
  /** A field, with '-' before it for the other direction. */
  sort: string;
  limit: number;
  after?: Cursor | undefined;
  /** Columns and the id that each must have. */
  where: Columns;
};

export function resourceStore(table: string) {
  const rows = () => namedTable.selectFrom(table).selectAll();
  const first = (tx: Tx, query: ReturnType<typeof rows>) => tx.first(query) as Promise<StoredRow | undefined>;
  return {
    read: (tx: Tx, id: string) => first(tx, rows().where("id", "=", id)),
    /** A writer that only references the row does not wait for it. */
    lock: (tx: Tx, id: string) => first(tx, rows().where("id", "=", id).forNoKeyUpdate()),
    all: (tx: Tx, where: Columns = {}, order = "created_at") =>
      tx.rows(narrowed(rows(), where).orderBy(order).orderBy("id")) as Promise<StoredRow[]>,
    page: (tx: Tx, query: PageQuery) => readPage(tx, rows(), query),
    totals: (tx: Tx, query: RowFilter, sums: readonly string[]) => readTotals(tx, table, query, sums),
    async insert(tx: Tx, row: Columns): Promise<void> {
      await tx.count(namedTable.insertInto(table).values(row));
    },
    async update(tx: Tx, id: string, columns: Columns): Promise<boolean> {
      return (await tx.count(namedTable.updateTable(table).set(columns).where("id", "=", id))) === 1;
    },
    /** False when it does not exist. Throws 23503 when other rows reference it. */
    async remove(tx: Tx, id: string): Promise<boolean> {
      return (await tx.count(namedTable.deleteFrom(table).where("id", "=", id))) === 1;
    },
  };
}

type Rows = ReturnType<typeof allRows>;
const allRows = (table: string) => namedTable.selectFrom(table).selectAll();

function narrowed(query: Rows, where: Columns): Rows {
  return Object.entries(where).reduce((narrow, [column, value]) => narrow.where(column, "=", value), query);
}

type RowFilter = Pick<PageQuery, "words" | "archived" | "where">;

function found(rows: Rows, { words, archived, where }: RowFilter): Rows {
  let query = narrowed(rows, archived === undefined ? where : { ...where, is_archived: archived });
  for (const word of words) query = query.where("search_text", "like", `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  return query;
}

/** Totals over all that is found, on any number of pages: exact in the database, numbers here. */
async function readTotals(tx: Tx, table: string, query: RowFilter, sums: readonly string[]) {
  const adds = sums.map((field) =>
    raw<string>`coalesce(sum(${raw.ref(columnName(field))}), 0)::text`.as(`sum_${columnName(field)}`),
  );
  const rows = found(allRows(table), query)
    .clearSelect()
    .select([raw<number>`count(*)::int`.as("count"), ...adds]);
  const row = (await tx.first(rows)) as Record<string, unknown> | undefined;
  return {
    count: Number(row?.count ?? 0),
    sums: Object.fromEntries(sums.map((field) => [field, Number(row?.[`sum_${columnName(field)}`] ?? 0)])),
  };
}

async function readPage(tx: Tx, rows: Rows, { sort, limit, after, ...narrow }: PageQuery) {
  const isDown = sort.startsWith("-");
  const column = columnName(sort.replace(/^-/, ""));
  const order = isDown ? "desc" : "asc";
  let query = found(rows, narrow);
  if (after) {
    const comparison = isDown ? raw`<` : raw`>`;
    query = query.where(raw<boolean>`(${raw.ref(column)}, id) ${comparison} (${after.value}, ${after.id})`);
  }
  const read = (await tx.rows(
    query
      // one more tells whether there is another page
      .select(raw<string>`${raw.ref(column)}::text`.as("cursor_value"))
      .orderBy(column, order)
      .orderBy("id", order)
      .limit(limit + 1),
  )) as (StoredRow & { cursor_value: string })[];
  const page = read.slice(0, limit);
  const last = read.length > limit ? page.at(-1) : undefined;
  return { rows: page as StoredRow[], next: last ? { sort, id: last.id, value: last.cursor_value } : null };
}
