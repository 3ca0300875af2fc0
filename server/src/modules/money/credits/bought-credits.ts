// Credits that were paid for outside: each purchase comes in once, a refund takes back what is left of it.
import { creditsOf, thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { expireCredits } from "./blocks/block.store.ts";
import { readBalances, transfer } from "./ledger.store.ts";

const MODEL = "gpt_model";

/** `totalPrice` in pesos. The same key again changes nothing. */
export async function rechargeBought(
  tx: Tx,
  ctx: TenantCtx,
  { key, amount, totalPrice }: { key: string; amount: number; totalPrice: number },
): Promise<void> {
  const amounts = { amount: thousandths(amount), totalPrice, block: { origin: key } };
  const move = { id: newId(), key, model: MODEL, cause: "recharge", ...amounts } as const;
  const outcome = await transfer(tx, move, { by: actorName(ctx.actor), at: new Date(ctx.now) });
  if (outcome !== "done") return;
  const summary = `Compró ${creditText(amount)} créditos GPT`;
  await writeAudit(tx, ctx, { action: "credits.bought", summary, details: { key, amount, totalPrice } });
  await announce(tx, ctx, creditsChanged, {});
}

/** What was spent stays spent: a balance never goes below zero. `purchase`: the key of what is refunded; its own are taken first. */
export async function takeBackBought(
  tx: Tx,
  ctx: TenantCtx,
  { key, amount, purchase }: { key: string; amount: number; purchase: string },
): Promise<void> {
  // holds the accounts as well
  await expireCredits(tx, new Date(ctx.now));
  const left = (await readBalances(tx)).get(`${MODEL} available`) ?? 0;
  const taken = Math.min(thousandths(amount), left);
  if (taken > 0) {
    const move = {
      id: newId(),
      key,
      model: MODEL,
      cause: "extract",
      amount: taken,
      block: { origin: purchase },
    } as const;
    const outcome = await transfer(tx, move, { by: actorName(ctx.actor), at: new Date(ctx.now) });
    if (outcome === "short") throw new Error("Credits were spent while a refund took them back.");
  }
  const summary = `Se reembolsó una compra: salieron ${creditText(creditsOf(taken))} de ${creditText(amount)} créditos GPT`;
  await writeAudit(tx, ctx, { action: "credits.refunded", summary, details: { key, amount } });
  await announce(tx, ctx, creditsChanged, {});
}
