// How full each course is, and who waits for a place.
import { type Insertable, sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { courseRows } from "../../catalog/courses/index.ts";

const PLACES = {
  name: "places-of-courses",
  text: `select k.id, (k.schedules ->> 'availableSlots')::int as slots,
    (select count(*)::int from enrollments e where e.business_id = k.business_id and e.course_id = k.id
      and e.status <> 'cancelled') as taken,
    (select count(*)::int from course_waiting w where w.business_id = k.business_id and w.course_id = k.id) as waiting
    from ${courseRows} k`,
};
type Places = { id: string; slots: number | null; taken: number; waiting: number };

export function readPlaces(tx: Tx): Promise<Places[]> {
  return tx.run<Places>(PLACES, []);
}

export type WaitingRow = ClientNames & {
  business_id: string;
  id: string;
  course_id: string;
  contact_id: string;
  created_at: Date;
  told_at: Date | null;
};

/** In the order they came; of a course, or one row. */
export function readWaiting(tx: Tx, by: { courseId: string } | { id: string }): Promise<WaitingRow[]> {
  const each = raw<{ business_id: string; id: string }>`${raw.raw(contactRows)}`.as("c");
  const rows = sql
    .selectFrom("course_waiting as m")
    .innerJoin(each, (join) => join.onRef("c.business_id", "=", "m.business_id").onRef("c.id", "=", "m.contact_id"))
    .selectAll("m")
    .select(CLIENT_NAMES as never)
    .orderBy("m.created_at")
    .orderBy("m.id");
  const found = "id" in by ? rows.where("m.id", "=", by.id) : rows.where("m.course_id", "=", by.courseId);
  return tx.rows(found) as unknown as Promise<WaitingRow[]>;
}

export async function insertWaiting(tx: Tx, row: Insertable<GrowthTables["course_waiting"]>): Promise<void> {
  await tx.count(sql.insertInto("course_waiting").values(row));
}

export async function removeWaiting(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("course_waiting").where("id", "=", id));
}

export async function markTold(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.count(sql.updateTable("course_waiting").set({ told_at: at }).where("id", "=", id));
}

/** The course is full: the next free place is news again. */
export async function forgetTold(tx: Tx, courseId: string): Promise<void> {
  const told = sql.updateTable("course_waiting").set({ told_at: null }).where("course_id", "=", courseId);
  await tx.count(told.where("told_at", "is not", null));
}

/** Who was enrolled waits no longer. */
export async function endWaiting(tx: Tx, courseId: string, contactId: string): Promise<void> {
  await tx.count(
    sql.deleteFrom("course_waiting").where("course_id", "=", courseId).where("contact_id", "=", contactId),
  );
}
