// What the proofs need to know of the traffic sources, besides the usual calls.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "trafficSource.results": ({ rows }) => ({ params: { id: rows.trafficSource as string } }),
    "trafficAd.list": ({ businessId }) => ({ query: { businessId } }),
    "trafficAd.file": ({ businessId, rows, make, mark }) => ({
      body: {
        trafficAd: {
          ...{ businessId, adId: `120210${make.digits()}`, headline: `Anuncio ${mark}` },
          trafficSourceId: rows.trafficSource as string,
        },
      },
    }),
  },
  writes: {
    "trafficAd.file": ({ body }) => ({
      table: "traffic_ads",
      column: "ad_id",
      value: (body as { trafficAd: { adId: string } }).trafficAd.adId,
    }),
  },
};
