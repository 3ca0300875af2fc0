// What of a thread its contact may be shown as read.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

type Columns = Selectable<ConversationTables["messages"]>;
export type Newest = { seq: number; providerId: string };

/** The newest message that the contact wrote and did not delete; undefined when there is none. */
export async function readNewestInbound(tx: Tx, threadId: string): Promise<Newest | undefined> {
  const row: Pick<Columns, "seq" | "provider_id"> | undefined = await tx.first(
    sql
      .selectFrom("messages")
      .select(["seq", "provider_id"])
      .where("thread_id", "=", threadId)
      .where("role", "=", "user")
      .where("kind", "<>", "system")
      .where("is_deleted", "=", false)
      .orderBy("seq", "desc")
      .limit(1),
  );
  return row?.provider_id && row.seq !== null ? { seq: row.seq, providerId: row.provider_id } : undefined;
}

const UNREAD_FOR_PEOPLE = {
  name: "unread-for-people",
  text: `select count(*)::int as count from (
      select contact_id from threads
      where business_id = current_business() and is_for_people
      union
      select contact_id from threads where business_id = current_business() and waiting_since is not null
      limit $1
    ) waiting`,
};

/**
 * Contacts, at most `most`, including those whose messages were read but who wait. Contacts that the assistant answers
 * do not count.
 */
export async function countUnreadForPeople(tx: Tx, most: number): Promise<number> {
  const [row] = await tx.run<{ count: number }>(UNREAD_FOR_PEOPLE, [most]);
  return row?.count ?? 0;
}
