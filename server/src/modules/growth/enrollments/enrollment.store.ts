// Enrollments and their payments in the database. The places of a course are counted under the lock of its tickets.
import { enrollments } from "@mostrador/domain/growth/enrollments/schema.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { courseRows } from "../../catalog/courses/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";

export type EnrollmentRow = Selectable<GrowthTables["enrollments"]>;
export type EnrollmentWrite = Updateable<GrowthTables["enrollments"]>;
type Payment = {
  amount: string;
  payment_method: NonNullable<EnrollmentRow["payment_method"]>;
  paid_at: string;
  movement_id: string | null;
};
export type NamedEnrollment = EnrollmentRow & ClientNames & { course_name: string; payments: readonly Payment[] };

export type CourseFacts = {
  name: string;
  is_archived: boolean;
  slots: number | null;
  enrollment_fee: string | null;
};

const COURSE = {
  name: "course-of-enrollment",
  text: `select k.name, k.is_archived, (k.schedules ->> 'availableSlots')::int as slots,
    k.enrollment_fee::text
    from ${courseRows} k where k.id = $1`,
};

export async function readCourse(tx: Tx, courseId: string): Promise<CourseFacts | undefined> {
  return (await tx.run<CourseFacts>(COURSE, [courseId]))[0];
}

const LOCK = {
  name: "lock-places-of-course",
  text: `insert into course_tickets (business_id, course_id, last_ticket) values ($1, $2, $3)
    on conflict (business_id, course_id) do update set last_ticket = course_tickets.last_ticket + $3
    returning last_ticket`,
};

/** Locks the places of a course until the transaction ends. `more` 1 gives the next ticket. */
export async function lockPlaces(tx: Tx, businessId: string, courseId: string, more: 0 | 1): Promise<number> {
  const [row] = await tx.run<{ last_ticket: number }>(LOCK, [businessId, courseId, more]);
  return (row as { last_ticket: number }).last_ticket;
}

const TAKEN = {
  name: "taken-places-of-course",
  text: "select count(*)::int as taken from enrollments where course_id = $1 and status <> 'cancelled'",
};

export async function countTaken(tx: Tx, courseId: string): Promise<number> {
  return (await tx.run<{ taken: number }>(TAKEN, [courseId]))[0]?.taken ?? 0;
}

export async function insertEnrollment(tx: Tx, row: Insertable<GrowthTables["enrollments"]>): Promise<void> {
  await tx.count(sql.insertInto("enrollments").values(row));
}

export function lockEnrollment(tx: Tx, id: string): Promise<EnrollmentRow | undefined> {
  return tx.first(sql.selectFrom("enrollments").selectAll().where("id", "=", id).forNoKeyUpdate());
}

/** Their ids in order, from the one after `beyond`. */
export async function enrollmentsOfCourse(
  tx: Tx,
  courseId: string,
  beyond: string | null,
  most: number,
): Promise<string[]> {
  let query = sql.selectFrom("enrollments").select("id").where("course_id", "=", courseId).orderBy("id").limit(most);
  if (beyond) query = query.where("id", ">", beyond);
  return (await tx.rows(query)).map(({ id }) => id);
}

export async function updateEnrollment(tx: Tx, id: string, write: EnrollmentWrite): Promise<void> {
  await tx.count(sql.updateTable("enrollments").set(write).where("id", "=", id));
}

export async function removeEnrollment(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("enrollments").where("id", "=", id));
}

export async function insertPayment(tx: Tx, row: Insertable<GrowthTables["enrollment_payments"]>): Promise<void> {
  await tx.count(sql.insertInto("enrollment_payments").values(row));
}

export async function countPayments(tx: Tx, enrollmentId: string): Promise<number> {
  const rows = await tx.rows(
    sql.selectFrom("enrollment_payments").select("position").where("enrollment_id", "=", enrollmentId),
  );
  return rows.length;
}

/** Deletes what a contact has here; returns the ids of the courses that changed. */
export async function forgetClient(tx: Tx, contactId: string): Promise<string[]> {
  const gone = await tx.rows(sql.deleteFrom("enrollments").where("contact_id", "=", contactId).returning("course_id"));
  const left = await tx.rows(
    sql.deleteFrom("course_waiting").where("contact_id", "=", contactId).returning("course_id"),
  );
  return [...new Set([...gone, ...left].map(({ course_id }) => course_id))];
}

const journal = journalStore<NamedEnrollment>(enrollments, {
  joins: [
    { rows: contactRows, as: "c", by: "contact_id", select: CLIENT_NAMES },
    { rows: courseRows, as: "k", by: "course_id", select: ["k.name as course_name"] },
  ],
  select: [
    // a movement beyond the caller's limits is not named
    raw<Payment[]>`(select coalesce(json_agg(json_build_object('amount', p.amount::text,
        'payment_method', p.payment_method, 'paid_at', p.paid_at, 'movement_id',
          (select v.id from ${raw.raw(moneyMovementRows)} v where v.business_id = p.business_id and v.id = p.movement_id)) order by p.position), '[]')
      from enrollment_payments p where p.business_id = m.business_id and p.enrollment_id = m.id)`.as("payments"),
  ],
});

export const readEnrollments = journal.page;

/** Sums as exact text. */
export function readEnrollmentTotals(tx: Tx, query: Parameters<typeof journal.sums>[1]) {
  return journal.sums<{ count: number; holding: number; paid: string; owed: string }>(tx, query, [
    raw<number>`count(*)::int`.as("count"),
    raw<number>`(count(*) filter (where m.status <> 'cancelled'))::int`.as("holding"),
    raw<string>`coalesce(sum(m.total_paid) filter (where m.status <> 'cancelled'), 0)::text`.as("paid"),
    raw<string>`coalesce(sum(m.remaining_balance) filter (where m.status <> 'cancelled'), 0)::text`.as("owed"),
  ]);
}
