// Tills in the database: one open till a person and branch, by a unique index; amounts are exact decimals.
import type { PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import { tillJournal } from "@mostrador/domain/money/tills/schema.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows, zoneOfRow } from "../../business/branches/index.ts";
import { moneyMovementRows } from "../finance/index.ts";

type TillRow = Selectable<MoneyTables["till_shifts"]>;
export type MethodSumRow = { payment_method: PaymentMethod; in: string; out: string; tips: string };
type EventRow = {
  kind: "opened" | "closed" | "reopened";
  at: string;
  by_name: string;
  note: string;
  difference: string | null;
};
export type NamedTill = TillRow & {
  branch_name: string;
  method_sums: readonly MethodSumRow[];
  events: readonly EventRow[];
};

/** False where the person has an open till in the branch. */
export async function insertTill(tx: Tx, row: Insertable<MoneyTables["till_shifts"]>): Promise<boolean> {
  const insert = sql.insertInto("till_shifts").values(row);
  return (await tx.count(insert.onConflict((open) => open.doNothing()))) === 1;
}

export function lockTill(tx: Tx, id: string): Promise<TillRow | undefined> {
  return tx.first(sql.selectFrom("till_shifts").selectAll().where("id", "=", id).forUpdate());
}

const OPEN = {
  name: "open-till-of-person",
  text: `select id from till_shifts where business_id = current_business() and branch_id = $1 and person_id = $2
      and closed_at is null for share`,
};

/** Held: it closes after this transaction, or before it. */
export async function holdOpenTill(tx: Tx, branchId: string, personId: string): Promise<string | null> {
  const [row] = await tx.run<{ id: string }>(OPEN, [branchId, personId]);
  return row?.id ?? null;
}

const CLOSED = {
  name: "closed-till",
  text: "select closed_at is not null as closed from till_shifts where business_id = current_business() and id = $1 for share",
};

export async function holdIsClosed(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run<{ closed: boolean }>(CLOSED, [id]))[0]?.closed ?? false;
}

export async function updateTill(tx: Tx, id: string, write: Updateable<MoneyTables["till_shifts"]>): Promise<void> {
  await tx.count(sql.updateTable("till_shifts").set(write).where("id", "=", id));
}

const NOTE = {
  name: "note-till-event",
  text: `insert into till_events (business_id, till_shift_id, position, kind, at, by_name, note, difference)
    select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5, $6, $7 from till_events
    where business_id = $1 and till_shift_id = $2`,
};

type TillEvent = { kind: EventRow["kind"]; at: Date; by: string; note: string; difference: string | null };

export async function noteTillEvent(tx: Tx, businessId: string, id: string, event: TillEvent): Promise<void> {
  const { kind, at, by, note, difference } = event;
  await tx.run(NOTE, [businessId, id, kind, at, by, note, difference]);
}

export const readTills = journalStore<NamedTill>(tillJournal, {
  zone: zoneOfRow,
  joins: [{ rows: branchRows, as: "b", by: "branch_id", select: ["b.name as branch_name"] }],
  select: [
    raw<
      MethodSumRow[]
    >`(select coalesce(json_agg(json_build_object('payment_method', s.payment_method, 'in', s.ins::text,
        'out', s.outs::text, 'tips', s.tips::text)), '[]') from (
        select p.payment_method, coalesce(sum(p.amount) filter (where p.type = 'in'), 0) as ins,
          coalesce(sum(p.amount) filter (where p.type = 'out'), 0) as outs,
          coalesce(sum(case p.type when 'in' then p.amount else -p.amount end) filter (where p.is_tip), 0) as tips
        from ${raw.raw(moneyMovementRows)} p where p.business_id = m.business_id and p.till_shift_id = m.id
        group by p.payment_method) s)`.as("method_sums"),
    raw<EventRow[]>`(select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'by_name', e.by_name,
        'note', e.note, 'difference', e.difference::text) order by e.position), '[]')
      from till_events e where e.business_id = m.business_id and e.till_shift_id = m.id)`.as("events"),
  ],
}).page;
