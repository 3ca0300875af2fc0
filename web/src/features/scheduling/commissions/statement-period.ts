// The period of the page in its address; without days, the current month. Days out of order change places.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Days } from "@mostrador/domain/kit/figures/period.ts";
import { usualPeriod } from "@mostrador/domain/kit/figures/usual-period.ts";
import { dayIn } from "../../../lib/address/filters.ts";

export const NO_FILTERS = { desde: null, hasta: null };
export type PeriodValues = Record<keyof typeof NO_FILTERS, string | null>;

export function periodIn(values: PeriodValues, today: Day): Days {
  const month = usualPeriod("month", today);
  const from = dayIn(values.desde) ?? month.from;
  const to = dayIn(values.hasta) ?? month.to;
  return from <= to ? { from, to } : { from: to, to: from };
}
