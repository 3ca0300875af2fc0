// Templates of the business's accounts at WhatsApp, as they were last read there.
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type TemplateRow = Selectable<ConversationTables["message_templates"]>;

/** Templates that may be sent now for this purpose; the rows are locked until the transaction ends. */
export function holdApproved(tx: Tx, wabaId: string, purpose: NonNullable<TemplateRow["purpose"]>) {
  return tx.rows(
    sql
      .selectFrom("message_templates")
      .selectAll()
      .where("waba_id", "=", wabaId)
      .where("purpose", "=", purpose)
      .where("status", "=", "APPROVED")
      .where("is_sendable", "=", true)
      .orderBy("name")
      .forShare(),
  );
}

export function holdTemplate(tx: Tx, id: string): Promise<TemplateRow | undefined> {
  return tx.first(sql.selectFrom("message_templates").selectAll().where("id", "=", id).forShare());
}

export type TemplateInsert = Insertable<ConversationTables["message_templates"]>;

export function readTemplates(tx: Tx): Promise<TemplateRow[]> {
  return tx.rows(sql.selectFrom("message_templates").selectAll().orderBy("name").orderBy("language"));
}

export function readTemplate(tx: Tx, id: string): Promise<TemplateRow | undefined> {
  return tx.first(sql.selectFrom("message_templates").selectAll().where("id", "=", id));
}

export function lockTemplatesOf(tx: Tx, wabaId: string): Promise<TemplateRow[]> {
  return tx.rows(
    sql.selectFrom("message_templates").selectAll().where("waba_id", "=", wabaId).orderBy("id").forUpdate(),
  );
}

/** Returns the stored row: a template with a known name and language keeps its id. */
export async function putTemplate(tx: Tx, row: TemplateInsert): Promise<TemplateRow> {
  const { business_id: _business, id: _id, created_at: _created, ...set } = row;
  const kept = await tx.first(
    sql
      .insertInto("message_templates")
      .values(row)
      .onConflict((known) => known.columns(["business_id", "waba_id", "name", "language"]).doUpdateSet(set))
      .returningAll(),
  );
  if (!kept) throw new Error("The template that was just written is not there.");
  return kept;
}

export async function deleteTemplates(tx: Tx, ids: string[]): Promise<number> {
  return ids.length === 0 ? 0 : tx.count(sql.deleteFrom("message_templates").where("id", "in", ids));
}
