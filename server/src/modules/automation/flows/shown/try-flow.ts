// A trial of a flow with made-up words, in a transaction that is rolled back: nothing is sent, and nothing of it stays
// (D-10.3). Waits are over at once.

import { blockingProblems } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { type FlowEvent, isCommentEvent, isMessageEvent } from "@mostrador/domain/automation/flows/events.ts";
import { triggerOf } from "@mostrador/domain/automation/flows/graph.ts";
import type { tryFlow as route } from "@mostrador/domain/automation/flows/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { tryOut } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import { hearRehearsed, openRehearsedThread } from "../../../conversation/inbox/index.ts";
import { insertVersion, readFlow, type StoredGraph } from "../flow.store.ts";
import { graphOf, known } from "../flow.ts";
import type { NodeDeps } from "../nodes/run-node.ts";
import { stretchOf } from "../run/advance-run.ts";
import { passTo } from "../run/pass-to.ts";
import { lockRun, readRun, readSteps } from "../run/run.store.ts";
import { startRun } from "../run/start-run.ts";
import { commentSignal, type RunVariables } from "../run/variables.ts";
import { readGraph } from "../version-cache.ts";
import { presentSteps } from "./present-run.ts";

const MOST_WAITS = 60;
const NAME = "Ana (ensayo)";

export function tryFlow(deps: NodeDeps) {
  return async (ctx: TenantCtx, { params, body }: Call<typeof route>) => {
    const { text, name, answers, draft } = body.trial;
    return tryOut(ctx, async (tx, inside: TenantCtx) => {
      const flow = known(await readFlow(tx, params.id));
      const graph = draft ?? (await graphOf(tx, flow));
      const [problem] = blockingProblems(graph, true);
      if (problem) throw new DomainError(422, `Antes de ensayarlo: ${problem.text}`);
      const version = flow.version + 1;
      const at = new Date(ctx.now);
      const about = { business_id: ctx.businessId, flow_id: flow.id, version, name: flow.name };
      await insertVersion(tx, { ...about, graph, changed_by: "", created_at: at });
      const begun = await beginning(tx, inside, graph, { text, name: name || NAME });
      const runId = await startRun(tx, inside, { id: flow.id, version }, { ...begun, nodeId: graph.triggerNodeId });
      if (runId === null) throw notFound("No se pudo ensayar el flujo");
      await play(tx, inside, deps, { runId, answers, threadId: begun.threadId });
      const [run, steps] = await Promise.all([readRun(tx, runId), readSteps(tx, runId)]);
      return { data: { steps: presentSteps(ctx, steps), reason: run?.reason ?? "" } };
    });
  };
}

async function beginning(tx: Tx, ctx: TenantCtx, graph: StoredGraph, { text, name }: { text: string; name: string }) {
  const event = triggerOf(graph)?.params.event ?? "whatsapp_message";
  const waId = `52${String(ctx.now).slice(-10).padStart(10, "2")}`;
  const person = { waId, pushName: name, at: new Date(ctx.now) };
  const { contactId } = await findOrCreateContact(tx, ctx, person);
  const threadId = await openRehearsedThread(tx, ctx, contactId);
  const messageId = await hearRehearsed(tx, ctx, threadId, text);
  const date = new Date(ctx.now).toISOString();
  const variables: RunVariables = isMessageEvent(event)
    ? { event_signal: { text, type: "text", name, date } }
    : isCommentEvent(event)
      ? { comment_signal: commentSignal({ content: text, source: networkOf(event), userName: name, at: person.at }) }
      : {};
  return { contactId, threadId, messageId, cause: `trial:${newId()}`, variables };
}

const networkOf = (event: FlowEvent) => (event === "facebook_comment" ? "facebook" : "instagram");

/** Each wait is over at once: an answer comes while there are some, then none does. */
async function play(
  tx: Tx,
  ctx: TenantCtx,
  deps: NodeDeps,
  { runId, answers, threadId }: { runId: string; answers: readonly string[]; threadId: string },
): Promise<void> {
  const left = [...answers];
  let now = ctx.now;
  let wakeId: string | null = null;
  for (let waits = 0; waits <= MOST_WAITS; waits += 1) {
    while (await stretchOf(tx, { ...ctx, now }, deps, { runId, wakeId, most: 1, graphOf: readGraph })) wakeId = null;
    const run = await lockRun(tx, runId);
    if (!run || run.ended_at) return;
    const answer = run.waits_for === "reply" ? left.shift() : undefined;
    now = Math.max(now, answer === undefined ? (run.waits_until?.getTime() ?? now) : now + 1000);
    wakeId = run.wake_id;
    if (answer === undefined) continue;
    const messageId = await hearRehearsed(tx, { ...ctx, now }, threadId, answer);
    const signal = { ...run.variables.event_signal, text: answer, date: new Date(now).toISOString() };
    const variables = { ...run.variables, event_signal: signal };
    await passTo(tx, { ...ctx, now }, run, {
      branch: "default",
      variables,
      messageId,
      data: { text: answer },
      tookMs: 0,
    });
    wakeId = null;
  }
}
