import { useDirectory } from "../directory/directory-api.ts";
import { useShownContacts } from "../use-shown-contacts.ts";

/** `page`: the directory page that contains it. */
export type Neighbour = { id: string; page: number } | undefined;

/**
 * The contacts before and after one in the directory's order, also across pages. Undefined at the ends, or while the
 * next page is loading.
 */
export function useNeighbours(id: string): { before: Neighbour; after: Neighbour } {
  const { address, items, total, isMore } = useShownContacts();
  const { page, limit } = address;
  const at = items.findIndex(({ _id }) => _id === id);
  const isFirst = at === 0 && page > 1;
  const isLast = at >= 0 && at === items.length - 1 && (isMore || (total !== undefined && page * limit < total));
  const earlier = useDirectory({ ...address, page: page - 1 }, isFirst).data?.clients.at(-1);
  const later = useDirectory({ ...address, page: page + 1 }, isLast).data?.clients[0];
  if (at < 0) return { before: undefined, after: undefined };
  const here = (contact: { _id: string } | undefined) => contact && { id: contact._id, page };
  return {
    before: isFirst ? earlier && { id: earlier._id, page: page - 1 } : here(items[at - 1]),
    after: isLast ? later && { id: later._id, page: page + 1 } : here(items[at + 1]),
  };
}
