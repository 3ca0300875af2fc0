// The server calls about planned messages.
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import type { NotificationKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import * as routes from "@mostrador/domain/growth/outreach/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLive } from "../../../lib/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [notificationChanged];
const STALE = [routes.listNotifications.name, routes.listAppointmentNotifications.name, routes.listPlanned.name];

/** Those of the appointment, or else of the contact; read again after changes. */
export function useNotifications(clientId: string | null, appointmentId: string | undefined) {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  const reread = useCallback(() => {
    for (const name of STALE) void client.invalidateQueries({ queryKey: [name] });
  }, [client]);
  const ofTheirs = useCallback(
    (told: { clientId: string }) => void (told.clientId === clientId && reread()),
    [clientId, reread],
  );
  useRereadOn(TOLD, STALE);
  // The conversation shows the delivery of sent ones.
  useLive(threadChanged, ofTheirs);
  useLive(newMessage, ofTheirs);
  const ofAppointment = useRead(
    routes.listAppointmentNotifications,
    appointmentId ? { params: { id: appointmentId } } : null,
  );
  const ofContact = useRead(
    routes.listNotifications,
    !appointmentId && clientId && businessId ? { query: { cId: clientId, businessId } } : null,
  );
  return appointmentId ? ofAppointment : ofContact;
}

const PLAN = [routes.listPlanned.name];
/** A busy business plans and sends all the time. */
const BURST_MS = 1000;

/** Everything that is planned in the business, the next first; or what was not sent, the latest first. */
export function usePlanned(filters: { kind?: NotificationKind; status?: "not_sent" }) {
  useRereadOn(TOLD, PLAN, BURST_MS);
  return useJournal(routes.listPlanned, filters, PLAN_PAGE);
}

const PLAN_PAGE = 25;

/** One of that list, beyond the pages that were read. */
export function usePlannedOne(id: string | null, status: "planned" | "not_sent") {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listPlanned, id && businessId ? { query: { businessId, id, status } } : null);
}

/** Whether a cancellation message would reach this contact. */
export function useReach(clientId: string) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.readReach, businessId && clientId !== "0" ? { query: { cId: clientId, businessId } } : null);
}

export const usePlanMessage = () => useCall(routes.createNotification, STALE, "Error al crear la notificación");
export const useSendNow = () => useCall(routes.sendNotificationNow, STALE, "Error al enviar el mensaje");
export const useWithdrawMessage = () => useCall(routes.withdrawNotification, STALE, "Error al retirar el mensaje");
export const useEditMessage = () => useCall(routes.editNotification, STALE, "Error al editar el mensaje");
