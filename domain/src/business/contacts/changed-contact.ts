// What an edit of a contact changes of its name and number. The screens send the whole contact back, and one that wrote by
// itself may have no name or a number that the form would not take: only a change is held to the form's limits.
import { type ContactEdit, changedFields } from "./schema.ts";

type Known = { readonly name: string; readonly whatsapp: string; readonly countryCode: string };

/** Parsed as a new contact's; what stays as it was is left out. */
export function changedContact(
  before: Known,
  edit: ContactEdit,
): ReturnType<ReturnType<typeof changedFields>["safeParse"]> {
  return changedFields(before.countryCode).safeParse({
    ...(edit.name === before.name ? {} : { name: edit.name }),
    ...(edit.whatsapp === before.whatsapp ? {} : { whatsapp: edit.whatsapp }),
    ...(edit.countryCode === before.countryCode ? {} : { countryCode: edit.countryCode }),
  });
}
