// The nodes that hand the conversation over: to an assistant for one answer or for good, a person, or nobody in
// particular (D-8.4).
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { answerNow, giveToPerson, nameOfAssistant } from "../../assistants/index.ts";
import { dropDelegation, writeDelegation } from "../delegation/delegation.store.ts";
import { readFlow } from "../flow.store.ts";
import type { NodePlace, NodeResult } from "./node-place.ts";

/** A turn may wait for a provider; then the run goes on without it. */
const ANSWER_MS = 10 * 60_000;
const NO_THREAD = "No hay una conversación con el contacto";
const NO_ASSISTANT = "El asistente que nombra ya no existe";

type Run = NodePlace["run"];

export async function letAssistantSpeak(
  tx: Tx,
  ctx: TenantCtx,
  run: Run,
  { params }: Extract<FlowNode, { type: "assistant" }>,
): Promise<NodeResult> {
  const passed = await passToAssistant(tx, ctx, run, { ...params, waits: true });
  if ("reason" in passed) return { kind: "fail", reason: passed.reason };
  if (!passed.isDue) {
    await dropDelegation(tx, passed.threadId);
    return { kind: "go", note: "No había un mensaje que contestar" };
  }
  return {
    kind: "wait",
    waitsFor: "assistant",
    until: ctx.now + ANSWER_MS,
    note: `Contesta ${passed.name}`,
  };
}

export async function delegateToAssistant(
  tx: Tx,
  ctx: TenantCtx,
  run: Run,
  { params }: Extract<FlowNode, { type: "delegate_ai" }>,
): Promise<NodeResult> {
  const passed = await passToAssistant(tx, ctx, run, { ...params, prompt: "", waits: false });
  if ("reason" in passed) return { kind: "fail", reason: passed.reason };
  return { kind: "end", reason: `Sigue ${passed.name}`, answers: true };
}

/** `isDue`: whether there is something to answer. */
async function passToAssistant(
  tx: Tx,
  ctx: TenantCtx,
  run: Run,
  { assistantId, prompt, waits }: { assistantId: string | null; prompt: string; waits: boolean },
): Promise<{ reason: string } | { threadId: string; name: string; isDue: boolean }> {
  const { thread_id: threadId } = run;
  if (!threadId) return { reason: NO_THREAD };
  const name = assistantId === null ? null : await nameOfAssistant(tx, assistantId);
  if (assistantId === null || name === null) return { reason: NO_ASSISTANT };
  const flow = await readFlow(tx, run.flow_id);
  await writeDelegation(tx, {
    business_id: ctx.businessId,
    thread_id: threadId,
    assistant_id: assistantId,
    run_id: waits ? run.id : null,
    prompt,
    flow_name: flow?.name ?? "",
    reply: null,
    created_at: new Date(ctx.now),
  });
  return { threadId, name, isDue: await answerNow(tx, ctx, threadId) };
}

export async function delegateToPerson(tx: Tx, ctx: TenantCtx, run: Run): Promise<NodeResult> {
  if (!run.thread_id) return { kind: "fail", reason: NO_THREAD };
  const flow = await readFlow(tx, run.flow_id);
  await dropDelegation(tx, run.thread_id);
  await giveToPerson(tx, ctx, run.thread_id, `El flujo «${flow?.name ?? ""}» te pasó esta conversación.`);
  return { kind: "end", reason: "Pasó a una persona", answers: true };
}

/** An unanswered message goes on to the others. */
export async function release(tx: Tx, run: Run): Promise<NodeResult> {
  if (run.thread_id) await dropDelegation(tx, run.thread_id);
  return { kind: "end", reason: "Salió del flujo" };
}
