// The test runs of assistants with the conversations of their business, and their results.
import type { Selectable, Updateable } from "kysely";
import { jsonText } from "../../../../kernel/db/json.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type TestRunRow = Selectable<AutomationTables["test_runs"]>;
export type TestResultRow = Selectable<AutomationTables["test_results"]>;

export function readTestRun(tx: Tx, id: string): Promise<TestRunRow | undefined> {
  return tx.first(sql.selectFrom("test_runs").selectAll().where("id", "=", id));
}

export function lockTestRun(tx: Tx, id: string): Promise<TestRunRow | undefined> {
  return tx.first(sql.selectFrom("test_runs").selectAll().where("id", "=", id).forUpdate());
}

/** Newest first. */
export function readTestRuns(tx: Tx, assistantId: string, most: number): Promise<TestRunRow[]> {
  return tx.rows(
    sql
      .selectFrom("test_runs")
      .selectAll()
      .where("assistant_id", "=", assistantId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(most),
  );
}

export function readRunning(tx: Tx): Promise<TestRunRow | undefined> {
  return tx.first(sql.selectFrom("test_runs").selectAll().where("status", "=", "running"));
}

export type NewRun = Pick<
  TestRunRow,
  "business_id" | "id" | "assistant_id" | "version" | "started_by" | "created_at" | "draft" | "settings"
> & { settingsChanged: string[]; conversationIds: string[] };

export function insertTestRun(
  tx: Tx,
  { draft, settings, settingsChanged, conversationIds, ...row }: NewRun,
): Promise<TestRunRow | undefined> {
  return tx.first(
    sql
      .insertInto("test_runs")
      .values({
        ...row,
        draft: jsonText(draft),
        settings: jsonText(settings),
        settings_changed: jsonText(settingsChanged),
        conversation_ids: jsonText(conversationIds),
        status: "running",
      })
      .returningAll(),
  );
}

export async function updateTestRun(tx: Tx, id: string, set: Updateable<AutomationTables["test_runs"]>): Promise<void> {
  await tx.count(sql.updateTable("test_runs").set(set).where("id", "=", id));
}

export async function deleteTestRuns(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.count(sql.deleteFrom("test_runs").where("id", "in", ids));
}

export function readResults(tx: Tx, runId: string): Promise<TestResultRow[]> {
  return tx.rows(sql.selectFrom("test_results").selectAll().where("run_id", "=", runId).orderBy("at"));
}

/** The last result of each conversation with this assistant before that time. */
export function readEarlierResults(tx: Tx, assistantId: string, before: Date): Promise<TestResultRow[]> {
  return tx.rows(
    sql
      .selectFrom("test_results as r")
      .innerJoin("test_runs as u", (join) =>
        join.onRef("u.business_id", "=", "r.business_id").onRef("u.id", "=", "r.run_id"),
      )
      .distinctOn("r.conversation_id")
      .selectAll("r")
      .where("u.assistant_id", "=", assistantId)
      .where("u.created_at", "<", before)
      .orderBy("r.conversation_id")
      .orderBy("u.created_at", "desc"),
  );
}

/** False when it exists already. */
export async function insertResult(tx: Tx, { failures, turns, ...row }: TestResultRow): Promise<boolean> {
  const written = await tx.count(
    sql
      .insertInto("test_results")
      .values({ ...row, failures: jsonText(failures), turns: jsonText(turns) })
      .onConflict((duplicate) => duplicate.doNothing()),
  );
  return written === 1;
}
