// The server calls about credits: the balance, and its movements in pages.
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import * as routes from "@mostrador/domain/money/credits/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [creditsChanged];
/** The business has the counters; an assistant only says whether any are left. */
const STALE = [
  routes.listCreditMovements.name,
  routes.getCreditBalance.name,
  ...["business.get", "assistant.list", "assistant.get"],
];

/** In the form of the call's query. */
export type MovementFilters = {
  type?: "recharge" | "consume" | "extract" | "tolerance";
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

/** An assistant answered, or the team sent credits. */
export function useCreditsLive() {
  useRereadOn(TOLD, STALE);
}

export const useSendCredits = () => useCall(routes.createCreditMovement, STALE, "Error al enviar créditos");
export const useEditCreditSettings = () =>
  useCall(routes.editCreditSettings, STALE, "No se pudo actualizar la configuración de créditos");
