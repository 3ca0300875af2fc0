// What a spreadsheet of contacts says (contract/contacts#uploads): its columns, what each cell means, and which faults can
// be put right. A fault that has no repair leaves the row out.

import { type Cell, cellText, type ImportDefinition, type Reading } from "../../../kit/import/import-definition.ts";
import { bareNumber, dialledCode, readPhone, withoutMobileDigit } from "../../../kit/phone.ts";
import { COUNTRY_CODES } from "../../../kit/phone-countries.ts";
import { HIDDEN_CHARACTERS } from "../../../kit/schema.ts";
import { fold } from "../../../kit/text.ts";
import { wrongNumber } from "../contact-number.ts";
import { ContactFields, ContactType, GENDERS } from "../schema.ts";

export type ImportedContact = {
  name: string;
  lastname: string;
  secondLastname: string;
  gender: string;
  noRespond: boolean;
  notes: string;
  whatsapp: string;
  type: ContactType;
  email: string;
  countryCode: string;
  birthdate: string;
};

const { shape } = ContactFields;
/** Stands for none told. */
const NO_BIRTHDATE = "2000-01-01";

export const contactImport: ImportDefinition<ImportedContact> = {
  name: "contactos",
  columns: {
    name: { header: "Nombre", aliases: ["Nombres", "Name"], example: "María José", read: byShape(shape.name, 80) },
    lastname: {
      header: "Apellidos",
      aliases: ["Apellido", "Apellido Paterno", "Paterno"],
      example: "Núñez",
      read: byShape(shape.lastname, 80),
    },
    secondLastname: {
      header: "Apellido Materno",
      aliases: ["Materno", "Segundo Apellido"],
      example: "Gil",
      read: byShape(shape.secondLastname, 80),
    },
    gender: { header: "Género", aliases: ["Sexo"], example: "Femenino", read: readGender },
    noRespond: { header: "No Responder", example: "No", read: readNoRespond },
    notes: { header: "Notas", aliases: ["Nota"], example: "Prefiere por la tarde", read: readNotes },
    whatsapp: {
      header: "WhatsApp",
      aliases: ["Teléfono", "Celular", "Número"],
      required: true,
      example: "2221234567",
      read: readWhatsapp,
    },
    type: { header: "Tipo", example: "lead", read: readType },
    email: {
      header: "Email",
      aliases: ["Correo", "E-mail", "Correo electrónico"],
      example: "majo@correo.mx",
      read: readEmail,
    },
    countryCode: { header: "Código de País", aliases: ["Lada", "Código"], example: "52", read: readCountryCode },
    birthdate: {
      header: "Fecha de Nacimiento",
      aliases: ["Nacimiento", "Cumpleaños"],
      example: "1990-05-21",
      read: readBirthdate,
    },
  },
  finish: withPhone,
};

type Parses = { safeParse(value: unknown): { success: boolean; error?: { issues: readonly { message: string }[] } } };

/** Text within the limits of the form, with its own words where it is not. */
function byShape(schema: Parses, most: number) {
  return (cell: Cell): Reading<string> => {
    const text = cellText(cell);
    // letters and spaces alone are within every limit but the length
    if (text.length <= most && PLAIN.test(text)) return { value: text };
    const parsed = schema.safeParse(text);
    return parsed.success ? { value: text } : { error: parsed.error?.issues[0]?.message ?? "No es válido" };
  };
}

const PLAIN = /^[\p{L}\p{N} .,'-]*$/u;

const GENDER_WORDS: Readonly<Record<string, (typeof GENDERS)[number]>> = {
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
};

function readGender(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text === "") return { value: "" };
  const known = GENDER_WORDS[fold(text)];
  return known ? { value: known } : { value: "Otro", problem: `debe ser ${GENDERS.join(", ")}` };
}

const YES = new Set(["si", "yes", "y", "s", "true", "verdadero", "1", "x"]);
const NO = new Set(["", "no", "n", "false", "falso", "0"]);

function readNoRespond(cell: Cell): Reading<boolean> {
  const word = fold(cellText(cell));
  return YES.has(word) ? { value: true } : NO.has(word) ? { value: false } : { error: "debe ser Sí o No" };
}

const MOST_NOTES = 2_000;

function readNotes(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text.length > MOST_NOTES) return { error: `debe tener máximo ${MOST_NOTES} caracteres` };
  return HIDDEN_CHARACTERS.test(text) ? { error: "tiene caracteres que no se permiten" } : { value: text };
}

function readWhatsapp(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text === "") return { error: "falta el número" };
  if (/^\d{1,20}$/.test(text)) return { value: text };
  const digits = bareNumber(text)?.replace("+", "") ?? "";
  return /^\d{1,20}$/.test(digits)
    ? { value: digits, problem: "solo puede llevar dígitos" }
    : { error: "solo puede llevar dígitos" };
}

function readType(cell: Cell): Reading<ContactType> {
  const known = ContactType.options.find((type) => type === fold(cellText(cell)));
  if (known) return { value: known };
  return { value: "lead", problem: cellText(cell) === "" ? "falta el tipo" : "debe ser personal, lead o client" };
}

function readEmail(cell: Cell): Reading<string> {
  const text = cellText(cell);
  return text === "" || shape.email.safeParse(text).success ? { value: text } : { error: "El correo no es válido" };
}

function readCountryCode(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (text === "" || COUNTRY_CODES.includes(text)) return { value: text };
  const digits = text.replace(/[\s+]/g, "");
  if (!/^\d+$/.test(digits)) return { error: "solo puede llevar dígitos" };
  // 521 and 549 are how WhatsApp dials Mexico and Argentina
  const code = { "521": "52", "549": "54" }[digits] ?? digits;
  if (!COUNTRY_CODES.includes(code)) return { error: "no está en la lista de países" };
  return { value: code, problem: code === digits ? "solo puede llevar dígitos" : `es el código ${code}` };
}

function readBirthdate(cell: Cell, today: string): Reading<string> {
  if (typeof cell === "number") {
    return { error: "llegó como número: da formato de fecha a la columna, o escribe AAAA-MM-DD" };
  }
  const text = cellText(cell);
  if (text === "") return { value: NO_BIRTHDATE };
  const parsed = shape.birthdate.safeParse(text);
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? "La fecha no es válida" };
  return text > today ? { error: "La fecha de nacimiento no puede ser futura" } : { value: text };
}

/** The number without the code of its country, and the code, also where the number carries it. */
function withPhone(row: ImportedContact): ReturnType<typeof contactImport.finish> {
  if (row.countryCode === "" && row.whatsapp.length <= 10) {
    return { field: "countryCode", error: "falta el código de país" };
  }
  const given = row.countryCode || codeIn(row.whatsapp);
  if (!given) return { field: "countryCode", error: "falta el código de país" };
  const digits = row.countryCode ? row.whatsapp : withoutMobileDigit(row.whatsapp).slice(given.length);
  const { code, number } = readPhone(given, digits);
  const wrong = wrongNumber(code, number);
  return wrong ? { field: "whatsapp", error: wrong } : { row: { ...row, countryCode: code, whatsapp: number } };
}

function codeIn(digits: string): string | undefined {
  const code = dialledCode(digits);
  return code && COUNTRY_CODES.includes(code) ? code : undefined;
}
