// Ends a run. What it took and left unanswered goes on: to the next flow, to an assistant, or to a person.
import { FlowMessageLeft } from "@mostrador/domain/automation/flows/jobs.ts";
import { flowChanged } from "@mostrador/domain/automation/flows/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { type RunChange, type RunRow, takeAnswers, updateRun } from "./run.store.ts";

export type RunEnd = {
  state: "done" | "stopped" | "failed";
  reason: string;
  /** What else changes in its row. */
  also?: RunChange;
};

/** The caller has locked the run. `passesOn`: whether its unanswered message goes on to the others. */
export async function endRun(
  tx: Tx,
  ctx: TenantCtx,
  run: RunRow,
  { state, reason, also = {} }: RunEnd,
  passesOn = true,
): Promise<void> {
  if (run.ended_at) return;
  const at = new Date(ctx.now);
  const ended = { state, reason, ended_at: at, updated_at: at, waits_for: null, waits_until: null, wake_id: null };
  const [answers] = await Promise.all([
    takeAnswers(tx, run.id),
    updateRun(tx, run.id, { ...also, ...ended }),
    announce(tx, ctx, flowChanged, { flowId: run.flow_id }),
  ]);
  const { thread_id: threadId, taken_message_id: messageId } = run;
  const kept = answers.at(-1);
  const left = kept?.messageId ?? (run.has_answered ? null : messageId);
  if (!passesOn || !threadId || !left) return;
  await publish(tx, ctx, FlowMessageLeft, { threadId, messageId: left, tried: [run.flow_id] });
}
