// What waits to be sent: the messages of each thread in their order, and the attempts.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import type { MessageRow } from "../message.store.ts";
import type { Kind } from "../thread.store.ts";

/** The first message of the thread that is not sent yet. */
export function readNextToSend(tx: Tx, threadId: string): Promise<MessageRow | undefined> {
  return tx.first(nextToSend(threadId));
}

/** The same, locked: two workers never take one message. */
export function lockNextToSend(tx: Tx, threadId: string): Promise<MessageRow | undefined> {
  return tx.first(nextToSend(threadId).forUpdate());
}

function nextToSend(threadId: string) {
  return sql
    .selectFrom("messages")
    .selectAll()
    .where("thread_id", "=", threadId)
    .where("status", "in", ["queued", "sending"])
    .orderBy("seq")
    .limit(1);
}

const ADDRESS = {
  name: "address-of-thread",
  text: `select t.channel_id, t.contact_id, t.kind, t.reply_user_id, t.last_inbound_at, coalesce(t.reply_phone, c.phone) as phone,
      case when t.reply_phone is null then c.wa_user_id end as wa_user_id,
      c.deleted_at is not null as is_gone,
      (select provider_id from messages q where q.business_id = t.business_id and q.id = $2) as quoted_provider_id
    from threads t join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id
    where t.business_id = current_business() and t.id = $1`,
};

export type Address = {
  channel_id: string;
  contact_id: string;
  kind: Kind;
  /** Of a page: the id to answer the person by. */
  reply_user_id: string | null;
  last_inbound_at: Date | null;
  phone: string | null;
  wa_user_id: string | null;
  is_gone: boolean;
  quoted_provider_id: string | null;
};

export async function readAddress(tx: Tx, threadId: string, quotedId: string | null): Promise<Address | undefined> {
  return (await tx.run<Address>(ADDRESS, [threadId, quotedId]))[0];
}

export async function contactOfThread(tx: Tx, threadId: string): Promise<string | null> {
  const row = await tx.first(sql.selectFrom("threads").select("contact_id").where("id", "=", threadId));
  return row?.contact_id ?? null;
}

/** When the latest messages of the thread left, or may have left. */
export async function readAttempts(tx: Tx, threadId: string, since: Date): Promise<number[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("messages")
      .select("attempted_at")
      .where("thread_id", "=", threadId)
      .where("attempted_at", ">", since)
      .where("status", "<>", "queued")
      // Messages that left recently were written recently, except a few that waited.
      .where("at", ">", new Date(since.getTime() - DAY_MS)),
  );
  return rows.map((row) => row.attempted_at?.getTime() ?? 0);
}

const DAY_MS = 24 * 3600_000;

const WAITING = {
  name: "messages-waiting",
  text: `select channel_id, count(*)::int as count from messages
    where business_id = current_business() and status = 'queued' group by channel_id`,
};

/** How many messages wait for each channel. */
export async function waitingByChannel(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.run<{ channel_id: string; count: number }>(WAITING, []);
  return new Map(rows.map((row) => [row.channel_id, row.count]));
}

/** Ends the delay of everything that waits for this channel. Returns the threads with waiting messages. */
export async function releaseWaiting(tx: Tx, channelId: string): Promise<string[]> {
  const rows = await tx.rows(
    sql
      .updateTable("messages")
      .set({ retry_at: null })
      .where("channel_id", "=", channelId)
      .where("status", "=", "queued")
      .returning("thread_id"),
  );
  return [...new Set(rows.map((row) => row.thread_id))];
}
