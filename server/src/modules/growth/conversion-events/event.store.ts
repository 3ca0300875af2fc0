// Conversion events in the database, with their contact and their subjects.
import {
  type ConversionEventTotals,
  conversionEvents,
  type RelatedKind,
} from "@mostrador/domain/growth/conversion-events/schema.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import type * as z from "zod";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { subjectsOfEvents } from "./event-rows.store.ts";

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

const journal = journalStore<NamedEvent>(conversionEvents, {
  joins: [{ rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES }],
  select: [
    raw<NamedEvent["related"]>`(select coalesce(
        json_agg(json_build_object('kind', r.kind, 'id', r.id, 'name', r.name) order by r.kind desc, r.name, r.id), '[]')
      from ${raw.raw(subjectsOfEvents)} r where r.business_id = m.business_id and r.event_id = m.id)`.as("related"),
  ],
  where: ({ search, serviceId, productId, courseId, propertyId }: ConversionEventQuery) => [
    ...wordsOf(search).map(
      (word) => raw<boolean>`(m.search_text like ${word} or exists (select from ${raw.raw(contactRows)} s
      where s.business_id = m.business_id and s.id = m.contact_id and s.search like ${word}))`,
    ),
    ...about("conversion_event_services", "service_id", serviceId),
    ...about("conversion_event_products", "product_id", productId),
    ...about("conversion_event_courses", "course_id", courseId),
    ...about("conversion_event_properties", "property_id", propertyId),
  ],
});

export const readEvents = journal.page;

export function readEventTotals(tx: Tx, query: Parameters<typeof journal.sums>[1]) {
  return journal.sums<ConversionEventTotals>(tx, query, [
    raw<number>`count(*)::int`.as("count"),
    raw<number>`count(distinct m.contact_id)::int`.as("contacts"),
    raw<number>`(count(*) filter (where m.source = 'assistant'))::int`.as("assistant"),
  ]);
}

function about(links: keyof GrowthTables, column: string, id: string | undefined) {
  if (!id) return [];
  return [
    raw<boolean>`exists (select from ${raw.table(links)} l
      where l.business_id = m.business_id and l.event_id = m.id and ${raw.ref(`l.${column}`)} = ${id})`,
  ];
}

const MOST_WORDS = 6;

function wordsOf(search = ""): string[] {
  const words = [...new Set(foldForSearch(search).split(" "))].filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
