// Messages of all threads, tool calls of assistants among them.
import type { Insertable, Selectable, Updateable } from "kysely";
import { type Statement, sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";
import { contactRows } from "../../business/contacts/index.ts";
import type { Kind } from "./thread.store.ts";

export type MessageRow = Selectable<ConversationTables["messages"]>;
export type MessageInsert = Insertable<ConversationTables["messages"]>;

/** False when it exists already: by the carrier's id, by the key of its queuer, or by its tool call. */
export async function insertMessage(tx: Tx, row: MessageInsert): Promise<boolean> {
  const written = await tx.count(
    sql
      .insertInto("messages")
      .values(row)
      .onConflict((duplicate) => duplicate.doNothing()),
  );
  return written === 1;
}

const READ = {
  name: "messages-by-id",
  text: "select * from messages where business_id = current_business() and id = any($1::uuid[])",
};

export const readMessage = gathered<string, MessageRow | undefined>(
  (tx, id) => tx.first(sql.selectFrom("messages").selectAll().where("id", "=", id)),
  async (tx, ids) => inOrderOf(ids, await tx.run<MessageRow>(READ, [ids]), (row) => row.id),
);

export function lockMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  return tx.first(sql.selectFrom("messages").selectAll().where("id", "=", id).forUpdate());
}

const BY_CLIENT_KEY = {
  name: "messages-by-client-key",
  text: "select * from messages where business_id = current_business() and client_key = any($1::text[])",
};

export const findByClientKey = gathered<string, MessageRow | undefined>(
  (tx, clientKey) => tx.first(sql.selectFrom("messages").selectAll().where("client_key", "=", clientKey)),
  async (tx, keys) => inOrderOf(keys, await tx.run<MessageRow>(BY_CLIENT_KEY, [keys]), (row) => row.client_key ?? ""),
);

export function lockByProviderId(tx: Tx, channelId: string, providerId: string): Promise<MessageRow | undefined> {
  return tx.first(
    sql
      .selectFrom("messages")
      .selectAll()
      .where("channel_id", "=", channelId)
      .where("provider_id", "=", providerId)
      .forUpdate(),
  );
}

export async function findIdByProviderId(tx: Tx, channelId: string, providerId: string): Promise<string | null> {
  const row = await tx.first(
    sql.selectFrom("messages").select("id").where("channel_id", "=", channelId).where("provider_id", "=", providerId),
  );
  return row?.id ?? null;
}

export async function setQuoted(tx: Tx, channelId: string, providerId: string, quotedId: string): Promise<void> {
  await tx.count(
    sql
      .updateTable("messages")
      .set({ quoted_id: quotedId })
      .where("channel_id", "=", channelId)
      .where("provider_id", "=", providerId)
      .where("quoted_id", "is", null),
  );
}

export async function updateMessage(
  tx: Tx,
  id: string,
  set: Updateable<ConversationTables["messages"]>,
): Promise<void> {
  await tx.count(sql.updateTable("messages").set(set).where("id", "=", id));
}

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("messages").where("id", "=", id));
}

const DELETE_QUEUED = {
  name: "delete-queued-message",
  text: `delete from messages where business_id = current_business() and thread_id = $1 and status = 'queued'
    and (id = $2 or (author_kind = 'system' and client_key is null and seq > $3::bigint
      and at = $4::timestamptz + (seq - $3::bigint) * interval '1 millisecond'))`,
};

/** One of the product that waits to be sent, and the rest of its text, which has no key and follows it at once. */
export async function deleteQueued(
  tx: Tx,
  { thread_id, id, seq, at }: Pick<MessageRow, "thread_id" | "id" | "seq" | "at">,
): Promise<void> {
  await tx.run(DELETE_QUEUED, [thread_id, id, seq, at]);
}

/** The latest `most` of a thread with tool calls, oldest first. Without the notes that staff write for each other. */
export async function readRecent(tx: Tx, threadId: string, most: number): Promise<MessageRow[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("messages")
      .selectAll()
      .where("thread_id", "=", threadId)
      .where("kind", "<>", "note")
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(most),
  );
  return rows.reverse();
}

/** What was said in the thread since then, newest first; no tool calls, nothing that was never sent. */
export function readLately(tx: Tx, threadId: string, { since, most }: { since: Date; most: number }) {
  return tx.rows(
    sql
      .selectFrom("messages")
      .select(["author_kind", "text", "at"])
      .where("thread_id", "=", threadId)
      .where("at", ">", since)
      .where("type", "=", "message")
      .where((is) => is.or([is("status", "is", null), is("status", "<>", "failed")]))
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(most),
  );
}

/** What was said in the thread after `message`, up to and including `seq`, oldest first; no tool calls. */
export function readSince(
  tx: Tx,
  message: Pick<MessageRow, "thread_id" | "seq">,
  seq: number,
  most: number,
): Promise<MessageRow[]> {
  return tx.rows(
    sql
      .selectFrom("messages")
      .selectAll()
      .where("thread_id", "=", message.thread_id)
      .where("seq", ">", message.seq)
      .where("seq", "<=", seq)
      .orderBy("seq")
      .limit(most),
  );
}

export type ListedMessage = MessageRow & {
  thread_kind: Kind;
  contact_id: string;
  contact_name: string;
  contact_lastname: string;
  contact_second_lastname: string;
  contact_push_name: string;
};

/** How the contact is named: each way is a column of its own, so that each is found through its own index. */
export type ContactKey = { by: "id" | "phone" | "instagram_account_id" | "messenger_id"; value: string };

// A page never ends between two messages of one instant, so that a date is enough to ask for the next.
function pageBy(column: ContactKey["by"], way: "older" | "newer"): Statement {
  const [sign, order] = way === "older" ? ["<", "desc"] : [">", "asc"];
  return {
    name: `messages-${way}-by-${column}`,
    text: `select m.*, t.kind as thread_kind, t.contact_id, c.name as contact_name, c.lastname as contact_lastname,
        c.second_lastname as contact_second_lastname, c.push_name as contact_push_name
      from ${contactRows} c
      join threads t on t.business_id = c.business_id and t.contact_id = c.id
      cross join lateral (
        select * from messages m
        where m.business_id = t.business_id and m.thread_id = t.id and m.at ${sign} $2 and ($3::boolean or m.type = 'message')
        order by m.at ${order} fetch first ($4::int) rows with ties
      ) m
      where c.business_id = current_business() and c.${column} = $1
      order by m.at ${order} fetch first ($4::int) rows with ties`,
  };
}

const pagesOf = (way: "older" | "newer"): Record<ContactKey["by"], Statement> => ({
  id: pageBy("id", way),
  phone: pageBy("phone", way),
  instagram_account_id: pageBy("instagram_account_id", way),
  messenger_id: pageBy("messenger_id", way),
});
const OLDER = pagesOf("older");
const NEWER = pagesOf("newer");

type PageOptions = { withLogs: boolean; limit: number };

/** Newest first, at least `limit` when there are as many; messages of one instant in no order. */
export function readOlder(
  tx: Tx,
  contact: ContactKey,
  { before, withLogs, limit }: PageOptions & { before: Date | null },
): Promise<ListedMessage[]> {
  return tx.run<ListedMessage>(OLDER[contact.by], [contact.value, before ?? "infinity", withLogs, limit]);
}

/** The same from an instant on, oldest first. */
export function readNewer(
  tx: Tx,
  contact: ContactKey,
  { after, withLogs, limit }: PageOptions & { after: Date },
): Promise<ListedMessage[]> {
  return tx.run<ListedMessage>(NEWER[contact.by], [contact.value, after, withLogs, limit]);
}

const ONE = {
  name: "message-listed",
  text: `select m.*, t.kind as thread_kind, t.contact_id, c.name as contact_name, c.lastname as contact_lastname,
      c.second_lastname as contact_second_lastname, c.push_name as contact_push_name
    from messages m
    join threads t on t.business_id = m.business_id and t.id = m.thread_id
    join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id
    where m.business_id = current_business() and m.id = $1`,
};

export async function readListedMessage(tx: Tx, id: string): Promise<ListedMessage | undefined> {
  return (await tx.run<ListedMessage>(ONE, [id]))[0];
}
