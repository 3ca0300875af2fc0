// The tablets of a business, and the tablet of a link. Only the hash of a link's secret is stored.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows } from "../../business/branches/index.ts";

type Tablets = SchedulingTables["kiosk_tablets"];
export type TabletRow = Selectable<Tablets>;
export type NamedTablet = TabletRow & { branch_name: string; zone: string };

const NAMED = `select t.*, b.name as branch_name, b.zone from kiosk_tablets t
    join ${branchRows} b on b.business_id = t.business_id and b.id = t.branch_id
    where t.business_id = current_business()`;
const ALL = { name: "kiosk-tablets", text: `${NAMED} order by t.created_at, t.id` };
const ONE = { name: "kiosk-tablet", text: `${NAMED} and t.id = $1` };

export function readTablets(tx: Tx): Promise<NamedTablet[]> {
  return tx.run<NamedTablet>(ALL, []);
}

export async function readTablet(tx: Tx, id: string): Promise<NamedTablet | undefined> {
  return (await tx.run<NamedTablet>(ONE, [id]))[0];
}

export async function insertTablet(tx: Tx, row: Insertable<Tablets>): Promise<void> {
  await tx.count(sql.insertInto("kiosk_tablets").values(row));
}

/** Until the transaction ends nobody edits, withdraws or deletes it. */
export function lockTablet(tx: Tx, id: string): Promise<TabletRow | undefined> {
  return tx.first(sql.selectFrom("kiosk_tablets").selectAll().where("id", "=", id).forUpdate());
}

/** The same; several arrivals at one tablet do not wait for each other. */
export function holdTablet(tx: Tx, id: string): Promise<TabletRow | undefined> {
  return tx.first(sql.selectFrom("kiosk_tablets").selectAll().where("id", "=", id).forShare());
}

export async function updateTablet(tx: Tx, id: string, write: Updateable<Tablets>): Promise<void> {
  await tx.count(sql.updateTable("kiosk_tablets").set(write).where("id", "=", id));
}

export async function deleteTabletRow(tx: Tx, id: string): Promise<number> {
  return tx.count(sql.deleteFrom("kiosk_tablets").where("id", "=", id));
}

const AT = { name: "kiosk-at", text: "select business_id, id from kiosk_at($1)" };

/** The tablet of a link, before its business is known. */
export async function tabletAt(tx: Tx, hash: string): Promise<{ businessId: string; id: string } | undefined> {
  const [row] = await tx.run<{ business_id: string; id: string }>(AT, [hash]);
  return row && { businessId: row.business_id, id: row.id };
}

const WORKS = {
  name: "kiosk-works-at",
  text: `select true as works from kiosk_tablets
    where business_id = current_business() and branch_id = $1 and secret_hash is not null limit 1`,
};

/** Whether clients of this branch have a tablet to check in at. */
export async function hasTablet(tx: Tx, branchId: string): Promise<boolean> {
  return (await tx.run<{ works: boolean }>(WORKS, [branchId])).length > 0;
}
