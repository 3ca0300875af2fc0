// The directory of contacts: their names, their numbers, and whether the assistant may answer them.

import { foundContacts } from "@mostrador/domain/business/contacts/filter/routes.ts";
import { exportContacts as exportRoute } from "@mostrador/domain/business/contacts/import/routes.ts";
import * as routes from "@mostrador/domain/business/contacts/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { dashboardSection } from "../branches/index.ts";
import { knownContacts } from "./contact.store.ts";
import { createContact, editContact, getContact } from "./contact.ts";
import { contactHistory } from "./contact-history.ts";
import { deleteContact } from "./delete/delete-contact.ts";
import { changeContacts, deleteContacts } from "./directory/change-contacts.ts";
import { deleteContactView, listContactViews, saveContactView } from "./directory/contact-view.ts";
import { listDirectory, listFound } from "./directory/list-directory.ts";
import { contactDashboard } from "./figures/contact-dashboard.ts";
import { listContacts, searchContacts } from "./list-contacts.ts";
import { contactMerging } from "./merge/contact-merging.ts";
import { contactImports } from "./spreadsheet/contact-imports.ts";
import { exportContacts } from "./spreadsheet/export-contacts.ts";

export { catalogueItems, itemsFor } from "./catalogue-items.ts";
export { CLIENT_NAMES, type ClientNames, clientName } from "./client-name.ts";
export { knownContacts, promoteLead } from "./contact.store.ts";
export { createContact } from "./contact.ts";
export { assistantObjectors, contactFacts } from "./contact-facts.ts";
export { contactRows } from "./contact-rows.store.ts";
export { lockDataSubject, switchOffFor } from "./data-subject.ts";
export { dropContact, dropDeletedContact } from "./delete/delete-contact.ts";
export { forgetRowsWithContact, forgetWithContact } from "./delete/forget-with-contact.ts";
export type { ContactCondition } from "./directory/condition.ts";
export { contactCondition, maySee, revenueOfContacts } from "./directory/condition.ts";
export { saveContactView } from "./directory/contact-view.ts";
export { idsInDirectory } from "./directory/list-directory.ts";
export { all, within } from "./directory/own-conditions.store.ts";
export { findContactsNamed } from "./find-contacts-named.ts";
export { findOrCreateContact } from "./find-or-create-contact.ts";
export { type ContactMerge, type ContactMoves, contactMoves } from "./merge/contact-moves.ts";
export { contactCard, holdMayRespond, nameContact } from "./name-contact.ts";
export { bringSheet } from "./spreadsheet/contact-imports.ts";
export { knownStaffContact, staffContact } from "./staff/staff-contact.ts";

export function contactsModule(): Module {
  return {
    fills: [auditKinds.fill({ client: "contacts" }), dashboardSection.fill(contactDashboard)],
    references: { client: knownContacts },
    routes: [
      bind(routes.createContact, createContact),
      bind(routes.editContact, editContact),
      bind(routes.searchContacts, searchContacts),
      bind(routes.listContacts, listContacts),
      bind(routes.getContact, getContact),
      bind(routes.deleteContact, deleteContact),
      bind(routes.contactHistory, contactHistory),
      ...contactMerging.routes,
      ...contactImports.routes,
      bind(exportRoute, exportContacts),
      bind(routes.contactDirectory, listDirectory),
      bind(foundContacts, listFound),
      bind(routes.changeContacts, changeContacts),
      bind(routes.deleteContacts, deleteContacts),
      bind(routes.listContactViews, listContactViews),
      bind(routes.saveContactView, saveContactView),
      bind(routes.deleteContactView, deleteContactView),
    ],
    subscribers: [...contactImports.subscribers, ...contactMerging.subscribers],
  };
}
