// The filters of the list of stock movements in its address; days are those of each branch.
import { STOCK_CAUSES } from "@mostrador/domain/money/inventory/cause.ts";
import { branchDaysIn, idIn } from "../../../../lib/address/filters.ts";
import type { StockFilters } from "../api.ts";

export const NO_FILTERS = { desde: null, hasta: null, producto: null, sucursal: null, tipo: null, motivo: null };
export type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function filtersOf(values: AddressFilters): StockFilters {
  const { producto, sucursal, tipo, motivo } = values;
  const cause = STOCK_CAUSES.find((one) => one === motivo);
  const [productId, branchId] = [producto, sucursal].map(idIn);
  return {
    ...branchDaysIn(values),
    ...(productId && { productId }),
    ...(branchId && { branchId }),
    ...((tipo === "in" || tipo === "out") && { type: tipo }),
    ...(cause && { cause }),
  };
}

/** All movements of one product: their difference is what there is of it. */
export function isStock({ productId, fromDay, toDay, type, cause }: StockFilters): boolean {
  return productId !== undefined && !fromDay && !toDay && !type && !cause;
}
