// One person, one number: for every way to type it and for WhatsApp's format (D-7.1, D-15.9). Decides when two numbers
// are the same contact, for forms, imports and webhooks.

import { DEFAULT_COUNTRY_CODE } from "../../kit/phone/country-code.ts";
import { dialledCode, groupedPhone, readPhone } from "../../kit/phone.ts";
import { withoutMobileDigit } from "../../kit/phone-digits.ts";
import { lookup } from "../../kit/words/lookup.ts";

const PLAIN: Readonly<Record<string, string>> = lookup({ "521": "52", "549": "54" });

/** E.164 digits without plus: 521 and 549 lose their mobile digit, so that each person has one form. */
export function canonicalPhone(countryCode: string, number: string): string {
  const digits = countryCode.replace(/\D/g, "") || DEFAULT_COUNTRY_CODE;
  const read = readPhone(PLAIN[digits] ?? digits, number);
  return `${read.code}${read.number}`;
}

/** The same for a number with its country code, as in `wa_id`. */
export function canonicalWaId(waId: string): string {
  return withoutMobileDigit(waId.replace(/\D/g, ""));
}

/** The parts that forms show: country code and number without it. For any country, even if forms do not offer it. */
export function splitPhone(phone: string): { countryCode: string; number: string } {
  const countryCode = dialledCode(phone) ?? DEFAULT_COUNTRY_CODE;
  return { countryCode, number: phone.slice(countryCode.length) };
}

/** '+52 222 123 4567', '+55 11 98765 4321', or in one piece when the country is not an offered one. */
export function displayPhone(phone: string): string {
  const { countryCode, number } = splitPhone(phone);
  const grouped = groupedPhone({ code: countryCode, number });
  return grouped === number ? `+${phone}` : `+${countryCode} ${grouped}`;
}
