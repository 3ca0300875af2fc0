import { type Interval, type Plan, planPrice } from "@mostrador/domain/platform/billing/catalogue.ts";
import type { Choice } from "./api.ts";

/** The call that buys a plan; the server compares the prices with its own. */
export function planChoice(plan: Plan, interval: Interval, extra: number, needExpertHelp: boolean): Choice {
  const more = {
    ...{ priceId: `extra-${plan.name}-${interval}`, quantity: extra },
    unitAmount: plan.extraPrice * (interval === "year" ? 12 : 1),
  };
  const own = { priceId: `plan-${plan.name}-${interval}`, quantity: 1, unitAmount: planPrice(plan, interval) };
  return { prices: extra > 0 ? [own, more] : [own], needExpertHelp };
}
