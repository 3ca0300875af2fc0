// A number as it is copied from elsewhere: '+52 1 222 123 4567'.
import { DIAL_CODES } from "./dial-codes.ts";

/** The digit that stands before mobile numbers abroad, and is not part of them at home. */
const MOBILE: Readonly<Record<string, string>> = { "52": "1", "54": "9" };
const LOCAL_DIGITS = 10;

/** Its dial code and its digits; null when it does not begin with a plus and a code that is known. */
export function readInternational(text: string): { code: string; number: string } | null {
  if (!text.trim().startsWith("+")) return null;
  const digits = text.replace(/\D/g, "");
  const code = DIAL_CODES.map((entry) => entry.code)
    .filter((each) => digits.startsWith(each))
    .sort((a, b) => b.length - a.length)[0];
  if (!code) return null;
  const rest = digits.slice(code.length);
  const mobile = MOBILE[code];
  const isMobile = mobile !== undefined && rest.length === LOCAL_DIGITS + 1 && rest.startsWith(mobile);
  return { code, number: isMobile ? rest.slice(1) : rest };
}
