// Templates of the business's accounts at WhatsApp, as they were last read there.
import type { Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type TemplateRow = Selectable<ConversationTables["message_templates"]>;

/** Those that may go out now for this purpose; the rows stay as they are until the transaction ends. */
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
