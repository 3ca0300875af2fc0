// The assistant's reply lease in a thread: when an answer is due, who holds the turn, what is not answered yet.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import type { ThreadRow } from "../thread.store.ts";

const NEWS = `exists (select from messages m where m.business_id = t.business_id and m.thread_id = t.id
  and m.role = 'user' and m.seq > t.answered_seq and m.kind <> 'system' and not m.is_handled)`;

const ARM = {
  name: "arm-answer",
  text: `update threads t set answer_due_at = $2
    where t.business_id = current_business() and t.id = $1
      and t.handed_over_at is null and t.held_by is null
      and (t.person_until is null or t.person_until <= $3) and ${NEWS}
    returning t.id`,
};

/** False when nothing is to be answered, or a person has the conversation. */
export async function setAnswerDue(tx: Tx, threadId: string, dueAt: Date, now: Date): Promise<boolean> {
  return (await tx.run(ARM, [threadId, dueAt, now])).length === 1;
}

const CLAIM = {
  name: "claim-turn",
  text: `update threads t set lease_token = $2, lease_until = $4
    from ${contactRows} c
    where t.business_id = current_business() and t.id = $1
      and c.business_id = t.business_id and c.id = t.contact_id and not c.no_respond
      and t.answer_due_at <= $5
      and (t.lease_until is null or t.lease_until <= $3 or t.lease_token = $2)
      and t.handed_over_at is null and t.held_by is null
      and (t.person_until is null or t.person_until <= $3) and ${NEWS}
    returning t.*`,
};

/** `latestDue`: an answer counts as due if its time is not later than this. */
export async function claimThread(
  tx: Tx,
  claim: { threadId: string; token: string; now: Date; leaseUntil: Date; latestDue: Date },
): Promise<ThreadRow | undefined> {
  const { threadId, token, now, leaseUntil, latestDue } = claim;
  return (await tx.run<ThreadRow>(CLAIM, [threadId, token, now, leaseUntil, latestDue]))[0];
}

const FORGET = {
  name: "forget-idle-due",
  text: `update threads t set answer_due_at = null
    from ${contactRows} c
    where t.business_id = current_business() and t.id = $1 and t.answer_due_at is not null
      and c.business_id = t.business_id and c.id = t.contact_id
      and (c.no_respond or t.handed_over_at is not null or t.held_by is not null or not ${NEWS})`,
};

/** Clears the due time of an answer that nobody will give. */
export async function forgetIdleDue(tx: Tx, threadId: string): Promise<void> {
  await tx.run(FORGET, [threadId]);
}

/** The latest messages of the contact since the last answer, in the order in which they were written. */
export async function readUnanswered(tx: Tx, threadId: string, afterSeq: number, most: number) {
  const rows = await tx.rows(
    sql
      .selectFrom("messages")
      .select([
        "id",
        "seq",
        "at",
        "kind",
        "text",
        "media",
        "transcript",
        "description",
        "is_deleted",
        "quoted_id",
        "details",
      ])
      .where("thread_id", "=", threadId)
      .where("role", "=", "user")
      .where("seq", ">", afterSeq)
      .where("kind", "<>", "system")
      .where("is_handled", "=", false)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(most),
  );
  return rows.reverse();
}

/** The texts of those messages, without the deleted ones. */
export async function readTexts(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.rows(
    sql.selectFrom("messages").select("text").where("id", "in", ids).where("is_deleted", "=", false).orderBy("at"),
  );
  return rows.map(({ text }) => text);
}

/** Undefined when the token no longer holds the turn. */
export function lockByToken(tx: Tx, threadId: string, token: string): Promise<ThreadRow | undefined> {
  return tx.first(
    sql.selectFrom("threads").selectAll().where("id", "=", threadId).where("lease_token", "=", token).forUpdate(),
  );
}

export async function hasInboundAfter(tx: Tx, threadId: string, seq: number): Promise<boolean> {
  const row = await tx.first(
    sql
      .selectFrom("messages")
      .select("id")
      .where("thread_id", "=", threadId)
      .where("role", "=", "user")
      .where("kind", "<>", "system")
      .where("is_handled", "=", false)
      .where("seq", ">", seq)
      .limit(1),
  );
  return row !== undefined;
}
