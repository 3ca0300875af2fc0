// Runs of flows, the nodes that they passed, and the answers that came before their wait.
import type { Insertable, Selectable, Updateable } from "kysely";
import { jsonText } from "../../../../kernel/db/json.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../../kernel/db/wire/gather.ts";

export type RunRow = Selectable<AutomationTables["flow_runs"]>;
export type RunChange = Updateable<AutomationTables["flow_runs"]>;
export type StepRow = Selectable<AutomationTables["flow_steps"]>;
export type NewStep = Pick<StepRow, "node_id" | "outcome" | "branch" | "note" | "took_ms"> & { data: object };

/** False when that run exists, or the contact is in a run of this flow already. */
export async function insertRun(tx: Tx, row: Insertable<AutomationTables["flow_runs"]>): Promise<boolean> {
  const inserted = sql
    .insertInto("flow_runs")
    .values(row)
    .onConflict((one) => one.doNothing());
  return (await tx.count(inserted)) === 1;
}

const SOME = "select * from flow_runs where business_id = current_business() and id = any($1::uuid[])";
const READ = { name: "flow-runs-by-id", text: SOME };
const LOCK = { name: "lock-flow-runs", text: `${SOME} order by id for update` };

export const readRun = gathered<string, RunRow | undefined>(
  (tx, id) => tx.first(sql.selectFrom("flow_runs").selectAll().where("id", "=", id)),
  async (tx, ids) => inOrderOf(ids, await tx.run<RunRow>(READ, [ids]), (row) => row.id),
);

export const lockRun = gathered<string, RunRow | undefined>(
  (tx, id) => tx.first(sql.selectFrom("flow_runs").selectAll().where("id", "=", id).forUpdate()),
  async (tx, ids) => inOrderOf(ids, await tx.run<RunRow>(LOCK, [ids]), (row) => row.id),
);

/** Of these the first one of each contact, and those without a contact. */
export async function readApart(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.run<RunRow>(READ, [ids]);
  return [...Map.groupBy(rows, ({ contact_id, id }) => contact_id ?? id)].flatMap(([, [first]]) =>
    first ? [first.id] : [],
  );
}

export async function updateRun(tx: Tx, id: string, set: RunChange): Promise<void> {
  await tx.count(sql.updateTable("flow_runs").set(set).where("id", "=", id));
}

/** The runs under way of a contact, the latest first; locked. */
export function lockOpenRuns(tx: Tx, contactId: string): Promise<RunRow[]> {
  return tx.rows(
    sql
      .selectFrom("flow_runs")
      .selectAll()
      .where("contact_id", "=", contactId)
      .where("ended_at", "is", null)
      .orderBy("started_at", "desc")
      .orderBy("id", "desc")
      .forUpdate(),
  );
}

/** The node in which a contact is now, of the latest run. */
export function readOpenRun(tx: Tx, contactId: string) {
  return tx.first(
    sql
      .selectFrom("flow_runs")
      .select(["flow_id", "node_id"])
      .where("contact_id", "=", contactId)
      .where("ended_at", "is", null)
      .orderBy("started_at", "desc")
      .limit(1),
  );
}

/** The runs under way of a flow, of one version or node of it where given; locked, at most `most`. */
export function lockOpenRunsOf(tx: Tx, flowId: string, most: number): Promise<RunRow[]> {
  return tx.rows(
    sql
      .selectFrom("flow_runs")
      .selectAll()
      .where("flow_id", "=", flowId)
      .where("ended_at", "is", null)
      .orderBy("id")
      .limit(most)
      .forUpdate(),
  );
}

/** The latest run of a contact in a flow; undefined for none. */
export function readLastRun(tx: Tx, flowId: string, contactId: string) {
  return tx.first(
    sql
      .selectFrom("flow_runs")
      .select(["id", "started_at", "ended_at"])
      .where("flow_id", "=", flowId)
      .where("contact_id", "=", contactId)
      .orderBy("started_at", "desc")
      .limit(1),
  );
}

/** Whether some run has taken this message. */
export async function isTaken(tx: Tx, contactId: string, messageId: string): Promise<boolean> {
  const [run, answer] = await Promise.all([
    tx.first(
      sql
        .selectFrom("flow_runs")
        .select("id")
        .where("contact_id", "=", contactId)
        .where("taken_message_id", "=", messageId)
        .limit(1),
    ),
    tx.first(
      sql
        .selectFrom("flow_answers as a")
        .innerJoin("flow_runs as r", (on) =>
          on.onRef("r.business_id", "=", "a.business_id").onRef("r.id", "=", "a.run_id"),
        )
        .select("a.run_id")
        .where("r.contact_id", "=", contactId)
        .where("a.message_id", "=", messageId)
        .limit(1),
    ),
  ]);
  return run !== undefined || answer !== undefined;
}

/** The flows that had this message. */
export async function triedBefore(tx: Tx, contactId: string, messageId: string): Promise<string[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("flow_runs")
      .select("flow_id")
      .where("contact_id", "=", contactId)
      .where("taken_message_id", "=", messageId),
  );
  return rows.map(({ flow_id }) => flow_id);
}

/** What a run has passed in this transaction, and how its row is afterwards: both are written once, when it rests. */
export type Trail = { steps: Insertable<AutomationTables["flow_steps"]>[]; change: RunChange };

export function addStep(
  trail: Trail,
  run: Pick<RunRow, "business_id" | "id" | "steps">,
  step: NewStep,
  at: Date,
): void {
  const { business_id, id: run_id, steps } = run;
  trail.steps.push({ ...step, data: jsonText(step.data), business_id, run_id, number: steps + 1, at });
}

/** Leaves the trail empty. */
export async function writeTrail(tx: Tx, runId: string, trail: Trail): Promise<void> {
  const { steps, change } = trail;
  Object.assign(trail, { steps: [], change: {} });
  await Promise.all([
    steps.length > 0 && tx.count(sql.insertInto("flow_steps").values(steps)),
    Object.keys(change).length > 0 && updateRun(tx, runId, change),
  ]);
}

export function readSteps(tx: Tx, runId: string): Promise<StepRow[]> {
  return tx.rows(sql.selectFrom("flow_steps").selectAll().where("run_id", "=", runId).orderBy("number"));
}

export type KeptAnswer = { messageId: string; text: string; at: Date };

export async function keepAnswer(tx: Tx, businessId: string, runId: string, answer: KeptAnswer): Promise<void> {
  const { messageId: message_id, text, at } = answer;
  const row = { business_id: businessId, run_id: runId, message_id, text, at };
  await tx.count(
    sql
      .insertInto("flow_answers")
      .values(row)
      .onConflict((one) => one.doNothing()),
  );
}

/** Takes all kept answers of a run out, oldest first. */
export async function takeAnswers(tx: Tx, runId: string): Promise<KeptAnswer[]> {
  const rows = await tx.rows(
    sql.deleteFrom("flow_answers").where("run_id", "=", runId).returning(["message_id", "text", "at"]),
  );
  return rows
    .map(({ message_id: messageId, text, at }) => ({ messageId, text, at }))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.messageId.localeCompare(b.messageId));
}
