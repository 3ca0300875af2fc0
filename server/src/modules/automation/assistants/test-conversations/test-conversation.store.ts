// Reads and writes the test conversations of a business.
import type { TestConversationFields } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import type { Selectable } from "kysely";
import { jsonText } from "../../../../kernel/db/json.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type TestConversationRow = Selectable<AutomationTables["test_conversations"]>;

export function readTestConversations(tx: Tx): Promise<TestConversationRow[]> {
  return tx.rows(sql.selectFrom("test_conversations").selectAll().orderBy("created_at").orderBy("id"));
}

export function readTestConversation(tx: Tx, id: string): Promise<TestConversationRow | undefined> {
  return tx.first(sql.selectFrom("test_conversations").selectAll().where("id", "=", id));
}

/** Locks it: no other transaction changes it until this one ends. */
export function lockTestConversation(tx: Tx, id: string): Promise<TestConversationRow | undefined> {
  return tx.first(sql.selectFrom("test_conversations").selectAll().where("id", "=", id).forUpdate());
}

const LOCK = {
  name: "lock-test-conversations",
  text: "select pg_advisory_xact_lock(hashtextextended('test_conversations:' || current_business()::text, 0))",
};

/** No other transaction adds to the list, or starts a run, until this one ends. */
export async function lockTestConversations(tx: Tx): Promise<void> {
  await tx.run(LOCK, []);
}

type ConversationPlace = { businessId: string; id: string; at: Date };

export function insertTestConversation(
  tx: Tx,
  { businessId, id, at }: ConversationPlace,
  fields: TestConversationFields,
): Promise<TestConversationRow | undefined> {
  return tx.first(
    sql
      .insertInto("test_conversations")
      .values({ business_id: businessId, id, created_at: at, updated_at: at, ...columnsOf(fields) })
      .returningAll(),
  );
}

export function updateTestConversation(
  tx: Tx,
  id: string,
  fields: TestConversationFields,
  at: Date,
): Promise<TestConversationRow | undefined> {
  return tx.first(
    sql
      .updateTable("test_conversations")
      .set({ ...columnsOf(fields), updated_at: at })
      .where("id", "=", id)
      .returningAll(),
  );
}

export async function deleteTestConversationRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("test_conversations").where("id", "=", id))) === 1;
}

function columnsOf({ name, lines, customerName, time, expectations }: TestConversationFields) {
  return { name, lines: jsonText(lines), customer_name: customerName, time, expectations: jsonText(expectations) };
}
