import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";

/** What is exported. `ids`: only these; otherwise all, those of `type`, or the result of a search and a filter. */
export type ExportSelection = {
  ids?: readonly string[];
  type?: ContactType | null;
  search?: string;
  filter?: Partial<ContactFilter>;
  /** The file name, without its extension. */
  name?: string;
};
