// The filters of the enrollments in the page's address; days are days of the business.
import { ENROLLMENT_STATUSES, PAYMENT_STATUSES } from "@mostrador/domain/growth/enrollments/status.ts";
import { useAddress } from "../../../lib/address/address.ts";
import { daysIn, filtersIn, idIn } from "../../../lib/address/filters.ts";
import type { EnrollmentFilters } from "./api.ts";

const IN_ADDRESS = { curso: null, cliente: null, estado: null, pago: null, desde: null, hasta: null };

/** With the panel's field names: `cliente` in the address is its field `clientId`. */
export const NO_FILTERS = { curso: null, clientId: null, estado: null, pago: null, desde: null, hasta: null };
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function useEnrollmentAddress() {
  const { params, change } = useAddress();
  const { cliente, ...values } = filtersIn(params, IN_ADDRESS);
  return {
    values: { ...values, clientId: cliente },
    /** The enrollment that a link from elsewhere opens. */
    openId: idIn(params.get("inscripcion")) ?? null,
    close: () => change({ inscripcion: null }),
    filter: ({ clientId, ...others }: AddressFilters) => change({ ...others, cliente: clientId }),
  };
}

export function filtersOf(values: AddressFilters, zone: string): EnrollmentFilters {
  const status = ENROLLMENT_STATUSES.find((one) => one === values.estado);
  const paymentStatus = PAYMENT_STATUSES.find((one) => one === values.pago);
  const [courseId, clientId] = [idIn(values.curso), idIn(values.clientId)];
  return {
    ...daysIn(values, zone),
    ...(courseId && { courseId }),
    ...(clientId && { clientId }),
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
  };
}
