// The calls of billing. A purchase ends at Stripe: the browser leaves for the address of the answer.
import { billingChanged } from "@mostrador/domain/platform/billing/live.ts";
import * as routes from "@mostrador/domain/platform/billing/routes.ts";
import type { CheckoutBody } from "@mostrador/domain/platform/billing/schema.ts";
import { useState } from "react";
import { send, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { payErrorText } from "./pay-error.ts";

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
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const begin = async (choice: Choice, isPromo = false) => {
    if (isBusy || !businessId) return;
    setIsBusy(true);
    const body = { ...choice, business: businessId, currentPath: window.location.pathname };
    try {
      const { url } = await send(isPromo ? routes.openPromoCheckout : routes.openCheckout, { body }, failed);
      window.location.assign(url ?? "/facturacion");
    } catch (error) {
      setIsBusy(false);
      toast.error(payErrorText(error, failed));
    }
  };
  return { begin, isBusy };
}

export function usePortal() {
  const { businessId } = useActiveBusiness();
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const open = async () => {
    if (isBusy || !businessId) return;
    setIsBusy(true);
    const body = { business: businessId, currentPath: window.location.pathname };
    try {
      window.location.assign((await send(routes.openPortal, { body }, "")).data);
    } catch (error) {
      setIsBusy(false);
      toast.error(payErrorText(error, "Error al procesar el pago"));
    }
  };
  return { open, isBusy };
}
