// Carries a run out, node by node. Nodes that follow each other without a wait share a transaction, with their effects
// and the place of the run (docs/decisions/0162-many-in-one-transaction.md). A job that runs again goes on where the run
// is; a wait that is over is named by its `wakeId` (D-10.2).
import { nodeOf } from "@mostrador/domain/automation/flows/graph.ts";
import { FlowRunDue } from "@mostrador/domain/automation/flows/jobs.ts";
import { flowChanged } from "@mostrador/domain/automation/flows/live.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { isDatabaseAway } from "../../../../kernel/db/is-away.ts";
import type { Statement } from "../../../../kernel/db/sql.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { allTogether } from "../../../../kernel/db/wire/gather.ts";
import { newId } from "../../../../kernel/id.ts";
import { inParallel } from "../../../../kernel/in-parallel.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { type BatchJob, onTogether, publish } from "../../../../kernel/queue/queue.ts";
import { holdMayRespond } from "../../../business/contacts/index.ts";
import type { StoredGraph } from "../flow.store.ts";
import { type NodeDeps, runNode } from "../nodes/run-node.ts";
import { keptGraph, type ReadGraph } from "../version-cache.ts";
import { endRun, type RunEnd } from "./end-run.ts";
import { leaveNode } from "./pass-to.ts";
import { type FactsOf, factsOnce } from "./present-facts.ts";
import {
  addStep,
  lockRun,
  type NewStep,
  type RunChange,
  type RunRow,
  readApart,
  readRun,
  type Trail,
  takeAnswers,
  writeTrail,
} from "./run.store.ts";

/** A flow that goes round and round ends here. */
const MOST_STEPS = 1_000;
const MOST_ATTEMPTS = 5;
/** Clocks of machines differ a little. */
const EARLY_MS = 1_000;
/** Runs of one business that go on at once; as many workers are woken for each job. */
const RUNS_TOGETHER = 6;
/** Of those that cannot share a transaction. */
const SIDE_BY_SIDE = 4;
const BROKEN = "Algo falló de nuestro lado al llegar a este nodo";
const ENDLESS = `El flujo dio más de ${MOST_STEPS.toLocaleString("es-MX")} pasos y se detuvo`;

/** Nodes that share a transaction where none of them waits: it locks the contact and the run as long as they take. */
const MOST_TOGETHER = 20;

export function onFlowRunDue(deps: NodeDeps) {
  return onTogether(
    FlowRunDue,
    { name: "advance-flow", title: "Seguir un flujo" },
    async (ctx, jobs) => {
      const failures = new Map<string, unknown>();
      const resting = await advanceTogether(ctx, deps, jobs);
      await inParallel(
        jobs.filter(({ id }) => !resting.has(id)),
        SIDE_BY_SIDE,
        (job) => advance(ctx, deps, job).catch((error: unknown) => void failures.set(job.id, error)),
      );
      return failures;
    },
    RUNS_TOGETHER,
  );
}

type RunJob = BatchJob<{ runId: string; wakeId: string | null }>;

async function advance(ctx: TenantCtx, deps: NodeDeps, { payload: { runId, wakeId }, attempt }: RunJob): Promise<void> {
  // Where something failed each node is alone: what went well stays, and the run shows the node that fails.
  const most = attempt === 1 ? MOST_TOGETHER : 1;
  try {
    let wake = wakeId;
    const next = () => ({ runId, wakeId: wake, most, graphOf: keptGraph });
    while (await transact(ctx, (tx, inside) => stretchOf(tx, inside, deps, next()))) wake = null;
  } catch (error) {
    if (attempt < MOST_ATTEMPTS) throw error;
    ctx.log.error({ runId, error: (error as Error).message, stack: (error as Error).stack }, "a flow's node failed");
    await transact(ctx, async (tx, inside) => {
      const run = await lockRun(tx, runId);
      if (run && !run.ended_at) await failAt(tx, inside, { run, trail: { steps: [], change: {} } }, BROKEN);
    });
  }
}

/**
 * Runs of different contacts go on in one transaction. Returns the jobs whose runs rest now; none when a run fails,
 * because it would undo the others, or when others hold a row for long.
 */
async function advanceTogether(ctx: TenantCtx, deps: NodeDeps, jobs: RunJob[]): Promise<ReadonlySet<string>> {
  const byRun = new Map(jobs.filter(({ attempt }) => attempt === 1).map((job) => [job.payload.runId, job]));
  if (byRun.size < 2) return new Set();
  try {
    return await transact(ctx, async (tx, inside) => {
      const [, ids] = await Promise.all([tx.run(PATIENCE, []), readApart(tx, [...byRun.keys()])]);
      const resting = new Set<string>();
      await allTogether(tx, inside, ids, async (shared, within, runId) => {
        const job = byRun.get(runId) as RunJob;
        const { wakeId } = job.payload;
        const goesOn = await stretchOf(shared, within, deps, {
          runId,
          wakeId,
          most: MOST_TOGETHER,
          graphOf: keptGraph,
        });
        if (!goesOn) resting.add(job.id);
      });
      return resting;
    });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    ctx.log.warn({ error: (error as Error).message, count: byRun.size }, "runs of flows go on one by one");
    return new Set();
  }
}

const PATIENCE: Statement = { name: "patience-of-runs", text: "set local lock_timeout = '500ms'" };

/** Carries out at most `most` nodes of a run that follow each other at once. Whether more follow. */
export async function stretchOf(
  tx: Tx,
  ctx: TenantCtx,
  deps: NodeDeps,
  { runId, wakeId, most, graphOf }: { runId: string; wakeId: string | null; most: number; graphOf: ReadGraph },
): Promise<boolean> {
  const seen = await readRun(tx, runId);
  if (!seen || seen.ended_at) return false;
  // The order of all locks: contact, run, conversation. They are sent together, and PostgreSQL takes them in this order.
  const [, locked, graph] = await Promise.all([
    seen.contact_id ? holdMayRespond(tx, seen.contact_id) : undefined,
    lockRun(tx, runId),
    graphOf(tx, seen),
  ]);
  if (!locked || locked.ended_at) return false;
  const trail: Trail = { steps: [], change: {} };
  const facts = factsOnce(ctx);
  let run: RunRow | null = locked;
  for (let count = 0; run && count < most; count += 1) {
    const node: FlowNode | undefined = graph && nodeOf(graph, run.node_id);
    if (!graph || !node) return failAt(tx, ctx, { run, trail }, "El nodo ya no existe");
    if (run.steps >= MOST_STEPS) return failAt(tx, ctx, { run, trail }, ENDLESS);
    const place: Place = { run, graph, node, trail, facts };
    run = run.state === "waiting" ? await wake(tx, ctx, deps, place, wakeId) : await carryOut(tx, ctx, deps, place);
  }
  await writeTrail(tx, runId, trail);
  return run !== null;
}

type Place = { run: RunRow; graph: StoredGraph; node: FlowNode; trail: Trail; facts: FactsOf };

/** The run at its next node; null where it rests. */
async function wake(
  tx: Tx,
  ctx: TenantCtx,
  deps: NodeDeps,
  place: Place,
  wakeId: string | null,
): Promise<RunRow | null> {
  const { run } = place;
  if (wakeId === null || run.wake_id !== wakeId) return null;
  const until = run.waits_until?.getTime() ?? 0;
  if (until > ctx.now + EARLY_MS) {
    await publish(tx, ctx, FlowRunDue, { runId: run.id, wakeId }, { at: until });
    return null;
  }
  // The hours in which it sends have come: the same node decides again.
  if (run.waits_for === "hours") return carryOut(tx, ctx, deps, place);
  const isReply = run.waits_for === "reply";
  return leaveNode(tx, ctx, place, {
    branch: isReply ? "timeout" : "default",
    variables: run.variables,
    data: {},
    note: isReply ? "No contestó a tiempo" : run.waits_for === "assistant" ? "El asistente no contestó" : "",
    tookMs: 0,
  });
}

async function carryOut(tx: Tx, ctx: TenantCtx, deps: NodeDeps, place: Place): Promise<RunRow | null> {
  const { run, node, trail } = place;
  const begun = performance.now();
  const done = await runNode(tx, ctx, deps, { ...place, takeAnswers: () => takeAnswers(tx, run.id) });
  const tookMs = Math.round(performance.now() - begun);
  if (done.kind === "fail") {
    await failAt(tx, ctx, place, done.reason, done.data);
    return null;
  }
  if (done.kind === "go") {
    const { branch = "default", variables = run.variables, data = {}, ...more } = done;
    return leaveNode(tx, ctx, place, { ...more, branch, variables, data, tookMs });
  }
  const at = new Date(ctx.now);
  if (done.kind === "end") {
    const { reason, state = "done", answers = false, passesOn = true, data = {} } = done;
    const step = { node_id: node.id, outcome: "ended", branch: "", data, note: reason, took_ms: tookMs } as const;
    const has_answered = run.has_answered || answers;
    await end(tx, ctx, place, step, { state, reason, also: { steps: run.steps + 1, has_answered } }, passesOn);
    return null;
  }
  const wakeId = newId();
  const { waitsFor, until, note = "", data = {} } = done;
  addStep(trail, run, { node_id: node.id, outcome: "waited", branch: "", data, note, took_ms: tookMs }, at);
  Object.assign(trail.change, {
    state: "waiting",
    waits_for: waitsFor,
    waits_until: new Date(until),
    wake_id: wakeId,
    steps: run.steps + 1,
    updated_at: at,
  } satisfies RunChange);
  await Promise.all([
    publish(tx, ctx, FlowRunDue, { runId: run.id, wakeId }, { at: until }),
    announce(tx, ctx, flowChanged, { flowId: run.flow_id }),
  ]);
  return null;
}

type Ending = Pick<Place, "run" | "trail">;

async function failAt(tx: Tx, ctx: TenantCtx, place: Ending, reason: string, data: object = {}): Promise<false> {
  const { run } = place;
  const step = { node_id: run.node_id, outcome: "failed", branch: "", data, note: reason, took_ms: 0 } as const;
  await end(tx, ctx, place, step, { state: "failed", reason, also: { steps: run.steps + 1 } });
  return false;
}

/** With everything that it passed in this transaction. */
async function end(
  tx: Tx,
  ctx: TenantCtx,
  { run, trail }: Ending,
  step: NewStep,
  { also, ...ending }: RunEnd,
  passesOn = true,
): Promise<void> {
  addStep(trail, run, step, new Date(ctx.now));
  const passed = trail.change;
  trail.change = {};
  const ended = { ...run, has_answered: also?.has_answered ?? run.has_answered };
  await Promise.all([
    writeTrail(tx, run.id, trail),
    endRun(tx, ctx, ended, { ...ending, also: { ...passed, ...also } }, passesOn),
  ]);
}
