// The credits of the demo's business: sold and given by the team, and used by its assistant's answers in a week.
import { NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import { type TenantCtx, tenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { holdCredits, sendCredits, spendCredits } from "../../modules/money/credits/index.ts";
import type { DemoBusiness, SeededRows } from "../demo-business.ts";
import type { Random } from "../random.ts";

const DAY_MS = 86_400_000;
const ANSWERS = 24;
const SENT = [
  { creditType: "gpt", amount: 1000, totalPrice: 1249, renewalDuration: "none" },
  { creditType: "reasoning", amount: 250, totalPrice: 0, renewalDuration: "none" },
] as const;

export async function seedCredits(
  ctx: TenantCtx,
  { assistant }: DemoBusiness,
  { businessId, contactIds }: SeededRows,
  random: Random,
): Promise<void> {
  const team = tenantCtx(ctx, businessId, { kind: "system", name: "Equipo Mostrador" });
  for (const sent of SENT) {
    const movement = NewCreditMovement.parse({ businessId, ...sent });
    await transact(team, (tx) => sendCredits(tx, team, movement, ctx.now - 8 * DAY_MS));
  }
  const moments = Array.from({ length: ANSWERS }, () => ctx.now - DAY_MS / 4 - random.below(7 * 24 * 60) * 60_000);
  for (const [number, now] of moments.sort((a, b) => a - b).entries()) {
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
