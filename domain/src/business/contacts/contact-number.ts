// How many digits a contact's number has (D-13): 8 to 10, and more where the country uses more. Checked by the form
// and by the server (docs/decisions/0022).

import { DEFAULT_COUNTRY_CODE } from "../../kit/phone/country-code.ts";
import { isPhoneOf, readPhone } from "../../kit/phone.ts";
import { bareNumber } from "../../kit/phone-digits.ts";
import { lookup } from "../../kit/words/lookup.ts";

const MOST = 10;
/** Countries with numbers of more than ten digits. */
const LONGER: Readonly<Record<string, number>> = lookup({ "55": 11 });

const LEAST = 8;
/** Refused (D-13), although the 1 could be that of WhatsApp: it is often a typing error. */
const ELEVEN_OF_MEXICO = /^1\d{10}$/;

type ContactNumber = { countryCode: string; whatsapp: string };

/** As stored: its country, and the number without dialling prefixes. */
export function readNumber(countryCode: string | undefined, typed: string): ContactNumber {
  const given = countryCode ?? DEFAULT_COUNTRY_CODE;
  const bare = bareNumber(typed) ?? typed;
  if (given === "52" && ELEVEN_OF_MEXICO.test(bare)) return { countryCode: given, whatsapp: bare };
  const { code, number } = readPhone(given, bare);
  return { countryCode: code, whatsapp: number };
}

/** The error in a typed number, or undefined. */
export function wrongNumber(given: string | undefined, typed: string): string | undefined {
  const { countryCode, whatsapp } = readNumber(given, typed);
  if (whatsapp.length < LEAST) return "El número debe ser de 8 digitos por lo menos";
  const isShort = typed.replace(/\D/g, "").length <= MOST;
  const isMexican = countryCode === "52" && whatsapp.length === MOST;
  if (isShort || isMexican || isPhoneOf(countryCode, whatsapp)) return undefined;
  return `El número debe ser de ${LONGER[countryCode] ?? MOST} digitos`;
}
