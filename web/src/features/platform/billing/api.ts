// The calls of billing. A purchase ends at Stripe: the browser leaves for the address of the answer.
import { billingChanged } from "@mostrador/domain/platform/billing/live.ts";
import * as routes from "@mostrador/domain/platform/billing/routes.ts";
import type { CheckoutBody } from "@mostrador/domain/platform/billing/schema.ts";
import { send, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";
import { useLeaving } from "../../partners/billing/index.ts";

const TOLD = [billingChanged];
const STALE = [routes.getBilling.name];

export function useBilling() {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.getBilling, businessId ? { query: { businessId } } : null);
}

export type Choice = Omit<Partial<CheckoutBody>, "prices"> & {
  prices: { priceId: string; quantity: number; unitAmount?: number; minimumQuantity?: number }[];
};

/** `failed`: the documented text of that screen. The button stays busy until the browser has left. */
export function useCheckout(failed: string) {
  const { businessId } = useActiveBusiness();
  const { leave, isBusy } = useLeaving(failed);
  const begin = async (choice: Choice, isPromo = false) => {
    if (!businessId) return;
    const body = { ...choice, business: businessId, currentPath: window.location.pathname };
    const route = isPromo ? routes.openPromoCheckout : routes.openCheckout;
    await leave(async () => (await send(route, { body, businessId }, failed)).url ?? "/facturacion");
  };
  return { begin, isBusy };
}

export function usePortal() {
  const { businessId } = useActiveBusiness();
  const { leave, isBusy } = useLeaving("Error al procesar el pago");
  const open = async () => {
    if (!businessId) return;
    const body = { business: businessId, currentPath: window.location.pathname };
    await leave(async () => (await send(routes.openPortal, { body, businessId }, "")).data);
  };
  return { open, isBusy };
}
