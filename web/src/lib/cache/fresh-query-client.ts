// Reads that are under way when something changes: their answers may be older than the change, and the cache would keep
// them as fresh.
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryFilters,
} from "@tanstack/react-query";

/**
 * An invalidated first read is made again: the library alone would keep its answer. A further page that a person asked
 * for comes before the others are read again: the library alone would take it away.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    return settleReads(this, filters, true).then(() => super.invalidateQueries(filters, options));
  }
}

/** Waits for the answers, also for failed ones. `isAsked`: only of first reads and further pages. */
export function settleReads(client: QueryClient, filters?: QueryFilters, isAsked = false): Promise<unknown> {
  const reads = client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  return Promise.allSettled(reads.map((read) => (isAsked && isReread(read)) || read.promise));
}

const isReread = ({ state }: Query) => state.data !== undefined && !state.fetchMeta?.fetchMore;
