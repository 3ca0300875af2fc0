// The credits of an answer, from the request to the model until it is sent or not: reserved, then spent or released,
// once for each answer, however often a step is repeated (D-9.5, D-12.2).
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
import { warnedFrom } from "./counters.ts";
import {
  endReservation,
  isAnswerKnown,
  readReservation,
  reserve,
  type Stamp,
  transfer,
  updateReservation,
} from "./ledger.store.ts";
import { pesoBalance } from "./pesos/peso.store.ts";
import { claimWarning } from "./warning.store.ts";

/** A turn and its sending take seconds. */
const OVERDUE_MS = 15 * 60_000;

/** `assistantName` and `clientId` go into the movement; tokens are known after the model has answered. */
export type AnswerOf = {
  assistantName: string;
  clientId: string | null;
  messageId: string | null;
  inputTokens: number;
  outputTokens: number;
};
export type Hold = { key: string; model: CreditModel; credits: number; answer: AnswerOf };

/**
 * False: there are not enough, and nothing is reserved. A key that is reserved or paid already is not reserved again.
 */
export async function holdCredits(ctx: TenantCtx, { key, model, credits, answer }: Hold): Promise<boolean> {
  const amount = thousandths(credits);
  if (amount === 0) return true;
  return transact(ctx, async (tx) => {
    const { paymentMode, pricePerConversion } = await creditSettings(tx);
    const source = paymentMode === "conversion" ? "tolerance" : "available";
    const stamp = stampOf(ctx);
    if (source === "tolerance") {
      // what the next conversion costs must be there (D-17.17)
      if ((await pesoBalance(tx)) < pricePerConversion && !(await isAnswerKnown(tx, key))) {
        await warnIfLow(tx, ctx, model, 0);
        return false;
      }
      await openTolerance(tx, model, stamp);
    }
    const outcome = await reserve(tx, { key, model, source, amount, details: answer }, stamp);
    if (outcome === "short") await warnIfLow(tx, ctx, model, 0);
    if (outcome === "held") await lookAfter(tx, ctx, key);
    return outcome !== "short";
  });
}

/**
 * The answer of the reservation is stored: its movement gets the answer's id and cost. If a concurrent loser of the
 * same turn released the reservation, it is made again.
 */
export async function noteAnswer(tx: Tx, ctx: TenantCtx, hold: Hold): Promise<void> {
  if (hold.credits > 0 && !(await updateReservation(tx, hold.key, hold.answer)))
    await holdCredits({ ...ctx, tx }, hold);
}

/** It was sent: pays for it. Without a reservation nothing happens: the built-in engine, or an earlier end. */
export async function spendCredits(tx: Tx, ctx: TenantCtx, key: string): Promise<void> {
  const spent = await endReservation(tx, key, "spent", stampOf(ctx));
  if (!spent) return;
  await announce(tx, ctx, creditsChanged, {});
  await warnIfLow(tx, ctx, spent.model, spent.left);
}

/** The answer was not delivered, or, `unanswered`, there was none: a reservation with a stored answer stays. */
export async function giveBackCredits(
  tx: Tx,
  ctx: TenantCtx,
  key: string,
  end: "given back" | "unanswered" = "given back",
): Promise<void> {
  const given = await endReservation(tx, key, end, stampOf(ctx));
  if (given) await announce(tx, ctx, creditsChanged, {});
}

/** The start of the reservation of the key; null where there is none. */
export async function heldSince(tx: Tx, key: string): Promise<number | null> {
  return (await readReservation(tx, key))?.reservedAt.getTime() ?? null;
}

/** Plans a check whether the reservation is still needed. */
export function lookAfter(tx: Tx, ctx: TenantCtx, key: string): Promise<void> {
  return publish(tx, ctx, ReservationOverdue, { key }, { at: ctx.now + OVERDUE_MS });
}

/** The first time that a business uses its tolerance, it is full. */
async function openTolerance(tx: Tx, model: CreditModel, stamp: Stamp): Promise<void> {
  const amount = thousandths(TOLERANCE[model]);
  await transfer(tx, { id: newId(), key: `tolerance:${model}:open`, model, cause: "tolerance", amount }, stamp);
}

/** At the threshold, and no more often than the owner wants (D-9.5). */
async function warnIfLow(tx: Tx, ctx: TenantCtx, model: CreditModel, left: number): Promise<void> {
  const settings = await creditSettings(tx);
  const { creditNotificationInterval } = settings;
  if (left > thousandths(warnedFrom(settings, model))) return;
  if (await claimWarning(tx, ctx.businessId, new Date(ctx.now), creditNotificationInterval)) {
    await publish(tx, ctx, CreditsLow, { model });
  }
}

function stampOf(ctx: TenantCtx): Stamp {
  return { by: actorName(ctx.actor), at: new Date(ctx.now) };
}
