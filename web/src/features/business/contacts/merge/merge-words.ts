// The words for the fields of two contacts when one value of each is chosen.
import type { MergeField } from "@mostrador/domain/business/contacts/merge/merge-fields.ts";
import type { DuplicateReason } from "@mostrador/domain/business/contacts/merge/schema.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { dayText } from "../../../../ui/data/date-time.tsx";
import { typeOf } from "../contact-type.ts";

export const FIELD_LABELS: Readonly<Record<MergeField, string>> = {
  name: "Nombre",
  lastname: "Apellido paterno",
  secondLastname: "Apellido materno",
  whatsapp: "WhatsApp",
  email: "Correo",
  birthdate: "Fecha de nacimiento",
  gender: "Género",
  type: "Tipo",
  customId: "Identificador",
  noRespond: "El asistente",
  customFields: "Campos que dicen cosas distintas",
};

export const REASONS: Readonly<Record<DuplicateReason, string>> = {
  number: "Mismo número, escrito de otra forma",
  email: "Mismo correo",
  "name-birthdate": "Mismo nombre y cumpleaños",
  "name-channel": "Mismo nombre; uno solo se conoce por su canal",
  "name-number": "Mismo nombre y número casi igual",
};

const UNTOLD = "Sin dato";

export function valueText(contact: Contact, field: MergeField): string {
  switch (field) {
    case "whatsapp":
      return contact.whatsapp ? displayPhone(canonicalPhone(contact.countryCode, contact.whatsapp)) : UNTOLD;
    case "birthdate":
      return contact.birthdate === "2000-01-01" ? UNTOLD : dayText(contact.birthdate);
    case "type":
      return typeOf(contact.type).label;
    case "noRespond":
      return contact.noRespond ? "No le responde" : "Le responde";
    case "customFields":
      return contact.customFields.map(({ key, value }) => `${key.replaceAll("_", " ")}: ${value}`).join(" · ");
    default:
      return contact[field] || UNTOLD;
  }
}
