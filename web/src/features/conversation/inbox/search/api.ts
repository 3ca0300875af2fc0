// The search in messages, in pages from the newest back.
import { searchMessages } from "@mostrador/domain/conversation/inbox/routes.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { read } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";

const PAGE_SIZE = 20;

export function useFoundMessages(text: string) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [searchMessages.name, businessId, text],
    enabled: businessId !== null && text !== "",
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      read(searchMessages, {
        query: { businessId: businessId as string, text, limit: PAGE_SIZE, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    getNextPageParam: (last) => (last.hasMore ? last.messages.at(-1)?.messageId : undefined),
    placeholderData: keepPreviousData,
  });
}
