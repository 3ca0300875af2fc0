// Reads and writes the rows of assistants.
import type { Capabilities } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import {
  type AssistantEdit,
  AssistantFields,
  type NewAssistant,
} from "@mostrador/domain/automation/assistants/schema.ts";
import { type Insertable, sql as raw, type Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { columnsOf } from "../../../kernel/resource/columns-of.ts";
import { relation } from "../../../kernel/resource/relation.ts";

const FIELDS = Object.keys(AssistantFields.shape).filter((name) => name !== "trafficSources");

/** The traffic sources that an assistant attends are in a table of their own. */
const assistantSources = relation("assistant_traffic_sources", "assistant", "traffic_source");

export type AssistantRow = Selectable<AutomationTables["assistants"]> & { traffic_sources: string[] };

const rows = () =>
  sql
    .selectFrom("assistants as a")
    .selectAll("a")
    .select(
      raw<string[]>`array(select s.traffic_source_id from assistant_traffic_sources s
        where s.business_id = a.business_id and s.assistant_id = a.id order by 1)`.as("traffic_sources"),
    );

export type AssistantWrite = Omit<AssistantEdit | NewAssistant, "capabilities" | "businessId" | "updatedAt"> & {
  capabilities?: Capabilities;
};

export function readAssistants(tx: Tx): Promise<AssistantRow[]> {
  return tx.rows(rows().orderBy("a.created_at").orderBy("a.id"));
}

/** Whether the business has any assistant. */
export async function hasAssistant(tx: Tx): Promise<boolean> {
  return (await tx.first(sql.selectFrom("assistants").select("id").limit(1))) !== undefined;
}

/** The funnel of the customers' assistant that has worked longest; null if no working assistant has a funnel. */
export async function funnelOfAssistant(tx: Tx): Promise<string | null> {
  const working = sql.selectFrom("assistants").select("funnel_id").where("is_working", "=", true);
  const row = await tx.first(
    working
      .where("type", "<>", "business")
      .where("funnel_id", "is not", null)
      .orderBy("created_at")
      .orderBy("id")
      .limit(1),
  );
  return row?.funnel_id ?? null;
}

export function readAssistant(tx: Tx, id: string): Promise<AssistantRow | undefined> {
  return tx.first(rows().where("a.id", "=", id));
}

/** Null when it is gone. */
export async function nameOfAssistant(tx: Tx, id: string): Promise<string | null> {
  return (await tx.first(sql.selectFrom("assistants").select("name").where("id", "=", id)))?.name ?? null;
}

/** By name, for those who choose one. */
export function assistantNames(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx.rows(sql.selectFrom("assistants").select(["id", "name"]).orderBy("name").orderBy("id"));
}

export function lockAssistant(tx: Tx, id: string): Promise<AssistantRow | undefined> {
  return tx.first(rows().where("a.id", "=", id).forUpdate());
}

/** Returns the row and locks it until the transaction ends. */
export function holdAssistant(tx: Tx, id: string): Promise<AssistantRow | undefined> {
  return tx.first(rows().where("a.id", "=", id).forShare());
}

export async function insertAssistant(tx: Tx, businessId: string, id: string, write: AssistantWrite, at: Date) {
  const columns = columnsOf("assistants", FIELDS, write) as Insertable<AutomationTables["assistants"]>;
  await tx.count(
    sql.insertInto("assistants").values({ ...columns, business_id: businessId, id, created_at: at, updated_at: at }),
  );
  await assistantSources.assistant.write(tx, businessId, id, write.trafficSources ?? []);
}

export async function updateAssistant(tx: Tx, businessId: string, id: string, write: AssistantWrite, at: Date) {
  await tx.count(
    sql
      .updateTable("assistants")
      .set({ ...columnsOf("assistants", FIELDS, write), updated_at: at })
      .where("id", "=", id),
  );
  if (write.trafficSources) await assistantSources.assistant.write(tx, businessId, id, write.trafficSources);
}

export async function deleteAssistantRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("assistants").where("id", "=", id))) === 1;
}

/** Sets when it next posts free hours; null when it does not post. */
export async function setFreeSlotsAt(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.count(sql.updateTable("assistants").set({ free_slots_at: at }).where("id", "=", id));
}
