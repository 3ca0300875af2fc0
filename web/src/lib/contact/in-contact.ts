// What a capability shows on the page of a contact: its `in-contact.ts` says it, and `app/contacts` puts it together, so
// that the directory knows nothing of what stands above it. Whoever may not make the call is not shown the part.

import type { ContactFilter, DirectoryContact } from "@mostrador/domain/business/contacts/filter/schema.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import type { Access, Route } from "@mostrador/domain/kit/route.ts";
import type { ComponentType } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;
export type OfContact = { contact: Contact };

/** What stands in one of the page's tabs, by the tab's name in the address. */
export type ContactTab = {
  name: string;
  route: Route;
  load: Load<OfContact>;
  /** Above what others show in the same tab. */
  isFirst?: boolean;
};

/** Something that is begun for the contact elsewhere; the first is the page's primary action. */
export type ContactStart = { label: string; route: Route; to: (contactId: string) => string };

/** What the contact may be interested in: a field of the form, which holds ids, and their names to read. */
export type ContactInterest = {
  kind: keyof Contact["interests"];
  label: string;
  route: Route;
  field: Load<{ name: string; label: string }>;
  names: Load<{ ids: readonly string[] }>;
};

export type FilterSection = "funnel" | "monetization" | "interaction" | "appointments";

/** Fields of the directory's filter, named as its filter has them, for whoever may see what they speak of. */
export type ContactFilterPart = { name: string; section: FilterSection; access: Access; load: Load<object> };

/** What can be done with the contacts that were chosen in the directory: a button, and what it opens. */
export type BulkAction = {
  name: string;
  route: Route;
  /** `ids`: of all of them, also of other pages; `contacts`: those that this page shows. */
  load: Load<{ ids: readonly string[]; contacts: readonly DirectoryContact[]; onDone: () => void }>;
};

/** What stands beside the directory's filter while it narrows: something to do with it. */
export type OfFilter = { name: string; route: Route; load: Load<{ filter: ContactFilter }> };

/** What can be done with everybody of an audience, or whom a filter finds: a button on its page. */
export type OfAudience = OfFilter;

export type InContact = {
  ofAudience?: readonly OfAudience[];
  ofFilter?: readonly OfFilter[];
  filters?: readonly ContactFilterPart[];
  bulk?: readonly BulkAction[];
  tabs?: readonly ContactTab[];
  starts?: readonly ContactStart[];
  /** Small things beside 'Editar' and 'Eliminar'. */
  buttons?: readonly { name: string; route: Route; load: Load<OfContact> }[];
  interests?: readonly ContactInterest[];
};
