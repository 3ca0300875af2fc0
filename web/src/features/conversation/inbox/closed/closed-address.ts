// The filters and the page of closed conversations in the address.
import { ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import { OUTCOMES } from "@mostrador/domain/conversation/inbox/closed/schema.ts";
import { useAddress } from "../../../../lib/address/address.ts";
import { dayIn, filtersIn } from "../../../../lib/address/filters.ts";

export const NO_FILTERS = { desde: null, hasta: null, cierre: null, canal: null };
export type ClosedFilters = Record<keyof typeof NO_FILTERS, string | null>;
export const SIZE = 50;

export function useClosedAddress() {
  const { params, change } = useAddress();
  const page = Number(params.get("pagina") ?? 1);
  return {
    values: filtersIn(params, NO_FILTERS),
    filter: (values: ClosedFilters) => change({ ...values, pagina: null }),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    turn: (to: number) => change({ pagina: to === 1 ? null : String(to) }),
  };
}

/** In the form of the call's query. */
export function queryOf({ desde, hasta, cierre, canal }: ClosedFilters) {
  const [from, to] = [dayIn(desde), dayIn(hasta)];
  const outcome = OUTCOMES.find((one) => one === cierre);
  const channel = ChannelKind.options.find((one) => one === canal);
  return { ...(from && { from }), ...(to && { to }), ...(outcome && { outcome }), ...(channel && { channel }) };
}
