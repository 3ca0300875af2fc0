// Messages of all threads, tool calls of assistants among them.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Kind } from "./thread.store.ts";

export type MessageRow = Selectable<ConversationTables["messages"]>;
export type MessageInsert = Insertable<ConversationTables["messages"]>;

/** False when it is there already: by the carrier's id, by the key of whoever queued it, or by its tool call. */
export async function insertMessage(tx: Tx, row: MessageInsert): Promise<boolean> {
  const written = await tx.count(
    sql
      .insertInto("messages")
      .values(row)
      .onConflict((twin) => twin.doNothing()),
  );
  return written === 1;
}

export function readMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  return tx.first(sql.selectFrom("messages").selectAll().where("id", "=", id));
}

export function lockMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  return tx.first(sql.selectFrom("messages").selectAll().where("id", "=", id).forUpdate());
}

export function findByClientKey(tx: Tx, clientKey: string): Promise<MessageRow | undefined> {
  return tx.first(sql.selectFrom("messages").selectAll().where("client_key", "=", clientKey));
}

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

/** The latest `most` of a thread, tool calls among them, oldest first. */
export async function readRecent(tx: Tx, threadId: string, most: number): Promise<MessageRow[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("messages")
      .selectAll()
      .where("thread_id", "=", threadId)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(most),
  );
  return rows.reverse();
}

export type ListedMessage = MessageRow & {
  thread_kind: Kind;
  contact_id: string;
  contact_name: string;
  contact_lastname: string;
  contact_push_name: string;
};

/** One way of naming the contact is given, the others are null. */
export type ContactKey = {
  contactId: string | null;
  phone: string | null;
  instagramAccountId: string | null;
  messengerId: string | null;
};

// A page never ends between two messages of one instant, so that a date is enough to ask for the next.
const PAGE = {
  name: "messages-page",
  text: `select m.*, t.kind as thread_kind, t.contact_id, c.name as contact_name, c.lastname as contact_lastname,
      c.push_name as contact_push_name
    from contacts c
    join threads t on t.business_id = c.business_id and t.contact_id = c.id
    cross join lateral (
      select * from messages m
      where m.business_id = t.business_id and m.thread_id = t.id
        and ($5::timestamptz is null or m.at < $5) and ($6::boolean or m.type = 'message')
      order by m.at desc fetch first ($7::int) rows with ties
    ) m
    where c.business_id = current_business()
      and c.id = coalesce($1::uuid,
        (select id from contacts where business_id = current_business() and phone = $2),
        (select id from contacts where business_id = current_business() and instagram_account_id = $3),
        (select id from contacts where business_id = current_business() and messenger_id = $4))
    order by m.at desc fetch first ($7::int) rows with ties`,
};

/** Newest first, at least `limit` when there are as many; messages of one instant in no order. */
export function readMessagePage(
  tx: Tx,
  contact: ContactKey,
  page: { before: Date | null; withLogs: boolean; limit: number },
): Promise<ListedMessage[]> {
  const { contactId, phone, instagramAccountId, messengerId } = contact;
  return tx.run<ListedMessage>(PAGE, [
    contactId,
    phone,
    instagramAccountId,
    messengerId,
    page.before,
    page.withLogs,
    page.limit,
  ]);
}

const ONE = {
  name: "message-listed",
  text: `select m.*, t.kind as thread_kind, t.contact_id, c.name as contact_name, c.lastname as contact_lastname,
      c.push_name as contact_push_name
    from messages m
    join threads t on t.business_id = m.business_id and t.id = m.thread_id
    join contacts c on c.business_id = t.business_id and c.id = t.contact_id
    where m.business_id = current_business() and m.id = $1`,
};

export async function readListedMessage(tx: Tx, id: string): Promise<ListedMessage | undefined> {
  return (await tx.run<ListedMessage>(ONE, [id]))[0];
}
