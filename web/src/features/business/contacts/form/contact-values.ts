// The form values of a contact, and how they are parsed: with the same schema as the server's.
import { changedContact } from "@mostrador/domain/business/contacts/changed-contact.ts";
import { type Contact, ContactEdit, NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import * as z from "zod";

/** The stored value of an unknown birthday (contract/contacts#fields). */
const NO_BIRTHDAY = "2000-01-01";

/** Fills in an unknown birthday and gender, and adds the note that was typed but not added. */
const asStored = (values: unknown) => {
  const { newNote, ...contact } = values as {
    birthdate: string | null;
    gender?: string | null;
    newNote?: string;
    notes?: object[];
  };
  const text = newNote?.trim();
  return {
    ...contact,
    birthdate: contact.birthdate ?? NO_BIRTHDAY,
    gender: contact.gender ?? "",
    ...(text && { notes: [{ text }, ...(contact.notes ?? [])] }),
  };
};

/** In an edit, only changed fields must meet the limits of a new contact. */
export function contactShape(contact: Contact | null) {
  if (!contact) return z.preprocess(asStored, NewContact);
  const edited = ContactEdit.check(({ value, issues }) => {
    for (const { path, message } of changedContact(contact, value).error?.issues ?? []) {
      issues.push({ code: "custom", path: [...path], message, input: value });
    }
  });
  return z.preprocess(asStored, edited);
}

export function contactValues(contact: Contact | null, businessId: string): object {
  return {
    businessId,
    name: contact?.name ?? "",
    lastname: contact?.lastname ?? "",
    secondLastname: contact?.secondLastname ?? "",
    whatsapp: contact?.whatsapp ?? "",
    countryCode: contact?.countryCode ?? "52",
    email: contact?.email ?? "",
    type: contact?.type ?? "lead",
    gender: contact?.gender ?? "",
    birthdate: contact && contact.birthdate !== NO_BIRTHDAY ? contact.birthdate : null,
    customId: contact?.customId ?? "",
    noRespond: contact?.noRespond ?? false,
    newNote: "",
    notes: contact?.notes ?? [],
    interests: contact?.interests ?? { services: [], courses: [], products: [], properties: [] },
    customFields: contact?.customFields ?? [],
  };
}
