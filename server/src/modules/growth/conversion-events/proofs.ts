// What the proofs need to know of the conversion events.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "conversionEvent.list": (side) => ({ query: narrowed(side) }),
    "conversionEvent.totals": (side) => ({ query: narrowed(side) }),
    "conversionEvent.create": (side) => ({
      body: { conversionEvent: { businessId: side.businessId, ...conversionEvent(side) } },
    }),
    "conversionEvent.edit": (side) => ({
      params: { id: side.rows.conversionEvent as string },
      body: { conversionEvent: conversionEvent(side) },
    }),
    "conversionEvent.delete": async (side) => ({ params: { id: await newEvent(side) } }),
  },
  rows: { conversionEvent: newEvent },
  writes: {
    "conversionEvent.create": made("conversion_events"),
  },
  edits: {
    "conversionEvent.edit": { fields: [text("name"), text("description")] },
  },
  exceptions: {
    "conversionEvent.list query.clientId": FILTERED,
    "conversionEvent.list query.courseId": FILTERED,
    "conversionEvent.list query.propertyId": FILTERED,
    "conversionEvent.list query.id": FILTERED,
    "conversionEvent.list query.productId": FILTERED,
    "conversionEvent.list query.serviceId": FILTERED,
    "conversionEvent.totals query.clientId": FILTERED,
    "conversionEvent.totals query.courseId": FILTERED,
    "conversionEvent.totals query.propertyId": FILTERED,
    "conversionEvent.totals query.id": FILTERED,
    "conversionEvent.totals query.productId": FILTERED,
    "conversionEvent.totals query.serviceId": FILTERED,
  },
};

function narrowed({ businessId, contactId, serviceId, rows, mark }: Side) {
  return {
    ...{ businessId, clientId: contactId, id: rows.conversionEvent as string, serviceId, search: mark },
    ...{ productId: rows.product as string, courseId: rows.course as string, propertyId: rows.property as string },
  };
}

function newEvent(side: Side): Promise<string> {
  return side.post("/api/conversionEvent", {
    conversionEvent: { businessId: side.businessId, ...conversionEvent(side) },
  });
}

function conversionEvent({ contactId, serviceId, rows, mark }: Side) {
  return {
    ...{ name: `Evento ${mark}`, clientId: contactId, date: "2025-11-20T10:00:00-06:00", description: `Pasó ${mark}` },
    ...{ services: [serviceId], products: [rows.product] },
    ...{ courses: [rows.course], properties: [rows.property] },
  };
}
