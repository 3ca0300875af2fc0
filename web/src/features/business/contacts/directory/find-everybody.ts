import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { readFound } from "./directory-api.ts";

/** The contacts a filter finds, up to 5,000; `total` counts all. */
export function findEverybody(businessId: string, filter: ContactFilter) {
  return readFound(businessId, { search: "", filter });
}
