// The directory, with the parts that other capabilities add to a contact's page.
import { ContactsPage as Directory } from "../../features/business/contacts/contacts-page.tsx";
import type { InContact } from "../../lib/contact/in-contact.ts";
import { OWN } from "./own-parts.ts";

const parts: Required<InContact> = {
  tabs: OWN.flatMap(({ tabs = [] }) => tabs).sort((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false)),
  starts: OWN.flatMap(({ starts = [] }) => starts),
  buttons: OWN.flatMap(({ buttons = [] }) => buttons),
  filters: OWN.flatMap(({ filters = [] }) => filters),
  bulk: OWN.flatMap(({ bulk = [] }) => bulk),
  ofAudience: [],
  ofFilter: OWN.flatMap(({ ofFilter = [] }) => ofFilter),
  interests: OWN.flatMap(({ interests = [] }) => interests),
};

export function ContactsPage() {
  return <Directory parts={parts} />;
}
