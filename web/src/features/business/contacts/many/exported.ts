import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";

/** What is exported. `ids`: these alone; without them all, those of `type`, or whom a search and a filter find. */
export type Exported = {
  ids?: readonly string[];
  type?: ContactType | null;
  search?: string;
  filter?: Partial<ContactFilter>;
  /** Of the file, without its ending. */
  name?: string;
};
