// What a rectification changed, before and after, for the log of its request.
import type { Contact } from "../contacts/schema.ts";

const FIELDS: Readonly<Partial<Record<keyof Contact, string>>> = {
  name: "Nombre",
  lastname: "Apellido paterno",
  secondLastname: "Apellido materno",
  whatsapp: "WhatsApp",
  countryCode: "Código de país",
  email: "Correo",
  birthdate: "Fecha de nacimiento",
  gender: "Género",
  type: "Tipo",
  customId: "Identificador",
  notes: "Notas",
  customFields: "Campos propios",
};

/** A line for each field: 'Correo: antes «a@b.mx», ahora «c@d.mx»'. */
export function rectified(before: Contact, after: Contact): string {
  return Object.entries(FIELDS)
    .filter(([field]) => spelled(before, field) !== spelled(after, field))
    .map(([field, title]) => `${title}: antes «${spelled(before, field)}», ahora «${spelled(after, field)}»`)
    .join("\n");
}

function spelled(contact: Contact, field: string): string {
  const value = contact[field as keyof Contact];
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}
