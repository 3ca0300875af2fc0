// Reads a journal: newest first, in pages, filtered by its query.
import type { QueryInput, Route } from "@mostrador/domain/kit/route.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type CallAnswer, call } from "../client.ts";
import { useActiveBusiness } from "../session/active-business.ts";

const PAGE_SIZE = 100;
const STALE_MS = 30_000;

type Filters<R extends Route> = Omit<QueryInput<R>, "businessId" | "limit" | "after">;

/** Of the business on screen. */
export function useJournal<R extends Route>(list: R, filters: Filters<R>, pageSize = PAGE_SIZE) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [list.name, businessId, "pages", filters],
    enabled: businessId !== null,
    staleTime: STALE_MS,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }): Promise<CallAnswer<R>> => {
      const query = { ...filters, businessId, limit: pageSize, ...(after && { after }) };
      return call(list, { query: query as never, signal });
    },
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
