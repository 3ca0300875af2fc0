// What an edit changes in a contact's name and number. The screens send the whole contact back, and a contact that
// wrote first may have values that the form rejects: only changed values are validated.
import { type ContactEdit, changedFields } from "./schema.ts";

type StoredContact = { readonly name: string; readonly whatsapp: string; readonly countryCode: string };

/** Parsed like a new contact's; unchanged values are left out. */
export function changedContact(
  before: StoredContact,
  edit: ContactEdit,
): ReturnType<ReturnType<typeof changedFields>["safeParse"]> {
  return changedFields(before.countryCode).safeParse({
    ...(edit.name === before.name ? {} : { name: edit.name }),
    ...(edit.whatsapp === before.whatsapp ? {} : { whatsapp: edit.whatsapp }),
    ...(edit.countryCode === before.countryCode ? {} : { countryCode: edit.countryCode }),
  });
}
