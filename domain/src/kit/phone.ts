// Phone numbers by the rules of their countries: the only place that uses the library, for server and browser. It has
// only the rules of the offered countries (`phone-metadata.json`); a number of any other country stays unchanged
// (docs/decisions/0022).
import { type MetadataJson, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/core";
import { COUNTRY_CODES } from "./phone-countries.ts";
import { bareNumber, withoutMobileDigit, withoutOldPrefix } from "./phone-digits.ts";
import metadata from "./phone-metadata.json" with { type: "json" };

const RULES = metadata as unknown as MetadataJson;

/** A dialling code and the number after it, both digits; the number without the trunk prefix 0 or 1. */
export type Phone = { code: string; number: string };

/**
 * Parses a number of that country in any format: with the trunk prefix, as `099 123 4567` of Ecuador or `044 222 123
 * 4567` of Mexico, or with the country code. After a plus the number itself names its country. An invalid number keeps
 * its digits.
 */
export function readPhone(code: string, typed: string): Phone {
  const bare = bareNumber(typed) ?? typed;
  const abroad = readInternational(bare);
  if (abroad) return abroad;
  const digits = code === "52" ? withoutOldPrefix(bare.replace(/\D/g, "")) : bare.replace(/\D/g, "");
  const plain = withoutMobileDigit(`${code}${digits}`);
  if (plain.length < code.length + digits.length) return { code, number: plain.slice(code.length) };
  const read = COUNTRY_CODES.includes(code) ? parsed(withoutMobileDigit(digits), code) : undefined;
  if (read) return read;
  const carriesCode = digits.length > 10 && digits.startsWith(code);
  return { code, number: carriesCode ? withoutMobileDigit(digits).slice(code.length) : digits };
}

/** Whether these digits, alone or after the trunk prefix, are a valid number there. */
export function isPhoneOf(code: string, digits: string): boolean {
  const known = COUNTRY_CODES.includes(code) ? parse(digits, code) : undefined;
  return Boolean(known?.isValid()) && digits.length - (known?.nationalNumber.length ?? 0) <= 1;
}

/** A number copied from elsewhere, `+52 1 222 123 4567`; null without its plus, or of a country that is not offered. */
export function readInternational(text: string): Phone | null {
  const bare = bareNumber(text);
  if (!bare?.startsWith("+")) return null;
  const digits = withoutMobileDigit(withoutOldPrefix(bare.slice(1)));
  const read = parsed(`+${digits}`);
  if (read) return read;
  const code = dialledCode(digits);
  return code && COUNTRY_CODES.includes(code) ? { code, number: digits.slice(code.length) } : null;
}

/**
 * The country code at the start of these digits, offered or not (ITU E.164): 1 and 7 alone, these have two digits, all
 * others three.
 */
export function dialledCode(digits: string): string | undefined {
  return /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/.exec(digits)?.[0];
}

/** In groups, in the country's international format: `11 98765 4321`. Invalid digits stay together. */
export function groupedPhone({ code, number }: Phone): string {
  const known = COUNTRY_CODES.includes(code) ? parse(`+${code}${number}`) : undefined;
  if (!known?.isValid() || known.nationalNumber !== number) return number;
  return known.formatInternational().slice(known.countryCallingCode.length + 2);
}

/** Argentina's mobile numbers lose their 9 here too, for every dialling format. */
function parsed(text: string, code?: string): Phone | undefined {
  const known = parse(text, code);
  if (!known?.isPossible()) return undefined;
  const digits = withoutMobileDigit(known.number.slice(1));
  return { code: known.countryCallingCode, number: digits.slice(known.countryCallingCode.length) };
}

function parse(text: string, defaultCallingCode?: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { ...(defaultCallingCode && { defaultCallingCode }), extract: false }, RULES);
}
