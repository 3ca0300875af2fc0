// What the screens ask about contacts.
import { contactChanged, contactsImported } from "@mostrador/domain/business/contacts/live.ts";
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
const LISTS = [routes.listContacts.name, routes.searchContacts.name];
const STALE = [...LISTS, routes.getContact.name];

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
      for (const name of LISTS) void client.invalidateQueries({ queryKey: [name] });
    }, BURST_MS);
  }, [client]);
  useLive(contactChanged, reread);
  useLive(contactsImported, reread);
  useEffect(() => onGap(reread), [reread]);
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Null until there are two letters. */
export function useContactSearch(search: string) {
  const { businessId } = useActiveBusiness();
  const asks = businessId && search.trim().length >= 2;
  return useRead(routes.searchContacts, asks ? { query: { businessId, search, limit: 100 } } : null);
}

const MOST_FOUND = 10;

/** For fields that find a client while typing: those of the business itself, its specialists among them, come last. */
export async function findContacts(businessId: string, search: string, signal: AbortSignal) {
  const found = await read(routes.searchContacts, { query: { businessId, search, limit: 3 * MOST_FOUND }, signal });
  const isOwn = ({ type }: { type: string }) => Number(type === "personal");
  return found.sort((a, b) => isOwn(a) - isOwn(b)).slice(0, MOST_FOUND);
}

/** Of one whose id alone is known, such as from a draft. */
export function readContact(id: string, signal: AbortSignal) {
  return read(routes.getContact, { params: { id }, signal });
}

/** Wherever a contact is shown it stays as it is on the server: whoever reads it also hears of it. */
export function useContact(id: string | null) {
  const client = useQueryClient();
  const reread = useCallback(
    (changed?: { clientId: string }) => {
      if (changed && changed.clientId !== id) return;
      void client.invalidateQueries({
        predicate: ({ queryKey: [name, , params] }) =>
          name === routes.getContact.name && (params as { id?: string } | null)?.id === id,
      });
    },
    [client, id],
  );
  useLive(contactChanged, reread);
  useEffect(() => onGap(() => reread()), [reread]);
  return useRead(routes.getContact, id ? { params: { id } } : null);
}

/** The text is that of contract/contacts#fields. */
const FAILED = "Error al actualizar el contacto";
export const useCreateContact = () => useCall(routes.createContact, STALE, FAILED);
export const useEditContact = () => useCall(routes.editContact, [...STALE, "thread.list"], FAILED);
export const useDeleteContact = () => useCall(routes.deleteContact, STALE);
