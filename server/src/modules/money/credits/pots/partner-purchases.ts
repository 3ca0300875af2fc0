// What partners bought of 'Sin fee', and what left 'Con fee' and is still to be reported to their subscription.
import { creditsOf, thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { actorName, type Ctx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { partnerCredits } from "../../../partners/billing/index.ts";
import { movePot, readPots, readUnreported, writeReported } from "./pot.store.ts";

type PartnerCredits = Parameters<typeof partnerCredits.fill>[0];

const TERMS = {
  pot: "prepay",
  creditType: "gpt",
  business: null,
  renewalDuration: "none",
  resetDate: false,
} as const;

export const partnerPurchases: PartnerCredits = {
  async recharge(tx, ctx, { partnerId, key, amount, totalPrice }) {
    const move = {
      ...TERMS,
      partnerId,
      key,
      type: "partner_recharge",
      amount: thousandths(amount),
      totalPrice,
    } as const;
    await movePot(tx, move, stampOf(ctx));
  },
  async takeBack(tx, ctx, { partnerId, key, amount }) {
    const taken = Math.min(thousandths(amount), await lockedBalance(tx, partnerId));
    if (taken === 0) return;
    const move = { ...TERMS, partnerId, key, type: "partner_extract", amount: taken, totalPrice: 0 } as const;
    const outcome = await movePot(tx, move, stampOf(ctx));
    if (outcome === "short") throw new Error("Credits were sent while a refund took them back.");
  },
  async unreportedUse(tx, partnerId, since) {
    const rows = await readUnreported(tx, partnerId, since);
    return rows.map(({ id, usage, at }) => ({
      ...{ movementId: id, partnerId, credits: creditsOf(usage), at: at.getTime() },
    }));
  },
  noteReported: writeReported,
};

async function lockedBalance(tx: Tx, partnerId: string): Promise<number> {
  const pots = await readPots(tx, [partnerId]);
  return Number(pots.find(({ pot }) => pot === "prepay")?.balance ?? 0);
}

function stampOf(ctx: Ctx) {
  const at = new Date(ctx.now);
  return { by: "actor" in ctx ? actorName(ctx.actor) : "Stripe", at, written: at };
}
