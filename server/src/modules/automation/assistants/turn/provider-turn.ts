// A turn of a language model. Its tools look things up and propose; what a customer has to agree to is done by the server
// alone (decision 17). Its text goes out only when everything in it is backed (D-9.1, D-15.10); of side effects and of what is
// proposed only what is written from the stored rows.
import { unbackedClaims } from "@mostrador/domain/automation/assistants/backed-claims.ts";
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import { prompt, reminder } from "@mostrador/domain/automation/assistants/prompt.ts";
import { leadText } from "@mostrador/domain/automation/assistants/proposals/lead-text.ts";
import { outcomeNote } from "@mostrador/domain/automation/assistants/proposals/outcome.ts";
import { questionOf } from "@mostrador/domain/automation/assistants/proposals/proposal-text.ts";
import type { Draft } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { receiptText } from "@mostrador/domain/automation/assistants/receipt-text.ts";
import { abilitiesOf, allowedTools, isProposed } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import { TOOLS } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { type Llm, LlmFailure, type LlmMessage, type LlmTool } from "../../../../providers/llm/port.ts";
import { toolError } from "../tools/scene.ts";
import { carryOut } from "./carry-out.ts";
import type { Said } from "./finish.ts";
import type { Past } from "./past.ts";
import type { ReceiptRow } from "./receipt.store.ts";
import type { TurnFacts } from "./turn-facts.ts";

const MOST_CALLS = 6;
const MOST_STEPS = 8;
const MOST_CHARACTERS = 1500;

/** `text` null: the model gave nothing that may go out; `receipts` are what was done all the same. */
/** Why there is no text of the model: for the log, without a word of anybody. */
export type Trouble = { kind: LlmFailure["kind"] | "unbacked"; told: string };

/** `proposed`: what the text ends with the question for. */
export type ProviderAnswer = {
  text: string | null;
  proposed: Said["proposed"];
  receipts: ReceiptRow[];
  calls: number;
  usage: { inputTokens: number; outputTokens: number };
  trouble: Trouble | null;
};

export async function providerTurn(
  llm: Llm,
  facts: TurnFacts,
  past: Past,
  /** `timeoutMs`: for the whole turn. `firstNumber`: how many calls of it were carried out before. */
  { timeoutMs, firstNumber }: { timeoutMs: number; firstNumber: number },
): Promise<ProviderAnswer> {
  const begun = performance.now();
  const receipts: ReceiptRow[] = [];
  const outputs: unknown[] = [...past.outputs];
  let number = firstNumber;
  let draft: Draft | null = null;
  let isMore = false;
  const usage = { inputTokens: 0, outputTokens: 0 };
  const said = [...past.messages, ...facts.turn.texts.map((text) => ({ role: "user" as const, text }))];
  const proposing = { ...facts, scene: { ...facts.scene, model: { said } } };
  const tools = allowedTools(facts.scene.capabilities).map(
    (name): LlmTool => ({
      name,
      description: TOOLS[name].description,
      input: TOOLS[name].input,
      run: async (input) => {
        if (number - firstNumber >= MOST_CALLS) {
          return toolError("too_many_calls", "Ya no puedes usar más herramientas en este turno: responde al cliente.");
        }
        if (draft && isProposed(name)) {
          isMore = true;
          return toolError("one_at_a_time", "Ya hay una pregunta para el cliente en este mensaje: lo demás, después.");
        }
        const carried = await carryOut(proposing, facts.scene.ctx, { name, input, number });
        number += 1;
        draft = carried.draft ?? draft;
        outputs.push(carried.output);
        if (carried.receipt) receipts.push(carried.receipt);
        return carried.output;
      },
    }),
  );
  const { assistant, business } = facts.chosen;
  const instructions = prompt({
    assistant,
    businessName: business.name,
    abilities: abilitiesOf(assistant.capabilities),
    mayProposeBooking: facts.turn.assistant.mayProposeBooking,
    now: facts.turn.now,
    contactName: facts.turn.contactName,
    outcome: facts.settled && outcomeNote(facts.settled.outcome, facts.settled.question),
  });
  const ask = async (messages: LlmMessage[]) => {
    const left = Math.max(1, Math.round(timeoutMs - (performance.now() - begun)));
    const { model: kind, temperature, reasoning_effort: effort } = assistant;
    const model = { kind, temperature, effort };
    const request = { model, instructions, messages, tools, mostSteps: MOST_STEPS, timeoutMs: left };
    const answer = await llm.answer(request);
    usage.inputTokens += answer.usage.inputTokens;
    usage.outputTokens += answer.usage.outputTokens;
    return plainText(answer.text);
  };
  const done = (text: string | null, trouble: Trouble | null): ProviderAnswer => {
    const told = receiptText(receipts);
    const proposed = draft && told === null ? { draft, isMore } : undefined;
    const asked = proposed && [leadText(text ?? ""), questionOf(proposed.draft)].filter(Boolean).join("\n\n");
    return { text: told ?? asked ?? text, proposed, receipts, calls: number, usage, trouble };
  };
  const claimsOf = (text: string) => {
    const contactTexts = [...past.contactTexts, ...facts.turn.texts];
    return text.length > MOST_CHARACTERS
      ? ["texto demasiado largo"]
      : unbackedClaims(text, { outputs, contactTexts, today: facts.turn.now.day });
  };
  const asked: LlmMessage[] = [...past.messages, { role: "user", text: asWritten(facts) }];
  try {
    const first = await ask(asked);
    const claims = claimsOf(first);
    if (claims.length === 0 || receiptText(receipts)) return done(first, null);
    if (draft) return done(null, null);
    const again: LlmMessage[] = [
      ...asked,
      { role: "assistant", text: first },
      { role: "user", text: reminder(claims) },
    ];
    const second = await ask(again);
    const left = claimsOf(second);
    if (draft && left.length > 0) return done(null, null);
    return left.length === 0 ? done(second, null) : done(null, { kind: "unbacked", told: left.join("; ") });
  } catch (error) {
    if (error instanceof LlmFailure) return done(null, { kind: error.kind, told: error.message });
    throw error;
  }
}

/** As on the screen of a phone: what is answered stands above the answer. */
function asWritten({ quoted, turn }: TurnFacts): string {
  return [...quoted.map((text) => `[Responde a: «${text.replace(/[\s«»]+/g, " ")}»]`), ...turn.texts].join("\n");
}
