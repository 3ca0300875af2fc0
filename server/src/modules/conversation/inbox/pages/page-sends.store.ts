// Finds page messages by their recipient: Messenger and Instagram name a person and a moment where WhatsApp names a
// message.
import type { Tx } from "../../../../kernel/db/tx.ts";

const UNSETTLED = {
  name: "page-send-unsettled",
  text: `select m.id from messages m join threads t on t.business_id = m.business_id and t.id = m.thread_id
    where m.business_id = current_business() and t.channel_id = $1 and t.reply_user_id = $2
      and m.status in ('sending', 'unknown') and m.provider_id is null
      and case when $3 = '' then m.media is not null else m.text = $3 end
    order by m.status = 'sending' desc, m.seq limit 1`,
};

/** The id of the message with these words, or of a file without words, whose send has not ended. */
export async function findUnsettled(
  tx: Tx,
  { channelId, userId, text }: { channelId: string; userId: string; text: string },
): Promise<string | null> {
  const [row] = await tx.run<{ id: string }>(UNSETTLED, [channelId, userId, text]);
  return row?.id ?? null;
}

const SEEN = {
  name: "page-sends-seen",
  text: `update messages m set status = $5 from threads t
    where t.business_id = current_business() and t.channel_id = $1 and t.reply_user_id = $2
      and m.business_id = t.business_id and m.thread_id = t.id and m.provider_id is not null
      and (m.status = 'sent' or m.status = 'delivered' and $5 = 'read')
      and (m.attempted_at <= $4 or m.seq <= (
        select s.seq from messages s where s.business_id = t.business_id and s.channel_id = $1 and s.provider_id = $3))
    returning m.thread_id`,
};

/** Up to the message `targetId`, or to what left until then. Returns the thread if anything changed. */
export async function markSeen(
  tx: Tx,
  seen: { channelId: string; userId: string; targetId: string | null; until: Date; status: "delivered" | "read" },
): Promise<string | null> {
  const { channelId, userId, targetId, until, status } = seen;
  const [row] = await tx.run<{ thread_id: string }>(SEEN, [channelId, userId, targetId, until, status]);
  return row?.thread_id ?? null;
}
