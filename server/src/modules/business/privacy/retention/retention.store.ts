// Stores the runs that delete expired data, what they deleted, and when the next one is due.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type RunRow = Selectable<BusinessTables["retention_runs"]>;
export type CountRow = Pick<Selectable<BusinessTables["retention_counts"]>, "run_id" | "table_name" | "deleted">;

/** The current run, or a new one as of `at`. */
export async function beginRun(tx: Tx, run: { businessId: string; id: string; at: Date }): Promise<RunRow> {
  const { businessId, id, at } = run;
  const made = sql.insertInto("retention_runs").values({ business_id: businessId, id, started_at: at });
  await tx.count(made.onConflict((known) => known.doNothing()));
  return (await tx.first(sql.selectFrom("retention_runs").selectAll().where("finished_at", "is", null))) as RunRow;
}

/** The worker locks it, one part at a time; undefined once it is finished. */
export function lockRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  const open = sql.selectFrom("retention_runs").selectAll().where("id", "=", id).where("finished_at", "is", null);
  return tx.first(open.forUpdate());
}

const COUNT = {
  name: "count-retention",
  text: `insert into retention_counts (business_id, run_id, table_name, deleted) values (current_business(), $1, $2, $3)
    on conflict (business_id, run_id, table_name) do update set deleted = retention_counts.deleted + excluded.deleted`,
};

export async function countDeleted(tx: Tx, runId: string, table: string, deleted: number): Promise<void> {
  if (deleted > 0) await tx.run(COUNT, [runId, table, deleted]);
}

export async function finishRun(tx: Tx, id: string, at: Date, held: boolean): Promise<void> {
  await tx.count(sql.updateTable("retention_runs").set({ finished_at: at, held }).where("id", "=", id));
}

export function readRuns(tx: Tx, most: number): Promise<RunRow[]> {
  return tx.rows(sql.selectFrom("retention_runs").selectAll().orderBy("started_at", "desc").limit(most));
}

export function readCounts(tx: Tx, runIds: string[]): Promise<CountRow[]> {
  const counts = sql.selectFrom("retention_counts").select(["run_id", "table_name", "deleted"]);
  return tx.rows(counts.where("run_id", "in", runIds).orderBy("deleted", "desc"));
}

export async function readDue(tx: Tx, businessId: string): Promise<Date | null> {
  const due = sql.selectFrom("retention_due").select("due_at").where("business_id", "=", businessId);
  return (await tx.first(due))?.due_at ?? null;
}

const TAKE_DUE = {
  name: "take-due-retention",
  text: `update retention_due d set due_at = $2 from (
      select business_id from retention_due where due_at <= $1 order by due_at limit 100 for update skip locked
    ) due where d.business_id = due.business_id returning d.business_id as "businessId"`,
};

/** Takes some businesses that are due; they are due again at `next`. */
export async function takeDue(tx: Tx, now: Date, next: Date): Promise<string[]> {
  return (await tx.run<{ businessId: string }>(TAKE_DUE, [now, next])).map(({ businessId }) => businessId);
}
