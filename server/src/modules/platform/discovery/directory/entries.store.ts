// What the public directory lists, over all businesses: ids and their place. The rows are read inside their business.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type Entry = { businessId: string; id: string };
export type EntryCount = { category: string; subcategory: string; count: number };

const columns = ["business_id as businessId", "id"] as const;

/** The newest first. Without `subcategory`, those of the whole category. */
export function entriesOf(
  tx: Tx,
  { category, subcategory }: { category: string; subcategory?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<Entry[]> {
  return tx.rows(
    sql
      .selectFrom("directory_entries")
      .select(columns)
      .where("category", "=", category)
      .$if(subcategory !== undefined, (query) => query.where("subcategory", "=", subcategory as string))
      .orderBy("listed_at", "desc")
      .orderBy("id")
      .limit(limit)
      .offset(offset),
  );
}

export async function entryAt(tx: Tx, id: string): Promise<Entry | undefined> {
  return tx.first(sql.selectFrom("directory_entries").select(columns).where("id", "=", id));
}

export async function countEntries(tx: Tx): Promise<EntryCount[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("directory_entries")
      .select(["category", "subcategory", ({ fn }) => fn.countAll().as("count")])
      .groupBy(["category", "subcategory"]),
  );
  return rows.map(({ count, ...place }) => ({ ...place, count: Number(count) }));
}

export function newestEntries(tx: Tx, most: number): Promise<Entry[]> {
  return tx.rows(
    sql.selectFrom("directory_entries").select(columns).orderBy("listed_at", "desc").orderBy("id").limit(most),
  );
}
