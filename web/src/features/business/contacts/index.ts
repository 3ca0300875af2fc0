// The directory on screen: what other pages use of contacts.
export { findContacts, readContact, useContact, useEditContact } from "./api.ts";
export { ContactField } from "./contact-field.tsx";
export { typeOf as contactTypeLook } from "./contact-type.ts";
export { findEverybody } from "./directory/find-everybody.ts";
export { foundContact } from "./found-contact.ts";
export { Marked } from "./marked.tsx";
export { ContactFacts } from "./page/contact-facts.tsx";
export { ContactNotes } from "./page/contact-notes.tsx";
export { ExportButton } from "./spreadsheet/export-button.tsx";
