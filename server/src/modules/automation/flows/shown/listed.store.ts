// Reads flows and runs for lists, with their counts.

import type { RunQuery } from "@mostrador/domain/automation/flows/answers/schema.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import type { FlowRow, StoredGraph } from "../flow.store.ts";
import type { RunRow } from "../run/run.store.ts";

export type ListedFlow = FlowRow & {
  graph: StoredGraph;
  nodes: number;
  running: number;
  passed: number;
  failed: number;
};

/** Active ones first, then by name; `since`: what its figures cover. */
export function readListedFlows(tx: Tx, isArchived: boolean, since: Date): Promise<ListedFlow[]> {
  const runs = (condition: RawBuilder<unknown>) =>
    raw<number>`(select count(*)::int from flow_runs r where r.business_id = f.business_id and r.flow_id = f.id
      and ${condition})`;
  return tx.rows(
    sql
      .selectFrom("flows as f")
      .innerJoin("flow_versions as v", (on) =>
        on
          .onRef("v.business_id", "=", "f.business_id")
          .onRef("v.flow_id", "=", "f.id")
          .onRef("v.version", "=", "f.version"),
      )
      .selectAll("f")
      .select([
        "v.graph as graph",
        raw<number>`jsonb_array_length(v.graph -> 'nodes')`.as("nodes"),
        runs(raw`r.ended_at is null`).as("running"),
        runs(raw`r.state in ('done', 'stopped') and r.started_at > ${since}`).as("passed"),
        runs(raw`r.state = 'failed' and r.started_at > ${since}`).as("failed"),
      ])
      .where("f.is_archived", "=", isArchived)
      .orderBy("f.is_active", "desc")
      .orderBy("f.name")
      .orderBy("f.id"),
  ) as Promise<ListedFlow[]>;
}

export type ListedRun = RunRow & { flow_name: string; graph: StoredGraph; client_name: string | null };

const runs = () =>
  sql
    .selectFrom("flow_runs as r")
    .innerJoin("flow_versions as v", (on) =>
      on
        .onRef("v.business_id", "=", "r.business_id")
        .onRef("v.flow_id", "=", "r.flow_id")
        .onRef("v.version", "=", "r.version"),
    )
    .innerJoin("flows as f", (on) => on.onRef("f.business_id", "=", "r.business_id").onRef("f.id", "=", "r.flow_id"))
    .selectAll("r")
    .select(["f.name as flow_name", "v.graph as graph"])
    .select(
      raw<string | null>`(select coalesce(nullif(trim(concat(c.name, ' ', c.lastname)), ''), c.push_name)
        from ${raw.raw(contactRows)} c where c.business_id = r.business_id and c.id = r.contact_id)`.as("client_name"),
    );

/** The newest first; one more than `limit` shows that there are others. */
export function readListedRuns(tx: Tx, query: RunQuery): Promise<ListedRun[]> {
  const { flowId, clientId, state, nodeId, from, to, limit, after } = query;
  let rows = runs()
    .orderBy("r.started_at", "desc")
    .orderBy("r.id", "desc")
    .limit(limit + 1);
  if (flowId) rows = rows.where("r.flow_id", "=", flowId);
  if (clientId) rows = rows.where("r.contact_id", "=", clientId);
  if (state) rows = rows.where("r.state", "=", state);
  if (nodeId) rows = rows.where("r.node_id", "=", nodeId);
  if (from) rows = rows.where("r.started_at", ">=", new Date(from));
  if (to) rows = rows.where("r.started_at", "<", new Date(to));
  if (after) rows = rows.where(raw<boolean>`(r.started_at, r.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return tx.rows(rows) as Promise<ListedRun[]>;
}

export function readListedRun(tx: Tx, id: string): Promise<ListedRun | undefined> {
  return tx.first(runs().where("r.id", "=", id)) as Promise<ListedRun | undefined>;
}

export type NodeCount = { nodeId: string; waiting: number; passed: number; failed: number };

const FIGURES = {
  name: "flow-node-figures",
  text: `select n.node_id as "nodeId", sum(n.waiting)::int as waiting, sum(n.passed)::int as passed,
      sum(n.failed)::int as failed
    from (
      select node_id, count(*) as waiting, 0 as passed, 0 as failed from flow_runs
        where business_id = current_business() and flow_id = $1 and ended_at is null group by node_id
      union all
      select s.node_id, 0, count(*) filter (where s.outcome in ('passed', 'ended')), count(*) filter (where s.outcome = 'failed')
        from flow_runs r join flow_steps s on s.business_id = r.business_id and s.run_id = r.id
        where r.business_id = current_business() and r.flow_id = $1 and r.started_at > $2 group by s.node_id
    ) n group by n.node_id order by n.node_id`,
};

export function readNodeFigures(tx: Tx, flowId: string, since: Date): Promise<NodeCount[]> {
  return tx.run<NodeCount>(FIGURES, [flowId, since]);
}
