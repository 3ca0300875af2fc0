// Conversion events: the result of talking with a contact, such as a sale or an accepted quote, registered by a person
// or by the assistant (contract/growth#conversion-events).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { reference } from "../../kit/reference.ts";
import { access } from "../../kit/route.ts";
import { DateTime, dateTime, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";

export const NO_EVENT = "No se encontró el evento de conversión";
export const LATER = "La fecha no puede estar en el futuro";
export const LONGEST_NAME = 80;
export const LONGEST_DESCRIPTION = 1000;
export const MOST_RELATED = 20;

/** By the assistant of the conversation, or by a person. */
export const EVENT_SOURCES = ["assistant", "person"] as const;
const Source = z.enum(EVENT_SOURCES, "Quién lo registró debe ser el asistente o el equipo");
export type EventSource = z.infer<typeof Source>;
export const SOURCE_LABELS: Readonly<Record<EventSource, string>> = { assistant: "Asistente", person: "Equipo" };

const related = (kind: string) => z.array(reference(kind)).max(MOST_RELATED, `Puedes relacionar hasta ${MOST_RELATED}`);

const EventFields = z.object({
  name: text(2, LONGEST_NAME, "El nombre"),
  clientId: z.string(REQUIRED).min(1, { error: REQUIRED, abort: true }).pipe(reference("client")),
  /** When it happened. */
  date: dateTime("La fecha", { first: 2000, last: 2100 }),
  description: optionalText(LONGEST_DESCRIPTION, "La descripción"),
  services: related("service"),
  products: related("product"),
  courses: related("course"),
  properties: related("property"),
});

const { shape } = EventFields;
export const NewConversionEvent = EventFields.extend({
  businessId: Id,
  /** Left out: now. */
  date: shape.date.optional(),
  services: shape.services.prefault([]),
  products: shape.products.prefault([]),
  courses: shape.courses.prefault([]),
  properties: shape.properties.prefault([]),
});
export type NewConversionEvent = z.infer<typeof NewConversionEvent>;

export const ConversionEventEdit = EventFields.partial().extend({ updatedAt: UpdatedAt });
export type ConversionEventEdit = z.infer<typeof ConversionEventEdit>;

const RELATED_KINDS = ["service", "product", "course", "property"] as const;
export type RelatedKind = (typeof RELATED_KINDS)[number];

export const ConversionEvent = z.object({
  _id: Id,
  businessId: Id,
  name: z.string(),
  clientId: Id,
  clientName: z.string(),
  date: DateTime,
  description: z.string(),
  services: z.array(Id),
  products: z.array(Id),
  courses: z.array(Id),
  properties: z.array(Id),
  /** The same, by their names. */
  related: z.array(z.object({ _id: Id, kind: z.enum(RELATED_KINDS), name: z.string() })),
  source: Source,
  /** The conversation in which the assistant registered it. */
  threadId: Id.nullable(),
  createdBy: z.string(),
  updatedBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type ConversionEvent = z.infer<typeof ConversionEvent>;

export const conversionEvents = defineJournal({
  name: "conversionEvent",
  table: "conversion_events",
  moment: "date",
  summary: "Eventos de conversión del negocio o de un contacto, los más nuevos primero",
  access: access.view(PAGE.eventosConversion),
  row: ConversionEvent,
  of: { row: "contacts", rowIn: "clientId" },
  filters: {
    clientId: Id.optional(),
    /** Only this contact. */
    id: Id.optional(),
    /** Each word must appear in its name, its description or the name of its contact. */
    search: optionalText(100, "La búsqueda").optional(),
    serviceId: Id.optional(),
    productId: Id.optional(),
    courseId: Id.optional(),
    propertyId: Id.optional(),
    source: Source.optional(),
  },
  columns: { clientId: "contact_id", id: "id", source: "source" },
  whose: ["businessId", "clientId"],
  limit: 60,
});

/** Of what the filters find. `contacts`: how many different ones; `assistant`: registered by one. */
export const ConversionEventTotals = z.object({ count: z.int(), contacts: z.int(), assistant: z.int() });
export type ConversionEventTotals = z.infer<typeof ConversionEventTotals>;

export const ConversionRegistered = event<{ eventId: string }>("conversion-registered", "Evento de conversión");
