// The reads of a resource: a list, all rows for choice fields, and one row.
import { PLANS_PATH } from "@mostrador/domain/kit/resource/plan-limit.ts";
import type { Route, Totals } from "@mostrador/domain/kit/route.ts";
import { type QueryClient, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type CallAnswer, call, isMissing } from "../client.ts";
import { useActiveBusiness } from "../session/active-business.ts";
import { hasPage } from "./known-pages.ts";
import { useChanged } from "./use-changed.ts";
import type { ListedResource, WebResource, WebRow } from "./web-resource.ts";
import { type ListGiven, wholeList } from "./whole-list.ts";

const PAGE_SIZE = 100;
const STALE_MS = 30_000;

type FilteredList = { businessId: string | null; given: ListGiven; filters: Filters };
type SingleRow<Row> = { row: Row | null };
type Filters = { readonly [field: string]: string };

/** As the person filters it, in pages. */
export function useList<Row extends WebRow>(resource: WebResource, given: ListGiven, filters: Filters = {}) {
  useChanged(resource);
  const { list } = resource.routes;
  const { businessId } = useActiveBusiness();
  const narrowed: FilteredList = { businessId, given, filters };
  const reading = useInfiniteQuery({
    queryKey: [list.name, businessId, "pages", narrowed],
    enabled: businessId !== null,
    staleTime: STALE_MS,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const { search, archived } = given;
      const page = { search, archived, sort: knownSort(resource, given.sort), limit: PAGE_SIZE, after: pageParam };
      const totals = list.totals && pageParam === undefined ? true : undefined;
      return ask<Row>(list, { businessId, ...filters, ...page, totals }, signal);
    },
    getNextPageParam: (page) => page.next ?? undefined,
    // While a new search or order loads the previous rows stay; archived ones are another list.
    placeholderData: (before, query) => {
      const was = query?.queryKey[3] as FilteredList | undefined;
      return was?.businessId === businessId && was?.given.archived === given.archived ? before : undefined;
    },
  });
  const pages = reading.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.data);
  const isWhole = pages.length > 0 && pages.every((page) => page.next === undefined);
  return {
    items: isWhole ? wholeList(rows, given, resource) : rows,
    loading: reading.isPending,
    totals: pages[0]?.totals && withPlans(pages[0].totals),
    error: reading.error,
    onRetry: () => void (reading.isFetchNextPageError ? reading.fetchNextPage() : reading.refetch()),
    hasMore: reading.hasNextPage && !reading.isPlaceholderData,
    loadingMore: reading.isFetchingNextPage,
    // A running read continues when another one is requested.
    ...(!reading.isFetching && { onMore: () => void reading.fetchNextPage() }),
  };
}

/** With a link to another plan, if there is one. */
function withPlans({ limit, ...totals }: Totals) {
  return { ...totals, limit: limit && { ...limit, ...(hasPage(PLANS_PATH) && { plans: PLANS_PATH }) } };
}

/** Includes archived ones, on all pages. */
export function useAll<Row extends WebRow>(resource: ListedResource) {
  useChanged(resource);
  const { list } = resource.routes;
  const { businessId } = useActiveBusiness();
  return useQuery({ ...allOf<Row>(list, businessId), enabled: businessId !== null });
}

/** The same before the first drawing. Throws when it fails. */
export function readAll<Row extends WebRow>(client: QueryClient, resource: ListedResource, businessId: string) {
  return client.fetchQuery(allOf<Row>(resource.routes.list, businessId));
}

function allOf<Row>(list: Route, businessId: string | null) {
  return queryOptions({
    queryKey: [list.name, businessId, "all"],
    staleTime: STALE_MS,
    queryFn: ({ signal }) => askAll<Row>(list, businessId, signal),
  });
}

/** Null reads nothing. Shows a list's row until it is read. */
export function useOne<Row extends WebRow>(resource: WebResource, id: string | null) {
  useChanged(resource);
  const { list, get } = resource.routes;
  const client = useQueryClient();
  const { businessId } = useActiveBusiness();
  const reading = useQuery({
    queryKey: [get?.name ?? list.name, businessId, "one", id],
    enabled: businessId !== null && id !== null,
    staleTime: STALE_MS,
    placeholderData: () => shownRow<Row>(client, list.name, id),
    queryFn: async ({ signal }): Promise<SingleRow<Row>> => {
      if (get)
        return { row: (await call(get, { params: { id: id as string }, signal }).catch(none)).data as Row | null };
      return { row: (await askAll<Row>(list, businessId, signal)).find((row) => row._id === id) ?? null };
    },
  });
  return {
    row: reading.data?.row ?? null,
    loading: reading.isPending,
    error: reading.error,
    onRetry: () => void reading.refetch(),
  };
}

/** A missing row is an answer, not a failure. */
function none(error: unknown): { data: null } {
  if (isMissing(error)) return { data: null };
  throw error;
}

function ask<Row>(list: Route, query: object, signal: AbortSignal) {
  return call(list, { query: query as never, signal }) as Promise<CallAnswer<Route> & { data: Row[] }>;
}

async function askAll<Row>(list: Route, businessId: string | null, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null | undefined;
  do {
    const page = await ask<Row>(list, { businessId, after: after ?? undefined }, signal);
    rows.push(...page.data);
    after = page.next;
  } while (after);
  return rows;
}

/** An address may contain any order; an unknown one becomes the default. */
export function knownSort({ sorts }: WebResource, sort: string | null): string | undefined {
  return sort !== null && sorts.includes(sort.replace(/^-/, "")) ? sort : undefined;
}

function shownRow<Row extends WebRow>(
  client: QueryClient,
  listName: string,
  id: string | null,
): SingleRow<Row> | undefined {
  type Read = Row[] | { pages: { data: Row[] }[] } | SingleRow<Row>;
  for (const [, data] of client.getQueriesData<Read>({ queryKey: [listName] })) {
    const rows = Array.isArray(data) ? data : data && "pages" in data ? data.pages.flatMap((page) => page.data) : [];
    const row = rows.find((one) => one._id === id);
    if (row) return { row };
  }
  return undefined;
}
