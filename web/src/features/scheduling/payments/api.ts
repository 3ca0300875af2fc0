// What the screens ask about payments: the seller's account, the link of an appointment, what has to be decided.
import { paymentChanged, sellerChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import * as routes from "@mostrador/domain/scheduling/payments/routes.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../../../lib/client.ts";
import { useLive } from "../../../lib/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

const SELLER = [routes.getSeller.name];
const PAYMENTS = [routes.appointmentPayments.name, routes.paymentTasks.name];

function useReread(names: readonly string[]) {
  const client = useQueryClient();
  return useCallback(() => {
    for (const name of names) void client.invalidateQueries({ queryKey: [name] });
  }, [client, names]);
}

export function useSeller() {
  const { businessId } = useActiveBusiness();
  useLive(sellerChanged, useReread(SELLER));
  return useRead(routes.getSeller, businessId ? { query: { businessId } } : null);
}

export const useBeginConnecting = () => useCall(routes.beginConnecting, []);
export const useConnectSeller = () => useCall(routes.connectSeller, SELLER);
export const useDisconnectSeller = () => useCall(routes.disconnectSeller, SELLER);

export function useAppointmentPayments(appointmentId: string) {
  useLive(paymentChanged, useReread(PAYMENTS));
  return useRead(routes.appointmentPayments, { query: { appointmentId } });
}

/** A page at a time. `isAsked` false asks nothing: who may not see them. */
export function usePaymentTasks(isAsked: boolean) {
  const { businessId } = useActiveBusiness();
  useLive(paymentChanged, useReread(PAYMENTS));
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
