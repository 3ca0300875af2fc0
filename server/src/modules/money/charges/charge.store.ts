// Charges and their lines in the database: amounts are exact decimals (D-12.1).

import { chargeJournal } from "@mostrador/domain/money/charges/schema.ts";
import type { PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows, zoneOfRow } from "../../business/branches/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { moneyMovementRows } from "../finance/index.ts";

export type ChargeRow = Selectable<MoneyTables["charges"]>;
export type LineRow = Selectable<MoneyTables["charge_lines"]>;
type Payment = {
  id: string;
  type: "in" | "out";
  payment_method: PaymentMethod;
  amount: string;
  is_tip: boolean;
  date: string;
};
type ShownLine = {
  appointment_id: string | null;
  order_id: string | null;
  enrollment_id: string | null;
  package_purchase_id: string | null;
  title: string;
  price: string;
  discount: string;
  paid: string;
  refunded: string;
};
export type NamedCharge = ChargeRow &
  ClientNames & { branch_name: string; lines: readonly ShownLine[]; payments: readonly Payment[] };

/** What other capabilities may read of the lines: the price and the discount of what was charged. */
export const chargeLineRows = joinable("charge_lines", [
  "business_id",
  "charge_id",
  "position",
  "appointment_id",
  "order_id",
  "package_purchase_id",
  "price",
  "discount",
  "created_at",
]);

/** The tickets that other capabilities may read. */
export const chargeRows = joinable("charges", [
  "business_id",
  "id",
  "ticket",
  "branch_id",
  "is_invoiced",
  "created_at",
]);

const NEXT_TICKET = {
  name: "next-ticket-of-charge",
  text: `insert into charge_tickets (business_id, last_ticket) values ($1, 1)
    on conflict (business_id) do update set last_ticket = charge_tickets.last_ticket + 1 returning last_ticket`,
};

export async function nextTicket(tx: Tx, businessId: string): Promise<number> {
  const [row] = await tx.run<{ last_ticket: number }>(NEXT_TICKET, [businessId]);
  return (row as { last_ticket: number }).last_ticket;
}

export async function insertCharge(tx: Tx, row: Insertable<MoneyTables["charges"]>): Promise<void> {
  await tx.count(sql.insertInto("charges").values(row));
}

export async function insertLines(tx: Tx, rows: readonly Insertable<MoneyTables["charge_lines"]>[]): Promise<void> {
  await tx.count(sql.insertInto("charge_lines").values([...rows]));
}

export function lockCharge(tx: Tx, id: string): Promise<ChargeRow | undefined> {
  return tx.first(sql.selectFrom("charges").selectAll().where("id", "=", id).forNoKeyUpdate());
}

export function linesOf(tx: Tx, chargeId: string): Promise<LineRow[]> {
  return tx.rows(sql.selectFrom("charge_lines").selectAll().where("charge_id", "=", chargeId).orderBy("position"));
}

const LINE_COLUMNS = {
  appointment: "appointment_id",
  order: "order_id",
  enrollment: "enrollment_id",
  package: "package_purchase_id",
} as const;
export type LineKind = keyof typeof LINE_COLUMNS;

/** The column of a line that names a thing of this kind. */
export function lineColumn(kind: LineKind) {
  return LINE_COLUMNS[kind];
}

/** The lines of this thing that hold money, the last first. */
export function linesPaidFor(tx: Tx, kind: LineKind, id: string): Promise<LineRow[]> {
  const lines = sql.selectFrom("charge_lines").selectAll().where(LINE_COLUMNS[kind], "=", id);
  return tx.rows(lines.whereRef("paid", ">", "refunded").orderBy("created_at", "desc").orderBy("charge_id", "desc"));
}

export async function updateCharge(tx: Tx, id: string, write: Updateable<MoneyTables["charges"]>): Promise<void> {
  await tx.count(sql.updateTable("charges").set(write).where("id", "=", id));
}

export async function updateLine(
  tx: Tx,
  chargeId: string,
  position: number,
  write: Updateable<MoneyTables["charge_lines"]>,
): Promise<void> {
  const update = sql.updateTable("charge_lines").set(write);
  await tx.count(update.where("charge_id", "=", chargeId).where("position", "=", position));
}

const TIPS = {
  name: "tips-of-charge",
  text: `select m.appointment_id as "appointmentId", m.order_id as "orderId", m.enrollment_id as "enrollmentId",
      m.package_purchase_id as "packagePurchaseId",
      round(sum(case m.type when 'in' then m.amount else -m.amount end) * 100)::float8 as cents
    from ${moneyMovementRows} m where m.business_id = current_business() and m.charge_id = $1 and m.is_tip
    group by 1, 2, 3, 4 having sum(case m.type when 'in' then m.amount else -m.amount end) > 0 order by 1, 2, 3, 4`,
};

type TipRow = Record<"appointmentId" | "orderId" | "enrollmentId" | "packagePurchaseId", string | null> & {
  cents: number;
};

/** What is left of the tip of a charge, by what it was given for. */
export const tipsOf = (tx: Tx, chargeId: string) => tx.run<TipRow>(TIPS, [chargeId]);

export const readCharges = journalStore<NamedCharge>(chargeJournal, {
  zone: zoneOfRow,
  joins: [
    { rows: branchRows, as: "b", by: "branch_id", select: ["b.name as branch_name"] },
    { rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES, optional: true },
  ],
  select: [
    raw<
      ShownLine[]
    >`(select coalesce(json_agg(json_build_object('appointment_id', l.appointment_id, 'order_id', l.order_id,
        'enrollment_id', l.enrollment_id, 'package_purchase_id', l.package_purchase_id, 'title', l.title, 'price', l.price::text, 'discount', l.discount::text,
        'paid', l.paid::text, 'refunded', l.refunded::text) order by l.position), '[]')
      from charge_lines l where l.business_id = m.business_id and l.charge_id = m.id)`.as("lines"),
    raw<
      Payment[]
    >`(select coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'payment_method', p.payment_method,
        'amount', p.amount::text, 'is_tip', p.is_tip, 'date', p.date) order by p.date, p.id), '[]')
      from ${raw.raw(moneyMovementRows)} p where p.business_id = m.business_id and p.charge_id = m.id)`.as("payments"),
  ],
}).page;
