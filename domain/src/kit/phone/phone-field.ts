// The fields of a phone number: its country code, and its digits as people type them.
import * as z from "zod";
import { COUNTRY_CODES } from "../phone-countries.ts";
import { bareNumber, withoutMexicosCode } from "../phone-digits.ts";
import { REQUIRED } from "../schema.ts";

export const CountryCode = z.enum(COUNTRY_CODES, "El código de país no está en la lista");

/** A number as people write it, without its signs; it may start with a plus and its country code. */
export function typedPhone() {
  return z
    .string(REQUIRED)
    .overwrite((value) => bareNumber(value) ?? value)
    .min(1, { error: REQUIRED, abort: true })
    .regex(/^\+?\d*$/, "El número solo puede llevar dígitos");
}

/** A number without country code; the Mexican code and dialling prefixes before its ten digits are removed. */
export function phoneDigits(min: number, max: number, short: string, long: string) {
  return typedPhone()
    .overwrite(withoutMexicosCode)
    .regex(/^\d*$/, { error: "Escribe el número sin la clave del país", abort: true })
    .min(min, short)
    .max(max, long);
}
