// Changes in Google that a person must decide on here.
import type { Insertable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { appointmentRows, type ClashRow, readClashes } from "../../appointments/index.ts";

export type QuestionRow = {
  appointment_id: string;
  specialist_id: string;
  specialist_name: string;
  kind: "deleted" | "moved" | "clash";
  title: string;
  starts: Date;
  moved_to: Date | null;
  zone: string;
  /** Of a clash. */
  busy_from: Date | null;
  busy_title: string;
};

const OPEN = {
  name: "calendar-questions",
  text: `select q.appointment_id, q.specialist_id, p.name as specialist_name, q.kind, a.title, a.starts,
      q.starts as moved_to, b.zone, null::timestamptz as busy_from, '' as busy_title
    from calendar_questions q
    join ${appointmentRows} a on a.business_id = q.business_id and a.id = q.appointment_id
    join ${specialistRows} p on p.business_id = q.business_id and p.id = q.specialist_id
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    where q.business_id = current_business()
    order by p.name, q.specialist_id, q.kind, a.starts, q.appointment_id limit 1000`,
};

function readQuestions(tx: Tx): Promise<QuestionRow[]> {
  return tx.run<QuestionRow>(OPEN, []);
}

/** With overlaps of busy entries that no person has decided about. */
export async function readOpen(tx: Tx, after: Date): Promise<QuestionRow[]> {
  const [asked, clashes] = [await readQuestions(tx), await openClashes(tx, after)];
  const known = new Set(asked.map((row) => row.appointment_id));
  const others = clashes.filter((row) => !known.has(row.appointment_id));
  return [...asked, ...others.map((row) => ({ ...row, kind: "clash" as const, moved_to: null }))];
}

export async function openClashes(tx: Tx, after: Date): Promise<ClashRow[]> {
  const clashes = await readClashes(tx, after);
  if (clashes.length === 0) return [];
  const kept = await tx.rows(sql.selectFrom("calendar_clashes_kept").select(["appointment_id", "version"]));
  const names = new Set(kept.map((row) => `${row.appointment_id} ${row.version}`));
  return clashes.filter((row) => !names.has(`${row.appointment_id} ${row.version}`));
}

export async function keepClash(tx: Tx, row: Insertable<SchedulingTables["calendar_clashes_kept"]>): Promise<void> {
  await tx.count(
    sql
      .insertInto("calendar_clashes_kept")
      .values(row)
      .onConflict((known) => known.doNothing()),
  );
}

/** A later one replaces an earlier one. */
export async function putQuestion(tx: Tx, row: Insertable<SchedulingTables["calendar_questions"]>): Promise<void> {
  const { kind, starts = null, ends = null, asked_at } = row;
  const insert = sql.insertInto("calendar_questions").values(row);
  await tx.count(
    insert.onConflict((known) =>
      known.columns(["business_id", "appointment_id"]).doUpdateSet({ kind, starts, ends, asked_at }),
    ),
  );
}

/** Those of them that were open. */
export async function takeQuestions(tx: Tx, appointmentIds: string[]): Promise<string[]> {
  const rows = await tx.rows(
    sql.deleteFrom("calendar_questions").where("appointment_id", "in", appointmentIds).returning("appointment_id"),
  );
  return rows.map((row) => row.appointment_id);
}

export async function dropQuestionsOf(tx: Tx, specialistId: string): Promise<void> {
  await tx.count(sql.deleteFrom("calendar_questions").where("specialist_id", "=", specialistId));
}
