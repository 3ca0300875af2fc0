// The contacts that the address asks for, in the directory's order; the page of one contact goes through them.
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { useDirectoryAddress } from "./directory/directory-address.ts";
import { useDirectory } from "./directory/directory-api.ts";

export function useShownContacts() {
  const address = useDirectoryAddress();
  const read = useDirectory(address);
  const removed = useRemovedIds();
  const all = read.data?.clients ?? [];
  const items = all.filter(({ _id }) => !removed.has(_id));
  const total = read.data && Math.max(0, read.data.total - (all.length - items.length));
  return { address, read, items, total, isMore: read.data?.isMore === true };
}
