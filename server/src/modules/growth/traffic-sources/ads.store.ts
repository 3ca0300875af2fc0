// Advertisements and the contacts that came through them.
import { MOST_ADS } from "@mostrador/domain/growth/traffic-sources/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type AdRow = Selectable<GrowthTables["traffic_ads"]>;
type AdInsert = Insertable<GrowthTables["traffic_ads"]>;
export type CountedAd = AdRow & { clients: number; last_at: Date | null };

const LISTED = {
  name: "traffic-ads",
  text: `select a.*, c.clients, c.last_at from traffic_ads a
    cross join lateral (
      select count(*)::int as clients, max(came_at) as last_at from traffic_ad_contacts k
      where k.business_id = a.business_id and k.ad_id = a.ad_id
    ) c
    where a.business_id = current_business() and ($1::text is null or a.ad_id = $1)
    order by coalesce(c.last_at, a.created_at) desc, a.ad_id limit ${MOST_ADS}`,
};

/** The one that was used last comes first. */
export const readAds = (tx: Tx, adId: string | null) => tx.run<CountedAd>(LISTED, [adId]);

/** Returns the source it belongs to. The words of a known one are renewed, its source stays. */
export async function keepAd(tx: Tx, ad: AdInsert): Promise<string | null> {
  const { kind, headline, body, url } = ad;
  const known = await tx.first(
    sql
      .insertInto("traffic_ads")
      .values(ad)
      .onConflict((same) =>
        same.columns(["business_id", "ad_id"]).doUpdateSet({ kind, ...(headline && { headline }), body, url }),
      )
      .returning("traffic_source_id"),
  );
  return known?.traffic_source_id ?? null;
}

/** Assigns it, known or not. A given title replaces an empty one only. */
export async function assignAd(tx: Tx, ad: AdInsert): Promise<void> {
  const { traffic_source_id, headline } = ad;
  await tx.count(
    sql
      .insertInto("traffic_ads")
      .values(ad)
      .onConflict((same) =>
        same.columns(["business_id", "ad_id"]).doUpdateSet((row) => ({
          traffic_source_id,
          headline: row
            .case()
            .when("traffic_ads.headline", "=", "")
            .then(headline ?? "")
            .else(row.ref("traffic_ads.headline"))
            .end(),
        })),
      ),
  );
}

type Arrival = Insertable<GrowthTables["traffic_ad_contacts"]>;

/** The first time counts. */
export async function insertArrival(tx: Tx, arrival: Arrival): Promise<void> {
  const insert = sql.insertInto("traffic_ad_contacts").values(arrival);
  await tx.count(insert.onConflict((same) => same.doNothing()));
}

/** Who came through it, and when first. */
export function arrivalsOf(tx: Tx, adId: string): Promise<{ contact_id: string; came_at: Date }[]> {
  return tx.rows(sql.selectFrom("traffic_ad_contacts").select(["contact_id", "came_at"]).where("ad_id", "=", adId));
}
