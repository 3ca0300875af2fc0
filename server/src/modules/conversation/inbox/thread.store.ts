// Threads: one for each contact and channel. Code that writes a message locks its thread's row, so that everything in
// one conversation happens in one order.

import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Selectable, Updateable } from "kysely";
import type { Actor } from "../../../kernel/context.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";

export type ThreadRow = Selectable<ConversationTables["threads"]>;
export type Kind = ThreadRow["kind"];

const ENSURE = {
  name: "ensure-thread",
  text: `insert into threads (business_id, id, channel_id, contact_id, kind, last_message_at, created_at, updated_at,
      assignee_id, assignee_name)
    values ($1, $2, $3, $4, $5, $6, $6, $6, $7, $8)
    on conflict (business_id, channel_id, contact_id) do update set updated_at = threads.updated_at returning *`,
};

/**
 * The thread of this contact in this channel, created if missing; its row is locked. A limited person who begins one has
 * it; 403 for them where it exists and they may not see it.
 */
export async function ensureThread(
  tx: Tx,
  thread: { businessId: string; id: string; channelId: string; contactId: string; kind: Kind; at: Date },
  by?: Actor,
): Promise<ThreadRow> {
  const { businessId, id, channelId, contactId, kind, at } = thread;
  const person = tx.isLimited && by?.kind === "person" ? by : null;
  const values = [businessId, id, channelId, contactId, kind, at, person?.userId ?? null, person?.name ?? ""];
  const [row] = (await tx.unlimited.run<ThreadRow>(ENSURE, values)) as [ThreadRow];
  if (tx.isLimited && !(await readThread(tx, row.id))) throw new DomainError(403, OF_OTHERS);
  return row;
}

const OF_OTHERS = "Esa conversación la lleva otra persona del equipo";

const READ = {
  name: "threads-by-id",
  text: "select * from threads where business_id = current_business() and id = any($1::uuid[])",
};

export const readThread = gathered<string, ThreadRow | undefined>(
  (tx, id) => tx.first(sql.selectFrom("threads").selectAll().where("id", "=", id)),
  async (tx, ids) => inOrderOf(ids, await tx.run<ThreadRow>(READ, [ids]), (row) => row.id),
);

/** Returns the row and locks it against changes until the transaction ends; other transactions may lock it too. */
export function holdThread(tx: Tx, id: string): Promise<ThreadRow | undefined> {
  return tx.first(sql.selectFrom("threads").selectAll().where("id", "=", id).forShare());
}

const LOCK = {
  name: "lock-threads",
  text: "select * from threads where business_id = current_business() and id = any($1::uuid[]) order by id for update",
};

export const lockThread = gathered<string, ThreadRow | undefined>(
  (tx, id) => tx.first(sql.selectFrom("threads").selectAll().where("id", "=", id).forUpdate()),
  async (tx, ids) => inOrderOf(ids, await tx.run<ThreadRow>(LOCK, [ids]), (row) => row.id),
);

/** The conversation to write in when only the contact is known: where the contact wrote last. */
export function findThreadOfContact(tx: Tx, contactId: string, kind: Kind): Promise<ThreadRow | undefined> {
  return tx.first(
    sql
      .selectFrom("threads")
      .selectAll()
      .where("contact_id", "=", contactId)
      .where("kind", "=", kind)
      .orderBy("last_inbound_at", (order) => order.desc().nullsLast())
      .limit(1),
  );
}

/** The thread where the contact wrote last is first. */
export const readThreadsByInbound = gathered<string, ThreadRow[]>(
  (tx, contactId) => tx.run<ThreadRow>(BY_INBOUND, [[contactId]]),
  async (tx, ids) => {
    const of = Map.groupBy(await tx.run<ThreadRow>(BY_INBOUND, [ids]), ({ contact_id }) => contact_id);
    return ids.map((id) => of.get(id) ?? []);
  },
);

const BY_INBOUND = {
  name: "threads-by-inbound",
  text: `select * from threads where business_id = current_business() and contact_id = any($1::uuid[])
    order by last_inbound_at desc nulls last, id`,
};

/** The caller has locked it; the change may take it out of their own reach. */
export async function updateThread(tx: Tx, id: string, set: Updateable<ConversationTables["threads"]>): Promise<void> {
  await tx.unlimited.count(sql.updateTable("threads").set(set).where("id", "=", id));
}

/** What the list shows of the last message. `at` moves the conversation up. */
export function lastMessage(message: {
  id: string;
  role: "user" | "assistant";
  text: string;
  at: Date;
  trouble: "failed" | null;
}): Updateable<ConversationTables["threads"]> {
  return {
    last_message_id: message.id,
    last_message_at: message.at,
    last_role: message.role,
    last_text: message.text.slice(0, 300),
    last_is_deleted: false,
    last_trouble: message.trouble,
  };
}

/** Applies if the changed message is still the last one; otherwise the list stays as it is. */
export async function changeLastMessage(
  tx: Tx,
  threadId: string,
  messageId: string,
  set: Pick<Updateable<ConversationTables["threads"]>, "last_text" | "last_is_deleted" | "last_trouble">,
): Promise<void> {
  await tx.count(
    sql.updateTable("threads").set(set).where("id", "=", threadId).where("last_message_id", "=", messageId),
  );
}

const SHOW_LAST = {
  name: "show-last-message",
  text: `update threads t set last_message_id = l.id, last_message_at = coalesce(l.at, t.last_message_at),
      last_role = l.role, last_text = left(coalesce(l.text, ''), 300), last_is_deleted = coalesce(l.is_deleted, false),
      last_trouble = case when l.status in ('failed', 'unknown') then l.status end
    from (select) nothing left join lateral (
      select id, at, role, text, is_deleted, status from messages
      where business_id = current_business() and thread_id = $1 and type = 'message' and kind <> 'note'
      order by at desc, id desc limit 1
    ) l on true
    where t.business_id = current_business() and t.id = $1`,
};

/** What the list shows, after the last message was taken out. */
export async function showLastMessage(tx: Tx, id: string): Promise<void> {
  await tx.run(SHOW_LAST, [id]);
}

/** Ends every due or held turn in the contact's threads, blocks turns until `personUntil`, and ends the waits. */
export async function pauseThreads(tx: Tx, contactId: string, personUntil: Date): Promise<void> {
  await tx.unlimited.count(
    sql
      .updateTable("threads")
      .set((eb) => ({
        person_until: personUntil,
        waiting_since: null,
        wait_id: null,
        wait_step: 0,
        wait_kind: null,
        unresolved: 0,
        silence_reason: "",
        answer_due_at: null,
        lease_token: null,
        lease_until: null,
        answered_seq: eb.ref("last_seq"),
      }))
      .where("contact_id", "=", contactId),
  );
}

/** A message of ours that is no template takes the conversation from its holder. */
export async function takeBySending(tx: Tx, threadId: string, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("threads")
      .set({ held_by: null, held_at: at, hold_claimed: false })
      .where("id", "=", threadId)
      .where("held_by", "is not", null),
  );
}

/** Ids of the contact's threads that had something unread. */
export async function clearUnread(tx: Tx, contactId: string): Promise<string[]> {
  const rows = await tx.rows(
    sql
      .updateTable("threads")
      .set({ unread_count: 0 })
      .where("contact_id", "=", contactId)
      .where("unread_count", ">", 0)
      .returning("id"),
  );
  return rows.map((row) => row.id);
}

export function lockThreadsOfContact(tx: Tx, contactId: string): Promise<ThreadRow[]> {
  return tx.rows(sql.selectFrom("threads").selectAll().where("contact_id", "=", contactId).orderBy("id").forUpdate());
}

export async function deleteThreadRow(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("threads").where("id", "=", id));
}

/** The thread with the last message. */
export function readLatestThread(tx: Tx, contactId: string) {
  return tx.first(
    sql
      .selectFrom("threads")
      .select(["last_text", "last_role", "last_message_at", "last_is_deleted"])
      .where("contact_id", "=", contactId)
      .where("last_message_id", "is not", null)
      .orderBy("last_message_at", "desc")
      .limit(1),
  );
}
