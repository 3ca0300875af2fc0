// A run leaves a node by a way out: the step is written, and the next node is its place.
import { nextOf } from "@mostrador/domain/automation/flows/graph.ts";
import { FlowRunDue } from "@mostrador/domain/automation/flows/jobs.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { readVersion, type StoredGraph } from "../flow.store.ts";
import { endRun } from "./end-run.ts";
import { addStep, type RunChange, type RunRow, type Trail, writeTrail } from "./run.store.ts";
import type { RunVariables } from "./variables.ts";

export type Passing = {
  branch: string;
  variables: RunVariables;
  /** The message of the contact that it takes here; it is unanswered from now on. */
  messageId?: string;
  /** The contact and the conversation that it has from now on. */
  contactId?: string;
  threadId?: string;
  /** Whether the node answered what the run has taken. */
  answers?: boolean;
  /** What the step shows. */
  data: object;
  note?: string;
  tookMs: number;
};

/** Something outside the run's own job moves it: it goes on by a job. The caller has locked the run. */
export async function passTo(tx: Tx, ctx: TenantCtx, run: RunRow, passing: Passing): Promise<void> {
  const graph = (await readVersion(tx, run.flow_id, run.version))?.graph as StoredGraph;
  const trail: Trail = { steps: [], change: {} };
  const next = await leaveNode(tx, ctx, { run, graph, trail }, passing);
  await writeTrail(tx, run.id, trail);
  if (next) await publish(tx, ctx, FlowRunDue, { runId: run.id, wakeId: null });
}

/** The run as it is at its next node, which its trail will write; null when nothing follows and it has ended. */
export async function leaveNode(
  tx: Tx,
  ctx: TenantCtx,
  { run, graph, trail }: { run: RunRow; graph: StoredGraph; trail: Trail },
  { branch, variables, messageId, contactId, threadId, answers, data, note = "", tookMs }: Passing,
): Promise<RunRow | null> {
  const at = new Date(ctx.now);
  const next = nextOf(graph, run.node_id, branch);
  const step = { node_id: run.node_id, outcome: "passed", branch, data, note, took_ms: tookMs } as const;
  const hasAnswered = messageId ? false : answers === true || run.has_answered;
  const taken = messageId ?? run.taken_message_id;
  const passed: RunChange = {
    state: "running",
    waits_for: null,
    waits_until: null,
    wake_id: null,
    steps: run.steps + 1,
    variables: jsonText(variables),
    taken_message_id: taken,
    has_answered: hasAnswered,
    updated_at: at,
    ...(next ? { node_id: next.target } : {}),
    ...(threadId ? { thread_id: threadId } : {}),
    ...(contactId ? { contact_id: contactId } : {}),
  };
  addStep(trail, run, step, at);
  Object.assign(trail.change, passed);
  const after = { ...run, ...passed, variables } as RunRow;
  if (next) return after;
  const also = trail.change;
  trail.change = {};
  await Promise.all([writeTrail(tx, run.id, trail), endRun(tx, ctx, after, { state: "done", reason: "", also })]);
  return null;
}
