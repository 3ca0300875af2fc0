// The server calls about closed dates. Branches contain them too, and are read again after each change.
import * as routes from "@mostrador/domain/business/branches/closed-dates/routes.ts";
import { branches } from "@mostrador/domain/business/branches/resource.ts";
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";

const TOLD = [branches.changed];
const STALE = [routes.listClosedDates.name, branches.routes.list.name, branches.routes.get.name];
/** A year and the rest of its last month. */
const DAYS_AHEAD = 395;

export function useClosedDates(today: Day) {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  const query = businessId ? { query: { businessId, from: today, to: addDays(today, DAYS_AHEAD) } } : null;
  return useRead(routes.listClosedDates, query);
}

export const useCreateClosedDate = () => useCall(routes.createClosedDate, STALE, "Error al cerrar el día");
export const useEditClosedDate = () => useCall(routes.editClosedDate, STALE, "Error al guardar el día");
export const useRemoveClosedDate = () => useCall(routes.removeClosedDate, STALE, "Error al quitar el día");
