// What the public directory lists, over all businesses: ids and their place. The rows are read inside their business.
// `partnerId`: only the businesses of that partner; null: all.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type Entry = { businessId: string; id: string };
export type EntryCount = { category: string; subcategory: string; count: number };
type Place = { category: string; subcategory?: string | undefined; partnerId: string | null };

const columns = ["business_id as businessId", "id"] as const;

/** The newest first. Without `subcategory`, those of the whole category. */
export function entriesOf(
  tx: Tx,
  { category, subcategory, partnerId }: Place,
  { limit, offset }: { limit: number; offset: number },
): Promise<Entry[]> {
  return tx.rows(
    entries(partnerId)
      .select(columns)
      .where("category", "=", category)
      .$if(subcategory !== undefined, (query) => query.where("subcategory", "=", subcategory as string))
      .orderBy("listed_at", "desc")
      .orderBy("id")
      .limit(limit)
      .offset(offset),
  );
}

export async function entryAt(tx: Tx, id: string, partnerId: string | null): Promise<Entry | undefined> {
  return tx.first(entries(partnerId).select(columns).where("id", "=", id));
}

export async function countEntries(tx: Tx, partnerId: string | null): Promise<EntryCount[]> {
  const rows = await tx.rows(
    entries(partnerId)
      .select(["category", "subcategory", ({ fn }) => fn.countAll().as("count")])
      .groupBy(["category", "subcategory"]),
  );
  return rows.map(({ count, ...place }) => ({ ...place, count: Number(count) }));
}

export function newestEntries(tx: Tx, most: number, partnerId: string | null): Promise<Entry[]> {
  return tx.rows(entries(partnerId).select(columns).orderBy("listed_at", "desc").orderBy("id").limit(most));
}

function entries(partnerId: string | null) {
  const all = sql.selectFrom("directory_entries");
  return partnerId === null ? all : all.where("partner_id", "=", partnerId);
}
