// One person, one number: however it was typed or however WhatsApp writes it (D-7.1, D-15.9). Decides when two numbers
// are the same contact, for forms, imports and webhooks.
import { DEFAULT_COUNTRY_CODE } from "../businesses/country-code.ts";

/** E.164 digits without plus: 521 and 549 lose their mobile digit, so that each person has one form. */
export function canonicalPhone(countryCode: string, number: string): string {
  const code = countryCode.replace(/\D/g, "") || DEFAULT_COUNTRY_CODE;
  const digits = number.replace(/\D/g, "");
  return withoutMobileDigit(digits.length > 10 && digits.startsWith(code) ? digits : `${code}${digits}`);
}

/** The same for a number that carries its country code, as `wa_id` does. */
export function canonicalWaId(waId: string): string {
  return withoutMobileDigit(waId.replace(/\D/g, ""));
}

/** The parts that forms show: country code and number without it. Any country's, whether or not forms offer it. */
export function splitPhone(phone: string): { countryCode: string; number: string } {
  const countryCode = DIALLING_CODE.exec(phone)?.[0] ?? DEFAULT_COUNTRY_CODE;
  return { countryCode, number: phone.slice(countryCode.length) };
}

/** How the world's codes are cut (ITU E.164): 1 and 7 alone, these by two digits, all the others by three. */
const DIALLING_CODE = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** '+52 222 123 4567', '+52 55 1234 5678', or as it is when it is not a Mexican number. */
export function displayPhone(phone: string): string {
  const mexican = TWO_DIGIT_AREA.exec(phone) ?? THREE_DIGIT_AREA.exec(phone);
  return mexican ? `+52 ${mexican.slice(1).join(" ")}` : `+${phone}`;
}

/** Mexico City, Guadalajara and Monterrey; every other area has three digits. */
const TWO_DIGIT_AREA = /^52(33|5[56]|81)(\d{4})(\d{4})$/;
const THREE_DIGIT_AREA = /^52(\d{3})(\d{3})(\d{4})$/;

function withoutMobileDigit(digits: string): string {
  if (/^521\d{10}$/.test(digits)) return `52${digits.slice(3)}`;
  if (/^549\d{10}$/.test(digits)) return `54${digits.slice(3)}`;
  return digits;
}
