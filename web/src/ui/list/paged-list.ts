// The props of a paged list that come from its query.
import type { ListState } from "./list.tsx";

export type Pages = {
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  error: Error | null;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

export function pagedList(query: Pages): ListState {
  return {
    loading: query.isPending,
    error: query.error,
    onRetry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    ...(!query.isFetching && { onMore: () => void query.fetchNextPage() }),
  };
}
