// A turn of the language model and its cost: credits are held before the model is asked, and given back if nothing of
// its answer is sent (D-9.5). Without credits the model is not asked.
import { answerPrice } from "@mostrador/domain/automation/assistants/answer-price.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { giveBackCredits, type Hold, holdCredits } from "../../../money/credits/index.ts";
import type { ProviderAnswer } from "../turn/provider-turn.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { answerKey } from "./answer-key.ts";

/** `bill` is undefined if nothing of the model is sent. Null: there are no credits. */
export async function paidTurn<TurnAnswer extends ProviderAnswer>(
  facts: TurnFacts,
  ask: () => Promise<TurnAnswer>,
): Promise<(TurnAnswer & { bill: Hold | undefined }) | null> {
  const { ctx } = facts.scene;
  const hold = await heldFor(facts);
  if (!hold) return null;
  const said = await ask();
  if (said.text !== null) return { ...said, bill: { ...hold, answer: { ...hold.answer, ...said.usage } } };
  await giveBackUnanswered(ctx, hold.key);
  return { ...said, bill: undefined };
}

/** Holds the cost of an answer. Null: there are no credits. */
export async function heldFor(facts: TurnFacts): Promise<Hold | null> {
  const { ctx, contactId } = facts.scene;
  const { price, mode, correspond_to: correspondTo, model } = facts.chosen.assistant;
  const hold: Hold = {
    key: answerKey(facts),
    model,
    credits: answerPrice({ price: Number(price), mode, correspondTo, toTestNumber: facts.chosen.isTestNumber }),
    answer: { assistantName: facts.author.name, clientId: contactId, messageId: null, inputTokens: 0, outputTokens: 0 },
  };
  return (await holdCredits(ctx, hold)) ? hold : null;
}

/** Gives back the credits of a turn without an answer; the credits of a stored answer stay held. */
export function giveBackUnanswered(ctx: TenantCtx, key: string): Promise<void> {
  return transact(ctx, (tx) => giveBackCredits(tx, ctx, key, "unanswered"));
}
