// Who of the business has a contact's conversation, and which are closed. A contact who writes to two numbers of the
// business has one conversation.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { ThreadRow } from "../thread.store.ts";

export async function setAssignee(tx: Tx, contactId: string, assignee: { userId: string; name: string } | null) {
  // a limited person may give it away
  await tx.unlimited.count(
    sql
      .updateTable("threads")
      .set({ assignee_id: assignee?.userId ?? null, assignee_name: assignee?.name ?? "" })
      .where("contact_id", "=", contactId),
  );
}

/**
 * No one waits there any more, nothing is due, and a new message starts over with whichever assistant or person
 * answers.
 */
export async function closeThreads(tx: Tx, contactId: string, at: Date): Promise<void> {
  await tx.unlimited.count(
    sql
      .updateTable("threads")
      .set((eb) => ({
        resolved_at: at,
        waiting_since: null,
        wait_id: null,
        wait_step: 0,
        wait_kind: null,
        unresolved: 0,
        handed_over_at: null,
        hand_over_reason: "",
        person_until: null,
        answer_due_at: null,
        lease_token: null,
        lease_until: null,
        answered_seq: eb.ref("last_seq"),
        unread_count: 0,
      }))
      .where("contact_id", "=", contactId),
  );
}

/** A limited person who writes in a conversation of nobody has it from then on: they would not see it otherwise. */
export async function takeByWriting(tx: Tx, { actor }: TenantCtx, thread: ThreadRow): Promise<void> {
  if (!tx.isLimited || thread.assignee_id !== null || actor.kind !== "person") return;
  await setAssignee(tx, thread.contact_id, actor);
}

/** Conversations whose assignee has left the business: the database has removed the id, the name is still there. */
export function clearGoneAssignees(tx: Tx): Promise<Pick<ThreadRow, "id" | "contact_id">[]> {
  return tx.rows(
    sql
      .updateTable("threads")
      .set({ assignee_name: "" })
      .where("assignee_id", "is", null)
      .where("assignee_name", "<>", "")
      .returning(["id", "contact_id"]),
  );
}
