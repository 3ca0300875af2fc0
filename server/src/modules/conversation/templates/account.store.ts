// When the templates of each account were last read at WhatsApp, and when they are read next.
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type AccountRow = Selectable<ConversationTables["template_accounts"]>;

export function readAccounts(tx: Tx): Promise<AccountRow[]> {
  return tx.rows(sql.selectFrom("template_accounts").selectAll().orderBy("waba_id"));
}

/** The row of the account, created if missing and locked: one reading is stored at a time. */
export async function lockAccount(tx: Tx, businessId: string, wabaId: string): Promise<AccountRow> {
  await tx.count(
    sql
      .insertInto("template_accounts")
      .values({ business_id: businessId, waba_id: wabaId })
      .onConflict((known) => known.doNothing()),
  );
  const row = await tx.first(sql.selectFrom("template_accounts").selectAll().where("waba_id", "=", wabaId).forUpdate());
  if (!row) throw new Error("The account that was just written is not there.");
  return row;
}

export async function updateAccount(
  tx: Tx,
  wabaId: string,
  set: Updateable<ConversationTables["template_accounts"]>,
): Promise<void> {
  await tx.count(sql.updateTable("template_accounts").set(set).where("waba_id", "=", wabaId));
}
