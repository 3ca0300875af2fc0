// Carries a run out, node by node: one transaction a node, with its effects and its place. A job that runs again goes
// on where the run is; a wait that is over is named by its `wakeId` (D-10.2).
import { nodeOf } from "@mostrador/domain/automation/flows/graph.ts";
import { FlowRunDue } from "@mostrador/domain/automation/flows/jobs.ts";
import { flowChanged } from "@mostrador/domain/automation/flows/live.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { type Job, on, publish } from "../../../../kernel/queue/queue.ts";
import { holdMayRespond } from "../../../business/contacts/index.ts";
import { readVersion, type StoredGraph } from "../flow.store.ts";
import { type NodeDeps, runNode } from "../nodes/run-node.ts";
import { endRun } from "./end-run.ts";
import { leaveNode } from "./pass-to.ts";
import { insertStep, lockRun, type RunRow, readRun, takeAnswers, updateRun } from "./run.store.ts";

/** A flow that goes round and round ends here. */
const MOST_STEPS = 1_000;
const MOST_ATTEMPTS = 5;
/** Clocks of machines differ a little. */
const EARLY_MS = 1_000;
const SIDE_BY_SIDE = 8;
const BROKEN = "Algo falló de nuestro lado al llegar a este nodo";
const ENDLESS = `El flujo dio más de ${MOST_STEPS.toLocaleString("es-MX")} pasos y se detuvo`;

export function onFlowRunDue(deps: NodeDeps) {
  return on(
    FlowRunDue,
    "advance-flow",
    async (ctx, { runId, wakeId }, job: Job) => {
      try {
        let wake = wakeId;
        while (await transact(ctx, (tx, inside) => stepOf(tx, inside, deps, runId, wake))) wake = null;
      } catch (error) {
        if (job.attempt < MOST_ATTEMPTS) throw error;
        ctx.log.error(
          { runId, error: (error as Error).message, stack: (error as Error).stack },
          "a flow's node failed",
        );
        await transact(ctx, async (tx, inside) => {
          const run = await lockRun(tx, runId);
          if (run && !run.ended_at) await failAt(tx, inside, run, BROKEN);
        });
      }
    },
    { side: SIDE_BY_SIDE },
  );
}

/** Carries one node out. Whether more follows at once. */
export async function stepOf(
  tx: Tx,
  ctx: TenantCtx,
  deps: NodeDeps,
  runId: string,
  wakeId: string | null,
): Promise<boolean> {
  const seen = await readRun(tx, runId);
  if (!seen || seen.ended_at) return false;
  // The order of all locks: contact, run, conversation. They are sent together, and PostgreSQL takes them in this order.
  const [, run, version] = await Promise.all([
    seen.contact_id ? holdMayRespond(tx, seen.contact_id) : undefined,
    lockRun(tx, runId),
    readVersion(tx, seen.flow_id, seen.version),
  ]);
  if (!run || run.ended_at) return false;
  const graph = version?.graph as StoredGraph | undefined;
  const node = graph && nodeOf(graph, run.node_id);
  if (!graph || !node) return failAt(tx, ctx, run, "El nodo ya no existe");
  if (run.steps >= MOST_STEPS) return failAt(tx, ctx, run, ENDLESS);
  if (run.state === "waiting") return wake(tx, ctx, deps, { run, graph, node }, wakeId);
  return carryOut(tx, ctx, deps, { run, graph, node });
}

type Place = { run: RunRow; graph: StoredGraph; node: FlowNode };

async function wake(tx: Tx, ctx: TenantCtx, deps: NodeDeps, place: Place, wakeId: string | null): Promise<boolean> {
  const { run, graph } = place;
  if (wakeId === null || run.wake_id !== wakeId) return false;
  const until = run.waits_until?.getTime() ?? 0;
  if (until > ctx.now + EARLY_MS) {
    await publish(tx, ctx, FlowRunDue, { runId: run.id, wakeId }, { at: until });
    return false;
  }
  // The hours in which it sends have come: the same node decides again.
  if (run.waits_for === "hours") return carryOut(tx, ctx, deps, place);
  const isReply = run.waits_for === "reply";
  return leaveNode(tx, ctx, run, graph, {
    branch: isReply ? "timeout" : "default",
    variables: run.variables,
    data: {},
    note: isReply ? "No contestó a tiempo" : run.waits_for === "assistant" ? "El asistente no contestó" : "",
    tookMs: 0,
  });
}

async function carryOut(tx: Tx, ctx: TenantCtx, deps: NodeDeps, { run, graph, node }: Place): Promise<boolean> {
  const begun = performance.now();
  const done = await runNode(tx, ctx, deps, { run, graph, node, takeAnswers: () => takeAnswers(tx, run.id) });
  const tookMs = Math.round(performance.now() - begun);
  if (done.kind === "fail") return failAt(tx, ctx, run, done.reason, done.data);
  if (done.kind === "go") {
    const { branch = "default", variables = run.variables, data = {}, ...more } = done;
    return leaveNode(tx, ctx, run, graph, { ...more, branch, variables, data, tookMs });
  }
  const at = new Date(ctx.now);
  if (done.kind === "end") {
    const { reason, state = "done", answers = false, passesOn = true, data = {} } = done;
    const step = { node_id: node.id, outcome: "ended", branch: "", data, note: reason, took_ms: tookMs } as const;
    const ended = { ...run, has_answered: run.has_answered || answers };
    const also = { steps: run.steps + 1, has_answered: ended.has_answered };
    await Promise.all([
      insertStep(tx, ctx.businessId, run, step, at),
      endRun(tx, ctx, ended, { state, reason, also }, passesOn),
    ]);
    return false;
  }
  const wakeId = newId();
  const { waitsFor, until, note = "", data = {} } = done;
  const step = { node_id: node.id, outcome: "waited", branch: "", data, note, took_ms: tookMs } as const;
  const waiting = {
    state: "waiting",
    waits_for: waitsFor,
    waits_until: new Date(until),
    wake_id: wakeId,
    steps: run.steps + 1,
    updated_at: at,
  } as const;
  await Promise.all([
    insertStep(tx, ctx.businessId, run, step, at),
    updateRun(tx, run.id, waiting),
    publish(tx, ctx, FlowRunDue, { runId: run.id, wakeId }, { at: until }),
    announce(tx, ctx, flowChanged, { flowId: run.flow_id }),
  ]);
  return false;
}

async function failAt(tx: Tx, ctx: TenantCtx, run: RunRow, reason: string, data: object = {}): Promise<false> {
  const step = { node_id: run.node_id, outcome: "failed", branch: "", data, note: reason, took_ms: 0 } as const;
  await Promise.all([
    insertStep(tx, ctx.businessId, run, step, new Date(ctx.now)),
    endRun(tx, ctx, run, { state: "failed", reason, also: { steps: run.steps + 1 } }),
  ]);
  return false;
}
