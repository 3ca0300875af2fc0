// Bought packages and the journal of their sessions in the database. A change of what is left locks the purchase.
import { packageMovements, packagePurchases } from "@mostrador/domain/money/packages/schema.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows, branchZoneOf, zoneOfRow } from "../../business/branches/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { serviceRows } from "../../catalog/services/index.ts";
import { chargeLineRows } from "../charges/index.ts";
import { moneyMovementRows } from "../finance/index.ts";

type PurchaseRow = Selectable<MoneyTables["package_purchases"]>;
/** With the zone of its branch. */
export type HeldPurchase = PurchaseRow & { zone: string };
export type NamedPurchase = PurchaseRow &
  ClientNames & {
    branch_name: string;
    services: readonly { _id: string; name: string }[];
    paid: string;
    discount: string;
  };
type MovementRow = Selectable<MoneyTables["package_movements"]>;
export type NamedSessionMovement = MovementRow & ClientNames & { package_name: string };

/** What other capabilities may read of the journal: which appointments a session pays for. */
export const packageMovementRows = joinable("package_movements", [
  ...(["business_id", "id", "purchase_id", "contact_id", "appointment_id"] as const),
  ...(["type", "is_returned", "use_id", "created_at"] as const),
]);
export const purchaseRows = joinable("package_purchases", ["business_id", "id", "name", "price", "sessions"]);
export const purchaseServiceRows = joinable("package_purchase_services", [
  "business_id",
  "package_purchase_id",
  "service_id",
]);

/** Payments minus refunds of the purchase `m`, and what of its price nobody owes. */
const PAID = raw<string>`coalesce((select sum(case p.type when 'in' then p.amount else -p.amount end)
    from ${raw.raw(moneyMovementRows)} p
    where p.business_id = m.business_id and p.package_purchase_id = m.id and not p.is_tip), 0)`;
const DISCOUNT = raw<string>`coalesce((select sum(l.discount) from ${raw.raw(chargeLineRows)} l
    where l.business_id = m.business_id and l.package_purchase_id = m.id), 0)`;

/** Of the purchase `p`: what one session of it is worth, in pesos. */
export const SESSION_PRICE = `round(greatest(0, p.price - coalesce((select sum(l.discount) from ${chargeLineRows} l
    where l.business_id = p.business_id and l.package_purchase_id = p.id), 0)) / p.sessions, 2)`;

const purchases = journalStore<NamedPurchase>(packagePurchases, {
  zone: zoneOfRow,
  joins: [
    { rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES },
    { rows: branchRows, as: "b", by: "branch_id", select: ["b.name as branch_name"] },
  ],
  select: [
    raw<string>`(${PAID})::text`.as("paid"),
    raw<string>`(${DISCOUNT})::text`.as("discount"),
    raw<
      NamedPurchase["services"]
    >`(select coalesce(json_agg(json_build_object('_id', s.id, 'name', s.name) order by s.name), '[]')
      from package_purchase_services r join ${raw.raw(serviceRows)} s on s.business_id = r.business_id and s.id = r.service_id
      where r.business_id = m.business_id and r.package_purchase_id = m.id)`.as("services"),
  ],
});

export const readPurchases = purchases.page;

/** Those of the contact with sessions left, the next to expire first. */
export async function readOpen(tx: Tx, contactId: string): Promise<NamedPurchase[]> {
  const rows = await purchases.page(tx, { clientId: contactId, status: "active", limit: MOST_OPEN });
  return rows.sort((a, b) => (a.expires_on ?? NEVER).localeCompare(b.expires_on ?? NEVER));
}

const MOST_OPEN = 20;
const NEVER = "9999-12-31";

/** Sums as exact text. */
export function readPurchaseTotals(tx: Tx, query: Parameters<typeof purchases.sums>[1]) {
  return purchases.sums<{ count: number; left: number; paid: string; owed: string }>(tx, query, [
    raw<number>`(count(*) filter (where m.status not in ('pending', 'lapsed')))::int`.as("count"),
    raw<number>`coalesce(sum(m.sessions_left), 0)::int`.as("left"),
    raw<string>`coalesce(sum(${PAID}), 0)::text`.as("paid"),
    raw<string>`coalesce(sum(greatest(0, m.price - ${DISCOUNT} - ${PAID})) filter (where m.status not in ('refunded', 'pending', 'lapsed')), 0)::text`.as(
      "owed",
    ),
  ]);
}

export const readSessionMovements = journalStore<NamedSessionMovement>(packageMovements, {
  joins: [{ rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES }],
  select: [
    raw<string>`(select p.name from package_purchases p where p.business_id = m.business_id and p.id = m.purchase_id)`.as(
      "package_name",
    ),
  ],
}).page;

/** False: there is one with its key. The second of two at once waits for the first. */
export async function insertPurchase(
  tx: Tx,
  row: Insertable<MoneyTables["package_purchases"]>,
  serviceIds: readonly string[],
): Promise<boolean> {
  const insert = sql.insertInto("package_purchases").values(row);
  const once = insert.onConflict((same) => same.doNothing());
  if ((await tx.count(once)) === 0) return false;
  const { business_id, id: package_purchase_id } = row;
  const rows = serviceIds.map((service_id) => ({ business_id, package_purchase_id, service_id }));
  await tx.count(sql.insertInto("package_purchase_services").values(rows));
  return true;
}

export async function readByKey(tx: Tx, key: string) {
  const rows = sql.selectFrom("package_purchases").select(["id", "package_id", "contact_id", "status"]);
  return tx.first(rows.where("request_key", "=", key));
}

const zoned = sql.selectFrom("package_purchases").selectAll().select(branchZoneOf("package_purchases").as("zone"));

export function readPurchase(tx: Tx, id: string): Promise<HeldPurchase | undefined> {
  return tx.first(zoned.where("id", "=", id));
}

export function lockPurchase(tx: Tx, id: string): Promise<HeldPurchase | undefined> {
  return tx.first(zoned.where("id", "=", id).forNoKeyUpdate());
}

const LOCK = {
  name: "lock-purchases",
  text: "select pg_advisory_xact_lock(hashtextextended('package_purchases ' || $1, 0))",
};

/** What this contact buys online is written one after the other. */
export async function lockPurchases(tx: Tx, contactId: string): Promise<void> {
  await tx.run(LOCK, [contactId]);
}

/** What this contact bought online of this package and did not pay yet. */
export function lockPending(tx: Tx, contactId: string, packageId: string): Promise<HeldPurchase | undefined> {
  const rows = zoned.where("contact_id", "=", contactId).where("package_id", "=", packageId);
  return tx.first(rows.where("status", "=", "pending").forNoKeyUpdate());
}

const ZONE = { name: "zone-of-sale", text: `select b.zone from ${branchRows} b where b.id = $1` };

/** Of a branch that exists. */
export async function readZone(tx: Tx, branchId: string): Promise<string> {
  const [row] = await tx.run<{ zone: string }>(ZONE, [branchId]);
  return (row as { zone: string }).zone;
}

const USABLE = `from package_purchases p join ${branchRows} b on b.business_id = p.business_id and b.id = p.branch_id
    where p.business_id = current_business() and p.contact_id = $1 and p.status = 'active'
      and (p.expires_on is null or p.expires_on >= $3::date)
      and exists (select from package_purchase_services s
        where s.business_id = p.business_id and s.package_purchase_id = p.id and s.service_id = $2)
    order by p.expires_on nulls last, p.sold_at, p.id`;
const READ_USABLE = { name: "usable-packages", text: `select p.*, b.zone ${USABLE}` };
const LOCK_USABLE = { name: "lock-usable-packages", text: `select p.*, b.zone ${USABLE} for no key update of p` };

/** Those of the contact that pay for this service on that day, the next to expire first. */
export function usablePurchases(
  tx: Tx,
  use: { contactId: string; serviceId: string; on: string },
  { hold }: { hold: boolean },
): Promise<HeldPurchase[]> {
  return tx.run<HeldPurchase>(hold ? LOCK_USABLE : READ_USABLE, [use.contactId, use.serviceId, use.on]);
}

export async function updatePurchase(
  tx: Tx,
  id: string,
  write: Updateable<MoneyTables["package_purchases"]>,
): Promise<void> {
  await tx.count(sql.updateTable("package_purchases").set(write).where("id", "=", id));
}

export async function insertSessionMovement(tx: Tx, row: Insertable<MoneyTables["package_movements"]>): Promise<void> {
  await tx.count(sql.insertInto("package_movements").values(row));
}

/** The session that pays for this appointment. */
export function openUse(tx: Tx, appointmentId: string): Promise<MovementRow | undefined> {
  const rows = sql.selectFrom("package_movements").selectAll().where("appointment_id", "=", appointmentId);
  return tx.first(rows.where("type", "=", "used").where("is_returned", "=", false));
}

/** False where it was given back before. */
export async function markReturned(tx: Tx, id: string): Promise<boolean> {
  const rows = sql.updateTable("package_movements").set({ is_returned: true });
  return (await tx.count(rows.where("id", "=", id).where("is_returned", "=", false))) === 1;
}

const EXPIRED = {
  name: "expired-sessions",
  text: `select coalesce(-sum(m.sessions), 0)::int as expired from package_movements m
    where m.business_id = current_business() and m.purchase_id = $1 and m.type in ('expired', 'extended')`,
};

/** The sessions that expired and were not brought back. */
export async function readExpired(tx: Tx, purchaseId: string): Promise<number> {
  return (await tx.run<{ expired: number }>(EXPIRED, [purchaseId]))[0]?.expired ?? 0;
}

/** Deletes what a contact bought; returns its id where there was anything. */
export async function forgetClient(tx: Tx, contactId: string): Promise<string[]> {
  const gone = await tx.count(sql.deleteFrom("package_purchases").where("contact_id", "=", contactId));
  return gone > 0 ? [contactId] : [];
}
