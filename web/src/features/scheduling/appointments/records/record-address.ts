// The list's filters and page in its address; days are those of each branch.
import { NO_SERVICE } from "@mostrador/domain/scheduling/appointments/records/schema.ts";
import { APPOINTMENT_STATUSES } from "@mostrador/domain/scheduling/appointments/status.ts";
import { useAddress } from "../../../../lib/address/address.ts";
import { branchDaysIn, filtersIn, idIn } from "../../../../lib/address/filters.ts";

const TEXTS = { desde: null, hasta: null, por: null, sucursal: null, especialista: null, servicio: null, tarde: null };
export const NO_FILTERS = { ...TEXTS, estados: [] as string[] };
export type RecordFilters = Record<keyof typeof TEXTS, string | null> & { estados: string[] };

/** In the address: by the day on which they were booked, and cancelled at the last moment. */
export const CREATED = "creacion";
export const LATE = "si";
export const SIZE = 50;

export function useRecordAddress() {
  const { params, change } = useAddress();
  const page = Number(params.get("pagina") ?? 1);
  return {
    values: {
      ...filtersIn(params, TEXTS),
      estados: APPOINTMENT_STATUSES.filter((status) => params.get("estados")?.split(",").includes(status)),
    },
    filter: ({ estados, ...values }: RecordFilters) =>
      change({ ...values, estados: estados.join(",") || null, pagina: null }),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    turn: (to: number) => change({ pagina: to === 1 ? null : String(to) }),
  };
}

/** In the form of the call's query. */
export function queryOf({ por, sucursal, especialista, servicio, estados, tarde, ...days }: RecordFilters) {
  const branchId = idIn(sucursal);
  const specialistId = idIn(especialista);
  const serviceId = servicio === NO_SERVICE ? NO_SERVICE : idIn(servicio);
  return {
    ...branchDaysIn(days),
    ...(por === CREATED && { by: "created" as const }),
    ...(branchId && { branchId }),
    ...(specialistId && { specialistId }),
    ...(serviceId && { serviceId }),
    ...(estados.length > 0 && { status: estados.join(",") }),
    ...(tarde === LATE && { late: "true" as const }),
  };
}
