// Enrollments by hand: listed, created, edited, deleted.
import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import type {
  createEnrollment as createRoute,
  deleteEnrollment as deleteRoute,
  editEnrollment as editRoute,
  totalEnrollments as totalRoute,
} from "@mostrador/domain/growth/enrollments/routes.ts";
import {
  type Enrollment,
  type EnrollmentEdit,
  enrollments,
  NO_ENROLLMENT,
} from "@mostrador/domain/growth/enrollments/schema.ts";
import { takesPlace } from "@mostrador/domain/growth/enrollments/status.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { bookPayment } from "./book-payment.ts";
import { enroll, noteFull, refuseFull, refuseSecond } from "./enroll.ts";
import {
  type EnrollmentRow,
  type EnrollmentWrite,
  lockEnrollment,
  lockPlaces,
  readCourse,
  readEnrollments,
  readEnrollmentTotals,
  removeEnrollment,
  updateEnrollment,
} from "./enrollment.store.ts";
import { planSessions } from "./plan-sessions.ts";
import { presentEnrollment } from "./present-enrollment.ts";
import { freePlace } from "./waiting/notify-waiting.ts";

export const listEnrollments = listJournal(enrollments, readEnrollments, presentEnrollment);

export async function totalEnrollments(ctx: TenantCtx, { query }: Pick<Call<typeof totalRoute>, "query">) {
  const {
    count = 0,
    holding = 0,
    paid = 0,
    owed = 0,
  } = (await readTogether(ctx, (tx) => readEnrollmentTotals(tx, query))) ?? {};
  return { data: { count, holding, paid: Number(paid), owed: Number(owed) } };
}

export async function createEnrollment(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const data = await transact(ctx, async (tx) => enrollmentOf(tx, (await enroll(tx, ctx, body.enrollment)).id));
  return { data, message: "Inscripción registrada" };
}

export async function editEnrollment(
  ctx: TenantCtx,
  { params, body }: Pick<Call<typeof editRoute>, "params" | "body">,
) {
  const edit = body.enrollment;
  const data = await transact(ctx, async (tx) => {
    const before = await lockEnrollment(tx, params.id);
    if (!before) throw notFound(NO_ENROLLMENT);
    const updated_at = nextUpdate(ctx, before.updated_at, edit.updatedAt);
    refuseMove(before, edit);
    const course = await readCourse(tx, before.course_id);
    if (!course) throw notFound(NO_ENROLLMENT);
    const { status = before.status, totalPaid } = edit;
    if (takesPlace(status) && !takesPlace(before.status)) {
      await lockPlaces(tx, ctx.businessId, before.course_id, 0);
      await refuseSecond(tx, {
        ...{ courseId: before.course_id, clientId: before.contact_id },
        confirmAgain: edit.confirmAgain,
      });
      await refuseFull(tx, before.course_id, course);
    }
    await updateEnrollment(tx, before.id, { ...columnsOf(edit), updated_by: actorName(ctx.actor), updated_at });
    if (status !== before.status) await planSessions(tx, ctx, before.id);
    if (takesPlace(before.status) && !takesPlace(status)) await freePlace(tx, ctx, before.course_id);
    if (takesPlace(status) && !takesPlace(before.status)) await noteFull(tx, before.course_id, course);
    await bookPayment(tx, ctx, {
      id: before.id,
      clientId: before.contact_id,
      ticket: before.ticket,
      courseName: course.name,
      by: totalPaid === undefined ? 0 : totalPaid - Number(before.total_paid),
      method: edit.paymentMethod === undefined ? before.payment_method : edit.paymentMethod,
      at: new Date(ctx.now),
    });
    await noteBlindEdit(tx, ctx, edit.updatedAt, {
      action: "enrollment.edited",
      what: "una inscripción",
      details: { enrollmentId: before.id },
      subjectId: before.contact_id,
    });
    await announce(tx, ctx, enrollmentChanged, { courseId: before.course_id });
    return enrollmentOf(tx, before.id);
  });
  return { data, message: "Inscripción actualizada" };
}

export async function deleteEnrollment(ctx: TenantCtx, { params }: Pick<Call<typeof deleteRoute>, "params">) {
  await transact(ctx, async (tx) => {
    const before = await lockEnrollment(tx, params.id);
    if (!before) throw notFound(NO_ENROLLMENT);
    await removeEnrollment(tx, before.id);
    await planSessions(tx, ctx, before.id);
    if (takesPlace(before.status)) await freePlace(tx, ctx, before.course_id);
    await writeAudit(tx, ctx, {
      action: "enrollment.deleted",
      summary: "Eliminó una inscripción",
      details: { enrollmentId: before.id, courseId: before.course_id },
      subjectId: before.contact_id,
    });
    await announce(tx, ctx, enrollmentChanged, { courseId: before.course_id });
  });
  return { data: null, message: "Inscripción eliminada" };
}

async function enrollmentOf(tx: Tx, id: string): Promise<Enrollment> {
  const [row] = await readEnrollments(tx, { id, limit: 1 });
  if (!row) throw notFound(NO_ENROLLMENT);
  return presentEnrollment(row);
}

const STAYS = {
  courseId: "El curso de una inscripción no cambia: cancélala y registra otra",
  clientId: "El cliente de una inscripción no cambia: cancélala y registra otra",
};

function refuseMove(before: EnrollmentRow, { courseId, clientId }: EnrollmentEdit): void {
  const moved = (sent: string | undefined, own: string) => sent !== undefined && sent.toLowerCase() !== own;
  const field = moved(courseId, before.course_id) ? "courseId" : moved(clientId, before.contact_id) ? "clientId" : null;
  if (field)
    throw new DomainError(422, STAYS[field], { errors: [{ path: `enrollment.${field}`, message: STAYS[field] }] });
}

/** Only the sent fields are written. */
function columnsOf(edit: EnrollmentEdit): EnrollmentWrite {
  const { enrollmentDate, enrollmentFee, totalPaid, remainingBalance } = edit;
  const amount = (pesos: number | null | undefined) => (typeof pesos === "number" ? decimalOf(pesos) : pesos);
  const columns = {
    enrollment_date: enrollmentDate && new Date(enrollmentDate),
    status: edit.status,
    payment_status: edit.paymentStatus,
    payment_method: edit.paymentMethod,
    enrollment_fee: amount(enrollmentFee),
    total_paid: amount(totalPaid),
    remaining_balance: amount(remainingBalance),
    notes: edit.notes,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
