// What partners show of their credits: both pots, what was sent to businesses, and the ranking by it.
import { creditsOf, thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { PREPAY_START, SOLD_START } from "@mostrador/domain/money/credits/pot-start.ts";
import type { PartnerPlan } from "@mostrador/domain/partners/partners/schema.ts";
import type { Ctx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { PartnerFigures } from "../../../partners/partners/index.ts";
import { movePot, readPots, readSent } from "./pot.store.ts";

export async function potFigures(tx: Tx, partnerIds: readonly string[]): Promise<Map<string, PartnerFigures>> {
  if (partnerIds.length === 0) return new Map();
  const [pots, sent] = await Promise.all([readPots(tx, partnerIds), readSent(tx, partnerIds)]);
  const balance = (id: string, pot: string) =>
    creditsOf(pots.find((row) => row.partner_id === id && row.pot === pot)?.balance ?? 0);
  const sentOf = (id: string, type: string) =>
    creditsOf(sent.find((row) => row.partner_id === id && row.credit_type === type)?.sent ?? 0);
  return new Map(
    partnerIds.map((id) => {
      const [gpt, reasoning] = [sentOf(id, "gpt"), sentOf(id, "reasoning")];
      const counters = { prepayCredits: balance(id, "prepay"), soldCredits: balance(id, "sold") };
      return [id, { ...counters, transferred: { total: gpt + reasoning, gpt, reasoning } }];
    }),
  );
}

/** The first credits of a partner, once. */
export async function startPots(
  tx: Tx,
  ctx: Ctx,
  { partnerId, plan }: { partnerId: string; plan: PartnerPlan },
): Promise<void> {
  const at = new Date(ctx.now);
  const stamp = { by: "Mostrador", at, written: at };
  const starts = { prepay: PREPAY_START[plan], sold: SOLD_START } as const;
  for (const pot of ["prepay", "sold"] as const) {
    const type = "partner_recharge" as const;
    const terms = {
      creditType: "gpt",
      business: null,
      totalPrice: 0,
      renewalDuration: "none",
      resetDate: false,
    } as const;
    await movePot(tx, { partnerId, key: `start:${pot}`, type, pot, amount: thousandths(starts[pot]), ...terms }, stamp);
  }
}
