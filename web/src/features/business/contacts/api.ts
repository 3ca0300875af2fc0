// The server calls about contacts.
import { contactChanged, contactsImported } from "@mostrador/domain/business/contacts/live.ts";
import * as routes from "@mostrador/domain/business/contacts/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { read } from "../../../lib/client.ts";
import { onGap, useLive } from "../../../lib/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [contactChanged, contactsImported];
const BURST_MS = 300;
const LISTS = [routes.contactDirectory.name, routes.searchContacts.name];
const STALE = [...LISTS, routes.getContact.name];

/** Another window or person changed a contact. A burst of changes causes one read. */
export function useContactsLive() {
  useRereadOn(TOLD, LISTS, BURST_MS);
}

const MOST_FOUND = 10;

/** For fields that search clients while typing: the business's own contacts, such as specialists, come last. */
export async function findContacts(businessId: string, search: string, signal: AbortSignal) {
  const found = await read(routes.searchContacts, { query: { businessId, search, limit: 3 * MOST_FOUND }, signal });
  const isOwn = ({ type }: { type: string }) => Number(type === "personal");
  return found.sort((a, b) => isOwn(a) - isOwn(b)).slice(0, MOST_FOUND);
}

/** For a contact of which only the id is known, such as from a draft. */
export function readContact(id: string, signal: AbortSignal) {
  return read(routes.getContact, { params: { id }, signal });
}

/** Keeps a shown contact up to date: reading it also subscribes to its changes. */
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

/** The text comes from contract/contacts#fields. */
const FAILED = "Error al actualizar el contacto";
export const useCreateContact = () => useCall(routes.createContact, STALE, FAILED);
export const useEditContact = () => useCall(routes.editContact, [...STALE, "thread.list"], FAILED);
export const useDeleteContact = () => useCall(routes.deleteContact, STALE);
