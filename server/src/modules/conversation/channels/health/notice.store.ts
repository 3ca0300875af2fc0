// Meta's notices about numbers and accounts, as the owner reads them.
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type NoticeRow = Selectable<ConversationTables["channel_notices"]>;

/** False when it exists already: the same webhook was read before. */
export async function insertNotice(tx: Tx, row: Insertable<ConversationTables["channel_notices"]>): Promise<boolean> {
  const written = await tx.count(
    sql
      .insertInto("channel_notices")
      .values(row)
      .onConflict((known) => known.doNothing()),
  );
  return written === 1;
}

/** Whether this field had the same notice since then. */
export async function wasTold(
  tx: Tx,
  { channelId, field, text, since }: { channelId: string; field: string; text: string; since: Date },
): Promise<boolean> {
  const row = await tx.first(
    sql
      .selectFrom("channel_notices")
      .select("id")
      .where("channel_id", "=", channelId)
      .where("field", "=", field)
      .where("text", "=", text)
      .where("at", ">", since)
      .limit(1),
  );
  return row !== undefined;
}

const LATEST = {
  name: "latest-notices",
  text: `select n.* from channels c cross join lateral (
      select * from channel_notices n
      where n.business_id = c.business_id and n.channel_id = c.id order by n.at desc, n.id desc limit $2
    ) n
    where c.business_id = current_business() and c.id = any($1::uuid[])`,
};

/** The newest `most` of each channel, newest first. */
export function readNotices(tx: Tx, channelIds: string[], most: number): Promise<NoticeRow[]> {
  return tx.run<NoticeRow>(LATEST, [channelIds, most]);
}
