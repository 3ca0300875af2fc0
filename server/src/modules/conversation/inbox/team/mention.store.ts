// Who was mentioned in a note and has not opened the conversation since.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export async function addMentions(tx: Tx, threadId: string, userIds: string[]): Promise<void> {
  await tx.count(sql.updateTable("threads").set({ mentioned_ids: userIds }).where("id", "=", threadId));
}

const SEEN = {
  name: "mentions-seen",
  text: `update threads set mentioned_ids = array_remove(mentioned_ids, $2)
    where business_id = current_business() and contact_id = $1 and mentioned_ids @> array[$2]::uuid[] returning id`,
};

/** Clears the mentions of this person in the contact's threads; returns the ids of those threads. */
export async function seeMentions(tx: Tx, contactId: string, userId: string): Promise<string[]> {
  return (await tx.run<{ id: string }>(SEEN, [contactId, userId])).map(({ id }) => id);
}

const GONE = {
  name: "mentions-gone",
  text: `update threads set mentioned_ids = array_remove(mentioned_ids, $1)
    where business_id = current_business() and mentioned_ids @> array[$1]::uuid[]`,
};

export async function forgetMentions(tx: Tx, userId: string): Promise<void> {
  await tx.run(GONE, [userId]);
}
