// What a spreadsheet of contacts says (contract/contacts#uploads): its columns, the meaning of each cell, and which
// errors can be repaired. A row with an error that cannot be repaired is left out.

import type { ImportDefinition, SheetContext } from "../../../kit/import/import-definition.ts";
import { wrongNumber } from "../contact-number.ts";
import { ContactFields, type ContactType } from "../schema.ts";
import {
  NO_BIRTHDATE,
  nameOf,
  readBirthdate,
  readCountryCode,
  readEmail,
  readFullName,
  readGender,
  readNoRespond,
  readNotes,
  readType,
} from "./contact-cells.ts";
import { nameOfRow } from "./full-name.ts";
import { PHONE_HEADERS, phoneOfRow, readWhatsapp } from "./phone-cell.ts";

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
  /** Only in a file: they become name and surnames. */
  fullName?: string;
  middleName?: string;
};

const { shape } = ContactFields;

export const contactImport: ImportDefinition<ImportedContact> = {
  name: "contactos",
  columns: {
    name: {
      header: "Nombre",
      aliases: ["Nombres", "First Name", "Given Name", "Nombre de pila", "Primer nombre"],
      example: "María José",
      read: nameOf(shape.name),
    },
    lastname: {
      header: "Apellidos",
      aliases: ["Apellido", "Apellido Paterno", "Paterno", "Primer Apellido", "Last Name", "Family Name", "Surname"],
      example: "Núñez",
      read: nameOf(shape.lastname),
      empty: "",
    },
    secondLastname: {
      header: "Apellido Materno",
      aliases: ["Materno", "Segundo Apellido"],
      example: "Gil",
      read: nameOf(shape.secondLastname),
      empty: "",
    },
    gender: {
      header: "Género",
      aliases: ["Sexo", "Gender"],
      example: "Femenino",
      read: readGender,
    },
    noRespond: { header: "No Responder", example: "No", read: readNoRespond, empty: false },
    notes: {
      header: "Notas",
      aliases: ["Nota", "Notes", "Comentarios", "Comentario", "Observaciones"],
      example: "Prefiere por la tarde",
      read: readNotes,
      empty: "",
    },
    whatsapp: {
      header: "WhatsApp",
      aliases: PHONE_HEADERS,
      required: true,
      example: "2221234567",
      read: readWhatsapp,
    },
    type: { header: "Tipo", aliases: ["Tipo de cliente", "Tipo de contacto"], example: "lead", read: readType },
    email: {
      header: "Email",
      aliases: ["Correo", "E-mail", "Correo electrónico", "Mail", "E-mail 1 - Value", "E-mail Address"],
      example: "majo@correo.mx",
      read: readEmail,
      empty: "",
    },
    countryCode: {
      header: "Código de País",
      aliases: ["Lada", "Código", "Clave de país", "Lada internacional", "Country Code"],
      means: "country",
      example: "52",
      read: readCountryCode,
    },
    birthdate: {
      header: "Fecha de Nacimiento",
      aliases: ["Nacimiento", "Cumpleaños", "Fecha de cumpleaños", "F. Nacimiento", "Birthday", "Birthdate"],
      means: "day",
      example: "1990-05-21",
      read: readBirthdate,
      empty: NO_BIRTHDATE,
    },
    fullName: {
      header: "Nombre completo",
      aliases: ["Nombre y apellidos", "Nombre y apellido", "Nombre del cliente", "Cliente", "Name", "Full Name"],
      isExtra: true,
      example: "",
      read: readFullName,
    },
    middleName: {
      header: "Segundo nombre",
      aliases: ["Middle Name", "Additional Name"],
      isExtra: true,
      example: "",
      read: nameOf(shape.lastname),
      empty: "",
    },
  },
  finish,
};

/** The number without its country code, and the code, even where the number contains it; the name in its parts. */
function finish(row: ImportedContact, { country }: SheetContext): ReturnType<typeof contactImport.finish> {
  const { fullName = "", middleName = "", ...rest } = row;
  const phone = phoneOfRow(row, country);
  if ("error" in phone) return phone;
  const number = { countryCode: phone.code, whatsapp: phone.number };
  // eight to ten digits that were already read are skipped: a file has many of them
  const isUsual = phone.number.length >= 8 && phone.number.length <= 10;
  const wrong = isUsual ? undefined : wrongNumber(phone.code, phone.number);
  if (wrong) return { field: "whatsapp", error: wrong };
  return { row: { ...rest, ...nameOfRow(row, fullName, middleName), ...number } };
}
