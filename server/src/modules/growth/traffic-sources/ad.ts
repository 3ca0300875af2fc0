// Which source an advertisement belongs to: said by a person, or by its own words when it is first seen.

import type { fileTrafficAd as fileRoute } from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { AD_KINDS, type TrafficAd } from "@mostrador/domain/growth/traffic-sources/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { arrivalsOf, assignAd, type CountedAd, readAds } from "./ads.store.ts";
import { fileEarliest } from "./filed.store.ts";
import { trafficSourceActions } from "./traffic-source.ts";

const [AD] = AD_KINDS;

export async function listTrafficAds(ctx: TenantCtx): Promise<{ data: TrafficAd[] }> {
  return { data: await transact(ctx, async (tx) => (await readAds(tx, null)).map(presentAd)) };
}

/** Its contacts are filed under the source from the day they came. Those already filed elsewhere stay there too. */
export async function fileTrafficAd(ctx: TenantCtx, { body: { trafficAd } }: Pick<Call<typeof fileRoute>, "body">) {
  const { adId, trafficSourceId, headline = "" } = trafficAd;
  const data = await transact(ctx, async (tx) => {
    const { businessId: business_id, now } = ctx;
    const row = { business_id, ad_id: adId, traffic_source_id: trafficSourceId, kind: AD, headline };
    await assignAd(tx, { ...row, created_at: new Date(now) });
    if (trafficSourceId) {
      for (const { contact_id, came_at } of await arrivalsOf(tx, adId))
        await fileEarliest(tx, { business_id, traffic_source_id: trafficSourceId, contact_id, came_at });
      await trafficSourceActions.changed(tx, ctx, trafficSourceId);
    }
    await writeAudit(tx, ctx, {
      action: "trafficAd.filed",
      summary: trafficSourceId
        ? "Puso un anuncio en una fuente de tráfico"
        : "Quitó un anuncio de su fuente de tráfico",
      details: { adId, trafficSourceId },
    });
    const [ad] = await readAds(tx, adId);
    return presentAd(ad as CountedAd);
  });
  return { data, message: trafficSourceId ? "Anuncio asignado a la fuente" : "El anuncio ya no tiene fuente" };
}

function presentAd(row: CountedAd): TrafficAd {
  return {
    businessId: row.business_id,
    adId: row.ad_id,
    kind: row.kind,
    headline: row.headline,
    body: row.body,
    url: row.url,
    trafficSourceId: row.traffic_source_id,
    clients: row.clients,
    lastAt: row.last_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
