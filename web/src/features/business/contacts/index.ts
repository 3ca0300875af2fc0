// The directory on screen: what other pages ask and show of contacts.
export { findContacts, readContact, useContact, useCreateContact, useEditContact } from "./api.ts";
export { ContactNotes } from "./contact-notes.tsx";
export { typeOf as contactTypeLook } from "./contact-type.ts";
export { foundContact } from "./found-contact.ts";
export { Marked } from "./marked.tsx";
