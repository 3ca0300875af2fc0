// The directory's reads and writes.
import { foundContacts } from "@mostrador/domain/business/contacts/filter/routes.ts";
import * as routes from "@mostrador/domain/business/contacts/routes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { read } from "../../../../lib/client.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import type { DirectoryAddress } from "./directory-address.ts";

const STALE = [
  routes.contactDirectory.name,
  routes.searchContacts.name,
  routes.getContact.name,
  "audience.list",
  "thread.list",
];

type DirectoryQuery = Pick<DirectoryAddress, "search" | "filter" | "sort" | "page" | "limit">;

/** A page of the directory; the last one stays until it arrives. The flag is whether to read a neighbouring page. */
export function useDirectory({ search, filter, sort, page, limit }: DirectoryQuery, beside?: boolean) {
  const { businessId } = useActiveBusiness();
  const query = {
    businessId: businessId as string,
    ...filter,
    page,
    limit,
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
    ...(sort && { sort: `${sort.direction === "desc" ? "-" : ""}${sort.key}` as "name" }),
  };
  return useQuery({
    queryKey: [routes.contactDirectory.name, businessId, query],
    enabled: businessId !== null && beside !== false,
    queryFn: ({ signal }) => read(routes.contactDirectory, { query: inAddress(query), signal }),
    ...(beside === undefined && { placeholderData: keepPreviousData }),
    staleTime: 30_000,
  });
}

/** All ids that the search and the filter find, on all pages: read when a person selects them all. */
export function readFound(businessId: string, { search, filter }: Pick<DirectoryAddress, "search" | "filter">) {
  const query = { businessId, ...filter, ...(search.trim() && { search: search.trim().slice(0, 100) }) };
  return read(foundContacts, { query: inAddress(query) });
}

/** The maximum number in one call. */
const AT_ONCE = 500;

/** Makes one call after the other; returns their answers in order. */
export async function inParts<T>(ids: readonly string[], send: (some: string[]) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) answers.push(await send(ids.slice(at, at + AT_ONCE)));
  return answers;
}

/** Lists are comma-separated in the address. */
function inAddress<T extends object>(query: T): T {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : value]),
  ) as T;
}

export const useChangeContacts = () => useCall(routes.changeContacts, STALE);
export const useDeleteContacts = () => useCall(routes.deleteContacts, STALE);

export function useContactViews() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listContactViews, businessId ? { query: { businessId } } : null);
}
export const useSaveView = () => useCall(routes.saveContactView, [routes.listContactViews.name]);
export const useDeleteView = () => useCall(routes.deleteContactView, [routes.listContactViews.name]);
