import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { readFound } from "./directory-api.ts";

/** Whom a filter finds, up to 5,000 of them; `total` counts the others too. */
export function findEverybody(businessId: string, filter: ContactFilter) {
  return readFound(businessId, { search: "", filter });
}
