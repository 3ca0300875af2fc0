// What the screens ask about contacts.
import * as routes from "@mostrador/domain/business/contacts/routes.ts";
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { read } from "../../../lib/client.ts";
import { onGap, useLive } from "../../../lib/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

const PAGE_SIZE = 100;
const BURST_MS = 300;
const STALE = [routes.listContacts.name, routes.searchContacts.name, routes.getContact.name];

/** The directory, newest first, page after page. */
export function useContacts(type: ContactType | null) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [routes.listContacts.name, businessId, type],
    enabled: businessId !== null,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      read(routes.listContacts, {
        query: {
          businessId: businessId as string,
          limit: PAGE_SIZE,
          ...(type ? { type } : {}),
          ...(pageParam ? { before: pageParam } : {}),
        },
        signal,
      }),
    getNextPageParam: (page) => (page.hasMore ? page.clients.at(-1)?._id : undefined),
  });
}

/** Another window, or another person, changed a contact. Changes that come in a burst are one reading. */
export function useContactsLive() {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reread = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const name of STALE) void client.invalidateQueries({ queryKey: [name] });
    }, BURST_MS);
  }, [client]);
  useLive("contact_changed", reread);
  useEffect(() => onGap(reread), [reread]);
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Null until there are two letters. */
export function useContactSearch(search: string) {
  const { businessId } = useActiveBusiness();
  const asks = businessId && search.trim().length >= 2;
  return useRead(routes.searchContacts, asks ? { query: { businessId, search, limit: 100 } } : null);
}

/** For fields that find a contact while typing. */
export function findContacts(businessId: string, search: string, signal: AbortSignal) {
  return read(routes.searchContacts, { query: { businessId, search, limit: 10 }, signal });
}

export function useContact(id: string | null) {
  return useRead(routes.getContact, id ? { params: { id } } : null);
}

export const useCreateContact = () => useCall(routes.createContact, STALE);
export const useEditContact = () => useCall(routes.editContact, [...STALE, "thread.list"]);
export const useDeleteContact = () => useCall(routes.deleteContact, STALE);
