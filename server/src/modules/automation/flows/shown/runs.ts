// The runs of flows as people look at them: the list, one of them node by node, stopped, or repeated.

import { blockingProblems } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { isCommentEvent } from "@mostrador/domain/automation/flows/events.ts";
import { nodeOf, triggerOf } from "@mostrador/domain/automation/flows/graph.ts";
import type {
  getRun as getRoute,
  listRuns as listRoute,
  repeatRun as repeatRoute,
  startFlow as startRoute,
  stopRun as stopRoute,
} from "@mostrador/domain/automation/flows/routes.ts";
import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { threadOfContact } from "../../../conversation/inbox/index.ts";
import { readFlow, readVersion, type StoredGraph } from "../flow.store.ts";
import { graphOf, known } from "../flow.ts";
import { endRun } from "../run/end-run.ts";
import { kindOfFlow } from "../run/present-facts.ts";
import { lockRun, type RunRow, readSteps } from "../run/run.store.ts";
import { startRun } from "../run/start-run.ts";
import { lockFlowsOf } from "../run/take-message.ts";
import type { RunVariables } from "../run/variables.ts";
import { type ListedRun, readListedRun, readListedRuns } from "./listed.store.ts";
import { presentRun, presentSteps, presentVersion } from "./present-run.ts";

const IN_FLOW = "El contacto ya está en este flujo";
const NO_RUN = "No se encontró la ejecución";

export async function listRuns(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  return transact(ctx, async (tx) => {
    const { page, next } = timePage(await readListedRuns(tx, query), query.limit, ({ started_at }) => started_at);
    return { data: page.map(presentRun), next };
  });
}

export async function getRun(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
  return transact(ctx, async (tx) => {
    const row = await listed(tx, params.id);
    const [steps, version] = await Promise.all([readSteps(tx, row.id), readVersion(tx, row.flow_id, row.version)]);
    if (!version) throw notFound(NO_RUN);
    return { data: { ...presentRun(row), graph: presentVersion(version), stepsTaken: presentSteps(ctx, steps) } };
  });
}

export async function stopRun(ctx: TenantCtx, { params }: Call<typeof stopRoute>) {
  return transact(ctx, async (tx, inside) => {
    const run = await lockRun(tx, params.id);
    if (!run) throw notFound(NO_RUN);
    await endRun(tx, inside, run, { state: "stopped", reason: "La detuvo una persona" }, false);
    return { data: presentRun(await listed(tx, params.id)), message: "Ejecución detenida" };
  });
}

/** With the data that it had when it came to that node. */
export async function repeatRun(ctx: TenantCtx, { params, body }: Call<typeof repeatRoute>) {
  const { nodeId, version } = body.repeat;
  return transact(ctx, async (tx, inside) => {
    const run = await lockRun(tx, params.id);
    if (!run) throw notFound(NO_RUN);
    if (!run.ended_at) throw conflict("La ejecución sigue en curso: detenla para repetirla");
    const flow = known(await readFlow(tx, run.flow_id));
    const wanted = version === "same" ? run.version : flow.version;
    const graph = (await readVersion(tx, run.flow_id, wanted))?.graph as StoredGraph;
    if (!nodeOf(graph, nodeId)) throw invalid("repeat.nodeId", "Ese nodo ya no está en esa versión del flujo");
    const id = await startRun(tx, inside, flow, {
      nodeId,
      version: wanted,
      contactId: run.contact_id,
      threadId: run.thread_id,
      commentId: run.comment_id,
      messageId: run.taken_message_id,
      cause: `repeat:${newId()}`,
      variables: await variablesAt(tx, run, nodeId),
    });
    if (id === null) throw conflict(IN_FLOW);
    return { data: presentRun(await listed(tx, id)), message: "La ejecución se repite" };
  });
}

/** By a person: the contact enters whatever the flow says of entering again. */
export async function startFlow(ctx: TenantCtx, { params, body }: Call<typeof startRoute>) {
  const contactId = body.start.clientId;
  return transact(ctx, async (tx, inside) => {
    const flow = known(await readFlow(tx, params.id));
    const graph = await graphOf(tx, flow);
    const event = triggerOf(graph)?.params.event ?? flow.event;
    if (isCommentEvent(event)) throw new DomainError(422, "Este flujo empieza con un comentario");
    const [problem] = blockingProblems(graph, true);
    if (problem) throw new DomainError(422, `El flujo no está completo: ${problem.text}`);
    await lockFlowsOf(tx, contactId);
    const id = await startRun(tx, inside, flow, {
      nodeId: graph.triggerNodeId,
      contactId,
      threadId: await threadOfContact(tx, contactId, kindOfFlow(graph)),
      cause: `person:${newId()}`,
      variables: {},
    });
    if (id === null) throw conflict(IN_FLOW);
    return { data: presentRun(await listed(tx, id)), message: "El contacto entró al flujo" };
  });
}

/** Rebuilt from the steps before its first visit to the node; the signals are those that it began with. */
async function variablesAt(tx: Tx, run: RunRow, nodeId: string): Promise<RunVariables> {
  const steps = await readSteps(tx, run.id);
  const first = steps.findIndex((step) => step.node_id === nodeId);
  const began = (steps.find(({ number }) => number === 1)?.data ?? {}) as RunVariables;
  const stored = run.variables as RunVariables;
  if (first < 0) return stored;
  const variables: RunVariables = { ...stored, ...began };
  delete variables.text_string;
  for (const { data, branch } of steps.slice(0, first)) {
    const { text, ...rest } = data as { text?: string } & RunVariables;
    if (branch === "default" && typeof text === "string") variables.text_string = text;
    for (const name of ["threads", "appointments", "clients"] as const) if (rest[name]) variables[name] = rest[name];
  }
  return variables;
}

async function listed(tx: Tx, id: string): Promise<ListedRun> {
  const row = await readListedRun(tx, id);
  if (!row) throw notFound(NO_RUN);
  return row;
}
