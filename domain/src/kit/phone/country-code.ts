// The extended code that WhatsApp uses for a dialling code: for all answers with a phone number
// (contract/platform#a-business; D-15.9).

import { lookup } from "../words/lookup.ts";

/** Mexico and Argentina add the digit of mobile numbers. */
const EXTENDED: Readonly<Record<string, string>> = lookup({ "52": "521", "54": "549" });

export const DEFAULT_COUNTRY_CODE = "52";

/** '521' for '52', '549' for '54', and any other code itself. */
export function countryCodeExtOf(countryCode: string): string {
  return EXTENDED[countryCode] ?? countryCode;
}
