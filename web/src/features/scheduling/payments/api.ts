// The server calls about payments: the seller's account, an appointment's link, pending decisions.
import { paymentChanged, sellerChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import * as routes from "@mostrador/domain/scheduling/payments/routes.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const SELLER_TOLD = [sellerChanged];
const PAYMENTS_TOLD = [paymentChanged];
const SELLER = [routes.getSeller.name];
const PAYMENTS = [routes.appointmentPayments.name, routes.paymentTasks.name];

export function useSeller() {
  const { businessId } = useActiveBusiness();
  useRereadOn(SELLER_TOLD, SELLER);
  return useRead(routes.getSeller, businessId ? { query: { businessId } } : null);
}

export const useBeginConnecting = () => useCall(routes.beginConnecting, []);
export const useConnectSeller = () => useCall(routes.connectSeller, SELLER);
export const useDisconnectSeller = () => useCall(routes.disconnectSeller, SELLER);

export function useAppointmentPayments(appointmentId: string) {
  useRereadOn(PAYMENTS_TOLD, PAYMENTS);
  return useRead(routes.appointmentPayments, { query: { appointmentId } });
}

/** In pages. `isAsked` false reads nothing, for people who may not see them. */
export function usePaymentTasks(isAsked: boolean) {
  const { businessId } = useActiveBusiness();
  useRereadOn(PAYMENTS_TOLD, PAYMENTS);
  return useInfiniteQuery({
    queryKey: [routes.paymentTasks.name, businessId, "pages"],
    enabled: businessId !== null && isAsked,
    staleTime: 30_000,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      call(routes.paymentTasks, { query: { businessId: businessId as string, ...(after && { after }) }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export const useRefund = () => useCall(routes.refundPayment, [...PAYMENTS, "appointment.list", "moneyMovement.list"]);
export const useSettle = () => useCall(routes.settleTask, PAYMENTS);
