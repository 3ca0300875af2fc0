// Orders and their lines in the database: amounts are exact decimals, and the database computes the sums (D-12.1).
import { orderJournal } from "@mostrador/domain/growth/orders/schema.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows, zoneOfRow } from "../../business/branches/index.ts";
import { businessRows } from "../../business/businesses/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { productRows } from "../../catalog/products/index.ts";

export type OrderRow = Selectable<GrowthTables["orders"]>;
export type OrderWrite = Updateable<GrowthTables["orders"]>;
/** The price as exact text. */
type ItemRow = {
  product_id: string | null;
  name: string;
  unit: string;
  quantity: number;
  price: string | null;
  missing: number;
  image: string | null;
};

/** With the names of the branch and the client, its lines and their sum. */
export type NamedOrder = OrderRow &
  ClientNames & {
    /** AAAA-MM-DD. */
    delivery_day: string | null;
    branch_name: string | null;
    total: string;
    items: readonly ItemRow[];
  };

/** False where the key was used before. */
export async function insertOrder(
  tx: Tx,
  row: Insertable<GrowthTables["orders"]>,
  items: readonly Insertable<GrowthTables["order_items"]>[],
): Promise<boolean> {
  const insert = sql
    .insertInto("orders")
    .values(row)
    .onConflict((known) => known.doNothing());
  if ((await tx.count(insert)) !== 1) return false;
  await tx.count(sql.insertInto("order_items").values([...items]));
  return true;
}

export async function readIdByKey(tx: Tx, key: string): Promise<string | undefined> {
  return (await tx.first(sql.selectFrom("orders").select("id").where("request_key", "=", key)))?.id;
}

export function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.first(sql.selectFrom("orders").selectAll().where("id", "=", id).forUpdate());
}

export async function updateOrder(tx: Tx, id: string, write: OrderWrite): Promise<void> {
  await tx.count(sql.updateTable("orders").set(write).where("id", "=", id));
}

/** Those of a contact that still hold stock. */
export async function lockPendingOf(tx: Tx, contactId: string): Promise<string[]> {
  const pending = sql.selectFrom("orders").select("id").where("contact_id", "=", contactId);
  const rows = await tx.rows(pending.where("status", "=", "pending").orderBy("id").forUpdate());
  return rows.map(({ id }) => id);
}

/** Returns the ids of the changed ones. */
export async function forgetClient(tx: Tx, contactId: string, at: Date): Promise<string[]> {
  const rows = await tx.rows(
    sql
      .updateTable("orders")
      .set({
        delivery_address: "",
        details: "",
        status: raw`case status when 'pending' then 'canceled' else status end`,
        updated_at: at,
      })
      .where("contact_id", "=", contactId)
      .returning("id"),
  );
  return rows.map(({ id }) => id);
}

/** `lateAt`: only pending ones that should have been there before. */
type OrderSearch = { lateAt?: Date | undefined; item?: string | undefined };

const orders = journalStore<NamedOrder>(orderJournal, {
  zone: zoneOfRow,
  joins: [
    { rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES },
    { rows: branchRows, as: "b", by: "branch_id", select: ["b.name as branch_name"], optional: true },
  ],
  select: [
    raw<string | null>`m.delivery_date::text`.as("delivery_day"),
    raw<string>`(select coalesce(sum(i.price * i.quantity), 0)::text from order_items i
      where i.business_id = m.business_id and i.order_id = m.id)`.as("total"),
    raw<ItemRow[]>`(select coalesce(json_agg(json_build_object('product_id', i.product_id, 'name', i.name,
        'unit', i.unit, 'quantity', i.quantity, 'price', i.price::text, 'missing', i.missing,
        'image', jsonb_path_query_first(p.images, '$[*] ? (@.type == "image").url') #>> '{}') order by i.position), '[]')
      from order_items i left join ${raw.raw(productRows)} p on p.business_id = i.business_id and p.id = i.product_id
      where i.business_id = m.business_id and i.order_id = m.id)`.as("items"),
  ],
  where: ({ lateAt, item }: OrderSearch) => [
    ...(lateAt ? [lateBefore(lateAt)] : []),
    ...(item ? [raw<boolean>`exists (select from order_items i where ${isLineOf(item)})`] : []),
  ],
});

export const readOrders = (tx: Tx, query: Parameters<typeof orders.page>[1] & OrderSearch) => orders.page(tx, query);

/** Sums as exact text. */
export function readOrderTotals(tx: Tx, query: Parameters<typeof orders.sums>[1] & OrderSearch, now: Date) {
  return orders.sums<{ count: number; pending: number; late: number; units: number; total: string }>(tx, query, [
    raw<number>`count(*)::int`.as("count"),
    raw<number>`(count(*) filter (where m.status = 'pending'))::int`.as("pending"),
    raw<number>`(count(*) filter (where ${lateBefore(now)}))::int`.as("late"),
    raw<number>`coalesce(sum((select sum(i.quantity) from order_items i where ${isLineOf(query.item)}))
      filter (where m.status <> 'canceled'), 0)::float8`.as("units"),
    raw<string>`coalesce(sum((select sum(i.price * i.quantity) from order_items i
        where i.business_id = m.business_id and i.order_id = m.id))
      filter (where m.status <> 'canceled' and m.currency = 'MXN'), 0)::text`.as("total"),
  ]);
}

function isLineOf(item?: string) {
  const named = item ? raw<boolean>`i.name = ${item}` : raw<boolean>`true`;
  return raw<boolean>`i.business_id = m.business_id and i.order_id = m.id and ${named}`;
}

function lateBefore(at: Date) {
  return raw<boolean>`(m.status = 'pending' and m.due_at < ${at})`;
}

const ZONE = {
  name: "zone-of-order",
  text: `select coalesce(
      (select b.zone from ${branchRows} b where b.business_id = current_business() and b.id = $1::uuid),
      (select o.timezone from ${businessRows} o where o.business_id = current_business())) as zone`,
};

/** Of its branch, else of the business. */
export async function readZone(tx: Tx, branchId: string | null): Promise<string> {
  const [row] = await tx.run<{ zone: string }>(ZONE, [branchId]);
  return row?.zone ?? USUAL_ZONE;
}
