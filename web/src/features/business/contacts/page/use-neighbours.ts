import { useEffect } from "react";
import { useShownContacts } from "../use-shown-contacts.ts";

/** Who stands before and after a contact in the list that it was opened from; undefined where nobody does. */
export function useNeighbours(id: string): { before: string | undefined; after: string | undefined } {
  const { list, searching, items } = useShownContacts();
  const at = items.findIndex(({ _id }) => _id === id);
  const isLast = at >= 0 && at === items.length - 1 && !searching;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (at < 0) return { before: undefined, after: undefined };
  return { before: items[at - 1]?._id, after: items[at + 1]?._id };
}
