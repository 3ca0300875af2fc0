// Conversion events in the database, with their contact and their subjects.
import { conversionEvents, type RelatedKind } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import type * as z from "zod";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { courseRows } from "../../catalog/courses/index.ts";
import { productRows } from "../../catalog/products/index.ts";
import { propertyRows } from "../../catalog/properties/index.ts";
import { serviceRows } from "../../catalog/services/index.ts";

type ConversionEventQuery = z.output<typeof conversionEvents.Filters>;
type EventRow = Selectable<GrowthTables["conversion_events"]>;
export type EventInsert = Insertable<GrowthTables["conversion_events"]>;
export type EventWrite = Updateable<GrowthTables["conversion_events"]>;

/** With the client's names, and its subjects: services first, by name. */
export type NamedEvent = EventRow &
  ClientNames & {
    related: readonly { kind: RelatedKind; id: string; name: string }[];
  };

export const eventServices = relation("conversion_event_services", "event", "service").event;
export const eventProducts = relation("conversion_event_products", "event", "product").event;
export const eventCourses = relation("conversion_event_courses", "event", "course").event;
export const eventProperties = relation("conversion_event_properties", "event", "property").event;

/** False where the key was used before. */
export async function insertEvent(tx: Tx, row: EventInsert): Promise<boolean> {
  const insert = sql
    .insertInto("conversion_events")
    .values(row)
    .onConflict((known) => known.doNothing());
  return (await tx.count(insert)) === 1;
}

export async function readIdByKey(tx: Tx, key: string): Promise<string | undefined> {
  return (await tx.first(sql.selectFrom("conversion_events").select("id").where("request_key", "=", key)))?.id;
}

/** A statement that only refers to the row does not wait for it. */
export function lockEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  return tx.first(sql.selectFrom("conversion_events").selectAll().where("id", "=", id).forNoKeyUpdate());
}

export async function updateEvent(tx: Tx, id: string, write: EventWrite): Promise<void> {
  await tx.count(sql.updateTable("conversion_events").set(write).where("id", "=", id));
}

export async function removeEvent(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("conversion_events").where("id", "=", id));
}

/** Returns the ids of the deleted ones. */
export async function removeEventsOf(tx: Tx, contactId: string): Promise<string[]> {
  const gone = sql.deleteFrom("conversion_events").where("contact_id", "=", contactId).returning("id");
  return (await tx.rows(gone)).map(({ id }) => id);
}

const LOCK = {
  name: "lock-conversions-of-contact",
  text: "select pg_advisory_xact_lock(hashtextextended('conversion_events ' || $1, 0))",
};

/** The names of the assistant's events for the contact since that moment; locks it against further ones. */
export async function namesByAssistant(tx: Tx, contactId: string, from: Date): Promise<string[]> {
  await tx.run(LOCK, [contactId]);
  const rows = await tx.rows(
    sql
      .selectFrom("conversion_events")
      .select("name")
      .where("contact_id", "=", contactId)
      .where("source", "=", "assistant")
      .where("created_at", ">", from),
  );
  return rows.map(({ name }) => name);
}

export const readEvents = journalStore<NamedEvent>(conversionEvents, {
  joins: [{ rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES }],
  select: [
    raw<NamedEvent["related"]>`(select coalesce(
        json_agg(json_build_object('kind', r.kind, 'id', r.id, 'name', r.name) order by r.kind desc, r.name, r.id), '[]')
      from (
        select 'service' as kind, s.id, s.name from conversion_event_services l
          join ${raw.raw(serviceRows)} s on s.business_id = l.business_id and s.id = l.service_id
          where l.business_id = m.business_id and l.event_id = m.id
        union all
        select 'product', p.id, p.name from conversion_event_products l
          join ${raw.raw(productRows)} p on p.business_id = l.business_id and p.id = l.product_id
          where l.business_id = m.business_id and l.event_id = m.id
        union all
        select 'course', k.id, k.name from conversion_event_courses l
          join ${raw.raw(courseRows)} k on k.business_id = l.business_id and k.id = l.course_id
          where l.business_id = m.business_id and l.event_id = m.id
        union all
        select 'property', h.id, h.name from conversion_event_properties l
          join ${raw.raw(propertyRows)} h on h.business_id = l.business_id and h.id = l.property_id
          where l.business_id = m.business_id and l.event_id = m.id
      ) r)`.as("related"),
  ],
  where: ({ search, serviceId, productId }: ConversionEventQuery) => [
    ...wordsOf(search).map((word) => raw<boolean>`(m.search_text like ${word} or c.search like ${word})`),
    ...(serviceId
      ? [
          raw<boolean>`exists (select from conversion_event_services l
            where l.business_id = m.business_id and l.event_id = m.id and l.service_id = ${serviceId})`,
        ]
      : []),
    ...(productId
      ? [
          raw<boolean>`exists (select from conversion_event_products l
            where l.business_id = m.business_id and l.event_id = m.id and l.product_id = ${productId})`,
        ]
      : []),
  ],
}).page;

const MOST_WORDS = 6;

function wordsOf(search = ""): string[] {
  const words = [...new Set(foldForSearch(search).split(" "))].filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
