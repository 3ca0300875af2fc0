// Saves the rows of a resource list as a sheet: all of them, as the person narrows and orders the list.
import { useActiveBusiness } from "../session/active-business.ts";
import { type Sheet, saveJournal } from "../sheet/save-journal.ts";
import { knownSort } from "./resource-reads.ts";
import type { RowOf, WebResource } from "./web-resource.ts";
import type { ListGiven } from "./whole-list.ts";

type ShownList = { given: ListGiven; filters?: { readonly [field: string]: string } };

/** The function answers how many rows it saved. */
export function useSaveList<const R extends WebResource>(
  resource: R,
  { given, filters = {} }: ShownList,
  sheet: Sheet<RowOf<R>>,
): () => Promise<number> {
  const businessId = useActiveBusiness().businessId ?? "";
  const { search, archived } = given;
  const sort = knownSort(resource, given.sort);
  const query = { ...filters, businessId, search, archived, ...(sort && { sort }) };
  return () => saveJournal(resource.routes.list, query as never, sheet as never);
}
