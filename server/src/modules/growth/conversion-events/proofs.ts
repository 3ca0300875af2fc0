// What the proofs need to know of the conversion events.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { conversionEvent } from "../../../../../proofs/world/bodies.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "conversionEvent.list": ({ businessId, contactId, conversionEventId: id, serviceId, rows, mark }) => ({
      query: { businessId, clientId: contactId, id, serviceId, productId: rows.product as string, search: mark },
    }),
    "conversionEvent.create": (side) => ({
      body: {
        conversionEvent: { businessId: side.businessId, ...conversionEvent({ ...side, productId: side.rows.product }) },
      },
    }),
    "conversionEvent.edit": (side) => ({
      params: { id: side.conversionEventId },
      body: { conversionEvent: conversionEvent({ ...side, productId: side.rows.product }) },
    }),
    "conversionEvent.delete": async ({ makeConversionEvent }) => ({ params: { id: await makeConversionEvent() } }),
  },
  writes: {
    "conversionEvent.create": made("conversion_events"),
  },
  edits: {
    "conversionEvent.edit": { fields: [text("name"), text("description")] },
  },
  exceptions: {
    "conversionEvent.list query.clientId": FILTERED,
    "conversionEvent.list query.id": FILTERED,
    "conversionEvent.list query.productId": FILTERED,
    "conversionEvent.list query.serviceId": FILTERED,
  },
};
