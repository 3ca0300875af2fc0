// Enrolls a contact in a course: takes a place and a number, and books what was paid.
import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import {
  COURSE_ARCHIVED,
  COURSE_FULL,
  enrolledText,
  type NewEnrollment,
  NOT_FOUND,
} from "@mostrador/domain/growth/enrollments/schema.ts";
import { takesPlace } from "@mostrador/domain/growth/enrollments/status.ts";
import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { clientName } from "../../business/contacts/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { bookPayment } from "./book-payment.ts";
import { endWaiting, forgetTold } from "./course-places.store.ts";
import {
  type CourseFacts,
  countTaken,
  insertEnrollment,
  lockPlaces,
  type NamedEnrollment,
  readCourse,
  readEnrollments,
} from "./enrollment.store.ts";
import { planSessions } from "./plan-sessions.ts";

type EnrolledRow = { id: string; ticket: number };

/** Returns its id and number. The caller's transaction holds the places of the course until it ends. */
export async function enroll(tx: Tx, ctx: TenantCtx, enrollment: NewEnrollment): Promise<EnrolledRow> {
  const { courseId, clientId, status, totalPaid, enrollmentFee } = enrollment;
  const course = await readCourse(tx, courseId);
  if (!course) throw notFound(NOT_FOUND, "enrollment.courseId");
  if (course.is_archived) throw invalid("enrollment.courseId", COURSE_ARCHIVED);
  const ticket = await lockPlaces(tx, ctx.businessId, courseId, 1);
  if (takesPlace(status)) {
    await refuseSecond(tx, enrollment);
    await refuseFull(tx, courseId, course);
  }
  const id = newId();
  const by = actorName(ctx.actor);
  const at = new Date(ctx.now);
  const date = enrollment.enrollmentDate ? new Date(enrollment.enrollmentDate) : at;
  const fee = enrollmentFee === undefined ? course.enrollment_fee : enrollmentFee;
  await insertEnrollment(tx, {
    business_id: ctx.businessId,
    id,
    course_id: courseId,
    contact_id: clientId,
    ticket,
    enrollment_date: date,
    status,
    payment_status: enrollment.paymentStatus,
    payment_method: enrollment.paymentMethod,
    enrollment_fee: fee === null ? null : decimalOf(Number(fee)),
    total_paid: decimalOf(totalPaid),
    remaining_balance: decimalOf(enrollment.remainingBalance),
    notes: enrollment.notes,
    created_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  });
  await bookPayment(tx, ctx, {
    ...{ id, clientId, ticket, courseName: course.name, by: totalPaid },
    method: enrollment.paymentMethod,
    at: date < at ? date : at,
  });
  await endWaiting(tx, courseId, clientId);
  if (takesPlace(status)) await noteFull(tx, courseId, course);
  if (status === "confirmed") await planSessions(tx, ctx, id);
  await writeAudit(tx, ctx, {
    action: "enrollment.created",
    summary: "Registró una inscripción",
    details: { enrollmentId: id, courseId },
    subjectId: clientId,
  });
  await announce(tx, ctx, enrollmentChanged, { courseId });
  return { id, ticket };
}

type Pair = { courseId: string; clientId: string };

/** The enrollment with which the contact takes part in the course. */
export async function findEnrolled(tx: Tx, { courseId, clientId }: Pair): Promise<NamedEnrollment | undefined> {
  const all = await readEnrollments(tx, { courseId, clientId, limit: 100 });
  return all.find(({ status }) => takesPlace(status));
}

/** A second place of one contact needs a person who confirms it. Call it under the lock of the course's places. */
export async function refuseSecond(tx: Tx, { confirmAgain, ...pair }: Pair & { confirmAgain: boolean }): Promise<void> {
  const before = confirmAgain ? undefined : await findEnrolled(tx, pair);
  if (!before) return;
  const message = enrolledText(clientName(before), { order: before.ticket, status: before.status });
  throw conflict(message, { confirmAgain: true, enrollmentId: before.id });
}

/** After a row took a place. */
export async function noteFull(tx: Tx, courseId: string, { slots }: Pick<CourseFacts, "slots">): Promise<void> {
  if (slots !== null && (await countTaken(tx, courseId)) >= slots) await forgetTold(tx, courseId);
}

/** Call it under the lock of the course's places, before the row takes one. */
export async function refuseFull(tx: Tx, courseId: string, { slots }: Pick<CourseFacts, "slots">): Promise<void> {
  if (slots === null || (await countTaken(tx, courseId)) < slots) return;
  throw new DomainError(409, COURSE_FULL, { errors: [{ path: "enrollment.courseId", message: COURSE_FULL }] });
}
