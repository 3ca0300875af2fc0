// Money movements in the database: amounts are exact decimals, sums are made there (D-12.1).
import type { MoneyMovementQuery, MoneyTotalsQuery } from "@mostrador/domain/money/finance/schema.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import type * as z from "zod";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows } from "../../business/branches/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows, type JoinedClient } from "../../business/contacts/index.ts";

export type MovementRow = Selectable<MoneyTables["money_movements"]>;
export type MovementWrite = Updateable<MoneyTables["money_movements"]>;
type Filters = z.output<typeof MoneyTotalsQuery>;

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

/** The newest first; one more than `limit` says that there are others. */
export function readMovements(tx: Tx, query: MoneyMovementQuery): Promise<NamedMovement[]> {
  const { after, limit } = query;
  let page = filtered(query)
    .innerJoin(raw<{ business_id: string; id: string; name: string }>`${raw.raw(branchRows)}`.as("b"), (join) =>
      join.onRef("b.business_id", "=", "m.business_id").onRef("b.id", "=", "m.branch_id"),
    )
    .leftJoin(raw<JoinedClient>`${raw.raw(contactRows)}`.as("c"), (join) =>
      join.onRef("c.business_id", "=", "m.business_id").onRef("c.id", "=", "m.contact_id"),
    )
    .selectAll("m")
    .select(["b.name as branch_name", ...CLIENT_NAMES])
    .orderBy("m.date", "desc")
    .orderBy("m.id", "desc")
    .limit(limit + 1);
  if (after) page = page.where(raw<boolean>`(m.date, m.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return tx.rows(page);
}

/** Sums as exact text. */
export function readTotals(tx: Tx, query: Filters) {
  return tx.first(
    filtered(query).select([
      raw<string>`coalesce(sum(m.amount) filter (where m.type = 'in'), 0)::text`.as("in"),
      raw<string>`coalesce(sum(m.amount) filter (where m.type = 'out'), 0)::text`.as("out"),
      raw<string>`coalesce(sum(case m.type when 'in' then m.amount else -m.amount end), 0)::text`.as("net"),
      raw<number>`count(*)::int`.as("count"),
    ]),
  );
}

const REVENUE = {
  name: "revenue-of-contact",
  text: `select coalesce(sum(amount), 0)::text as total from money_movements
    where business_id = current_business() and contact_id = $1 and type = 'in'`,
};

/** How much came in from the contact, in pesos. */
export async function readRevenueOf(tx: Tx, contactId: string): Promise<number> {
  const [row] = await tx.run<{ total: string }>(REVENUE, [contactId]);
  return Number(row?.total ?? 0);
}

/** The ids of the movements of each of these contacts, the oldest first; one without any is not there. */
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

function filtered(query: Filters) {
  const { ids, clientId, from, to, branchId, type, category, paymentMethod } = query;
  let rows = sql.selectFrom("money_movements as m");
  if (ids) rows = rows.where("m.id", "in", ids.length > 0 ? ids : [null as never]);
  if (clientId) rows = rows.where("m.contact_id", "=", clientId);
  if (from) rows = rows.where("m.date", ">=", new Date(from));
  if (to) rows = rows.where("m.date", "<", new Date(to));
  if (branchId) rows = rows.where("m.branch_id", "=", branchId);
  if (type) rows = rows.where("m.type", "=", type);
  if (category) rows = rows.where("m.category", "=", category);
  if (paymentMethod) rows = rows.where("m.payment_method", "=", paymentMethod);
  return rows;
}
