// The server calls about conversion events: a page, one by id, those of a contact.
import { conversionEventChanged } from "@mostrador/domain/growth/conversion-events/live.ts";
import * as routes from "@mostrador/domain/growth/conversion-events/routes.ts";
import type { EventSource } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [conversionEventChanged];
const STALE = [routes.listConversionEvents.name, routes.totalConversionEvents.name];
const PAGE_SIZE = 60;

/** In the form of the call's query. */
export type EventFilters = {
  search?: string;
  from?: string;
  to?: string;
  clientId?: string;
  serviceId?: string;
  productId?: string;
  source?: EventSource;
};

export function useEvents(filters: EventFilters) {
  useRereadOn(TOLD, STALE);
  return useJournal(routes.listConversionEvents, filters, PAGE_SIZE);
}

/** Of everything that the filters find. */
export function useEventTotals(filters: EventFilters) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.totalConversionEvents, businessId ? { query: { ...filters, businessId } } : null);
}

/** Null reads nothing. */
export function useEvent(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listConversionEvents, businessId && id ? { query: { businessId, id } } : null);
}

export function useEventsOf(clientId: string, limit: number) {
  useRereadOn(TOLD, STALE);
  return useRead(routes.listConversionEvents, { query: { clientId, limit } });
}

const NOT_SAVED = "Error al guardar el evento de conversión";
export const useCreateEvent = () => useCall(routes.createConversionEvent, STALE, NOT_SAVED);
export const useEditEvent = () => useCall(routes.editConversionEvent, STALE, NOT_SAVED);
export const useDeleteEvent = () =>
  useCall(routes.deleteConversionEvent, STALE, "Error al eliminar el evento de conversión");
