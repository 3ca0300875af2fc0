// The search text of a contact, made from its columns.
import { contactSearchText } from "@mostrador/domain/business/contacts/contact-search.ts";
import type { ContactRow, ContactWrite } from "./contact.store.ts";

export function searchOf(row: Partial<ContactRow> | ContactWrite): string {
  return contactSearchText({
    name: row.name ?? "",
    lastname: row.lastname ?? "",
    secondLastname: row.second_lastname ?? "",
    pushName: row.push_name ?? "",
    phone: row.phone ?? null,
    email: row.email ?? "",
    customId: row.custom_id ?? "",
    secondPhones: row.second_phones ?? "",
  });
}
