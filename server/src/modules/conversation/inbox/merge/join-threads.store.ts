// Joins two conversations of one channel, or parts them again: the messages in one order, what the list shows, and
// what is still to be answered.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import type { ThreadRow } from "../thread.store.ts";

const UNANSWERED = {
  name: "joined-unanswered",
  text: `select id from messages where business_id = current_business() and role = 'user' and kind <> 'system'
    and not is_handled and ((thread_id = $1 and seq > $2::bigint) or (thread_id = $3 and seq > $4::bigint))`,
};

/** What the contact wrote after those places. */
export async function unansweredOf(tx: Tx, places: [ThreadPlace, ThreadPlace]): Promise<string[]> {
  const values = places.flatMap(({ id, seq }) => [id, seq]);
  return (await tx.run<{ id: string }>(UNANSWERED, values)).map(({ id }) => id);
}
export type ThreadPlace = { id: string; seq: number };

const DROP = {
  name: "joined-drop",
  text: "delete from threads t where t.business_id = current_business() and t.id = $1 returning to_jsonb(t) as whole",
};

export async function takeOutThread(tx: Tx, id: string): Promise<object[]> {
  return (await tx.run<{ whole: object }>(DROP, [id])).map(({ whole }) => whole);
}

const RENUMBER = {
  name: "joined-renumber",
  text: `update messages m set seq = placed.seq from (
      select id, row_number() over (order by at, id) as seq from messages
      where business_id = current_business() and thread_id = $1 and seq is not null
    ) placed where m.business_id = current_business() and m.id = placed.id and m.seq <> placed.seq`,
};
const COUNT = {
  name: "joined-count",
  text: `update threads t set
      last_seq = coalesce((select max(seq) from messages m where m.business_id = t.business_id and m.thread_id = t.id), 0),
      answered_seq = coalesce(
        (select min(seq) - 1 from messages m where m.business_id = t.business_id and m.thread_id = t.id and m.id = any ($2::uuid[])),
        (select max(seq) from messages m where m.business_id = t.business_id and m.thread_id = t.id), 0),
      last_message_id = l.id,
      last_message_at = coalesce(l.at, t.last_message_at),
      last_role = l.role,
      last_text = left(coalesce(l.text, ''), 300),
      last_is_deleted = coalesce(l.is_deleted, false),
      last_trouble = case when l.status in ('failed', 'unknown') then l.status end
    from (select) nothing left join lateral (
      select id, at, role, text, is_deleted, status from messages
      where business_id = current_business() and thread_id = $1 and type = 'message' order by at desc, id desc limit 1
    ) l on true
    where t.business_id = current_business() and t.id = $1`,
};
const HANDLED = {
  name: "joined-handled",
  text: `update messages m set is_handled = true from threads t
    where t.business_id = current_business() and t.id = $1 and m.business_id = t.business_id and m.thread_id = t.id
      and m.role = 'user' and m.seq > t.answered_seq and not m.is_handled and m.id <> all ($2::uuid[])`,
};

/**
 * Numbers the messages in the order in which they were written; the unanswered ones stay unanswered, and only they.
 */
export async function countAnew(tx: Tx, threadId: string, unanswered: readonly string[]): Promise<void> {
  await tx.run(RENUMBER, [threadId]);
  await tx.run(COUNT, [threadId, unanswered]);
  await tx.run(HANDLED, [threadId, unanswered]);
}

const LAST = {
  name: "joined-last-unanswered",
  text: `select id from messages where business_id = current_business() and thread_id = $1 and id = any ($2::uuid[])
    order by seq desc limit 1`,
};

export async function lastOf(tx: Tx, threadId: string, ids: readonly string[]): Promise<string | undefined> {
  return (await tx.run<{ id: string }>(LAST, [threadId, ids]))[0]?.id;
}

const INBOUND = {
  name: "joined-last-inbound",
  text: `update threads t set last_inbound_at = (select max(at) from messages m where m.business_id = t.business_id
      and m.thread_id = t.id and m.role = 'user' and m.kind <> 'system')
    where t.business_id = current_business() and t.id = $1`,
};

export async function findLastInbound(tx: Tx, threadId: string): Promise<void> {
  await tx.run(INBOUND, [threadId]);
}

const OWN_NUMBERS = {
  name: "joined-own-numbers",
  text: `update threads t set reply_phone = null
    where t.business_id = current_business() and t.contact_id = any ($1::uuid[]) and t.reply_phone is not null
      and not exists (select from ${contactRows} c where c.business_id = t.business_id and c.merged_into = t.contact_id
        and c.phone = t.reply_phone)`,
};

/** Keeps a second number for answers only if it belongs to this contact. */
export async function keepOwnNumbers(tx: Tx, contactIds: readonly string[]): Promise<void> {
  await tx.run(OWN_NUMBERS, [contactIds]);
}

const OWN_PAGE_USERS = {
  name: "joined-own-page-users",
  // When a joined conversation is parted, each is answered by the id of its own contact again.
  text: `update threads t set reply_user_id = case t.kind when 'messenger' then c.messenger_id else c.instagram_account_id end
    from ${contactRows} c, ${contactRows} o
    where t.business_id = current_business() and t.contact_id = any ($1::uuid[]) and t.kind <> 'whatsapp'
      and c.business_id = t.business_id and c.id = t.contact_id
      and o.business_id = t.business_id and o.id = any ($1::uuid[]) and o.id <> c.id
      and t.reply_user_id = case t.kind when 'messenger' then o.messenger_id else o.instagram_account_id end
      and case t.kind when 'messenger' then c.messenger_id else c.instagram_account_id end is not null`,
};

export async function keepOwnPageUsers(tx: Tx, contactIds: readonly string[]): Promise<void> {
  await tx.run(OWN_PAGE_USERS, [contactIds]);
}

/** The number that wrote last there. */
export function writtenFrom(thread: ThreadRow, own: string | null): string | null {
  return thread.reply_phone ?? own;
}
