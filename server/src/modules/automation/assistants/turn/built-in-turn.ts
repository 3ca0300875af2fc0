// A turn of the built-in engine: its tools, its reply and its memory in one transaction, so that all of it happens or
// none (D-9.3).
import type { AwaitedCall } from "@mostrador/domain/automation/assistants/engine/facts/turn.ts";
import type { State } from "@mostrador/domain/automation/assistants/engine/state/schema.ts";
import {
  movedIn,
  offeredIn,
  readState,
  withoutQuestion,
} from "@mostrador/domain/automation/assistants/engine/state/state.ts";
import { takeTurn } from "@mostrador/domain/automation/assistants/engine/take-turn.ts";
import { choicesOf } from "@mostrador/domain/automation/assistants/offers/choices-of.ts";
import { questionOf } from "@mostrador/domain/automation/assistants/proposals/proposal-text.ts";
import { saysAll } from "@mostrador/domain/automation/assistants/proposals/says-all.ts";
import { type Draft, isEnrollDraft, isOrderDraft } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import type { ToolCall, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { holdTurn } from "../../../conversation/inbox/index.ts";
import { agreedEffect } from "../proposals/agreed-effect.ts";
import { draftOf } from "../proposals/draft.ts";
import { carryOut } from "./carry-out.ts";
import { finish } from "./finish.ts";
import type { TurnFacts } from "./turn-facts.ts";
import { TurnLost } from "./turn-lost.ts";

/** `firstNumber`: how many calls of this turn were carried out before. */
export async function builtInTurn(facts: TurnFacts, memory: unknown, firstNumber = 0): Promise<void> {
  await transact(facts.scene.ctx, async (tx, inside) => {
    if (!(await holdTurn(tx, inside, facts.threadId, facts.token))) throw new TurnLost();
    const before = readState(memory);
    const talk = takeTurn(before, facts.turn);
    let moving = movedIn(before);
    let number = firstNumber;
    const carriedOut = async (call: ToolCall) => {
      const { output } = await carryOut(facts, inside, { ...call, number });
      number += 1;
      return output;
    };
    let isHandedOver = false;
    const agreed = agreedEffect(facts, before);
    let step = talk.next();
    while (!step.done) {
      const { value: call } = step;
      const output = (await agreed.outputOf(inside, call)) ?? (await carriedOut(withMoved(call, moving)));
      if (call.name === "hand_over") isHandedOver = true;
      if (call.name === "list_appointments") moving = onlyOne(output as ToolOutput<"list_appointments">) ?? moving;
      step = talk.next(output);
    }
    const { reply, memory: after, kind, awaits } = step.value;
    const done = agreed.unsaid();
    // The parser read a yes, the engine read something else: the reply says what was done and nothing more.
    if (done !== null) return finish(facts, inside, { reply: done, memory: null, kind: "resolved" });
    const asked = reply === null || awaits === null ? null : await askedFor(facts, inside, { reply, awaits, after });
    await finish(facts, inside, {
      reply: asked?.text ?? reply,
      // These proposals are settled by the server alone: the engine keeps no question of its own.
      memory: asked?.proposed && !isAgenda(asked.proposed.draft) ? withoutQuestion(after) : after,
      proposed: asked?.proposed,
      choices: choicesIn(reply, after, facts),
      kind: isHandedOver ? "handed_over" : kind,
    });
  });
}

/**
 * The question that ends the reply, as a proposal like any other, bound to the current rows. The server adds what the
 * reply leaves out. Null if it can no longer be done; then a yes to it does nothing either.
 */
async function askedFor(
  facts: TurnFacts,
  ctx: TenantCtx,
  { reply, awaits, after }: { reply: string; awaits: AwaitedCall; after: State },
) {
  const scene = { ...facts.scene, ctx, ownName: after.name ?? facts.scene.ownName ?? null };
  const draft = await draftOf(scene, awaits.name, awaits.input as never);
  if ("error" in draft) return isAgendaCall(awaits) ? null : { text: `${reply}\n\n${draft.message}` };
  const isMany = awaits.name === "cancel" && (awaits.others?.length ?? 0) > 0;
  const text = isMany || saysAll(reply, draft) ? reply : `${reply}\n\n${questionOf(draft)}`;
  return { text, proposed: { draft, isMore: false } };
}

function isAgendaCall({ name }: AwaitedCall): boolean {
  return name !== "enroll" && name !== "place_order" && name !== "cancel_order";
}

function isAgenda(draft: Draft): boolean {
  return !isOrderDraft(draft) && !isEnrollDraft(draft);
}

function choicesIn(reply: string | null, state: State, { turn }: TurnFacts) {
  const { shop } = state;
  if (reply === null || !shop) return [];
  return choicesOf(reply, { ...shop, slots: offeredIn(state), today: turn.now.day });
}

/** The appointment that is being moved does not block itself. */
function withMoved(call: ToolCall, appointment: string | null): ToolCall {
  if (call.name !== "find_slots" || !appointment) return call;
  return { ...call, input: { appointment, ...call.input } };
}

function onlyOne({ appointments }: ToolOutput<"list_appointments">): string | null {
  return appointments.length === 1 ? (appointments[0]?.ref ?? null) : null;
}
