// How often strangers may try, by network, by number, and in total for one business: a flood is stopped before it
// causes messages or takes slots.

import type { PublicCtx } from "../../../kernel/context.ts";
import { limitTries, type TryLimit } from "../../ground/identity/index.ts";
import type { EnteredPage } from "./enter-page.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type RateLimit = { most: number; withinMs: number };
type Rule = { address: RateLimit; number?: RateLimit; business?: RateLimit };

/** One network address may be a whole waiting room. */
const RULES = {
  code: {
    address: { most: 20, withinMs: HOUR_MS },
    number: { most: 4, withinMs: HOUR_MS },
    business: { most: 200, withinMs: HOUR_MS },
  },
  check: { address: { most: 60, withinMs: HOUR_MS }, number: { most: 20, withinMs: HOUR_MS } },
  book: {
    address: { most: 30, withinMs: HOUR_MS },
    number: { most: 10, withinMs: DAY_MS },
    business: { most: 500, withinMs: HOUR_MS },
  },
  link: { address: { most: 120, withinMs: 10 * MINUTE_MS } },
  change: { address: { most: 60, withinMs: HOUR_MS } },
} satisfies Record<string, Rule>;

export type Limits = ReturnType<typeof createLimits>;

/** `countsAddresses`: off where all load comes from one address on purpose. */
export function createLimits({ countsAddresses }: { countsAddresses: boolean }) {
  return {
    /** 429 above the limit. */
    async count(ctx: PublicCtx, page: EnteredPage, what: keyof typeof RULES, phone = ""): Promise<void> {
      const rule: Rule = RULES[what];
      const { businessId } = page.ctx;
      const limits: TryLimit[] = [];
      const add = (by: string, most: RateLimit | undefined, who: string[]) => {
        if (most) limits.push({ what: `booking page ${what} by ${by}`, who, ...most });
      };
      if (countsAddresses) add("address", rule.address, [ctx.from]);
      if (phone) add("number", rule.number, [businessId, phone]);
      add("business", rule.business, [businessId]);
      await limitTries(ctx, limits);
    },
  };
}
