// What the screens ask about contacts.
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

/** Another window, or another person, changed a contact. Changes that come in a burst are one reading. */
export function useContactsLive() {
  useRereadOn(TOLD, LISTS, BURST_MS);
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
