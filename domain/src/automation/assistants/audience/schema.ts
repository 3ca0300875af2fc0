// The numbers of two audiences: those that may try an assistant, and those of the business's own people. The latter
// are proved by a code (D-9.7, D-15.5).
import * as z from "zod";
import { DateTime, Id, optionalText, REQUIRED } from "../../../kit/schema.ts";

/** More numbers would be real customers at half the price (D-9.5). */
export const MOST_TEST_NUMBERS = 10;
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
/** Wrong codes that are allowed before a new code must be requested. */
export const MOST_TRIES = 5;
/** Codes that one person may request in a day. */
export const MOST_CODES = 5;
export const BETWEEN_CODES_MS = 60_000;

const WRITTEN = {
  countryCode: z
    .string()
    .regex(/^\d{1,4}$/, "El código de país no es válido")
    .default("52"),
  whatsapp: z
    .string("Escribe el número")
    .transform((typed) => typed.replace(/[\s()+-]/g, ""))
    .pipe(z.string().regex(/^\d{8,13}$/, "El número debe tener de 8 a 13 dígitos")),
};

export const NewTestNumber = z.object({ businessId: Id, name: optionalText(60, "El nombre"), ...WRITTEN }, REQUIRED);
export type NewTestNumber = z.infer<typeof NewTestNumber>;

export const TestNumber = z.object({
  _id: Id,
  businessId: Id,
  name: z.string(),
  /** As people read it: '+52 222 123 4567'. */
  number: z.string(),
  createdAt: DateTime,
});
export type TestNumber = z.infer<typeof TestNumber>;

export const NewStaffNumber = z.object({ businessId: Id, ...WRITTEN }, REQUIRED);
export type NewStaffNumber = z.infer<typeof NewStaffNumber>;

export const StaffCode = z.object(
  {
    businessId: Id,
    code: z
      .string("Escribe el código")
      .transform((typed) => typed.replace(/\s/g, ""))
      .pipe(z.string().regex(/^\d{6}$/, "El código tiene 6 dígitos")),
  },
  REQUIRED,
);

/** One's own number in a business. */
export const OwnStaffNumber = z.object({
  /** The proved number; empty while there is none. */
  number: z.string(),
  provedAt: DateTime.nullable(),
  /** A code was sent to this number, and is valid until then. */
  asked: z.object({ number: z.string(), until: DateTime, triesLeft: z.int() }).nullable(),
  /**
   * Where the person writes first, so that the code can arrive: the WhatsApp of the business, digits; empty when none
   * is connected.
   */
  writeTo: z.string(),
});
export type OwnStaffNumber = z.infer<typeof OwnStaffNumber>;

/** A person of the business whose number was proved. */
export const StaffNumber = z.object({ userId: Id, name: z.string(), number: z.string(), provedAt: DateTime });
export type StaffNumber = z.infer<typeof StaffNumber>;
