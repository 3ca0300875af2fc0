import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { createContact, searchContacts } from "@mostrador/domain/business/contacts/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { read } from "../../../lib/client.ts";
import { type InSearch, MOST_FOUND, START_WORDS } from "../../../lib/search/in-search.ts";
import { foundContact } from "./found-contact.ts";

export const inSearch: InSearch = {
  kinds: [
    {
      name: "contacts",
      title: "Contactos",
      page: PAGE.contactos,
      route: searchContacts,
      find: async ({ text, businessId, signal }) => {
        const found = await read(searchContacts, { query: { businessId, search: text, limit: MOST_FOUND }, signal });
        return found.map((contact) => {
          const { name, phone, why } = foundContact(contact, text);
          const help = [phone, why].filter(Boolean).join(" · ");
          const face = { name: contactName(contact) };
          return { id: contact._id, label: name, help, rest: `/${contact._id}`, face };
        });
      },
    },
  ],
  starts: [
    {
      label: "Registrar contacto",
      keywords: `${START_WORDS} cliente`,
      page: PAGE.contactos,
      route: createContact,
      rest: "?nuevo=1",
    },
  ],
};
