// A turn of the built-in engine: its tools, its reply and its memory in one transaction, so that it happens wholly or
// not at all (D-9.3).
import { readMemory } from "@mostrador/domain/automation/assistants/engine/memory.ts";
import type { Memory } from "@mostrador/domain/automation/assistants/engine/schema.ts";
import { takeTurn } from "@mostrador/domain/automation/assistants/engine/take-turn.ts";
import { asksUnknownTopic, UNKNOWN_TOPIC_REPLY } from "@mostrador/domain/automation/assistants/guards/unknown-topic.ts";
import { choicesOf } from "@mostrador/domain/automation/assistants/offers/choices-of.ts";
import type { ToolCall, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { holdTurn } from "../../../conversation/inbox/index.ts";
import { carryOut } from "./carry-out.ts";
import { finish } from "./finish.ts";
import type { TurnFacts } from "./turn-facts.ts";
import { TurnLost } from "./turn-lost.ts";

/** `firstNumber`: how many calls of this turn have been carried out before. */
export async function builtInTurn(facts: TurnFacts, memory: unknown, firstNumber = 0): Promise<void> {
  await transact(facts.scene.ctx, async (tx, within) => {
    const inside = within as TenantCtx;
    if (!(await holdTurn(tx, inside, facts.threadId, facts.token))) throw new TurnLost();
    const before = readMemory(memory);
    if (asksUnknownTopic(facts.turn.texts)) {
      await finish(facts, inside, { reply: UNKNOWN_TOPIC_REPLY, memory: before, kind: "not_known" });
      return;
    }
    const talk = takeTurn(before, facts.turn);
    let moving = before.goal === "reschedule" ? before.appointment : null;
    let number = firstNumber;
    let isHandedOver = false;
    let step = talk.next();
    while (!step.done) {
      const { output } = await carryOut(facts, inside, { ...withMoved(step.value, moving), number });
      if (step.value.name === "hand_over") isHandedOver = true;
      if (step.value.name === "list_appointments")
        moving = onlyOne(output as ToolOutput<"list_appointments">) ?? moving;
      number += 1;
      step = talk.next(output);
    }
    const { reply, memory: after, kind } = step.value;
    const choices = choicesIn(reply, after, facts);
    await finish(facts, inside, { reply, memory: after, choices, kind: isHandedOver ? "handed_over" : kind });
  });
}

function choicesIn(reply: string | null, { shop, asked, offered }: Memory, { turn }: TurnFacts) {
  if (reply === null || !shop) return [];
  const slots = asked === "slot" ? offered : [];
  return choicesOf(reply, { ...shop, slots, today: turn.now.day });
}

/** The appointment that is being moved does not stand in its own way. */
function withMoved(call: ToolCall, appointment: string | null): ToolCall {
  if (call.name !== "find_slots" || !appointment) return call;
  return { ...call, input: { appointment, ...call.input } };
}

function onlyOne({ appointments }: ToolOutput<"list_appointments">): string | null {
  return appointments.length === 1 ? (appointments[0]?.ref ?? null) : null;
}
