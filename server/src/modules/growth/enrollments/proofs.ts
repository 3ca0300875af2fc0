// What the proofs need to know of the enrollments.

import { PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "enrollment.list": ({ businessId, contactId, rows }) => ({
      query: { businessId, clientId: contactId, courseId: rows.course as string, id: rows.enrollment as string },
    }),
    "enrollment.totals": ({ businessId, contactId, rows }) => ({
      query: { businessId, clientId: contactId, courseId: rows.course as string, id: rows.enrollment as string },
    }),
    "enrollment.create": (side) => ({ body: { enrollment: enrollment(side) } }),
    "enrollment.edit": ({ rows, mark }) => ({
      params: { id: rows.enrollment as string },
      body: { enrollment: { notes: `Cambio ${mark}`, status: "cancelled" } },
    }),
    "enrollment.delete": async (side) => ({ params: { id: await newEnrollment(side) } }),
    "enrollment.massive": ({ businessId, mark }) => ({
      query: { businessId },
      body: {
        name: `inscripciones ${mark}.csv`,
        file: Buffer.from(`Curso,Cliente,Notas\nOtro,Nadie,${mark}\n`).toString("base64"),
      },
    }),
    "enrollment.undoMassive": async (side) => ({
      body: { businessId: side.businessId, enrollmentIds: [await newEnrollment(side)] },
    }),
    "enrollment.places": ({ businessId }) => ({ query: { businessId } }),
    "courseWaiting.list": ({ businessId, rows }) => ({ query: { businessId, courseId: rows.course as string } }),
    "courseWaiting.create": async (side) => ({ body: { waiting: await waiting(side) } }),
    "publicCourse.get": ({ search, rows }) => ({ params: { search, id: rows.course as string } }),
    "publicCourse.enroll": (side) => ({
      params: { search: side.search, id: side.rows.course as string },
      body: { enrollment: { name: `Persona ${side.mark}`, whatsapp: side.make.digits(), note: `Nota ${side.mark}` } },
    }),
    "courseWaiting.delete": async (side) => ({
      params: { id: await side.post("/api/courseWaiting", { waiting: await waiting(side) }) },
    }),
  },
  rows: { enrollment: newEnrollment },
  writes: {
    "enrollment.create": made("enrollments"),
    "publicCourse.enroll": ({ params }) => ({ table: "enrollments", column: "course_id", value: String(params?.id) }),
    "courseWaiting.create": made("course_waiting"),
  },
  questions: ["enrollment.undoMassive"],
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
    "enrollment.totals query.clientId": FILTERED,
    "enrollment.totals query.courseId": FILTERED,
    "enrollment.totals query.id": FILTERED,
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

function newEnrollment(side: Side): Promise<string> {
  return side.post("/api/enrollment", { enrollment: enrollment(side) });
}

/** Cancelled: it takes no place. */
function enrollment({ businessId, contactId, rows, mark }: Side) {
  return {
    ...{ businessId, courseId: rows.course, clientId: contactId, status: "cancelled", paymentStatus: "pending" },
    ...{ totalPaid: 100, remainingBalance: 750.5, notes: `Notas ${mark}` },
  };
}

async function waiting({ businessId, rows, make }: Side) {
  return { businessId, courseId: rows.course, clientId: await make.contact() };
}
