// What the directory asks and changes.
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

/** The page that the address asks for; while another one comes, the one before stays. */
export function useDirectory({ search, filter, sort, page, limit }: DirectoryAddress) {
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
    enabled: businessId !== null,
    queryFn: ({ signal }) => read(routes.contactDirectory, { query: inAddress(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Lists are words between commas there. */
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
