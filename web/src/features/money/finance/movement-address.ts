// The filters of the page stand in its address; days there are days of the branch.
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, isoAt } from "@mostrador/domain/kit/time.ts";
import { MOVEMENT_TYPES, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import { useSearchParams } from "react-router";
import { addressNow } from "../../../lib/address-now.ts";
import type { MovementFilters } from "./api.ts";

export const NO_FILTERS = { desde: null, hasta: null, sucursal: null, tipo: null, categoria: null, metodo: null };
export type AddressFilters = { [name in keyof typeof NO_FILTERS]: string | null };

export function useMovementAddress() {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(
    Object.keys(NO_FILTERS).map((name) => [name, params.get(name) || null]),
  ) as AddressFilters;
  const write = (change: { [name: string]: string | null }, isStep: boolean) =>
    setParams(
      () => {
        const next = addressNow();
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: !isStep },
    );
  return {
    values,
    filter: (change: AddressFilters) => write(change, false),
    openId: params.get("movimiento"),
    open: (id: string | null) => write({ movimiento: id }, id !== null),
  };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export function filtersOf(values: AddressFilters, zone: string): MovementFilters {
  const at = (day: Day) => isoAt(zone, instantOf(zone, day, "00:00"));
  const { desde, hasta, sucursal, tipo, categoria, metodo } = values;
  const type = MOVEMENT_TYPES.find((one) => one === tipo);
  const paymentMethod = PAYMENT_METHODS.find((one) => one === metodo);
  return {
    ...(isDay(desde) && { from: at(desde) }),
    ...(isDay(hasta) && { to: at(addDays(hasta, 1)) }),
    ...(sucursal && { branchId: sucursal }),
    ...(type && { type }),
    ...(categoria && { category: categoria }),
    ...(paymentMethod && { paymentMethod }),
  };
}

function isDay(text: string | null): text is Day {
  if (text === null || !DAY.test(text)) return false;
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year <= 2099 && !Number.isNaN(Date.parse(`${text}T00:00Z`));
}
