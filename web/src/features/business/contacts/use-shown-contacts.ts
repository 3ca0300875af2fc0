// The contacts that the address asks for, in the order in which the list shows them; the page of one walks along them.
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import { useSearchParams } from "react-router";
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { useContactSearch, useContacts } from "./api.ts";
import { TYPES } from "./contact-type.ts";

export function useShownContacts() {
  const [params] = useSearchParams();
  const search = params.get("buscar") ?? "";
  const type = (TYPES.find((one) => one.value === params.get("tipo"))?.value ?? null) as ContactType | null;
  const list = useContacts(type);
  const found = useContactSearch(search);
  const removed = useRemovedIds();
  const searching = search.trim().length >= 2;
  const all = searching
    ? (found.data ?? []).filter((contact) => !type || contact.type === type)
    : (list.data?.pages.flatMap((page) => page.clients) ?? []);
  return { list, found, searching, type, items: all.filter(({ _id }) => !removed.has(_id)) };
}
