// What an answer costs, from the moment in which the model is asked to the one in which it is sent or not: held, then
// spent or given back, once for each answer whatever is repeated (D-9.5, D-12.2).
import { thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import { type CreditModel, CreditsLow, ReservationOverdue } from "@mostrador/domain/money/credits/schema.ts";
import { TOLERANCE } from "@mostrador/domain/money/credits/tolerance.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { creditSettings } from "../../business/businesses/index.ts";
import { endReservation, readReservation, reserve, type Stamp, transfer, updateReservation } from "./ledger.store.ts";
import { claimWarning } from "./warning.store.ts";

/** A turn and its sending take seconds. */
const OVERDUE_MS = 15 * 60_000;

/** `assistantName` and `clientId` stand in the movement; tokens are known once the model has answered. */
export type AnswerOf = {
  assistantName: string;
  clientId: string | null;
  messageId: string | null;
  inputTokens: number;
  outputTokens: number;
};
export type Hold = { key: string; model: CreditModel; credits: number; answer: AnswerOf };

/** False: there are not enough, and nothing is held. What is held or paid under this key already is not held again. */
export async function holdCredits(ctx: TenantCtx, { key, model, credits, answer }: Hold): Promise<boolean> {
  const amount = thousandths(credits);
  if (amount === 0) return true;
  return transact(ctx, async (tx) => {
    const { paymentMode } = await creditSettings(tx);
    const source = paymentMode === "conversion" ? "tolerance" : "available";
    const stamp = stampOf(ctx);
    if (source === "tolerance") await openTolerance(tx, model, stamp);
    const outcome = await reserve(tx, { key, model, source, amount, details: answer }, stamp);
    if (outcome === "short") await warnIfLow(tx, ctx, model, 0);
    if (outcome === "held") await lookAfter(tx, ctx, key);
    return outcome !== "short";
  });
}

/**
 * The answer that is held for is stored: its movement will say which, and what it took. Whoever lost the same turn may have
 * given back what was held: then it is held anew.
 */
export async function noteAnswer(tx: Tx, ctx: TenantCtx, hold: Hold): Promise<void> {
  if (hold.credits > 0 && !(await updateReservation(tx, hold.key, hold.answer)))
    await holdCredits({ ...ctx, tx }, hold);
}

/** It was sent: paid for. Without anything held nothing happens: the built-in engine, or an end that came before. */
export async function spendCredits(tx: Tx, ctx: TenantCtx, key: string): Promise<void> {
  const spent = await endReservation(tx, key, "spent", stampOf(ctx));
  if (!spent) return;
  await announce(tx, ctx, creditsChanged, {});
  await warnIfLow(tx, ctx, spent.model, spent.left);
}

/** Nobody got the answer, or, `unanswered`, it did not come to one: what is stored for an answer stays held. */
export async function giveBackCredits(
  tx: Tx,
  ctx: TenantCtx,
  key: string,
  end: "given back" | "unanswered" = "given back",
): Promise<void> {
  const given = await endReservation(tx, key, end, stampOf(ctx));
  if (given) await announce(tx, ctx, creditsChanged, {});
}

/** Since when something is held under the key; null where nothing is. */
export async function heldSince(tx: Tx, key: string): Promise<number | null> {
  return (await readReservation(tx, key))?.reservedAt.getTime() ?? null;
}

/** Somebody will look whether it is still held for. */
export function lookAfter(tx: Tx, ctx: TenantCtx, key: string): Promise<void> {
  return publish(tx, ctx, ReservationOverdue, { key }, { at: ctx.now + OVERDUE_MS });
}

/** The first time that a business answers on its tolerance, it has all of it. */
async function openTolerance(tx: Tx, model: CreditModel, stamp: Stamp): Promise<void> {
  const amount = thousandths(TOLERANCE[model]);
  await transfer(tx, { id: newId(), key: `tolerance:${model}:open`, model, cause: "tolerance", amount }, stamp);
}

/** At the threshold, and no more often than the owner wants to hear of it (D-9.5). */
async function warnIfLow(tx: Tx, ctx: TenantCtx, model: CreditModel, left: number): Promise<void> {
  const { lowCreditThreshold, creditNotificationInterval } = await creditSettings(tx);
  if (left > thousandths(lowCreditThreshold)) return;
  if (await claimWarning(tx, ctx.businessId, new Date(ctx.now), creditNotificationInterval)) {
    await publish(tx, ctx, CreditsLow, { model });
  }
}

function stampOf(ctx: TenantCtx): Stamp {
  return { by: actorName(ctx.actor), at: new Date(ctx.now) };
}
