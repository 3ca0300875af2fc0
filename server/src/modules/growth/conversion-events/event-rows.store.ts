// What other capabilities may join of conversion events, and the subjects of events as rows: event, kind, id, name.
import { joinable } from "../../../kernel/db/joinable.ts";
import { courseRows } from "../../catalog/courses/index.ts";
import { productRows } from "../../catalog/products/index.ts";
import { propertyRows } from "../../catalog/properties/index.ts";
import { serviceRows } from "../../catalog/services/index.ts";

export const conversionEventRows = joinable("conversion_events", ["business_id", "id", "contact_id", "date"]);

const SUBJECTS = [
  { kind: "service", table: "conversion_event_services", rows: serviceRows },
  { kind: "product", table: "conversion_event_products", rows: productRows },
  { kind: "course", table: "conversion_event_courses", rows: courseRows },
  { kind: "property", table: "conversion_event_properties", rows: propertyRows },
] as const;

export const subjectsOfEvents = `(${SUBJECTS.map(
  ({ kind, table, rows }) => `select l.business_id, l.event_id, '${kind}' as kind, s.id, s.name from ${table} l
    join ${rows} s on s.business_id = l.business_id and s.id = l.${kind}_id`,
).join(" union all ")})`;
