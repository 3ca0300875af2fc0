// How many digits a contact's number has (D-13): 8 to 10, and more where the country itself writes more. Held by the form
// and by the server alike (docs/decisions/0022).
import { isPhoneOf, readPhone } from "../../kit/phone.ts";
import { bareNumber } from "../../kit/phone-digits.ts";
import { DEFAULT_COUNTRY_CODE } from "../businesses/country-code.ts";

const MOST = 10;
/** Where the numbers of people have more digits than ten. */
const LONGER: Readonly<Record<string, number>> = { "55": 11 };

const LEAST = 8;
/** Refused (D-13), although the 1 could be that of WhatsApp: it is as often a slip of the finger. */
const ELEVEN_OF_MEXICO = /^1\d{10}$/;

type ContactNumber = { countryCode: string; whatsapp: string };

/** As it is kept: its country, and the number without what is dialled before it. */
export function readNumber(countryCode: string | undefined, typed: string): ContactNumber {
  const given = countryCode ?? DEFAULT_COUNTRY_CODE;
  const bare = bareNumber(typed) ?? typed;
  if (given === "52" && ELEVEN_OF_MEXICO.test(bare)) return { countryCode: given, whatsapp: bare };
  const { code, number } = readPhone(given, bare);
  return { countryCode: code, whatsapp: number };
}

/** What is wrong with a number as it was typed, or undefined. */
export function wrongNumber(given: string | undefined, typed: string): string | undefined {
  const { countryCode, whatsapp } = readNumber(given, typed);
  if (whatsapp.length < LEAST) return "El número debe ser de 8 digitos por lo menos";
  const isShort = typed.replace(/\D/g, "").length <= MOST;
  const isMexican = countryCode === "52" && whatsapp.length === MOST;
  if (isShort || isMexican || isPhoneOf(countryCode, whatsapp)) return undefined;
  return `El número debe ser de ${LONGER[countryCode] ?? MOST} digitos`;
}
