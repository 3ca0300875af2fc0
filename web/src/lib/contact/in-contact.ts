// What a capability shows on a contact's page: each declares it in `in-contact.ts`, and `app/contacts` combines them,
// so that the directory does not depend on them. A part is hidden from people who may not make its call.

import type { ContactFilter, DirectoryContact } from "@mostrador/domain/business/contacts/filter/schema.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import type { Access, Route } from "@mostrador/domain/kit/route.ts";
import type { ComponentType } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;
export type OfContact = { contact: Contact };

/** Content of a tab, by the tab's name in the address. */
export type ContactTab = {
  name: string;
  route: Route;
  load: Load<OfContact>;
  /** Above the other content of its tab. */
  isFirst?: boolean;
};

/** Something that can be created for the contact; the first is the page's primary action. */
export type ContactStart = { label: string; route: Route; to: (contactId: string) => string };

/** Interests of a contact: a form field that holds ids, and their names as text. */
export type ContactInterest = {
  kind: keyof Contact["interests"];
  label: string;
  route: Route;
  field: Load<{ name: string; label: string }>;
  names: Load<{ ids: readonly string[] }>;
};

export type FilterSection = "funnel" | "monetization" | "interaction" | "appointments" | "courses";

/** Fields of the directory's filter, under the filter's names, for people who may see that data. */
export type ContactFilterPart = { name: string; section: FilterSection; access: Access; load: Load<object> };

/** An action on the contacts selected in the directory: a button, and what it opens. */
export type BulkAction = {
  name: string;
  route: Route;
  /** `ids`: of all of them, on all pages; `contacts`: those on this page. */
  load: Load<{ ids: readonly string[]; contacts: readonly DirectoryContact[]; onDone: () => void }>;
};

/** An action next to the directory's filter while it is set. */
export type OfFilter = { name: string; route: Route; load: Load<{ filter: ContactFilter }> };

/** An action on all members of an audience or results of a filter: a button on its page. */
export type OfAudience = OfFilter;

export type InContact = {
  ofAudience?: readonly OfAudience[];
  ofFilter?: readonly OfFilter[];
  filters?: readonly ContactFilterPart[];
  bulk?: readonly BulkAction[];
  tabs?: readonly ContactTab[];
  starts?: readonly ContactStart[];
  /** Small elements next to 'Editar' and 'Eliminar'. */
  buttons?: readonly { name: string; route: Route; load: Load<OfContact> }[];
  interests?: readonly ContactInterest[];
};
