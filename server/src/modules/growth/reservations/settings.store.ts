// The booking settings: one row a tenant, none before the first save; and the business of a page address.
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type SettingsRow = Selectable<GrowthTables["reservation_settings"]>;
export type SettingsWrite = Updateable<GrowthTables["reservation_settings"]>;

export function readSettings(tx: Tx): Promise<SettingsRow | undefined> {
  return tx.first(sql.selectFrom("reservation_settings").selectAll());
}

/** The row, created when there is none; locked. */
export async function lockSettings(tx: Tx, businessId: string, at: Date): Promise<SettingsRow> {
  await tx.count(
    sql
      .insertInto("reservation_settings")
      .values({ business_id: businessId, updated_at: at })
      .onConflict((known) => known.doNothing()),
  );
  return (await tx.first(sql.selectFrom("reservation_settings").selectAll().forUpdate())) as SettingsRow;
}

export async function updateSettings(tx: Tx, set: SettingsWrite): Promise<SettingsRow> {
  return (await tx.first(sql.updateTable("reservation_settings").set(set).returningAll())) as SettingsRow;
}

export async function readAddress(tx: Tx, businessId: string): Promise<string> {
  const row = await tx.first(
    sql.selectFrom("reservation_addresses").select("search").where("business_id", "=", businessId),
  );
  return row?.search ?? "";
}

/** False when another business has it. */
export async function claimAddress(tx: Tx, search: string, businessId: string): Promise<boolean> {
  const claimed = await tx.count(
    sql
      .insertInto("reservation_addresses")
      .values({ search, business_id: businessId })
      .onConflict((known) => known.doNothing()),
  );
  return claimed === 1;
}

export async function businessAt(tx: Tx, search: string): Promise<string | undefined> {
  const row = await tx.first(
    sql.selectFrom("reservation_addresses").select("business_id").where("search", "=", search),
  );
  return row?.business_id;
}
