// Statements on messages for rehearsed conversations, and the real texts that can be used in them.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

/** Queued messages count as arrived. */
export async function markArrived(tx: Tx, threadId: string, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("messages")
      .set({ status: "delivered", attempted_at: at })
      .where("thread_id", "=", threadId)
      .where("status", "=", "queued"),
  );
}

/** Texts of a contact, newest first, in any channel. */
export function readTextsOf(tx: Tx, contactId: string, most: number): Promise<{ text: string }[]> {
  return tx.rows(
    sql
      .selectFrom("messages as m")
      .innerJoin("threads as t", (join) =>
        join.onRef("t.business_id", "=", "m.business_id").onRef("t.id", "=", "m.thread_id"),
      )
      .select("m.text")
      .where("t.contact_id", "=", contactId)
      .where("m.role", "=", "user")
      .where("m.type", "=", "message")
      .where("m.kind", "=", "text")
      .where("m.is_deleted", "=", false)
      .where("m.text", "<>", "")
      .orderBy("m.at", "desc")
      .orderBy("m.id", "desc")
      .limit(most),
  );
}
