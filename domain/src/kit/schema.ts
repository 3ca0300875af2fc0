// Shapes that all capabilities use: ids, days, hours, free text, pages of a list.
import * as z from "zod";
import { visibleText } from "./text.ts";
import { HIDDEN_CHARACTERS } from "./words/hidden-characters.ts";
import { ALL_YEARS, isWithinYears, type Years } from "./years.ts";

export const REQUIRED = "Este campo es requerido";

/** A missing id has another error than an invalid one. */
export const ID_ERROR = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? REQUIRED : "El identificador no es válido",
};
/** Read in the form in which the database writes it: two spellings of one id are equal. */
export const Id = z.uuid(ID_ERROR).toLowerCase();
/** A calendar day within the allowed years; `what` names the field. */
export function day(what = "La fecha", years: Years = ALL_YEARS) {
  return z.iso
    .date({ error: ({ input }) => (input == null ? REQUIRED : wrongDate(input, DAY_FORM)), abort: true })
    .refine((value) => isWithinYears(value, years), outside(what, years));
}
export const Day = day();
/** The form's value: null while there is none. */
export const WrittenDay = z.preprocess(
  (value) => value ?? "",
  z.string(REQUIRED).min(1, { error: REQUIRED, abort: true }).pipe(Day),
);
export const HourMinute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "La hora debe tener la forma HH:mm");
/** The end of a range of hours: a day may end at 24:00 (D-17.9). */
export const EndOfHours = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "La hora debe tener la forma HH:mm");
/** An instant within the allowed years, ISO 8601 with offset or Z; `what` names the field. */
export function dateTime(what = "La fecha", years: Years = ALL_YEARS) {
  return z.iso
    .datetime({ offset: true, error: ({ input }) => wrongDate(input, MOMENT_FORM), abort: true })
    .refine((value) => isWithinYears(value, years), outside(what, years));
}
export const DateTime = dateTime();
export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "El color debe tener la forma #2196f3");

const DAY_FORM = "La fecha debe tener la forma AAAA-MM-DD";
const MOMENT_FORM = "La fecha y hora debe tener la forma 2026-11-23T10:00:00-06:00";

/** A day that the calendar does not have, such as February 30, has the right form. */
function wrongDate(input: unknown, form: string): string {
  const day = typeof input === "string" ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(input)?.[0] : undefined;
  return day && !z.iso.date().safeParse(day).success ? "Ese día no existe" : form;
}

function outside(what: string, { first, last }: Years): string {
  return `${what} debe estar entre los años ${first} y ${last}`;
}

const isPlural = (what: string) => /^(Los|Las) /.test(what);
const must = (what: string) => (isPlural(what) ? "deben" : "debe");

/** Trimmed text within limits; refuses NUL and other control characters except tab and line breaks. */
/** `required`: the error where it is missing. */
export function text(min: number, max: number, what = "Este campo", required = REQUIRED) {
  return z
    .string(required)
    .trim()
    .max(max, `${what} ${must(what)} tener máximo ${max} caracteres`)
    .check((payload) => {
      const { value } = payload;
      const say = (message: string) => payload.issues.push({ code: "custom", message, input: value });
      if (HIDDEN_CHARACTERS.test(value))
        say(`${what} ${isPlural(what) ? "tienen" : "tiene"} caracteres que no se permiten`);
      else if (value.length === 0 && min > 0) say(required);
      else if (value.length < min) say(`${what} ${must(what)} tener al menos ${min} caracteres`);
    });
}

/** A person's name, without invisible characters; control characters are refused as in every text. */
export function nameText(min: number, max: number, what?: string) {
  return z
    .string(REQUIRED)
    .overwrite(seenName)
    .pipe(text(min, max, what));
}

/** A name that may be left out or empty; null reads as empty. */
export function optionalName(max: number, what?: string): z.ZodType<string, string | null | undefined> {
  return z.preprocess((value) => value ?? "", nameText(0, max, what));
}

function seenName(name: string): string {
  return HIDDEN_CHARACTERS.test(name) ? name : visibleText(name);
}

/** Text that may be left out or empty; null reads as empty. */
export function optionalText(max: number, what?: string): z.ZodType<string, string | null | undefined> {
  return z.preprocess((value) => value ?? "", text(0, max, what));
}

/** Short ids chosen by the owner: at most `max` letters and digits (contract/agenda#specialists). */
export function customId(max = 10): z.ZodType<string, string | null | undefined> {
  return z.preprocess(
    (value) => value ?? "",
    z
      .string()
      .trim()
      .max(max, `El identificador debe tener máximo ${max} caracteres`)
      .regex(/^[a-zA-Z0-9]*$/, "El identificador solo puede contener letras y números"),
  );
}

/** `page` from 1 and `limit` with a ceiling (D-1.5). */
export function paging(limit: number, ceiling: number) {
  return {
    page: z.coerce
      .number()
      .int()
      .min(1, "La página empieza en 1")
      .max(100_000, "La página es demasiado alta")
      .default(1),
    limit: z.coerce
      .number()
      .int()
      .min(1, "El límite debe ser al menos 1")
      .max(ceiling, `El límite máximo es ${ceiling}`)
      .default(limit),
  };
}

const NO_CURSOR = "La continuación de la lista no es válida";

/** The end of a page in a list ordered by time: the moment and the id of its last row. */
export const TimeCursor = z
  .string()
  .regex(/^\d{1,15}~[0-9a-f-]{36}$/, NO_CURSOR)
  .transform((written) => {
    const [at = "", id = ""] = written.split("~");
    return { at: Number(at), id };
  })
  .refine(({ at, id }) => at < 8.64e15 && Id.safeParse(id).success, NO_CURSOR);

/**
 * From one row more than `limit`, if there are that many: the page, and the start of the next one; null on the last.
 */
export function timePage<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  momentOf: (row: Row) => Date,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? `${momentOf(last).getTime()}~${last.id}` : null };
}

export const IdParams = z.object({ id: Id });
export const NO_BUSINESS = "ID de negocio requerido";
export const BusinessId = z
  .uuid({
    error: ({ input }) => (input === undefined || input === "" ? NO_BUSINESS : "El identificador no es válido"),
  })
  .toLowerCase();
export const BusinessQuery = z.object({ businessId: BusinessId });
/** When the caller's copy of the row was last written; a different value is a stale edit (D-1.6). */
export const UpdatedAt = DateTime.optional();
/** Of what is one for each business: null while it was never saved, as it is answered. */
export const UpdatedAtOrNever = DateTime.nullish();
export const Nothing = z.null();

/** The shapes that the API page shows by name, once for all calls that use them. */
export const SHAPE_NAMES = z.registry<{ id: string }>();

export function named(shapes: Record<string, z.ZodType>): void {
  for (const [id, shape] of Object.entries(shapes)) SHAPE_NAMES.add(shape, { id });
}

/** A list is of a business or of one contact: the query must have one of them. */
export function namesWhose(query: { businessId?: string | undefined; clientId?: string | undefined }): boolean {
  return (query.businessId ?? query.clientId) !== undefined;
}
export const NO_BUSINESS_NAMED = { path: ["businessId"], error: NO_BUSINESS };
