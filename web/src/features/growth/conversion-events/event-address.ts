// The search, filters and open event in the page's address; days are days of the business.
import { EVENT_SOURCES } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { useAddress } from "../../../lib/address/address.ts";
import { daysIn, filtersIn, idIn } from "../../../lib/address/filters.ts";
import type { EventFilters } from "./api.ts";

const SUBJECTS = { servicio: null, producto: null, curso: null, inmueble: null };
const IN_ADDRESS = { desde: null, hasta: null, cliente: null, ...SUBJECTS, registro: null };

/** With the panel's field names: `cliente` in the address is its field `clientId`. */
export const NO_FILTERS = { desde: null, hasta: null, clientId: null, ...SUBJECTS, registro: null };
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function useEventAddress() {
  const { params, change } = useAddress();
  const { cliente, ...values } = filtersIn(params, IN_ADDRESS);
  return {
    values: { ...values, clientId: cliente },
    search: params.get("buscar") ?? "",
    openId: idIn(params.get("evento")),
    filter: ({ clientId, ...others }: AddressFilters) => change({ ...others, cliente: clientId }),
    find: (text: string) => change({ buscar: text }),
    open: (id: string | null) => change({ evento: id }, { isStep: id !== null }),
  };
}

export function filtersOf(values: AddressFilters, search: string, zone: string): EventFilters {
  const source = EVENT_SOURCES.find((one) => one === values.registro);
  const { clientId: client, servicio, producto, curso, inmueble } = values;
  const [clientId, serviceId, productId, courseId, propertyId] = [client, servicio, producto, curso, inmueble].map(
    idIn,
  );
  return {
    ...(search && { search: search.slice(0, 100) }),
    ...daysIn(values, zone),
    ...(clientId && { clientId }),
    ...(serviceId && { serviceId }),
    ...(productId && { productId }),
    ...(courseId && { courseId }),
    ...(propertyId && { propertyId }),
    ...(source && { source }),
  };
}
