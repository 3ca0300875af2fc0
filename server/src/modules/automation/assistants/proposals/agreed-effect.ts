// What the built-in engine may change: only what the customer agreed to, which the server did before the engine
// started (decision 17). A matching call gets that result; any other call is refused, and the engine asks again.
import { listedForCancel } from "@mostrador/domain/automation/assistants/engine/state/awaited-call.ts";
import type { State } from "@mostrador/domain/automation/assistants/engine/state/schema.ts";
import { receiptText } from "@mostrador/domain/automation/assistants/receipt-text.ts";
import { NOT_AGREED } from "@mostrador/domain/automation/assistants/tools/not-agreed.ts";
import type { AgreedTool, ToolCall } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { draftOf, isSameEffect } from "./draft.ts";

/** Confirming one's own appointment is a plain statement and changes nothing that was agreed to. */
const AGREED = ["book", "reschedule", "cancel"] as const;
type SideEffectTool = (typeof AGREED)[number];

type AgreedEffect = {
  /** Null for a call that needs no agreement. */
  outputOf(ctx: TenantCtx, call: ToolCall): Promise<object | null>;
  /** What was done but the engine did not call for; null when its reply covers all of it. */
  unsaid(): string | null;
};

/** `before`: the engine's memory when the question was asked. */
export function agreedEffect({ scene, settled }: TurnFacts, before: State): AgreedEffect {
  const receipt = settled?.receipt;
  const ref = receipt && refOf(receipt.output);
  let isSaid = false;
  return {
    async outputOf(ctx, call) {
      if (!isAgreed(call)) return null;
      const here = { ...scene, ctx };
      if (receipt && ref && (await isSameEffect(here, call, { sideEffect: receipt.sideEffect, ref }))) {
        isSaid = true;
        return receipt.output as object;
      }
      // A yes to a list of appointments is a yes to each of them.
      const listed = listedForCancel(before);
      if (receipt?.name === "cancel" && call.name === "cancel" && listed.includes(call.input.appointment)) return null;
      const ownName = before.name ?? scene.ownName ?? null;
      const draft = await draftOf({ ...here, ownName }, call.name as AgreedTool, call.input as never);
      return "error" in draft ? draft : NOT_AGREED;
    },
    unsaid: () => (receipt && !isSaid ? receiptText([receipt]) : null),
  };
}

function isAgreed(call: ToolCall): call is Extract<ToolCall, { name: SideEffectTool }> {
  return (AGREED as readonly string[]).includes(call.name);
}

function refOf(output: unknown): string | null {
  const { appointment } = output as { appointment?: { ref: string } };
  return appointment?.ref ?? null;
}
