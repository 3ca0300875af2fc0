// The number of a contact's row: the digits of its cell, and its country (D-7.1; contract/contacts#uploads).
import { type Cell, cellText, type Reading } from "../../../kit/import/import-definition.ts";
import { dialledCode, type Phone, readInternational, readPhone } from "../../../kit/phone.ts";
import { COUNTRY_CODES } from "../../../kit/phone-countries.ts";
import { bareNumber, withoutMobileDigit, withoutOldPrefix } from "../../../kit/phone-digits.ts";

/** Headers of a column of numbers other than 'WhatsApp'. */
export const PHONE_HEADERS = [
  ...["Teléfono", "Celular", "Número", "Móvil", "Tel", "Cel", "Whats", "Phone", "Mobile", "Phone Number"],
  ...["Teléfono celular", "Teléfono móvil", "Número de teléfono", "Número de celular", "Número de WhatsApp"],
  ...[
    "Teléfono 1",
    "Teléfono 2",
    "Tel 1",
    "Tel 2",
    "Teléfono fijo",
    "Teléfono casa",
    "Teléfono de casa",
    "Mobile Phone",
  ],
  ...["Phone 1 - Value", "Phone 2 - Value", "Phone 3 - Value", "Home Phone", "Primary Phone"],
];

export function readWhatsapp(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text === "") return { error: "falta el número" };
  if (/^\d{1,11}$/.test(text)) return { value: text };
  const [first = "", ...others] = numbersIn(text);
  const bare = bareNumber(first.replace(/\.0$/, "")) ?? "";
  const digits = bare.replace("+", "");
  if (!/^\d{1,20}$/.test(digits)) return { error: "solo puede llevar dígitos" };
  const local = withoutOldPrefix(digits);
  const value = bare.startsWith("+") ? `+${local}` : local;
  const shown = local;
  if (others.length > 0) return { value, shown, problem: "lleva varios números: se toma el primero" };
  if (local !== digits) return { value, shown, problem: "lleva un prefijo viejo: 044, 045 o 01" };
  return value === text ? { value } : { value, shown, problem: "solo puede llevar dígitos" };
}

/** Google Contacts writes ':::' between the numbers of one person, people write a slash or a word. */
function numbersIn(text: string): string[] {
  const parts = text.split(/:::|[/;|,]|\s[oy]\s/).map((part) => part.trim());
  return parts.every((part) => part.replace(/\D/g, "").length >= LEAST) ? parts : [text];
}

const LEAST = 8;

type PhoneParts = { whatsapp: string; countryCode: string };

/** `country`: for numbers without one, or ''. A text names the error and its field. */
export function phoneOfRow(row: PhoneParts, country: string): Phone | { field: "countryCode"; error: string } {
  if (row.whatsapp.startsWith("+")) {
    return readInternational(row.whatsapp) ?? { field: "countryCode", error: "no está en la lista de países" };
  }
  return readNational(row, country) ?? { field: "countryCode", error: "falta el código de país" };
}

/** More than ten digits include the country code, unless it has its own column. */
function readNational({ countryCode, whatsapp }: PhoneParts, country: string): Phone | null {
  if (countryCode) return readPhone(countryCode, whatsapp);
  const carried = whatsapp.length > 10 ? codeIn(whatsapp) : undefined;
  if (carried) return readPhone(carried, withoutMobileDigit(whatsapp).slice(carried.length));
  return country ? readPhone(country, whatsapp) : null;
}

function codeIn(digits: string): string | undefined {
  const code = dialledCode(digits);
  return code && COUNTRY_CODES.includes(code) ? code : undefined;
}
