// The provider's data of each payment.
import type { Task } from "@mostrador/domain/scheduling/payments/payment-status.ts";
import type { TaskQuery } from "@mostrador/domain/scheduling/payments/schema.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import type * as z from "zod";
import { sql } from "../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type PaymentRow = Selectable<SchedulingTables["payments"]>;
/** With the words and the sale of its link. */
export type TitledRow = PaymentRow & {
  title: string;
  product_order_id: string | null;
  package_purchase_id: string | null;
};

const titled = sql
  .selectFrom("payments")
  .innerJoin("payment_orders", (join) =>
    join
      .onRef("payment_orders.business_id", "=", "payments.business_id")
      .onRef("payment_orders.id", "=", "payments.order_id"),
  )
  .selectAll("payments")
  .select(["payment_orders.title", "payment_orders.product_order_id", "payment_orders.package_purchase_id"]);

export function readByProviderRef(tx: Tx, ref: string): Promise<PaymentRow | undefined> {
  return tx.first(sql.selectFrom("payments").selectAll().where("provider_ref", "=", ref));
}

export function readPayment(tx: Tx, id: string): Promise<TitledRow | undefined> {
  return tx.first(titled.where("payments.id", "=", id));
}

export async function insertPayment(tx: Tx, row: Insertable<SchedulingTables["payments"]>): Promise<void> {
  await tx.count(sql.insertInto("payments").values(row));
}

export async function updatePayment(tx: Tx, id: string, row: Updateable<SchedulingTables["payments"]>): Promise<void> {
  await tx.count(sql.updateTable("payments").set(row).where("id", "=", id));
}

/** A person of the business has to decide about it. */
export function openTask(tx: Tx, id: string, task: Task, at: Date): Promise<void> {
  return updatePayment(tx, id, { task, settled_at: null, settled_by: null, updated_at: at });
}

/** The newest last. */
export function paymentsOf(tx: Tx, appointmentId: string): Promise<TitledRow[]> {
  return tx.rows(titled.where("payments.appointment_id", "=", appointmentId).orderBy("payments.created_at"));
}

/** Open decisions, the newest first; one more than `limit` means that there are others. */
export function readTasks(tx: Tx, { limit, after }: z.output<typeof TaskQuery>): Promise<TitledRow[]> {
  let open = titled
    .where("payments.task", "is not", null)
    .where("payments.settled_at", "is", null)
    .orderBy("payments.created_at", "desc")
    .orderBy("payments.id", "desc")
    .limit(limit + 1);
  if (after) {
    open = open.where(raw<boolean>`(payments.created_at, payments.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  }
  return tx.rows(open);
}

/** Closes tasks about an appointment's slot once a person has found one for it. */
export async function settlePlaceTasks(tx: Tx, appointmentId: string, at: Date, by: string): Promise<number> {
  return tx.count(
    sql
      .updateTable("payments")
      .set({ settled_at: at, settled_by: by, updated_at: at })
      .where("appointment_id", "=", appointmentId)
      .where("task", "in", ["place_taken", "cancelled"])
      .where("settled_at", "is", null),
  );
}

/** Who paid; null where nobody of the directory did. */
export async function contactOfPayment(tx: Tx, paymentId: string): Promise<string | null> {
  const row = await tx.first(
    sql
      .selectFrom("payments as p")
      .innerJoin("payment_orders as o", (on) =>
        on.onRef("o.business_id", "=", "p.business_id").onRef("o.id", "=", "p.order_id"),
      )
      .select("o.contact_id")
      .where("p.id", "=", paymentId),
  );
  return row?.contact_id ?? null;
}
