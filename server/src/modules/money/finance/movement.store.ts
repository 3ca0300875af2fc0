// Money movements in the database: amounts are exact decimals, and the database computes the sums (D-12.1).
import type { JournalQuery } from "@mostrador/domain/kit/journal/define-journal.ts";
import {
  type MovementType,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "@mostrador/domain/money/finance/payment-method.ts";
import { type MovementFilter, moneyMovements } from "@mostrador/domain/money/finance/schema.ts";
import { type Insertable, type RawBuilder, sql as raw, type Selectable, type Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows, zoneOfRow } from "../../business/branches/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";

export type MovementRow = Selectable<MoneyTables["money_movements"]>;
export type MovementWrite = Updateable<MoneyTables["money_movements"]>;

/** With the names of the branch and the client. */
export type NamedMovement = MovementRow &
  ClientNames & {
    branch_name: string;
  };

/** False where the key was used before. */
export async function insertMovement(tx: Tx, row: Insertable<MoneyTables["money_movements"]>): Promise<boolean> {
  const insert = sql.insertInto("money_movements").values(row);
  return (await tx.count(insert.onConflict((same) => same.columns(["business_id", "request_key"]).doNothing()))) === 1;
}

export async function readIdByKey(tx: Tx, key: string): Promise<string | undefined> {
  return (await tx.first(sql.selectFrom("money_movements").select("id").where("request_key", "=", key)))?.id;
}

export function lockMovement(tx: Tx, id: string): Promise<MovementRow | undefined> {
  return tx.first(sql.selectFrom("money_movements").selectAll().where("id", "=", id).forUpdate());
}

export async function updateMovement(tx: Tx, id: string, write: MovementWrite): Promise<void> {
  await tx.count(sql.updateTable("money_movements").set(write).where("id", "=", id));
}

export async function deleteMovement(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("money_movements").where("id", "=", id));
}

/** `above`: conditions of other capabilities. */
export type MovementSearch = MovementFilter & { above?: readonly RawBuilder<boolean>[] };

const movements = journalStore<NamedMovement>(moneyMovements, {
  zone: zoneOfRow,
  where: ({ above = [] }: MovementSearch) => above,
  joins: [
    { rows: branchRows, as: "b", by: "branch_id", select: ["b.name as branch_name"] },
    { rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES, optional: true },
  ],
});

export const readMovements = (tx: Tx, query: MovementSearch & Pick<JournalQuery, "limit" | "after">) =>
  movements.page(tx, query);

/** Sums as exact text. */
export function readTotals(tx: Tx, query: MovementSearch) {
  type Sums = { in: string; out: string; net: string; count: number; methods: readonly MethodSum[] };
  return movements.sums<Sums>(tx, query, [
    raw<string>`coalesce(sum(m.amount) filter (where m.type = 'in'), 0)::text`.as("in"),
    raw<string>`coalesce(sum(m.amount) filter (where m.type = 'out'), 0)::text`.as("out"),
    raw<string>`coalesce(sum(case m.type when 'in' then m.amount else -m.amount end), 0)::text`.as("net"),
    raw<number>`count(*)::int`.as("count"),
    raw<readonly MethodSum[]>`json_build_array(${raw.join(PAYMENT_METHODS.map(sumOfMethod))})`.as("methods"),
  ]);
}

type MethodSum = { paymentMethod: PaymentMethod; in: string | null; out: string | null };

/** Null: there is no such movement. */
function sumOfMethod(method: PaymentMethod) {
  const sum = (type: MovementType) =>
    raw`(sum(m.amount) filter (where m.type = ${raw.lit(type)} and m.payment_method = ${raw.lit(method)}))::text`;
  return raw`json_build_object('paymentMethod', ${raw.lit(method)}, 'in', ${sum("in")}, 'out', ${sum("out")})`;
}

const REVENUE = {
  name: "revenue-of-contact",
  text: `select coalesce(sum(amount), 0)::text as total from money_movements
    where business_id = current_business() and contact_id = $1 and type = 'in'`,
};

/** The income from the contact, in pesos. */
export async function readRevenueOf(tx: Tx, contactId: string): Promise<number> {
  const [row] = await tx.run<{ total: string }>(REVENUE, [contactId]);
  return Number(row?.total ?? 0);
}

/** The ids of the movements of each of these contacts, the oldest first; a contact without any is missing. */
export async function moneyMovementsOfContacts(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const rows = await tx.rows(
    sql
      .selectFrom("money_movements")
      .select(["id", "contact_id"])
      .where("contact_id", "in", [...ids])
      .orderBy("date")
      .orderBy("id"),
  );
  for (const { id, contact_id: of } of rows) if (of) found.set(of, [...(found.get(of) ?? []), id]);
  return found;
}
