// Finds a contact's traffic source and stores it: by the advertisement that it came through, else by the first message
// of a conversation (D-8.5).
import type { Referral } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import {
  beginsConversation,
  type Keyword,
  type MatchType,
  sourceIn,
} from "@mostrador/domain/growth/traffic-sources/matching.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { WrittenWords } from "../../conversation/inbox/index.ts";
import { assignAd, insertArrival, keepAd } from "./ads.store.ts";
import { insertFiled } from "./filed.store.ts";
import { trafficSourceActions } from "./traffic-source.ts";

type Source = Keyword & { id: string };

/** In the transaction that stores the message, so that the responder already knows it. */
export async function fileContact(tx: Tx, ctx: TenantCtx, written: WrittenWords): Promise<void> {
  const { text, at, lastWritten, referral } = written;
  const isAd = referral !== null && referral.sourceId !== "";
  const isFirst = beginsConversation(lastWritten?.getTime() ?? null, at.getTime());
  if (!isAd && !isFirst) return;
  const sources = await activeSources(tx);
  const ofAd = isAd ? await sourceOfAd(tx, ctx, written, referral, sources) : null;
  const id = ofAd ?? (isFirst ? sourceIn(text, sources)?.id : undefined);
  if (!id) return;
  const filed = { business_id: ctx.businessId, traffic_source_id: id, contact_id: written.contactId, came_at: at };
  if (await insertFiled(tx, filed)) await trafficSourceActions.changed(tx, ctx, id);
}

async function activeSources(tx: Tx): Promise<Source[]> {
  const rows = (await trafficSourceActions.store.all(tx)).filter((row) => !row.is_archived);
  return rows.map(({ id, keyword, match_type }) => ({
    id,
    keyword: keyword as string,
    matchType: match_type as MatchType,
  }));
}

/** An advertisement without a source gets the one whose keyword is in its title or its text. */
async function sourceOfAd(
  tx: Tx,
  ctx: TenantCtx,
  { contactId, at }: WrittenWords,
  { sourceId, kind, headline, body, url }: Referral,
  sources: readonly Source[],
): Promise<string | null> {
  const { businessId: business_id } = ctx;
  const ad = { business_id, ad_id: sourceId.slice(0, MOST_OF_ID), kind, headline, body, url };
  const created_at = new Date(ctx.now);
  const known = await keepAd(tx, { ...ad, created_at });
  await insertArrival(tx, { business_id, ad_id: ad.ad_id, contact_id: contactId, came_at: at });
  if (known) return sources.some(({ id }) => id === known) ? known : null;
  const named = sourceIn(`${headline} ${body}`, sources);
  if (!named) return null;
  await assignAd(tx, { ...ad, traffic_source_id: named.id, created_at });
  return named.id;
}

/** As a person may write it. */
const MOST_OF_ID = 100;
