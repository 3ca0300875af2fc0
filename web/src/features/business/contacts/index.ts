// The directory on screen: its page, its form, and what other pages ask about contacts.
export { findContacts, useContact, useCreateContact, useEditContact } from "./api.ts";
export { ContactForm } from "./contact-form.tsx";
export { ContactsPage } from "./contacts-page.tsx";
