import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";

/** What is exported. `ids`: these alone; without them all, or those of `type`. */
export type Exported = { ids?: readonly string[]; type?: ContactType | null };
