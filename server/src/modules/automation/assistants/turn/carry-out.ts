// Carries out one tool call of a turn and stores it for the inbox's cards. If it changes something it also stores a
// receipt, so that a repeated turn finds it done (D-9.1, D-4.6).
import type { Draft } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { EFFECTS } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { holdTurn, recordToolCall } from "../../../conversation/inbox/index.ts";
import { runTool } from "../tools/run-tool.ts";
import { insertReceipt, type ReceiptRow } from "./receipt.store.ts";
import type { TurnFacts } from "./turn-facts.ts";
import { TurnLost } from "./turn-lost.ts";

/** `draft`: nothing was done yet, the customer has to agree first. */
export type CallOutcome = { output: object; receipt: ReceiptRow | null; draft: Draft | null };

/**
 * `number` counts the calls of the turn. In its own transaction it throws `TurnLost` for a lost turn; inside another
 * one, the caller has checked that already.
 */
export async function carryOut(
  facts: TurnFacts,
  ctx: TenantCtx,
  call: { name: string; input: unknown; number: number },
): Promise<CallOutcome> {
  const { threadId, token, seq, scene } = facts;
  const { name, input, number } = call;
  const key = `assistant:${threadId}:${seq}:${number}`;
  return transact(ctx, async (tx, inside) => {
    if (!ctx.tx && !(await holdTurn(tx, inside, threadId, token))) throw new TurnLost();
    const { output, draft = null } = await runTool({ ...scene, ctx: inside }, name, input, key);
    await recordToolCall(tx, inside, threadId, { callId: key, name, arguments: input ?? {}, output });
    if (draft || !EFFECTS.has(name) || "error" in output) return { output, receipt: null, draft };
    const receipt = { turnSeq: seq, number, name, output };
    const at = new Date(ctx.now);
    await insertReceipt(tx, {
      businessId: ctx.businessId,
      threadId,
      assistantId: facts.author.id,
      input,
      at,
      ...receipt,
    });
    return { output, receipt, draft };
  });
}
