// The directory of contacts: who they are, how to reach them, whether the assistant may answer them.
import * as routes from "@mostrador/domain/business/contacts/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { createContact, deleteContact, editContact, getContact } from "./contact.ts";
import { listContacts, searchContacts } from "./list-contacts.ts";

export { promoteLead } from "./contact.store.ts";
export { createContact } from "./contact.ts";
export { contactRows } from "./contact-rows.store.ts";
export { findOrCreateContact } from "./find-or-create-contact.ts";
export { contactCard, holdMayRespond, nameContact } from "./name-contact.ts";
export { staffContact } from "./staff-contact.ts";

export function contactsModule(): Module {
  return {
    references: { client: knownIn("contacts") },
    routes: [
      bind(routes.createContact, createContact),
      bind(routes.editContact, editContact),
      bind(routes.searchContacts, searchContacts),
      bind(routes.listContacts, listContacts),
      bind(routes.getContact, getContact),
      bind(routes.deleteContact, deleteContact),
    ],
  };
}
