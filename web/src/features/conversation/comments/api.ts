// The server calls about comments, in pages, and their live updates.
import { commentChanged } from "@mostrador/domain/conversation/comments/live.ts";
import { listComments, replyToComment } from "@mostrador/domain/conversation/comments/routes.ts";
import type { CommentSource } from "@mostrador/domain/conversation/comments/schema.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../../lib/client.ts";
import { useCall } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [commentChanged];
const STALE = [listComments.name];

export type CommentFilters = { source?: CommentSource; unanswered?: "true"; search?: string };

export function useComments(filters: CommentFilters) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [listComments.name, businessId, "pages", filters],
    enabled: businessId !== null,
    staleTime: 30_000,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      call(listComments, {
        query: { ...filters, businessId: businessId as string, ...(after && { after }) },
        signal,
      }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** A new comment or a sent answer. */
export function useCommentsLive() {
  useRereadOn(TOLD, STALE);
}

export const useReply = () => useCall(replyToComment, [listComments.name], "No se pudo enviar la respuesta");
