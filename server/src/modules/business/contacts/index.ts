// The directory of contacts: who they are, how to reach them, whether the assistant may answer them.
import { foundContacts } from "@mostrador/domain/business/contacts/filter/routes.ts";
import { exportContacts } from "@mostrador/domain/business/contacts/import/routes.ts";
import * as routes from "@mostrador/domain/business/contacts/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Fillings } from "../../../kernel/slot.ts";
import { knownContacts } from "./contact.store.ts";
import { contactActions, createContact } from "./contact.ts";
import { factsOfContacts } from "./contact-facts.ts";
import { contactHistory } from "./contact-history.ts";
import { deleteContact } from "./delete-contact.ts";
import { createChangeContacts, deleteContacts } from "./directory/change-contacts.ts";
import { deleteContactView, listContactViews, saveContactView } from "./directory/contact-view.ts";
import type { Directory } from "./directory/list-directory.ts";
import { listContacts, searchContacts } from "./list-contacts.ts";
import { contactImports } from "./many/contact-imports.ts";
import { createExportContacts } from "./many/export-contacts.ts";
import { contactMerging } from "./merge/contact-merging.ts";
import type { ContactMoves } from "./merge/contact-moves.ts";

export { CLIENT_NAMES, type ClientNames, clientName, type JoinedClient } from "./client-name.ts";
export { knownContacts, promoteLead } from "./contact.store.ts";
export { createContact } from "./contact.ts";
export { assistantObjectors, contactFacts } from "./contact-facts.ts";
export { contactRows } from "./contact-rows.store.ts";
export { lockDataSubject, switchOffFor } from "./data-subject.ts";
export { dropContact, dropDeletedContact } from "./delete-contact.ts";
export type { ContactCondition } from "./directory/condition.ts";
export { maySee } from "./directory/condition.ts";
export { saveContactView } from "./directory/contact-view.ts";
export { createDirectory, type Directory } from "./directory/list-directory.ts";
export { all, within } from "./directory/own-conditions.store.ts";
export { findOrCreateContact } from "./find-or-create-contact.ts";
export { bringSheet } from "./many/contact-imports.ts";
export type { ContactMoves, Merging } from "./merge/contact-moves.ts";
export { contactCard, holdMayRespond, nameContact } from "./name-contact.ts";
export { knownStaffContact, staffContact } from "./staff/staff-contact.ts";

export function contactsModule(fillings: Fillings, directory: Directory, moves: ContactMoves): Module {
  const facts = factsOfContacts(fillings);
  const merging = contactMerging(moves, facts);
  const { getContact, editContact } = contactActions(facts);
  return {
    references: { client: knownContacts },
    routes: [
      bind(routes.createContact, createContact),
      bind(routes.editContact, editContact),
      bind(routes.searchContacts, searchContacts),
      bind(routes.listContacts, listContacts),
      bind(routes.getContact, getContact),
      bind(routes.deleteContact, deleteContact),
      bind(routes.contactHistory, contactHistory),
      ...merging.routes,
      ...contactImports.routes,
      bind(exportContacts, createExportContacts(directory)),
      bind(routes.contactDirectory, directory.listDirectory),
      bind(foundContacts, directory.listFound),
      bind(routes.changeContacts, createChangeContacts(facts)),
      bind(routes.deleteContacts, deleteContacts),
      bind(routes.listContactViews, listContactViews),
      bind(routes.saveContactView, saveContactView),
      bind(routes.deleteContactView, deleteContactView),
    ],
    subscribers: [...contactImports.subscribers, ...merging.subscribers],
  };
}
