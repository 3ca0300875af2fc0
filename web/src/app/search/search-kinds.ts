// All that the search can find or start: from the resources of the manifests and from each capability's `in-search.ts`.
// New ones are added automatically.
import { RESOURCES } from "@mostrador/domain/manifests.ts";
import type { InSearch, PageBelow, SearchKind, Start } from "../../lib/search/in-search.ts";
import { resourceInSearch } from "../../lib/search/resource-in-search.ts";

const OWN = import.meta.glob<InSearch>("../../features/*/*/in-search.ts", { eager: true, import: "inSearch" });

const ALL: readonly InSearch[] = [...Object.values(OWN), ...RESOURCES.map(resourceInSearch)];

/** People come first, because they are searched for most. */
const FIRST = ["contacts", "appointments", "threads"];

export const SEARCH_KINDS: readonly SearchKind[] = ALL.flatMap(({ kinds }) => kinds).sort(
  (one, other) => rank(one) - rank(other),
);
export const STARTS: readonly Start[] = ALL.flatMap(({ starts }) => starts);
export const PAGES_BELOW: readonly PageBelow[] = ALL.flatMap(({ pages = [] }) => pages);

function rank({ name }: SearchKind): number {
  const at = FIRST.indexOf(name);
  return at === -1 ? FIRST.length : at;
}
