// The credits of the demo's business: bought, and given by the team, and used by its assistant's answers in a week. A
// business that pays by conversion answers on its tolerance.
import { NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import { type TenantCtx, tenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { holdCredits, sendCredits, spendCredits } from "../../modules/money/credits/index.ts";
import { seedPurchase } from "../../modules/platform/billing/index.ts";
import type { DemoBusiness, SeededRows } from "../demo-business.ts";
import type { Random } from "../random.ts";
import { seedPesos } from "./seed-pesos.ts";

const DAY_MS = 86_400_000;
const ANSWERS = 24;
const GIFT = { creditType: "reasoning", amount: 250, totalPrice: 0, renewalDuration: "none" } as const;
const PACK = { kind: "pack", title: "Starter: 1000 créditos", quantity: 1000, amount_cents: 98_000 } as const;
const CREDITS = { kind: "credits", title: "Créditos", quantity: 2000, amount_cents: 180_000 } as const;
/** Each end that a purchase may have. Only the pack that was paid changes the balance in the end. */
const BOUGHT = [
  { ...PACK, daysAgo: 8, end: "paid" },
  { ...CREDITS, daysAgo: 6, end: "failed" },
  { ...CREDITS, quantity: 750, amount_cents: 75_000, daysAgo: 4, end: "refunded" },
  { ...CREDITS, daysAgo: 0.25, end: "pending" },
] as const;

export async function seedCredits(
  ctx: TenantCtx,
  { assistant, conversions }: DemoBusiness,
  { businessId, contactIds }: SeededRows,
  random: Random,
): Promise<void> {
  if (conversions) await seedPesos(ctx, conversions);
  else await seedGift(ctx);
  const answers = Array.from({ length: ANSWERS }, () => ctx.now - DAY_MS / 4 - random.below(7 * 24 * 60) * 60_000);
  const steps = [
    ...answers.sort((a, b) => a - b).map((at, number) => ({ at, run: () => seedAnswer(number, at) })),
    ...(conversions ? [] : BOUGHT).map(({ daysAgo, ...bought }) => {
      const at = ctx.now - daysAgo * DAY_MS;
      return { at, run: () => seedPurchase(ctx, { ...bought, at }) };
    }),
  ];
  // in their order, so that each movement tells what was left then
  for (const { run } of steps.sort((a, b) => a.at - b.at)) await run();

  async function seedAnswer(number: number, now: number): Promise<void> {
    const at = { ...tenantCtx(ctx, businessId, { kind: "program", id: "", name: assistant.name }), now };
    const key = `assistant:demo:${number}`;
    const model = random.below(8) === 0 ? "reasoning_model" : "gpt_model";
    const answer = {
      assistantName: assistant.name,
      clientId: random.pick(contactIds),
      messageId: null,
      inputTokens: 900 + random.below(2_400),
      outputTokens: 30 + random.below(220),
    };
    await holdCredits(at, { key, model, credits: random.below(6) === 0 ? 0.5 : 1, answer });
    await transact(at, (tx) => spendCredits(tx, at, key));
  }
}

async function seedGift(ctx: TenantCtx): Promise<void> {
  const team = tenantCtx(ctx, ctx.businessId, { kind: "system", name: "Equipo Mostrador" });
  const movement = NewCreditMovement.parse({ businessId: ctx.businessId, ...GIFT });
  await transact(team, (tx) => sendCredits(tx, team, movement, ctx.now - 8 * DAY_MS));
}
