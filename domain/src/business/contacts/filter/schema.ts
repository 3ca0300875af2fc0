// The filter of the directory (contract/contacts#the-filter; docs/decisions/0042). The same shape is read from a URL,
// with comma-separated lists, and from a body. Capabilities above this one answer the parts about appointments, money
// and conversations, and declare which they know.
import * as z from "zod";
import { reference } from "../../../kit/reference.ts";
import { DateTime, Day, day, Id, text } from "../../../kit/schema.ts";
import { CONTACT_CHANNELS } from "../channel.ts";
import { ContactSummary, ContactType, GENDERS } from "../schema.ts";

const MOST_WORDS = 100;

type Optional<T, Written> = z.ZodOptional<z.ZodType<T, Written>>;

function listOf<T>(one: z.ZodType<T>): Optional<T[], T[] | string> {
  const list = z.array(one).max(MOST_WORDS, `Puedes elegir hasta ${MOST_WORDS}`);
  const read = z.preprocess((value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value), list);
  return read.optional() as unknown as Optional<T[], T[] | string>;
}

function whole(most: number, what: string): Optional<number, number | string> {
  const number = z.coerce
    .number(`${what} debe ser un número`)
    .int(`${what} debe ser un número entero`)
    .min(0, `${what} no puede ser menor a 0`)
    .max(most, `${what} no puede ser mayor a ${most}`);
  return number.optional() as unknown as Optional<number, number | string>;
}

function pesos(what: string): Optional<number, number | string> {
  const number = z.coerce
    .number(`${what} debe ser un número`)
    .min(0, `${what} no puede ser menor a 0`)
    .max(1_000_000_000, `${what} es demasiado alto`)
    .multipleOf(0.01, `${what} lleva hasta dos decimales`);
  return number.optional() as unknown as Optional<number, number | string>;
}

const YesOrNo = z.enum(["yes", "no"], "Debe ser yes o no").optional();
const Gender = z.enum([...GENDERS, "none"], "El género no es válido");
const Month = z.coerce.number().int("El mes no es válido").min(1, "El mes no es válido").max(12, "El mes no es válido");
const Word = z.string().regex(/^[a-z_]{1,30}$/, "No es una opción válida");

/** Days are those of the business; each means the whole day. */
export const ContactFilter = z.object({
  // Demographic. 2000-01-01 means no known birthday, so no age or month.
  type: listOf(ContactType),
  gender: listOf(Gender),
  /** By which they can be written to. */
  channel: listOf(z.enum(CONTACT_CHANNELS, "El canal no es válido")),
  ageMin: whole(130, "La edad"),
  ageMax: whole(130, "La edad"),
  birthMonth: listOf(Month as unknown as z.ZodType<number>),
  hasEmail: YesOrNo,
  // Funnel: the contact's position. With scenarios alone, in any of them; 'sin_fase' means none in that funnel, or in
  // any.
  funnel: reference("funnel").optional(),
  funnelScenario: listOf(z.union([z.literal("sin_fase"), reference("scenario")], "El escenario no es válido")),
  // Monetization: the income from the contact, in those days and by those methods.
  revenueMin: pesos("El ingreso"),
  revenueMax: pesos("El ingreso"),
  paidFrom: day("La fecha de pago").optional(),
  paidTo: day("La fecha de pago").optional(),
  paymentMethod: listOf(Word),
  // Interaction.
  lastInteractionFrom: day("La fecha de interacción").optional(),
  lastInteractionTo: day("La fecha de interacción").optional(),
  /** At least so many days ago. */
  quietDays: whole(3650, "El número de días"),
  hasInteracted: YesOrNo,
  hasUnread: YesOrNo,
  noRespond: YesOrNo,
  // Appointments: how many there are in those days, with those statuses and people.
  appointmentsMin: whole(10_000, "El número de citas"),
  appointmentsMax: whole(10_000, "El número de citas"),
  appointmentFrom: day("La fecha de la cita").optional(),
  appointmentTo: day("La fecha de la cita").optional(),
  appointmentStatus: listOf(Word),
  appointmentService: listOf(reference("service")),
  appointmentBranch: listOf(reference("branch")),
  appointmentSpecialist: listOf(reference("specialist")),
  // Return: whose first visit of those days (of its branch) was with any of these people, and whether the next one came
  // within so many days. With `returnDays`, only those whose first visit is at least as long ago.
  firstVisitFrom: day("La fecha de la primera visita").optional(),
  firstVisitTo: day("La fecha de la primera visita").optional(),
  firstVisitSpecialist: listOf(reference("specialist")),
  returnDays: whole(3650, "El número de días"),
  returned: YesOrNo,
  // Interests: in any of these.
  interestService: listOf(reference("service")),
  interestProduct: listOf(reference("product")),
  interestCourse: listOf(reference("course")),
  interestProperty: listOf(reference("property")),
  // Enrollments: in any of these courses, with any of those statuses; without a status, those that take a place.
  enrolledCourse: listOf(reference("course")),
  enrollmentStatus: listOf(Word),
  // First contact: when the contact was created.
  firstContactFrom: day("La fecha del primer contacto").optional(),
  firstContactTo: day("La fecha del primer contacto").optional(),
  /** Came from any of these sources. */
  trafficSource: listOf(reference("trafficSource")),
  /** Came from one of them, or from any, on these days. */
  sourceFrom: day("La fecha de llegada").optional(),
  sourceTo: day("La fecha de llegada").optional(),
  /** On this list. */
  audience: Id.optional(),
});
export type ContactFilter = z.output<typeof ContactFilter>;
export type ContactFilterInput = z.input<typeof ContactFilter>;

export const FILTER_NAMES = Object.keys(ContactFilter.shape) as (keyof ContactFilter)[];

/** The columns that the directory can be sorted by; the first is the default, newest first. */
export const DIRECTORY_SORTS = [
  "createdAt",
  "name",
  "email",
  "type",
  "customId",
  "birthdate",
  "lastInteraction",
  "totalRevenue",
] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** `-name` reverses the order. */
export const Sort = z.enum(
  DIRECTORY_SORTS.flatMap((sort): (DirectorySort | `-${DirectorySort}`)[] => [sort, `-${sort}`]),
  "El orden no es válido",
);

export const SearchText = text(0, 100, "La búsqueda");

/** A row of the directory. `totalRevenue`: all income from the contact; null for callers who may not see money. */
export const DirectoryContact = ContactSummary.extend({
  gender: z.string(),
  birthdate: Day,
  totalRevenue: z.number().nullable(),
});
export type DirectoryContact = z.output<typeof DirectoryContact>;

/** A saved view of the directory: search, filter, order and columns. */
export const ContactView = z.object({
  _id: Id,
  businessId: Id,
  name: z.string(),
  address: z.string(),
  createdBy: z.string(),
  createdAt: DateTime,
});
export type ContactView = z.output<typeof ContactView>;

export const NewContactView = z.object({
  businessId: Id,
  name: text(1, 40, "El nombre"),
  address: text(0, 4000, "La vista"),
});

/** How many contacts may be selected together in the directory. */
export const MOST_FOUND = 5_000;
