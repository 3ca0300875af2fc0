// Assistants as stored.
import type { Capabilities } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type { AssistantEdit, NewAssistant } from "@mostrador/domain/automation/assistants/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type AssistantRow = Selectable<AutomationTables["assistants"]>;

export type AssistantWrite = Omit<AssistantEdit | NewAssistant, "capabilities" | "businessId" | "updatedAt"> & {
  capabilities?: Capabilities;
};

export function readAssistants(tx: Tx): Promise<AssistantRow[]> {
  return tx.rows(sql.selectFrom("assistants").selectAll().orderBy("created_at").orderBy("id"));
}

export function readAssistant(tx: Tx, id: string): Promise<AssistantRow | undefined> {
  return tx.first(sql.selectFrom("assistants").selectAll().where("id", "=", id));
}

export function lockAssistant(tx: Tx, id: string): Promise<AssistantRow | undefined> {
  return tx.first(sql.selectFrom("assistants").selectAll().where("id", "=", id).forUpdate());
}

/** The row, kept from changing until the transaction ends. */
export function holdAssistant(tx: Tx, id: string): Promise<AssistantRow | undefined> {
  return tx.first(sql.selectFrom("assistants").selectAll().where("id", "=", id).forShare());
}

export async function insertAssistant(tx: Tx, businessId: string, id: string, write: AssistantWrite, at: Date) {
  const columns = columnsOf(write) as Insertable<AutomationTables["assistants"]>;
  await tx.count(
    sql.insertInto("assistants").values({ ...columns, business_id: businessId, id, created_at: at, updated_at: at }),
  );
}

export async function updateAssistant(tx: Tx, id: string, write: AssistantWrite, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("assistants")
      .set({ ...columnsOf(write), updated_at: at })
      .where("id", "=", id),
  );
}

export async function deleteAssistantRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("assistants").where("id", "=", id))) === 1;
}

/** Only what the write carries. */
function columnsOf(write: AssistantWrite): Partial<Insertable<AutomationTables["assistants"]>> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const columns = {
    name: write.name,
    mode: write.mode,
    type: write.type,
    model: write.model,
    temperature: write.temperature,
    reasoning_effort: write.reasoningEffort,
    goal: write.goal,
    image: write.image,
    personality: write.personality,
    instructions: json(write.instructions),
    branch_id: write.branchId,
    is_working: write.isWorking,
    color: write.color,
    channel: json(write.channel),
    respond_to: write.respondTo,
    correspond_to: write.correspondTo,
    funnel_id: write.funnelId,
    capabilities: json(write.capabilities),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
