// The contact that a row of another capability is about: joined as `c` from `contactRows`, with the usual field names.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";

/** The columns selected from it, where it is joined as `c`. */
export const CLIENT_NAMES = [
  "c.name as client_name",
  "c.lastname as client_lastname",
  "c.second_lastname as client_second_lastname",
  "c.push_name as client_push_name",
  "c.whatsapp as client_whatsapp",
] as const;

/** Null where the row is about no contact. */
export type ClientNames = {
  client_name: string | null;
  client_lastname: string | null;
  client_second_lastname: string | null;
  client_push_name: string | null;
  client_whatsapp: string | null;
};

export function clientName(row: ClientNames): string {
  return contactName({
    name: row.client_name ?? "",
    lastname: row.client_lastname ?? "",
    secondLastname: row.client_second_lastname ?? "",
    pushName: row.client_push_name ?? "",
    whatsapp: row.client_whatsapp ?? "",
  });
}
