import { useShownContacts } from "../use-shown-contacts.ts";

/** Who stands before and after a contact on the page of the directory that it was opened from; undefined where nobody does. */
export function useNeighbours(id: string): { before: string | undefined; after: string | undefined } {
  const { items } = useShownContacts();
  const at = items.findIndex(({ _id }) => _id === id);
  if (at < 0) return { before: undefined, after: undefined };
  return { before: items[at - 1]?._id, after: items[at + 1]?._id };
}
