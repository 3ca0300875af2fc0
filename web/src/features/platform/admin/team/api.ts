// The calls of the team about the whole installation.
import * as features from "@mostrador/domain/platform/admin/features/routes.ts";
import * as routes from "@mostrador/domain/platform/admin/routes.ts";
import { type QueryKey, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type CallAnswer, call } from "../../../../lib/client.ts";
import { useCall } from "../../../../lib/query.ts";

type TeamRoute = typeof routes.listFailedJobs | typeof routes.listTeamChannels | typeof routes.listStorage;

/** While its tab is in sight: jobs come and go by themselves. */
const LOOK_AGAIN_MS = 10_000;

/** One of the lists, page after page, with its totals. */
export function useTeamList<R extends TeamRoute>(route: R, options: { looksAgain?: boolean } = {}) {
  return useInfiniteQuery<CallAnswer<R>, Error, { pages: CallAnswer<R>[] }, QueryKey, number>({
    queryKey: [route.name, "team"],
    queryFn: ({ pageParam, signal }) => call<R>(route, { query: { page: pageParam, totals: "true" } as never, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => (next ? Number(next) : undefined),
    ...(options.looksAgain && { refetchInterval: LOOK_AGAIN_MS }),
  });
}

export function useQueues() {
  return useQuery({
    queryKey: [routes.listQueues.name],
    queryFn: async ({ signal }) => (await call(routes.listQueues, { signal })).data,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useFeatures() {
  return useQuery({
    queryKey: [features.listFeatures.name],
    queryFn: async ({ signal }) => (await call(features.listFeatures, { signal })).data,
  });
}

export function useBusinessFeatures(id: string) {
  return useQuery({
    queryKey: [features.listBusinessFeatures.name, id],
    queryFn: async ({ signal }) => (await call(features.listBusinessFeatures, { params: { id }, signal })).data,
  });
}

const SWITCHED = [features.listFeatures.name, features.listBusinessFeatures.name, features.listOffFeatures.name];
const NOT_SWITCHED = "No se pudo cambiar la función";

export const useSetFeature = () => useCall(features.setFeature, SWITCHED, NOT_SWITCHED);
export const useSetBusinessFeature = () => useCall(features.setBusinessFeature, SWITCHED, NOT_SWITCHED);

export const useRetryJob = () =>
  useCall(
    routes.retryJob,
    [routes.listFailedJobs.name, routes.listQueues.name],
    "No se pudo intentar de nuevo el trabajo",
  );
