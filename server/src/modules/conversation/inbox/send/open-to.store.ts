// Where a person can be written to freely now: their number wrote to one of ours within the window (D-8.6).
import { WINDOW_MS } from "@mostrador/domain/conversation/inbox/window.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";

const OPEN_TO = {
  name: "channel-open-to",
  text: `select t.channel_id from threads t
    join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id
    where t.business_id = current_business() and t.kind = 'whatsapp' and t.last_inbound_at > $2
      and coalesce(t.reply_phone, c.phone) = $1
    order by t.last_inbound_at desc limit 1`,
};

/** The channel to which this number wrote last, in the one form of the number; null when no window is open. */
export async function channelOpenTo(tx: Tx, ctx: TenantCtx, phone: string): Promise<string | null> {
  const since = new Date(ctx.now - WINDOW_MS);
  const [row] = await tx.run<{ channel_id: string }>(OPEN_TO, [phone, since]);
  return row?.channel_id ?? null;
}
