// Hands the conversation over to a person of the business. The assistant is silent from then on, and its open proposal
// ends.
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { handOver } from "../../../conversation/inbox/index.ts";
import { closeProposal } from "../proposals/proposal.store.ts";
import type { Scene } from "./scene.ts";

const LONGEST_REASON = 300;

export async function toolHandOver(
  { ctx, threadId }: Scene,
  { reason }: ToolInput<"hand_over">,
): Promise<ToolOutput<"hand_over">> {
  await transact(ctx, (tx) => giveToPerson(tx, ctx, threadId, reason.slice(0, LONGEST_REASON)));
  return { handedOver: true };
}

export async function giveToPerson(tx: Tx, ctx: TenantCtx, threadId: string, reason: string): Promise<void> {
  await handOver(tx, ctx, threadId, reason);
  await closeProposal(tx, threadId, "handed over", new Date(ctx.now));
}
