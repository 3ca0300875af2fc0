// Gives the conversation to a person of the business; the assistant is silent from then on.
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { handOver } from "../../../conversation/inbox/index.ts";
import type { Scene } from "./scene.ts";

const LONGEST_REASON = 300;

export async function toolHandOver(
  { ctx, threadId }: Scene,
  { reason }: ToolInput<"hand_over">,
): Promise<ToolOutput<"hand_over">> {
  await transact(ctx, (tx) => handOver(tx, ctx, threadId, reason.slice(0, LONGEST_REASON)));
  return { handedOver: true };
}
