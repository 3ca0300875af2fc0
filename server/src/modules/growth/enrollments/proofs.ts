// What the proofs need to know of the enrollments.

import { PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { enrollment } from "../../../../../proofs/world/bodies.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "enrollment.list": ({ businessId, contactId, rows, enrollmentId: id }) => ({
      query: { businessId, clientId: contactId, courseId: rows.course as string, id },
    }),
    "enrollment.create": ({ businessId, contactId, rows, mark }) => ({
      body: { enrollment: { businessId, ...enrollment({ contactId, courseId: rows.course, mark }) } },
    }),
    "enrollment.edit": ({ enrollmentId, mark }) => ({
      params: { id: enrollmentId },
      body: { enrollment: { notes: `Cambio ${mark}`, status: "cancelled" } },
    }),
    "enrollment.delete": async ({ makeEnrollment }) => ({ params: { id: await makeEnrollment() } }),
    "enrollment.massive": ({ businessId, mark }) => ({
      query: { businessId },
      body: {
        name: `inscripciones ${mark}.csv`,
        file: Buffer.from(`Curso,Cliente,Notas\nOtro,Nadie,${mark}\n`).toString("base64"),
      },
    }),
    "enrollment.places": ({ businessId }) => ({ query: { businessId } }),
    "courseWaiting.list": ({ businessId, rows }) => ({ query: { businessId, courseId: rows.course as string } }),
    "courseWaiting.create": async ({ businessId, rows, make }) => ({
      body: { waiting: { businessId, courseId: rows.course, clientId: await make.contact() } },
    }),
    "publicCourse.get": ({ search, rows }) => ({ params: { search, id: rows.course as string } }),
    "publicCourse.enroll": (side) => ({
      params: { search: side.search, id: side.rows.course as string },
      body: { enrollment: { name: `Persona ${side.mark}`, whatsapp: side.make.digits(), note: `Nota ${side.mark}` } },
    }),
    "courseWaiting.delete": async ({ makeCourseWaiting }) => ({ params: { id: await makeCourseWaiting() } }),
  },
  writes: {
    "enrollment.create": made("enrollments"),
    "publicCourse.enroll": ({ params }) => ({ table: "enrollments", column: "course_id", value: String(params?.id) }),
    "courseWaiting.create": made("course_waiting"),
  },
  money: {
    sent: {
      "enrollment.enrollmentFee": { heldBy: "growth/enrollments/enrollment.test.ts" },
      "enrollment.totalPaid": { heldBy: "growth/enrollments/enrollment.test.ts" },
      "enrollment.remainingBalance": { heldBy: "growth/enrollments/enrollment.test.ts" },
      "enrollment.paymentMethod": { notMoney: "how it was paid" },
      "enrollment.paymentStatus": { notMoney: "a status" },
    },
    ownersColumns: [
      "enrollment_payments.amount",
      "enrollment_payments.payment_method",
      "enrollments.enrollment_fee",
      "enrollments.payment_method",
      "enrollments.payment_status",
      "enrollments.remaining_balance",
      "enrollments.total_paid",
    ],
  },
  edits: {
    "enrollment.edit": {
      fields: [
        text("notes"),
        {
          name: "paymentMethod",
          value: (n) => PAYMENT_METHODS[n % PAYMENT_METHODS.length] as string,
          column: "payment_method",
        },
      ],
    },
  },
  exceptions: {
    "enrollment.list query.clientId": FILTERED,
    "enrollment.list query.courseId": FILTERED,
    "enrollment.list query.id": FILTERED,
    "courseWaiting.list query.courseId": FILTERED,
  },
  entryPoints: {
    public: {
      "publicCourse.enroll":
        "opened by an address that says whose it is; floods and rows of others in own-enrollment.test.ts",
      "publicCourse.get":
        "opened by an address that says whose it is; floods and rows of others in own-enrollment.test.ts",
    },
  },
};
