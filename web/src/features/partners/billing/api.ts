// The calls of what partners buy. A purchase ends at Stripe: the browser leaves for the address of the answer.
import * as routes from "@mostrador/domain/partners/billing/routes.ts";
import type { PartnerCheckoutBody } from "@mostrador/domain/partners/billing/schema.ts";
import { createPartner } from "@mostrador/domain/partners/partners/routes.ts";
import type { NewPartner } from "@mostrador/domain/partners/partners/schema.ts";
import { CallError } from "../../../lib/client.ts";
import { send, useRead } from "../../../lib/query.ts";
import { useLeaving } from "./use-leaving.ts";

export const usePartnerBilling = (partnerId: string | undefined) =>
  useRead(routes.getPartnerBilling, partnerId ? { query: { partnerId } } : null);

type Choice = Pick<PartnerCheckoutBody["prices"][number], "priceId" | "quantity" | "unitAmount" | "minimumQuantity">;

/** `failed`: the documented text of that screen. The button stays busy until the browser has left. */
export function usePartnerCheckout(partnerId: string | undefined, failed: string) {
  const leaving = useLeaving(failed);
  const begin = (choice: Choice, more: { allowQuantityUpdates?: boolean } = {}) =>
    leaving.leave(async () => {
      const body = { partner: partnerId ?? "", prices: [choice], currentPath: window.location.pathname, ...more };
      return (await send(routes.openPartnerCheckout, { body }, failed)).url ?? "/partner/dashboard";
    });
  return { begin, isBusy: leaving.isBusy };
}

export function usePartnerPortal(partnerId: string) {
  const leaving = useLeaving("Error al procesar el pago");
  const open = () =>
    leaving.leave(async () => {
      const body = { partner: partnerId, currentPath: window.location.pathname };
      return (await send(routes.openPartnerPortal, { body }, "Error al procesar el pago")).data;
    });
  return { open, isBusy: leaving.isBusy };
}

/** With its trial at Stripe; without Stripe it is registered all the same. Returns the text to show. */
export async function registerPartner(draft: NewPartner): Promise<string> {
  const failed = "Error al procesar el partner";
  try {
    return (await send(routes.createPartnerWithStripe, { body: draft }, failed)).message ?? "";
  } catch (error) {
    if (!(error instanceof CallError) || error.status < 500) throw error;
    return (await send(createPartner, { body: { partner: draft } }, failed)).message ?? "";
  }
}
