// The page's filters and open movement in its address; days are those of each branch.
import { MOVEMENT_TYPES, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import { useAddress } from "../../../lib/address/address.ts";
import { branchDaysIn, filtersIn, idIn } from "../../../lib/address/filters.ts";
import type { MovementFilters } from "./api.ts";

export const NO_FILTERS = {
  ...{ desde: null, hasta: null, sucursal: null, tipo: null, categoria: null, metodo: null },
  /** Of the clients of a traffic source. */
  fuente: null,
};
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function useMovementAddress() {
  const { params, change } = useAddress();
  return {
    values: filtersIn(params, NO_FILTERS),
    filter: (values: AddressFilters) => change(values),
    days: (days: Pick<AddressFilters, "desde" | "hasta">) => change(days),
    openId: params.get("movimiento"),
    open: (id: string | null) => change({ movimiento: id }, { isStep: id !== null }),
  };
}

export function filtersOf(values: AddressFilters): MovementFilters {
  const { sucursal, tipo, categoria, metodo, fuente } = values;
  const branchId = idIn(sucursal);
  const trafficSourceId = idIn(fuente);
  const type = MOVEMENT_TYPES.find((one) => one === tipo);
  const paymentMethod = PAYMENT_METHODS.find((one) => one === metodo);
  return {
    ...branchDaysIn(values),
    ...(branchId && { branchId }),
    ...(type && { type }),
    ...(categoria && { category: categoria }),
    ...(paymentMethod && { paymentMethod }),
    ...(trafficSourceId && { trafficSourceId }),
  };
}
