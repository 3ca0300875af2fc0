// The server calls about funnels.
import { contactDirectory } from "@mostrador/domain/business/contacts/routes.ts";
import { clientPhaseUpdated } from "@mostrador/domain/growth/funnels/live.ts";
import { funnels as resource } from "@mostrador/domain/growth/funnels/resource.ts";
import {
  listScenario,
  moveClient,
  moveMany,
  readBoard,
  readConversion,
  readPlaces,
  undoMoves,
} from "@mostrador/domain/growth/funnels/routes.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call, read } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";
import { staleNames } from "../../../lib/resource/stale-names.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

export const funnels = resourceHooks(resource);

/** Days are those of the business. */
export type BoardQuery = { from?: string; to?: string; search?: string };

const STALE_MS = 30_000;
const BURST_MS = 200;
const EVENTS = [clientPhaseUpdated, resource.changed] as const;
const ON_BOARD = [readBoard.name, listScenario.name, readConversion.name];
const OF_CONTACT = [readPlaces.name];
const MOVED = [...ON_BOARD, ...OF_CONTACT, ...staleNames(resource), contactDirectory.name];

/** While a new search loads, the previous results stay. */
export function useBoard(funnelId: string, query: BoardQuery) {
  const { businessId } = useActiveBusiness();
  useRereadOn(EVENTS, ON_BOARD, BURST_MS);
  return useQuery({
    queryKey: [readBoard.name, businessId, funnelId, query],
    enabled: businessId !== null,
    staleTime: STALE_MS,
    queryFn: ({ signal }) =>
      read(readBoard, { params: { id: funnelId }, query: { businessId: businessId as string, ...query }, signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === funnelId ? before : undefined),
  });
}

/** All contacts of a scenario in pages, read when more than the first ones are requested. */
export function useScenario(funnelId: string, scenarioId: string, query: BoardQuery, isAsked: boolean) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [listScenario.name, businessId, funnelId, scenarioId, query],
    enabled: businessId !== null && isAsked,
    staleTime: STALE_MS,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const whole = { businessId: businessId as string, scenarioId, limit: 40, ...query };
      return call(listScenario, {
        params: { id: funnelId },
        query: { ...whole, ...(pageParam && { after: pageParam }) },
        signal,
      });
    },
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Without days: from the beginning. */
export function useConversion(funnelId: string, days: { from?: string }) {
  const { businessId } = useActiveBusiness();
  return useRead(readConversion, businessId ? { params: { id: funnelId }, query: { businessId, ...days } } : null);
}

export const useMoveClient = () => useCall(moveClient, MOVED);
export const useMoveMany = () => useCall(moveMany, MOVED);
export const useUndoMoves = () => useCall(undoMoves, MOVED);

/** The contact's scenario in each funnel. */
export function usePlacesOf(clientId: string) {
  const { businessId } = useActiveBusiness();
  useRereadOn(EVENTS, OF_CONTACT, BURST_MS);
  return useRead(readPlaces, businessId ? { query: { businessId, clientId } } : null);
}
