// The filters of the sold packages in the page's address; days are those of each branch.
import { PURCHASE_STATUSES } from "@mostrador/domain/money/packages/balance.ts";
import { useAddress } from "../../../../lib/address/address.ts";
import { branchDaysIn, filtersIn, idIn } from "../../../../lib/address/filters.ts";
import type { SaleFilters } from "../api.ts";

const IN_ADDRESS = { paquete: null, cliente: null, estado: null, desde: null, hasta: null };

/** With the panel's field names: `cliente` in the address is its field `clientId`. */
export const NO_FILTERS = { paquete: null, clientId: null, estado: null, desde: null, hasta: null };
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function useSalesAddress() {
  const { params, change } = useAddress();
  const { cliente, ...values } = filtersIn(params, IN_ADDRESS);
  return {
    values: { ...values, clientId: cliente },
    openId: idIn(params.get("venta")) ?? null,
    open: (id: string | null) => change({ venta: id }),
    filter: ({ clientId, ...others }: AddressFilters) => change({ ...others, cliente: clientId }),
  };
}

export function filtersOf(values: AddressFilters): SaleFilters {
  const status = PURCHASE_STATUSES.find((one) => one === values.estado);
  const [packageId, clientId] = [idIn(values.paquete), idIn(values.clientId)];
  return {
    ...branchDaysIn(values),
    ...(packageId && { packageId }),
    ...(clientId && { clientId }),
    ...(status && { status }),
  };
}
