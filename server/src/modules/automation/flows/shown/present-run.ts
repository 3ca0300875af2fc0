// Presents runs and their steps in answers.
import type { FlowRun, FlowStep, FlowVersion } from "@mostrador/domain/automation/flows/answers/schema.ts";
import { nodeOf } from "@mostrador/domain/automation/flows/graph.ts";
import { nodeName } from "@mostrador/domain/automation/flows/nodes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { maySee } from "../../../business/contacts/index.ts";
import { contactRevenue } from "../../../money/finance/index.ts";
import type { StoredGraph, VersionRow } from "../flow.store.ts";
import type { StepRow } from "../run/run.store.ts";
import type { ListedRun } from "./listed.store.ts";

export function presentRun(row: ListedRun): FlowRun {
  const node = nodeOf(row.graph, row.node_id);
  return {
    _id: row.id,
    flowId: row.flow_id,
    flowName: row.flow_name,
    version: row.version,
    client: row.contact_id === null ? null : { _id: row.contact_id, name: row.client_name ?? "" },
    threadId: row.thread_id,
    state: row.state,
    nodeId: row.node_id,
    nodeName: node ? nodeName(node) : "",
    waitsFor: row.waits_for,
    waitsUntil: row.waits_until?.toISOString() ?? null,
    reason: row.reason,
    steps: row.steps,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** The income from a contact is left out for callers who may not see money. */
export function presentSteps(ctx: TenantCtx, rows: readonly StepRow[]): FlowStep[] {
  const seesMoney = maySee(ctx, contactRevenue.access);
  return rows.map((row) => {
    const { number, node_id: nodeId, outcome, branch, note, took_ms: tookMs, at } = row;
    const data = seesMoney ? row.data : withoutMoney(row.data);
    return { number, nodeId, outcome, branch, data, note, tookMs, at: at.toISOString() };
  });
}

function withoutMoney(data: StepRow["data"]): StepRow["data"] {
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (key.endsWith("totalRevenue") ? undefined : value)));
}

export function presentVersion(row: VersionRow): FlowVersion {
  const { version, name, changed_by: changedBy, created_at: createdAt } = row;
  return { version, name, ...(row.graph as StoredGraph), changedBy, createdAt: createdAt.toISOString() };
}
