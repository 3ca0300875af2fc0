// Stores a business's privacy settings: one row, created with the first setting.
import { PrivacyDefaults } from "@mostrador/domain/business/privacy/schema.ts";
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type SettingsRow = Selectable<BusinessTables["privacy_settings"]>;
export type SettingsWrite = Updateable<BusinessTables["privacy_settings"]>;

export function readSettings(tx: Tx): Promise<SettingsRow | undefined> {
  return tx.first(sql.selectFrom("privacy_settings").selectAll());
}

/** Creates the row if needed, and locks it until the transaction ends. */
export async function lockSettings(tx: Tx, businessId: string, at: Date): Promise<SettingsRow> {
  const made = sql.insertInto("privacy_settings").values({ business_id: businessId, updated_at: at });
  await tx.count(made.onConflict((known) => known.doNothing()));
  return (await tx.first(sql.selectFrom("privacy_settings").selectAll().forUpdate())) as SettingsRow;
}

export async function updateSettings(tx: Tx, set: SettingsWrite): Promise<SettingsRow> {
  return (await tx.first(sql.updateTable("privacy_settings").set(set).returningAll())) as SettingsRow;
}

/** How long each kind of data is kept (D-15.6). */
export function periodsOf(row: SettingsRow | undefined) {
  return {
    messageMonths: row?.message_months ?? PrivacyDefaults.messageMonths,
    historyMonths: row?.history_months ?? PrivacyDefaults.historyMonths,
    moneyYears: row?.money_years ?? PrivacyDefaults.moneyYears,
  };
}
