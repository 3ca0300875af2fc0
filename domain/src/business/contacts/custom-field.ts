// Fields that a business adds to its contacts: clean keys, values of their type (contract/contacts#fields).
import { fold } from "../../kit/text.ts";
import { ALL_YEARS, isWithinYears } from "../../kit/years.ts";

type Type = "string" | "number" | "boolean" | "date";
type Value = string | number | boolean;
type FieldInput = { key: string; value?: Value | null | undefined; type: Type };

const DANGEROUS = new Set(["__proto__", "constructor", "prototype"]);
const YES = new Set(["true", "1", "si", "yes", "y"]);
const NO = new Set(["false", "0", "no", "n"]);

/** The fields as stored, or the error text for their keys or values. */
export function customFieldsFrom(
  typed: FieldInput[],
): { fields: { key: string; value: Value; type: Type }[] } | { message: string } {
  const cleaned = typed
    .map((field) => ({ ...field, key: field.key.trim().replace(/[\s.]+/g, "_") }))
    .filter((field) => !DANGEROUS.has(field.key));
  if (cleaned.some((field) => field.key === "")) return { message: "Hay claves vacías en campos personalizados." };
  if (new Set(cleaned.map((field) => field.key)).size < cleaned.length) {
    return { message: "Hay claves duplicadas en campos personalizados." };
  }
  const fields: { key: string; value: Value; type: Type }[] = [];
  for (const { key, value, type } of cleaned) {
    const coerced = coerce(value ?? "", type);
    if (coerced === undefined) return { message: `El valor de ${key} no es ${NAMES[type]}.` };
    fields.push({ key, value: coerced, type });
  }
  return { fields };
}

const NAMES = {
  string: "un texto",
  number: "un número",
  boolean: "sí o no",
  date: `una fecha de los años ${ALL_YEARS.first} a ${ALL_YEARS.last}`,
};

function coerce(value: Value, type: Type): Value | undefined {
  if (type === "number") {
    const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : undefined;
  }
  if (type === "boolean") {
    const word = fold(String(value));
    return YES.has(word) ? true : NO.has(word) ? false : undefined;
  }
  if (type === "date") {
    const day = String(value).slice(0, 10);
    return isDay(day) ? day : undefined;
  }
  return String(value);
}

/** The 31st of February is not a day, though a Date would read it as the 3rd of March. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && isWithinYears(text, ALL_YEARS);
}
