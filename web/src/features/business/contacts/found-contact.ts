// The text of a contact in search results: both surnames, and the field that matched when it was not the name or
// number.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import { fold } from "@mostrador/domain/kit/text.ts";

export type FoundContact = {
  name: string;
  phone: string /** '' when the visible text already contains the match. */;
  why: string;
};

export function foundContact(contact: ContactSummary, search: string): FoundContact {
  const { countryCode, whatsapp, pushName, email, customId } = contact;
  const name = contactName(contact);
  const phone = whatsapp ? displayPhone(canonicalPhone(countryCode, whatsapp)) : "";
  const shown = fold(`${name} ${phone.replace(/\D/g, "")}`);
  const missing = contactWords(search).filter((word) => !shown.includes(word));
  const hidden = [pushName, email, customId].filter((text) => missing.some((word) => fold(text).includes(word)));
  return { name, phone, why: hidden.join(" · ") };
}
