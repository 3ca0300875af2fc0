// The directory on screen: its page, its form, and what other pages ask about contacts.
export { findContacts, useContact, useCreateContact, useEditContact } from "./api.ts";
export { ContactForm } from "./contact-form.tsx";
export { ContactNotes } from "./contact-notes.tsx";
export { typeOf as contactTypeLook } from "./contact-type.ts";
export { ContactsPage } from "./contacts-page.tsx";
