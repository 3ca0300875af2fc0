// Finds a contact's traffic source in the first message of a conversation and stores it (D-8.5).
import { beginsConversation, type MatchType, sourceIn } from "@mostrador/domain/growth/traffic-sources/matching.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { insertFiled } from "./filed.store.ts";
import { trafficSourceActions } from "./traffic-source.ts";

/** `lastWritten`: the contact's previous message, null where there is none. Times are those of the channel. */
type FirstMessage = { contactId: string; text: string; at: Date; lastWritten: Date | null };

/** In the transaction that stores the message, so that the responder already knows it. */
export async function fileContact(tx: Tx, ctx: TenantCtx, written: FirstMessage): Promise<void> {
  const { contactId, text, at, lastWritten } = written;
  if (!beginsConversation(lastWritten?.getTime() ?? null, at.getTime())) return;
  const rows = (await trafficSourceActions.store.all(tx)).filter((row) => !row.is_archived);
  const keywords = rows.map(({ id, keyword, match_type }) => ({
    id,
    keyword: keyword as string,
    matchType: match_type as MatchType,
  }));
  const source = sourceIn(text, keywords);
  if (!source) return;
  const filed = { business_id: ctx.businessId, traffic_source_id: source.id, contact_id: contactId, came_at: at };
  if (await insertFiled(tx, filed)) await trafficSourceActions.changed(tx, ctx, source.id);
}
