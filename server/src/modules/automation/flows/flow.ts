// Flows as their owner manages them: each save that changes the graph is a version, and only a valid flow is active
// (D-10.1). Runs under way end on their version.
import { blockingProblems } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { triggerOf } from "@mostrador/domain/automation/flows/graph.ts";
import { FlowTimerDue } from "@mostrador/domain/automation/flows/jobs.ts";
import { withEdgeData } from "@mostrador/domain/automation/flows/keys-at.ts";
import { flowChanged } from "@mostrador/domain/automation/flows/live.ts";
import type { FlowEdit, NewFlow } from "@mostrador/domain/automation/flows/schema.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { jsonText } from "../../../kernel/db/json.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import {
  type FlowRow,
  insertFlow,
  insertVersion,
  lockFlow,
  type NamedRow,
  readFlow,
  readVersion,
  type StoredGraph,
  updateFlow,
  writeReferences,
} from "./flow.store.ts";
import { brokenReferences } from "./named/broken-references.ts";
import { presentFlow } from "./present-flow.ts";
import { nextTick } from "./timer/next-tick.ts";

const NO_FLOW = "No se encontró el flujo";

export type FlowAnswer = Awaited<ReturnType<typeof presentFlow>>;

export async function createFlow(ctx: TenantCtx, { meta, settings, ...flow }: NewFlow): Promise<FlowAnswer> {
  const graph = checked(
    { nodes: flow.nodes, edges: flow.edges, triggerNodeId: flow.triggerNodeId, settings },
    meta.active,
  );
  return transact(ctx, async (tx) => {
    const id = newId();
    const at = new Date(ctx.now);
    await insertFlow(tx, {
      business_id: ctx.businessId,
      id,
      name: meta.name,
      is_active: meta.active,
      version: 1,
      ...startOf(graph),
      search_text: foldForSearch(meta.name),
      created_at: at,
      updated_at: at,
    });
    await writeVersion(tx, ctx, { id, name: meta.name, version: 1 }, graph);
    return settled(tx, ctx, id, null, graph);
  });
}

export async function editFlow(ctx: TenantCtx, id: string, edit: FlowEdit): Promise<FlowAnswer> {
  return transact(ctx, async (tx) => {
    const before = known(await lockFlow(tx, id));
    const at = nextUpdate(ctx, before.updated_at, edit.updatedAt);
    const old = await graphOf(tx, before);
    const graph = {
      nodes: edit.nodes ?? old.nodes,
      edges: edit.edges ?? old.edges,
      triggerNodeId: edit.triggerNodeId ?? old.triggerNodeId,
      settings: { ...old.settings, ...edit.settings },
    };
    const name = edit.meta?.name ?? before.name;
    const active = edit.meta?.active ?? before.is_active;
    if (active && before.is_archived) throw new DomainError(422, "El flujo está archivado: recupéralo para activarlo");
    const now = checked(graph, active);
    if (active && !before.is_active) await refuseBroken(tx, now);
    const isNew = name !== before.name || JSON.stringify(now) !== JSON.stringify(old);
    const version = before.version + (isNew ? 1 : 0);
    await updateFlow(tx, id, {
      name,
      is_active: active,
      version,
      ...startOf(now),
      search_text: foldForSearch(name),
      updated_at: at,
    });
    if (isNew) await writeVersion(tx, ctx, { id, name, version }, now);
    return settled(tx, ctx, id, before, now);
  });
}

export async function getFlow(ctx: TenantCtx, id: string): Promise<FlowAnswer> {
  return transact(ctx, async (tx) => {
    const row = known(await readFlow(tx, id));
    return presentFlow(tx, row, await graphOf(tx, row));
  });
}

/** A flow that names something that is gone does not begin; one that is active already goes on, and shows it. */
async function refuseBroken(tx: Tx, graph: StoredGraph): Promise<void> {
  const [broken = []] = await brokenReferences(tx, [graph]);
  const [first] = broken;
  if (first) throw new DomainError(422, `No se puede activar: ${first.text}`);
}

/** Throws what stops it, with its node. */
function checked(graph: StoredGraph, active: boolean): StoredGraph {
  const problems = blockingProblems(graph, active);
  const [first] = problems;
  if (!first) return withEdgeData(graph);
  const fieldOf = ({ nodeId, field }: typeof first) => {
    const index = graph.nodes.findIndex((node) => node.id === nodeId);
    return index < 0
      ? `flow.${field}`
      : `flow.nodes.${index}.${field === "edges" || field === "type" || field === "id" ? field : `params.${field}`}`;
  };
  const errors = problems.map((problem) => ({ path: fieldOf(problem), message: problem.text }));
  throw new DomainError(400, first.text, { errors });
}

function startOf(graph: StoredGraph) {
  const trigger = triggerOf(graph);
  if (!trigger) throw invalid("flow.triggerNodeId", "El flujo necesita su nodo de inicio: no se puede eliminar");
  return { event: trigger.params.event, trigger: jsonText(trigger.params) };
}

async function writeVersion(
  tx: Tx,
  ctx: TenantCtx,
  { id, name, version }: { id: string; name: string; version: number },
  graph: StoredGraph,
): Promise<void> {
  await insertVersion(tx, {
    business_id: ctx.businessId,
    flow_id: id,
    version,
    name,
    graph,
    changed_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  });
  await writeReferences(tx, ctx.businessId, id, namedBy(graph));
}

function namedBy({ nodes }: StoredGraph): NamedRow[] {
  return nodes.flatMap((node): NamedRow[] => {
    if (node.type === "assistant" || node.type === "delegate_ai") {
      const { assistantId } = node.params;
      return assistantId === null ? [] : [{ nodeId: node.id, assistantId }];
    }
    if (node.type !== "send_whatsapp" && node.type !== "send_instagram" && node.type !== "send_facebook") return [];
    const { messageType, resourceId, formId } = node.params;
    if (messageType === "text" && formId) return [{ nodeId: node.id, formId }];
    return resourceId === null ? [] : [{ nodeId: node.id, resourceId }];
  });
}

/** After a change: the timer's chain of ticks begins again when its interval changed. */
async function settled(
  tx: Tx,
  ctx: TenantCtx,
  id: string,
  before: FlowRow | null,
  graph: StoredGraph,
): Promise<FlowAnswer> {
  const row = known(await readFlow(tx, id));
  await tickAgain(tx, ctx, row, before);
  await announce(tx, ctx, flowChanged, { flowId: id });
  return presentFlow(tx, known(await readFlow(tx, id)), graph);
}

async function tickAgain(tx: Tx, ctx: TenantCtx, row: FlowRow, before: FlowRow | null): Promise<void> {
  const ticks = row.event === "timer" && row.is_active;
  const minutes = (row.trigger as { minutes: number }).minutes;
  const ticked =
    before !== null && before.timer_id !== null && (before.trigger as { minutes: number }).minutes === minutes;
  if (ticks && ticked) return;
  const timerId = ticks ? newId() : null;
  if (timerId === null && row.timer_id === null) return;
  await updateFlow(tx, row.id, { timer_id: timerId });
  if (timerId === null) return;
  const tick = nextTick(minutes, ctx.now);
  await publish(tx, ctx, FlowTimerDue, { flowId: row.id, timerId, tick }, { at: tick });
}

export async function graphOf(tx: Tx, { id, version }: Pick<FlowRow, "id" | "version">): Promise<StoredGraph> {
  const found = await readVersion(tx, id, version);
  if (!found) throw notFound(NO_FLOW);
  return found.graph as StoredGraph;
}

export function known(row: FlowRow | undefined): FlowRow {
  if (!row) throw notFound(NO_FLOW);
  return row;
}
