// The answer of the calls for an enrollment.
import type { Enrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { NamedEnrollment } from "./enrollment.store.ts";

export function presentEnrollment(row: NamedEnrollment): Enrollment {
  return {
    _id: row.id,
    businessId: row.business_id,
    courseId: row.course_id,
    courseName: row.course_name,
    clientId: row.contact_id,
    clientName: clientName(row),
    order: row.ticket,
    enrollmentDate: row.enrollment_date.toISOString(),
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    enrollmentFee: row.enrollment_fee === null ? null : Number(row.enrollment_fee),
    totalPaid: Number(row.total_paid),
    remainingBalance: Number(row.remaining_balance),
    notes: row.notes,
    payments: row.payments.map(({ amount, payment_method: paymentMethod, paid_at, movement_id: moneyMovementId }) => ({
      amount: Number(amount),
      paymentMethod,
      date: new Date(paid_at).toISOString(),
      moneyMovementId,
    })),
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
