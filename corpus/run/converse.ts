// Plays a written conversation with the engine and returns the outcome.

import type { EngineAnswerKind, Turn } from "@mostrador/domain/automation/assistants/engine/facts/turn.ts";
import { freshState, offeredIn, readState } from "@mostrador/domain/automation/assistants/engine/state/state.ts";
import { takeTurn } from "@mostrador/domain/automation/assistants/engine/take-turn.ts";
import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import type { ToolAppointment } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolCall } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { optOutText, readOptOut } from "@mostrador/domain/business/privacy/opt-out.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import { sayTime } from "@mostrador/domain/kit/words/say-date.ts";
import { PLANS } from "../shops/plans.ts";
import { type Now, openShop, type Plan } from "../shops/shop.ts";

export type Options = {
  now?: Now;
  name?: string | null;
  assistant?: Partial<Turn["assistant"]>;
  /** What the business wrote for its customers. */
  texts?: string[];
  /** Appointments of the contact, in addition to those of the plan. */
  mine?: Plan["mine"];
};
export type Outcome = {
  replies: (string | null)[];
  /** The kind of each reply. */
  kinds: EngineAnswerKind[];
  effects: string[];
  unbacked: string[];
  names: (string | undefined)[];
  /** The contact's name at the end. */
  contactName: string | null;
};

const MONDAY: Now = { day: "2026-11-23", time: "10:00" };

/** A turn is one message, or several separated by " / ". */
export function converse(plan: keyof typeof PLANS, turns: readonly string[], options: Options = {}): Outcome {
  const outcome = emptyOutcome();
  const talk = openTalk(plan, options, outcome);
  for (const said of turns) talk.say(said);
  return outcome;
}

export function emptyOutcome(): Outcome {
  return { replies: [], kinds: [], effects: [], unbacked: [], names: [], contactName: null };
}

/** A conversation in progress; `outcome` has its result. */
export function openTalk(plan: keyof typeof PLANS, options: Options, outcome: Outcome) {
  const now = options.now ?? MONDAY;
  const known: Plan = PLANS[plan];
  const shop = openShop({ ...known, mine: [...(known.mine ?? []), ...(options.mine ?? [])] }, now);
  let memory: unknown = freshState;
  let engineMs = 0;
  outcome.contactName = options.name === undefined ? "Carmen Díaz" : options.name;
  const say = (said: string) => {
    // The inbox reads an opt-out before any engine; the engine answers only what else the message says.
    const optOut = readOptOut(said.replaceAll(" / ", "\n"));
    const lead = optOut?.kind === "out" ? optOutText(optOut) : null;
    if (optOut?.kind === "out" && optOut.erases) outcome.effects.push("person");
    if (lead !== null && optOut?.kind === "out" && optOut.isWhole) {
      outcome.replies.push(lead);
      outcome.kinds.push("resolved");
      return;
    }
    const turn: Turn = {
      texts: said.split(" / "),
      now,
      contactName: options.name === undefined ? "Carmen Díaz" : options.name,
      assistant: {
        name: "Luna",
        businessName: PLANS[plan].business,
        canBook: true,
        canReschedule: true,
        canCancel: true,
        mayProposeBooking: true,
        lookAheadDays: 14,
        ...options.assistant,
      },
      quotes: quotesOf((options.texts ?? []).join("\n\n")),
    };
    const talk = takeTurn(readState(JSON.parse(JSON.stringify(memory))), turn);
    let begun = performance.now();
    let step = talk.next();
    engineMs = performance.now() - begun;
    while (!step.done) {
      const output = shop.answer(step.value);
      note(outcome, step.value, output);
      begun = performance.now();
      step = talk.next(output);
      engineMs += performance.now() - begun;
    }
    const { awaits } = step.value;
    if (awaits?.name === "enroll") outcome.effects.push(`[enroll ${awaits.input.course}]`);
    if (awaits?.name === "place_order")
      outcome.effects.push(...awaits.input.items.map(({ product, quantity }) => `[order ${quantity} ${product}]`));
    memory = step.value.memory;
    outcome.replies.push(lead === null ? step.value.reply : [lead, step.value.reply].filter(Boolean).join("\n\n"));
    outcome.kinds.push(step.value.kind);
    outcome.unbacked.push(...unbacked(step.value.reply ?? "", shop.calls));
  };
  return {
    say,
    memory: () => memory,
    /** What the engine itself took for the last turn, without its tools. */
    engineMs: () => engineMs,
    asked: () => readState(memory).focus.asks,
    /** Whether some appointment is not at the branch that these words name. */
    elsewhere: (words: string) => {
      const { focus } = readState(memory);
      if (focus.kind !== "booking") return false;
      const standing = focus.slot ? [focus.slot] : focus.offered;
      const named = PLANS[plan].places.filter((place) => isNamed(words, place.name)).map((place) => place.id);
      return named.length > 0 && standing.some((one) => !named.includes(one.branchId));
    },
    daysOffered: () => new Set(offeredIn(readState(memory)).map((slot) => slot.day)).size,
  };
}

function isNamed(words: string, name: string): boolean {
  return fold(name)
    .split(" ")
    .some((word) => word.length > 4 && word !== "sucursal" && word !== "compadre" && fold(words).includes(word));
}

function note(outcome: Outcome, call: ToolCall, output: unknown): void {
  if (call.name === "save_name") outcome.contactName = call.input.name;
  if (call.name === "hand_over") outcome.effects.push("person");
  if (!["book", "reschedule", "cancel", "confirm"].includes(call.name)) return;
  if (!(output as { appointment?: unknown }).appointment) {
    outcome.effects.push(`${call.name} refused`);
    return;
  }
  const { appointment: a } = output as { appointment: ToolAppointment };
  outcome.effects.push(
    `${call.name === "reschedule" ? "move" : call.name} ${a.serviceId} ${a.day.slice(5)} ${a.time} ${a.specialistId}`,
  );
  if (call.name === "book") outcome.names.push(call.input.attendeeName ?? call.input.clientName);
}

/** Hours and prices of a reply that no tool returned, except the hour that the customer asked for. */
function unbacked(reply: string, calls: readonly { call: ToolCall; output: unknown }[]): string[] {
  const given = JSON.stringify(calls.map(({ call, output }) => [call.input, output]));
  const times = new Set([...given.matchAll(/\b\d{2}:\d{2}\b/g)].map((match) => sayTime(match[0])));
  const said = [...reply.matchAll(/\b\d{1,2}:\d{2} [ap]m\b/g)]
    .map((match) => match[0])
    .filter((time) => !times.has(time));
  const prices = [...reply.matchAll(/\$[\d,.]*\d/g)].map((match) => match[0]).filter((price) => !given.includes(price));
  return [...said, ...prices, ...(reply.length > 900 ? ["too long"] : [])];
}
