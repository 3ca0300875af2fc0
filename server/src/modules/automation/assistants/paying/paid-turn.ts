// A turn of the language model and what it costs: held before it is asked, given back where it gave nothing that goes out
// (D-9.5). An answer without credits is not asked for.
import { answerPrice } from "@mostrador/domain/automation/assistants/answer-price.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { giveBackCredits, type Hold, holdCredits } from "../../../money/credits/index.ts";
import type { ProviderAnswer } from "../turn/provider-turn.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { answerKey } from "./answer-key.ts";

/** `bill` undefined where nothing of the model goes out. Null: there are no credits. */
export async function paidTurn<Said extends ProviderAnswer>(
  facts: TurnFacts,
  ask: () => Promise<Said>,
): Promise<(Said & { bill: Hold | undefined }) | null> {
  const { ctx } = facts.scene;
  const hold = await heldFor(facts);
  if (!hold) return null;
  const said = await ask();
  if (said.text !== null) return { ...said, bill: { ...hold, answer: { ...hold.answer, ...said.usage } } };
  await giveBackUnanswered(ctx, hold.key);
  return { ...said, bill: undefined };
}

/** What an answer costs, held. Null: there are no credits. */
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

/** It did not come to an answer; what is stored for one stays held. */
export function giveBackUnanswered(ctx: TenantCtx, key: string): Promise<void> {
  return transact(ctx, (tx) => giveBackCredits(tx, ctx, key, "unanswered"));
}
