// Stores what an assistant did, next to what it said: a call and its result, as the inbox shows them (D-9.1).
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { insertMessage } from "../message.store.ts";
import { nextInstant } from "../send/queue-message.ts";
import { lockThread } from "../thread.store.ts";

export type ToolCallRecord = {
  /** Unique in the thread: the same id again is the same call. */
  callId: string;
  name: string;
  arguments: unknown;
  output: unknown;
};

export async function recordToolCall(tx: Tx, ctx: TenantCtx, threadId: string, call: ToolCallRecord): Promise<void> {
  const thread = await lockThread(tx, threadId);
  if (!thread) throw notFound("No se encontró la conversación");
  const row = {
    business_id: ctx.businessId,
    thread_id: threadId,
    channel_id: thread.channel_id,
    role: "assistant",
    at: nextInstant(thread, ctx.now),
    author_kind: "assistant",
    author_id: ctx.actor.kind === "program" ? ctx.actor.id : null,
    author_name: actorName(ctx.actor),
    call_id: call.callId,
    name: call.name,
  } as const;
  await insertMessage(tx, { ...row, id: newId(), type: "function_call", arguments: textOf(call.arguments) });
  await insertMessage(tx, { ...row, id: newId(), type: "function_call_output", output: textOf(call.output) });
}

/** JSON; NUL, which PostgreSQL cannot store, is removed. */
function textOf(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value ?? null)).replaceAll("\u0000", "").toWellFormed();
}
