// Shapes that every capability writes alike: ids, days, hours, free text, pages of a list.
import * as z from "zod";

export const REQUIRED = "Este campo es requerido";

export const Id = z.uuid("El identificador no es válido");
export const Day = z.iso.date("La fecha debe tener la forma AAAA-MM-DD");
export const HourMinute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "La hora debe tener la forma HH:mm");
/** ISO 8601 with offset or Z. */
export const DateTime = z.iso.datetime({
  offset: true,
  error: "La fecha y hora debe tener la forma 2026-11-23T10:00:00-06:00",
});
export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "El color debe tener la forma #2196f3");

/** Trimmed text within limits; NUL and other control characters but tab and line breaks are refused. */
export function text(min: number, max: number, what = "Este campo") {
  return z
    .string(REQUIRED)
    .trim()
    .max(max, `${what} debe tener máximo ${max} caracteres`)
    .check((payload) => {
      const { value } = payload;
      const say = (message: string) => payload.issues.push({ code: "custom", message, input: value });
      if (HIDDEN.test(value)) say(`${what} tiene caracteres que no se permiten`);
      else if (value.length === 0 && min > 0) say(REQUIRED);
      else if (value.length < min) say(`${what} debe tener al menos ${min} caracteres`);
    });
}

/** Text that may be left out or empty; null reads as empty. */
export function optionalText(max: number, what?: string) {
  return z.preprocess((value) => value ?? "", text(0, max, what));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;

/** Short ids that the owner gives: at most `max` letters and digits (document 1, section 5). */
export function customId(max = 10) {
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

export const IdParams = z.object({ id: Id });
const BusinessId = z.uuid({
  error: ({ input }) => (input === undefined ? "ID de negocio requerido" : "El identificador no es válido"),
});
export const BusinessQuery = z.object({ businessId: BusinessId });
/** When the stored row was last written, as last read; a different one is a stale edit (D-1.6). */
export const UpdatedAt = DateTime.optional();
export const Nothing = z.null();
