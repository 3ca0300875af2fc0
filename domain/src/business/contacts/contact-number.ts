// How many digits a contact's number has (D-13): 8 to 10, and more where the country itself writes more. Held by the form
// and by the server alike (docs/decisions/0022).
import { isPhoneOf, readPhone } from "../../kit/phone.ts";
import { DEFAULT_COUNTRY_CODE } from "../businesses/country-code.ts";

const MOST = 10;
/** Where the numbers of people have more digits than ten. */
const LONGER: Readonly<Record<string, number>> = { "55": 11 };

/** What is wrong with a number of so many digits as it was typed, or undefined. */
export function tooLong(countryCode: string | undefined, digits: string): string | undefined {
  const code = countryCode ?? DEFAULT_COUNTRY_CODE;
  if (digits.length <= MOST || isPhoneOf(code, digits)) return undefined;
  return `El número debe ser de ${LONGER[code] ?? MOST} digitos`;
}

/** As it is kept: without the 0 or 1 that is dialled within the country. */
export function keptNumber(countryCode: string | undefined, digits: string): string {
  return readPhone(countryCode ?? DEFAULT_COUNTRY_CODE, digits).number;
}
