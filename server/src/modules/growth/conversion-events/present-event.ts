// The answer of the calls for a conversion event.
import type { ConversionEvent, RelatedKind } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { NamedEvent } from "./event.store.ts";

export function presentEvent(row: NamedEvent): ConversionEvent {
  const idsOf = (kind: RelatedKind) => row.related.filter((one) => one.kind === kind).map(({ id }) => id);
  return {
    _id: row.id,
    businessId: row.business_id,
    name: row.name,
    clientId: row.contact_id,
    clientName: clientName(row),
    date: row.date.toISOString(),
    description: row.description,
    services: idsOf("service"),
    products: idsOf("product"),
    courses: idsOf("course"),
    properties: idsOf("property"),
    related: row.related.map(({ id, kind, name }) => ({ _id: id, kind, name })),
    source: row.source,
    threadId: row.thread_id,
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
