// Counts and transfers: one row each, and the movements that name it.
import { type StockSheetLine, stockSheetJournal } from "@mostrador/domain/money/inventory/schema.ts";
import { type Insertable, sql as raw, type Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows } from "../../business/branches/index.ts";
import { productRows } from "../../catalog/products/index.ts";

type SheetRow = Insertable<MoneyTables["stock_sheets"]>;

/** Whether it is new; false: there is one with this key. The second of two at once waits for the first. */
export async function insertSheet(tx: Tx, row: SheetRow): Promise<boolean> {
  const insert = sql.insertInto("stock_sheets").values(row);
  return (await tx.count(insert.onConflict((same) => same.columns(["business_id", "request_key"]).doNothing()))) === 1;
}

export async function readSheet(tx: Tx, key: string) {
  return tx.first(sql.selectFrom("stock_sheets").select(["id", "kind"]).where("request_key", "=", key));
}

export async function movementIdsOf(tx: Tx, sheetId: string): Promise<string[]> {
  const query = sql.selectFrom("stock_movements").select("id").where("sheet_id", "=", sheetId).orderBy("id");
  return (await tx.rows(query)).map(({ id }) => id);
}

type LineRow = Insertable<MoneyTables["stock_sheet_lines"]>;

export async function insertSheetLines(tx: Tx, rows: readonly LineRow[]): Promise<void> {
  await tx.count(sql.insertInto("stock_sheet_lines").values([...rows]));
}

export type NamedSheet = Selectable<MoneyTables["stock_sheets"]> & {
  differences: number;
  from_branches: string[];
  to_branch: string;
};

/** The branches of what it moved; of a count also those where nothing differed. */
const BRANCHES = `select distinct b.name, x.way from (
    select s.branch_id, s.type as way from stock_movements s where s.business_id = m.business_id and s.sheet_id = m.id
    union select l.branch_id, 'out' from stock_sheet_lines l where l.business_id = m.business_id and l.sheet_id = m.id
  ) x join ${branchRows} b on b.business_id = m.business_id and b.id = x.branch_id`;

export const readSheets = journalStore<NamedSheet>(stockSheetJournal, {
  select: [
    raw<number>`(select count(distinct (s.branch_id, s.product_id))::int from stock_movements s
      where s.business_id = m.business_id and s.sheet_id = m.id
        and (m.kind = 'count' or s.type = 'in'))`.as("differences"),
    raw<string[]>`(select coalesce(json_agg(distinct n.name order by n.name), '[]') from (${raw.raw(BRANCHES)}) n
      where m.kind = 'count' or n.way = 'out')`.as("from_branches"),
    raw<string>`(select coalesce(min(n.name), '') from (${raw.raw(BRANCHES)}) n
      where m.kind = 'transfer' and n.way = 'in')`.as("to_branch"),
  ],
}).page;

const LINES = {
  name: "lines-of-stock-sheet",
  text: `select p.id as "productId", p.name as "productName", p.unit, b.id as "branchId", b.name as "branchName",
      x.expected, x.counted, x.difference
    from (
      select coalesce(l.branch_id, s.branch_id) as branch_id, coalesce(l.product_id, s.product_id) as product_id,
        l.expected, l.counted, coalesce(s.difference, 0)::int as difference
      from (select branch_id, product_id, expected, counted from stock_sheet_lines
          where business_id = current_business() and sheet_id = $1) l
        full join (select branch_id, product_id, sum(case type when 'in' then quantity else -quantity end) as difference
          from stock_movements where business_id = current_business() and sheet_id = $1 group by 1, 2) s
          on s.branch_id = l.branch_id and s.product_id = l.product_id
    ) x
      join ${productRows} p on p.business_id = current_business() and p.id = x.product_id
      join ${branchRows} b on b.business_id = current_business() and b.id = x.branch_id
    order by x.difference = 0, p.name, b.name, p.id, b.id`,
};

export const readLines = (tx: Tx, sheetId: string) => tx.run<StockSheetLine>(LINES, [sheetId]);
