// The server calls about credits: the balance, and its movements in pages.
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import type { PesoMovementType } from "@mostrador/domain/money/credits/pesos/schema.ts";
import * as routes from "@mostrador/domain/money/credits/routes.ts";
import type {
  CreditPot,
  CreditSettings,
  MovementType,
  PotMovementType,
} from "@mostrador/domain/money/credits/schema.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CallError, call } from "../../../lib/client.ts";
import { useCall, useRead, useSend } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [creditsChanged];
/** The business has the counters; an assistant only says whether any are left. */
const STALE = [
  routes.listCreditMovements.name,
  routes.getCreditBalance.name,
  routes.listPesoMovements.name,
  ...["business.get", "assistant.list", "assistant.get"],
  // the pots of the partner, and the list of its businesses
  routes.listPotMovements.name,
  ...["partner.list", "partner.get", "partner.leaderboard", "portfolio.list"],
];

/** In the form of the call's query. */
export type MovementFilters = {
  type?: MovementType;
  creditType?: "gpt" | "reasoning";
  from?: string;
  to?: string;
};

/** `asks` false: this person may not see them. */
export function useCreditBalance(asks = true) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.getCreditBalance, businessId && asks ? { query: { businessId } } : null);
}

export function useCreditMovements(filters: MovementFilters) {
  return useJournal(routes.listCreditMovements, filters);
}

export function usePesoMovements(filters: { type?: PesoMovementType; from?: string; to?: string }) {
  return useJournal(routes.listPesoMovements, filters);
}

/** In the form of the call's query. */
export type PotFilters = {
  partnerId?: string;
  businessId?: string;
  type?: PotMovementType;
  creditSource?: CreditPot;
  from?: string;
  to?: string;
};

/** Of the caller's partner; of all for the team. */
export function usePotMovements(filters: PotFilters, asks: boolean) {
  return useInfiniteQuery({
    queryKey: [routes.listPotMovements.name, "pages", filters],
    enabled: asks,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      call(routes.listPotMovements, { query: { ...filters, ...(after && { after }) }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** An assistant answered, or the team sent credits. */
export function useCreditsLive() {
  useRereadOn(TOLD, STALE);
}

export const useSendCredits = () => useCall(routes.createCreditMovement, STALE, "Error al enviar créditos");
export const useSendPesos = () => useCall(routes.createPesoMovement, STALE, "Error al enviar el saldo");
export const useEditCreditSettings = () =>
  useSend(
    (given: { params: { id: string }; body: { counters: CreditSettings } }) =>
      call(routes.editCreditSettings, given).catch((error: unknown) => Promise.reject(named(error))),
    STALE,
  );

/** The documents have a text for a refusal and another one for a call that failed. */
function named(error: unknown): unknown {
  if (error instanceof CallError) {
    error.title =
      error.outcome === "unanswered"
        ? "Error al actualizar la configuración de créditos"
        : "No se pudo actualizar la configuración de créditos";
  }
  return error;
}
