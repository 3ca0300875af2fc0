// Reads that are under way when something changes: their answers may be older than the change, and the cache would keep
// them as fresh.
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryFilters,
} from "@tanstack/react-query";

/** An invalidated first read is made again. The library alone would keep its answer. */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    return settleReads(this, filters, true).then(() => super.invalidateQueries(filters, options));
  }
}

/** Waits for the answers, also for failed ones. `isFirst`: only of queries without data. */
export function settleReads(client: QueryClient, filters?: QueryFilters, isFirst = false): Promise<unknown> {
  const reads = client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  return Promise.allSettled(reads.map((read) => (isFirst && read.state.data !== undefined) || read.promise));
}
