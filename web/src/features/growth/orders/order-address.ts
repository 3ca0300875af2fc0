// The page's filters and open order in its address; days are those of each branch.
import { type OrderSource, SOURCE_LABELS } from "@mostrador/domain/growth/orders/schema.ts";
import { ORDER_STATUSES, type OrderStatus } from "@mostrador/domain/growth/orders/status.ts";
import { useAddress } from "../../../lib/address/address.ts";
import { branchDaysIn, dayIn, filtersIn, idIn } from "../../../lib/address/filters.ts";

/** In the form of the call's query. */
export type OrderFilters = {
  fromDay?: string;
  toDay?: string;
  status?: OrderStatus;
  source?: OrderSource;
  branchId?: string;
  deliveryDate?: string;
  late?: "true";
  item?: string;
};

/** `estado` may also be `tarde`: pending, and its moment has passed. */
export const LATE = "tarde";
export const NO_FILTERS = {
  ...{ desde: null, hasta: null, estado: null, origen: null, sucursal: null, entrega: null },
  producto: null,
};
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function useOrderAddress() {
  const { params, change } = useAddress();
  return {
    values: filtersIn(params, NO_FILTERS),
    filter: (values: AddressFilters) => change(values),
    openId: params.get("pedido"),
    open: (id: string | null) => change({ pedido: id }, { isStep: id !== null }),
  };
}

export function filtersOf(values: AddressFilters): OrderFilters {
  const status = ORDER_STATUSES.find((one) => one === values.estado);
  const source = (Object.keys(SOURCE_LABELS) as OrderSource[]).find((one) => one === values.origen);
  const branchId = idIn(values.sucursal);
  const deliveryDate = dayIn(values.entrega);
  return {
    ...branchDaysIn(values),
    ...(status && { status }),
    ...(values.estado === LATE && { late: "true" as const }),
    ...(source && { source }),
    ...(branchId && { branchId }),
    ...(deliveryDate && { deliveryDate }),
    ...(values.producto && { item: values.producto }),
  };
}
