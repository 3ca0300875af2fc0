// Flows and their versions.
import type { FlowSettings, NewFlow } from "@mostrador/domain/automation/flows/schema.ts";
import type { Insertable, Selectable, Updateable } from "kysely";
import { jsonText } from "../../../kernel/db/json.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";

export type FlowRow = Selectable<AutomationTables["flows"]>;
export type VersionRow = Selectable<AutomationTables["flow_versions"]>;
/** As a version stores it. */
export type StoredGraph = Pick<NewFlow, "nodes" | "edges" | "triggerNodeId"> & { settings: FlowSettings };

const READ = {
  name: "flows-by-id",
  text: "select * from flows where business_id = current_business() and id = any($1::uuid[])",
};

export const readFlow = gathered<string, FlowRow | undefined>(
  (tx, id) => tx.first(sql.selectFrom("flows").selectAll().where("id", "=", id)),
  async (tx, ids) => inOrderOf(ids, await tx.run<FlowRow>(READ, [[...new Set(ids)]]), (row) => row.id),
);

export function lockFlow(tx: Tx, id: string): Promise<FlowRow | undefined> {
  return tx.first(sql.selectFrom("flows").selectAll().where("id", "=", id).forUpdate());
}

/** The ids of the flows that have a run under way, locked in one order. */
export async function lockFlowsUnderWay(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("flows as f")
      .select("f.id")
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("flow_runs as r")
            .select("r.id")
            .whereRef("r.business_id", "=", "f.business_id")
            .whereRef("r.flow_id", "=", "f.id")
            .where("r.ended_at", "is", null),
        ),
      )
      .orderBy("f.id")
      .forUpdate(),
  );
  return rows.map(({ id }) => id);
}

export async function insertFlow(tx: Tx, row: Insertable<AutomationTables["flows"]>): Promise<void> {
  await tx.count(sql.insertInto("flows").values(row));
}

export async function updateFlow(tx: Tx, id: string, set: Updateable<AutomationTables["flows"]>): Promise<void> {
  await tx.count(sql.updateTable("flows").set(set).where("id", "=", id));
}

export async function deleteFlowRow(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("flows").where("id", "=", id));
}

/** Oldest first: of two flows that fit equally, the older one begins. */
export function readActiveFlows(tx: Tx, event: FlowRow["event"]): Promise<FlowRow[]> {
  return tx.rows(
    sql
      .selectFrom("flows")
      .selectAll()
      .where("event", "=", event)
      .where("is_active", "=", true)
      .orderBy("created_at")
      .orderBy("id"),
  );
}

const HAS_FLOWS = {
  name: "has-flows",
  text: `select exists (select from flows f where f.business_id = current_business() and f.is_active)
      or exists (select from flow_runs r where r.business_id = current_business() and r.ended_at is null) as has`,
};

/** Whether a message could belong to a flow at all. */
export async function hasFlows(tx: Tx): Promise<boolean> {
  return (await tx.run<{ has: boolean }>(HAS_FLOWS, []))[0]?.has === true;
}

export async function insertVersion(
  tx: Tx,
  row: Omit<Insertable<AutomationTables["flow_versions"]>, "graph"> & { graph: StoredGraph },
): Promise<void> {
  await tx.count(sql.insertInto("flow_versions").values({ ...row, graph: jsonText(row.graph) }));
}

export function readVersion(tx: Tx, flowId: string, version: number): Promise<VersionRow | undefined> {
  return tx.first(
    sql.selectFrom("flow_versions").selectAll().where("flow_id", "=", flowId).where("version", "=", version),
  );
}

/** The newest first. */
export function readVersions(tx: Tx, flowId: string, most: number): Promise<VersionRow[]> {
  return tx.rows(
    sql.selectFrom("flow_versions").selectAll().where("flow_id", "=", flowId).orderBy("version", "desc").limit(most),
  );
}

export type NamedRow = { nodeId: string; assistantId?: string; resourceId?: string; formId?: string };

export async function writeReferences(tx: Tx, businessId: string, flowId: string, rows: readonly NamedRow[]) {
  await tx.count(sql.deleteFrom("flow_references").where("flow_id", "=", flowId));
  if (rows.length === 0) return;
  const values = rows.map(({ nodeId, assistantId = null, resourceId = null, formId = null }) => ({
    business_id: businessId,
    flow_id: flowId,
    node_id: nodeId,
    assistant_id: assistantId,
    resource_id: resourceId,
    form_id: formId,
  }));
  await tx.count(sql.insertInto("flow_references").values(values));
}

/** The names of the flows that name this assistant. */
export function flowsWithAssistant(tx: Tx, assistantId: string): Promise<string[]> {
  return flowsNaming(tx, "r.assistant_id", assistantId);
}

/** `kind`: the name of a resource of the kit. */
export function flowsWith(tx: Tx, kind: string, id: string): Promise<string[]> {
  return flowsNaming(tx, kind === "form" ? "r.form_id" : "r.resource_id", id);
}

async function flowsNaming(
  tx: Tx,
  column: "r.assistant_id" | "r.resource_id" | "r.form_id",
  id: string,
): Promise<string[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("flow_references as r")
      .innerJoin("flows as f", (on) => on.onRef("f.business_id", "=", "r.business_id").onRef("f.id", "=", "r.flow_id"))
      .select("f.name")
      .distinct()
      .where(column, "=", id)
      .orderBy("f.name"),
  );
  return rows.map(({ name }) => name);
}
