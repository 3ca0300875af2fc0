// The data around the payments of an appointment: the deadline of its slot, the start of its discount, the started
// payments.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { SaleKind } from "./payable-sale.ts";

export type OrderRow = Selectable<SchedulingTables["payment_orders"]>;
export type DeadlineRow = Selectable<SchedulingTables["payment_deadlines"]>;

export async function insertDeadline(tx: Tx, row: Omit<DeadlineRow, "withdrawn_at">): Promise<boolean> {
  const made = await tx.count(
    sql
      .insertInto("payment_deadlines")
      .values(row)
      .onConflict((known) => known.doNothing()),
  );
  return made > 0;
}

export function readDeadline(tx: Tx, appointmentId: string): Promise<DeadlineRow | undefined> {
  return tx.first(sql.selectFrom("payment_deadlines").selectAll().where("appointment_id", "=", appointmentId));
}

export async function withdrawDeadline(tx: Tx, appointmentId: string, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("payment_deadlines")
      .set({ withdrawn_at: at })
      .where("appointment_id", "=", appointmentId)
      .where("withdrawn_at", "is", null),
  );
}

export async function readFirstView(tx: Tx, appointmentId: string, coupon: string): Promise<Date | null> {
  const row = await tx.first(
    sql
      .selectFrom("discount_views")
      .select("viewed_at")
      .where("appointment_id", "=", appointmentId)
      .where("coupon", "=", coupon),
  );
  return row?.viewed_at ?? null;
}

/** The first one stays, for all later views (D-6.2). */
export async function keepFirstView(
  tx: Tx,
  view: { business_id: string; appointment_id: string; coupon: string; viewed_at: Date },
): Promise<void> {
  await tx.count(
    sql
      .insertInto("discount_views")
      .values(view)
      .onConflict((known) => known.doNothing()),
  );
}

export async function insertOrder(tx: Tx, row: OrderRow): Promise<void> {
  await tx.count(sql.insertInto("payment_orders").values(row));
}

export async function writePreference(tx: Tx, id: string, preference: string, initPoint: string): Promise<void> {
  await tx.count(sql.updateTable("payment_orders").set({ preference, init_point: initPoint }).where("id", "=", id));
}

export function readOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.first(sql.selectFrom("payment_orders").selectAll().where("id", "=", id));
}

/** Serializes writers of its result. */
export function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.first(sql.selectFrom("payment_orders").selectAll().where("id", "=", id).forUpdate());
}

/** One that can still be paid, with the same amount. */
export function readOpenOrder(
  tx: Tx,
  wanted: { appointmentId: string; seller: string; amountCents: number; currency: string; until: Date; after: Date },
): Promise<OrderRow | undefined> {
  return tx.first(
    sql
      .selectFrom("payment_orders")
      .selectAll()
      .where("appointment_id", "=", wanted.appointmentId)
      .where("seller", "=", wanted.seller)
      .where("amount_cents", "=", wanted.amountCents)
      .where("currency", "=", wanted.currency)
      .where("preference", "is not", null)
      .where("expires_at", ">", wanted.after)
      .where("expires_at", "=", wanted.until)
      .orderBy("created_at", "desc")
      .limit(1),
  );
}

/** A link of a sale that can still be paid, with the same amount. */
export function readOpenSale(
  tx: Tx,
  wanted: { kind: SaleKind; saleId: string; seller: string; amountCents: number; after: Date },
): Promise<OrderRow | undefined> {
  return tx.first(
    sql
      .selectFrom("payment_orders")
      .selectAll()
      .where(wanted.kind === "order" ? "product_order_id" : "package_purchase_id", "=", wanted.saleId)
      .where("seller", "=", wanted.seller)
      .where("amount_cents", "=", wanted.amountCents)
      .where("preference", "is not", null)
      .where("expires_at", ">", wanted.after)
      .orderBy("created_at", "desc")
      .limit(1),
  );
}
