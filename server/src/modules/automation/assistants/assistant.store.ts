// Assistants as stored.
import type { Capabilities } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import {
  type AssistantEdit,
  AssistantFields,
  type NewAssistant,
} from "@mostrador/domain/automation/assistants/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { columnsOf } from "../../../kernel/resource/columns-of.ts";

const FIELDS = Object.keys(AssistantFields.shape);

export type AssistantRow = Selectable<AutomationTables["assistants"]>;

export type AssistantWrite = Omit<AssistantEdit | NewAssistant, "capabilities" | "businessId" | "updatedAt"> & {
  capabilities?: Capabilities;
};

export function readAssistants(tx: Tx): Promise<AssistantRow[]> {
  return tx.rows(sql.selectFrom("assistants").selectAll().orderBy("created_at").orderBy("id"));
}

/** Whether the business has any. */
export async function hasAssistant(tx: Tx): Promise<boolean> {
  return (await tx.first(sql.selectFrom("assistants").select("id").limit(1))) !== undefined;
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
  const columns = columnsOf("assistants", FIELDS, write) as Insertable<AutomationTables["assistants"]>;
  await tx.count(
    sql.insertInto("assistants").values({ ...columns, business_id: businessId, id, created_at: at, updated_at: at }),
  );
}

export async function updateAssistant(tx: Tx, id: string, write: AssistantWrite, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("assistants")
      .set({ ...columnsOf("assistants", FIELDS, write), updated_at: at })
      .where("id", "=", id),
  );
}

export async function deleteAssistantRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("assistants").where("id", "=", id))) === 1;
}

/** When it posts free hours next; null when it does not. */
export async function setFreeSlotsAt(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.count(sql.updateTable("assistants").set({ free_slots_at: at }).where("id", "=", id));
}
