// A turn of a language model. Its tools look things up and propose; only the server does what a customer has to agree
// to (decision 17). The model chooses what to say, and the server writes it from the stored rows (decision 17, D-9.1,
// D-15.10): none of the model's own sentences is sent.
import { whatToRegister } from "@mostrador/domain/automation/assistants/conversions/what-to-register.ts";
import { pictureTold } from "@mostrador/domain/automation/assistants/picture-told.ts";
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import { prompt, reminder } from "@mostrador/domain/automation/assistants/prompt.ts";
import { outcomeNote } from "@mostrador/domain/automation/assistants/proposals/outcome.ts";
import { questionOf } from "@mostrador/domain/automation/assistants/proposals/proposal-text.ts";
import type { Draft } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { receiptText } from "@mostrador/domain/automation/assistants/receipt-text.ts";
import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import type { Search } from "@mostrador/domain/automation/assistants/speech/speech-facts.ts";
import { isAnswerable, keptFromPerson } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
import {
  abilitiesOf,
  allowedTools,
  EFFECTS,
  isProposed,
} from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import { cleanInput } from "@mostrador/domain/automation/assistants/tools/clean-input.ts";
import { TOOLS, type ToolName } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { Choice } from "@mostrador/domain/conversation/inbox/choices.ts";
import type { AnswerKind } from "@mostrador/domain/conversation/inbox/waiting/answer-kind.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { type Llm, LlmFailure, type LlmMessage, type LlmTool } from "../../../../providers/llm/port.ts";
import { readObjections } from "../../../growth/sales-funnels/index.ts";
import { quotableOf } from "../speech/read-speech-facts.ts";
import { openSpeaker, type Speaker } from "../speech/speaker.ts";
import { reachOf } from "../tools/reach.ts";
import { toolError } from "../tools/scene.ts";
import { carryOut } from "./carry-out.ts";
import type { TurnOutcome } from "./finish.ts";
import type { ConversationHistory } from "./past.ts";
import type { ReceiptRow } from "./receipt.store.ts";
import type { TurnFacts } from "./turn-facts.ts";
import { TurnLost } from "./turn-lost.ts";

const MOST_CALLS = 6;
const MOST_STEPS = 8;
const OVER = toolError("over", "Ya se dijo la respuesta de este turno: no se hace nada más.");
const UNREADABLE = toolError("bad_input", "Los datos no se pueden leer: usa textos cortos y sin tantos niveles.");

/** Why there is no text of the model: for the log, without words of any person. */
export type Trouble = { kind: LlmFailure["kind"] | "unsaid" | "thrown"; told: string };

/** `text` null: the model chose nothing that may be sent; `receipts` list what was done in any case. */
/** `proposed`: what the question at the end of the text is for. */
export type ProviderAnswer = {
  text: string | null;
  proposed: TurnOutcome["proposed"];
  receipts: ReceiptRow[];
  calls: number;
  usage: { inputTokens: number; outputTokens: number };
  trouble: Trouble | null;
  /** The parts of the text that can be pressed. */
  choices: readonly Choice[];
  kind: AnswerKind;
};

export async function providerTurn(
  llm: Pick<Llm, "answer">,
  facts: TurnFacts,
  past: ConversationHistory,
  /** `timeoutMs`: for the whole turn. `firstNumber`: how many of its calls were carried out before. */
  { timeoutMs, firstNumber }: { timeoutMs: number; firstNumber: number },
): Promise<ProviderAnswer> {
  const begun = performance.now();
  const receipts: ReceiptRow[] = [];
  let number = firstNumber;
  let draft: Draft | null = null;
  let isMore = false;
  const usage = { inputTokens: 0, outputTokens: 0 };
  const said = [...past.said, ...facts.turn.texts.map((text) => ({ role: "user" as const, text }))];
  const isOpening = !past.messages.some(({ role }) => role === "assistant");
  const speaker = openSpeaker(facts, { said, isOpening });
  const proposing = { ...facts, scene: { ...facts.scene, model: { said } } };
  // A picture alone cannot ask for a change.
  const mayAct = facts.turn.texts.length > 0;
  const allowed = allowedTools(facts.scene.capabilities).filter((name) => mayAct || !EFFECTS.has(name));
  const tools = allowed.map(
    (name): LlmTool => ({
      name,
      description: TOOLS[name].description,
      input: TOOLS[name].input,
      run: async (sent) => {
        if (speaker.isOver()) return OVER;
        const input = cleanInput(sent);
        if (input === null) return UNREADABLE;
        if (name === "hand_over") {
          const kept = keptFromPerson(said, facts.turn.texts);
          if (kept) return toolError("not_now", kept);
        }
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
        noteLookedUp(speaker, name, input, carried.output, reachOf(facts.scene).perPage);
        if (carried.receipt) receipts.push(carried.receipt);
        return carried.output;
      },
    }),
  );
  let fault: Error | null = null;
  const noting = (tool: LlmTool): LlmTool => ({
    ...tool,
    run: async (input) => {
      try {
        return await tool.run(input);
      } catch (error) {
        if (!(error instanceof TurnLost)) fault = error as Error;
        throw error;
      }
    },
  });
  const { assistant, business } = facts.chosen;
  const objections = await readTogether(facts.scene.ctx, readObjections);
  const instructions = prompt({
    assistant,
    businessName: business.name,
    abilities: abilitiesOf(assistant.capabilities),
    mayProposeBooking: facts.turn.assistant.mayProposeBooking,
    now: facts.turn.now,
    contactName: facts.turn.contactName,
    quotes: quotesOf(quotableOf(facts.chosen)),
    objections,
    seesPictures: assistant.capabilities.processImages,
    registers: whatToRegister(assistant.capabilities),
    task: facts.chosen.task ?? "",
    outcome: facts.settled && outcomeNote(facts.settled.outcome, facts.settled.question),
  });
  const ask = async (messages: LlmMessage[]) => {
    const left = Math.max(1, Math.round(timeoutMs - (performance.now() - begun)));
    const { model: kind, temperature, reasoning_effort: effort } = assistant;
    const model = { kind, temperature, effort };
    const answer = await llm.answer({
      model,
      instructions,
      messages,
      tools: [...tools, speaker.tool].map(noting),
      mostSteps: MOST_STEPS,
      timeoutMs: left,
      isOver: speaker.isOver,
    });
    usage.inputTokens += answer.usage.inputTokens;
    usage.outputTokens += answer.usage.outputTokens;
    return plainText(answer.text);
  };
  const done = (text: string | null, trouble: Trouble | null, isUnknown = false): ProviderAnswer => {
    const told = receiptText(receipts);
    const proposed = draft && told === null ? { draft, isMore } : undefined;
    const asked = proposed && [text, questionOf(proposed.draft)].filter(Boolean).join("\n\n");
    const choices = text !== null && told === null && !asked ? speaker.choicesIn(text) : [];
    const out = told ?? asked ?? text;
    const kind = kindOf(out, receipts, isUnknown);
    return { text: out, proposed, receipts, calls: number, usage, trouble, choices, kind };
  };
  /** Null when nothing of it may be sent. */
  const answered = async (text: string): Promise<ProviderAnswer | null> => {
    if (receiptText(receipts)) return done(null, null);
    if (draft) return done(await speaker.leadOf(text), null);
    const speech = await speaker.speechOf(text);
    // 'I do not know' would be false for data that the business stores: the built-in engine can answer it.
    if (speech?.isUnknown && isAnswerable(facts.turn.texts)) return done(null, { kind: "unsaid", told: "unknown" });
    return speech && done(speech.text, null, speech.isUnknown);
  };
  const asked: LlmMessage[] = [...past.messages, { role: "user", text: asWritten(facts) }];
  try {
    const first = await ask(asked);
    const answer = await answered(first);
    if (answer) return answer;
    const again: LlmMessage[] = [
      ...asked,
      ...(first === "" ? [] : [{ role: "assistant" as const, text: first }]),
      { role: "user", text: reminder(speaker.problems()) },
    ];
    const problems = speaker.problems().length;
    return (await answered(await ask(again))) ?? done(null, { kind: "unsaid", told: `${problems} problems` });
  } catch (error) {
    if (error instanceof LlmFailure) return done(null, { kind: error.kind, told: error.message });
    // For an error in a call of the model, the built-in engine answers at once. If the fault is ours, that fails too.
    if (fault !== null && error === fault) return done(null, { kind: "thrown", told: (error as Error).message });
    throw error;
  }
}

function kindOf(text: string | null, receipts: readonly ReceiptRow[], isUnknown: boolean): AnswerKind {
  if (receipts.some(({ name }) => name === "hand_over")) return "handed_over";
  if (isUnknown) return "not_known";
  return text?.trimEnd().endsWith("?") ? "asked" : "resolved";
}

function noteLookedUp(speaker: Speaker, name: ToolName, input: unknown, output: object, perPage: number): void {
  if ("error" in output) return;
  if (name === "find_slots")
    speaker.noteSearch(searchOf(input as Search["input"], output as Search["output"], perPage));
  if (name === "list_appointments") speaker.noteAppointments();
  if (name === "list_packages") speaker.notePackages();
  if (name === "list_reminders") speaker.noteReminders();
  if (name === "list_products") speaker.noteProducts();
  if (name === "list_items") speaker.noteItems();
  if (name === "list_orders") speaker.noteOrders();
}

function searchOf(input: Search["input"], output: Search["output"], perPage: number): Search {
  return { input, output, limit: input.limit ?? perPage };
}

/** As on a phone's screen: the quoted message is above the answer. */
function asWritten({ quoted, shown, turn }: TurnFacts): string {
  const above = quoted.map((text) => `[Responde a: «${text.replace(/[\s«»]+/g, " ")}»]`);
  return [...above, ...shown.map(pictureTold), ...turn.texts].join("\n");
}
