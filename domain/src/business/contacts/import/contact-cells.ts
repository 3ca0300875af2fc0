// What each cell of a contact's row means, and which errors can be repaired (contract/contacts#uploads).
import { type Cell, cellText, type Reading, type SheetContext } from "../../../kit/import/import-definition.ts";
import { readDay, readSerialDay } from "../../../kit/import/read-day.ts";
import { COUNTRY_CODES } from "../../../kit/phone-countries.ts";
import { bareNumber } from "../../../kit/phone-digits.ts";
import { fold, visibleText } from "../../../kit/text.ts";
import { HIDDEN_CHARACTERS } from "../../../kit/words/hidden-characters.ts";
import { lookup } from "../../../kit/words/lookup.ts";
import { ContactFields, ContactType, GENDERS } from "../schema.ts";
import { splitFullName } from "./full-name.ts";

const { shape } = ContactFields;
/** The placeholder for an unknown day. */
export const NO_BIRTHDATE = "2000-01-01";
const UNSEEN = "tiene caracteres que no se permiten";

type Parses = { safeParse(value: unknown): { success: boolean; error?: { issues: readonly { message: string }[] } } };

const MOST_NAME = 80;

/** A name within the limits of the form, or an error text; invisible characters are removed. */
export function nameOf(schema: Parses) {
  return (cell: Cell): Reading<string> => {
    const text = cellText(cell);
    // letters and spaces alone can only break the length limit
    if (text.length <= MOST_NAME && PLAIN.test(text)) return { value: text };
    const { value, problem } = seen(text);
    if (value === "") return problem ? { value, problem } : { value };
    const parsed = schema.safeParse(value);
    if (!parsed.success) return { error: parsed.error?.issues[0]?.message ?? "No es válido" };
    return problem ? { value, problem } : { value };
  };
}

const PLAIN = /^[\p{L}\p{N} .,'-]*$/u;

/** `problem` where something other than spaces was removed. */
function seen(text: string): { value: string; problem?: string } {
  const value = visibleText(text);
  return value === text.replace(/\s+/g, " ") ? { value } : { value, problem: UNSEEN };
}

const MOST_FULL_NAME = 160;

export function readFullName(cell: Cell): Reading<string> {
  const { value, problem } = seen(cellText(cell));
  if (value.length > MOST_FULL_NAME) return { error: `debe tener máximo ${MOST_FULL_NAME} caracteres` };
  const tooLong = Object.values(splitFullName(value)).some((part) => part.length > MOST_NAME);
  if (tooLong) return { error: `cada parte debe tener máximo ${MOST_NAME} caracteres` };
  return problem ? { value, problem } : { value };
}

const GENDER_WORDS: Readonly<Record<string, (typeof GENDERS)[number]>> = lookup({
  masculino: "Masculino",
  m: "Masculino",
  h: "Masculino",
  hombre: "Masculino",
  male: "Masculino",
  femenino: "Femenino",
  f: "Femenino",
  mujer: "Femenino",
  female: "Femenino",
  "no binario": "No binario",
  "no-binario": "No binario",
  nb: "No binario",
  otro: "Otro",
  otra: "Otro",
  other: "Otro",
});

export function readGender(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text === "") return { value: "" };
  const known = GENDER_WORDS[fold(text)];
  return known ? { value: known } : { value: "Otro", problem: `debe ser ${GENDERS.join(", ")}` };
}

const YES = new Set(["si", "yes", "y", "s", "true", "verdadero", "1", "x"]);
const NO = new Set(["", "no", "n", "false", "falso", "0"]);

export function readNoRespond(cell: Cell): Reading<boolean> {
  const word = fold(cellText(cell));
  return YES.has(word) ? { value: true } : NO.has(word) ? { value: false } : { error: "debe ser Sí o No" };
}

const MOST_NOTES = 2_000;

export function readNotes(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text.length > MOST_NOTES) return { error: `debe tener máximo ${MOST_NOTES} caracteres` };
  if (!HIDDEN_CHARACTERS.test(text)) return { value: text };
  return { value: text.replace(EVERY_HIDDEN, " ").trim(), problem: UNSEEN };
}

const EVERY_HIDDEN = new RegExp(HIDDEN_CHARACTERS, "gu");

const TYPE_WORDS: Readonly<Record<string, ContactType>> = lookup({
  cliente: "client",
  clienta: "client",
  clientes: "client",
  prospecto: "lead",
  prospecta: "lead",
  prospectos: "lead",
});

export function readType(cell: Cell): Reading<ContactType> {
  const word = fold(cellText(cell));
  const known = TYPE_WORDS[word] ?? ContactType.options.find((type) => type === word);
  if (known) return { value: known };
  return { value: "lead", problem: word === "" ? "falta el tipo" : "debe ser personal, lead o client" };
}

export function readEmail(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text === "" || shape.email.safeParse(text).success) return { value: text };
  const value = visibleText(text.replace(/^mailto:/i, "")).split(/\s*:::\s*/)[0] ?? "";
  if (value !== text && shape.email.safeParse(value).success) return { value, problem: "solo puede llevar un correo" };
  return { error: "El correo no es válido" };
}

/** How WhatsApp dials Mexico and Argentina. */
const DIALLED_CODES: Readonly<Record<string, string>> = lookup({ "521": "52", "549": "54" });

export function readCountryCode(cell: Cell, { country }: SheetContext): Reading<string> {
  const text = cellText(cell);
  if (text === "" || COUNTRY_CODES.includes(text)) return { value: text };
  const digits = (bareNumber(text) ?? text).replace(/^(\+|00)/, "");
  const code = DIALLED_CODES[digits] ?? digits;
  if (COUNTRY_CODES.includes(code)) {
    return { value: code, problem: code === digits ? "solo puede llevar dígitos" : `es el código ${code}` };
  }
  const error = /^\d+$/.test(digits) ? "no está en la lista de países" : "solo puede llevar dígitos";
  return country === "" ? { error } : { value: country, problem: error };
}

export function readBirthdate(cell: Cell, context: SheetContext): Reading<string> {
  const text = cellText(cell);
  if (text === "") return { value: NO_BIRTHDATE };
  const parsed = shape.birthdate.safeParse(text);
  if (parsed.success) return text > context.today ? { error: FUTURE } : { value: text };
  const day = typeof cell === "number" ? readSerialDay(cell) : readDay(visibleText(text), context);
  if (day === null || !shape.birthdate.safeParse(day).success) {
    return { error: typeof cell === "number" ? NO_DATE : (parsed.error.issues[0]?.message ?? "La fecha no es válida") };
  }
  if (day > context.today) return { error: FUTURE };
  return { value: day, problem: "debe tener la forma AAAA-MM-DD" };
}

const FUTURE = "La fecha de nacimiento no puede ser futura";
const NO_DATE = "llegó como número: da formato de fecha a la columna, o escribe AAAA-MM-DD";
