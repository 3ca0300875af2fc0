// Enrollments: the contacts of a course, with what they paid and still owe (contract/growth#enrollments).
import * as z from "zod";
import { withNumber } from "../../business/contacts/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { reference } from "../../kit/reference.ts";
import { pesos } from "../../kit/resource/pesos.ts";
import { access } from "../../kit/route.ts";
import { BusinessId, DateTime, dateTime, Id, optionalText, REQUIRED, UpdatedAt } from "../../kit/schema.ts";
import { PAYMENT_METHODS } from "../../money/finance/payment-method.ts";
import { Person } from "../reservations/schema.ts";
import { MOST_SHEET_ROWS } from "./sheet.ts";
import { ENROLLMENT_STATUSES, type EnrollmentStatus, PAYMENT_STATUSES, STATUS_LABELS } from "./status.ts";

export const NOT_CHOSEN = "Por favor, selecciona un curso y un cliente";
export const NOT_FOUND = "No se encontró el curso o el cliente";
export const NO_ENROLLMENT = "No se encontró la inscripción";
export const COURSE_FULL = "El curso ya no tiene lugares";
/** Such as 'Ana López ya está en este curso: boleto 3, pendiente'. */
export const enrolledText = (client: string, { order, status }: { order: number; status: EnrollmentStatus }) =>
  `${client} ya está en este curso: boleto ${order}, ${STATUS_LABELS[status].toLowerCase()}`;
export const COURSE_ARCHIVED = "El curso está archivado";
/** The kinds of its references: their ids have an error text of their own. */
export const COURSE_KIND = "enrollmentCourse";
export const CLIENT_KIND = "enrollmentClient";

/** An empty text means none, as forms send it. */
const none = (value: unknown) => (value === "" ? null : value);
const chosen = (kind: string) => z.string(NOT_CHOSEN).min(1, { error: NOT_CHOSEN, abort: true }).pipe(reference(kind));
const required = (issue: { input?: unknown }, message: string) => (issue.input ? message : REQUIRED);

const Status = z.enum(ENROLLMENT_STATUSES, {
  error: (issue) => required(issue, "El estado debe ser pendiente, confirmada o cancelada"),
});
const PaymentStatus = z.enum(PAYMENT_STATUSES, {
  error: (issue) => required(issue, "El estado del pago debe ser pendiente, parcial o completado"),
});
const Method = z.enum(PAYMENT_METHODS, "El método de pago no es válido");

const EnrollmentFields = z.object({
  courseId: chosen(COURSE_KIND),
  clientId: chosen(CLIENT_KIND),
  enrollmentDate: dateTime("La fecha de inscripción", { first: 2000, last: 2100 }),
  status: Status,
  paymentStatus: PaymentStatus,
  paymentMethod: z.preprocess(none, Method.nullable()),
  enrollmentFee: z.preprocess(none, pesos("El costo de la inscripción").nullable()),
  totalPaid: pesos("El total pagado"),
  remainingBalance: pesos("El saldo pendiente"),
  notes: optionalText(500, "La nota"),
});

/** A person knows that the contact is in the course, and wants one more place. */
const confirmAgain = z.boolean("Confirma con sí o no").default(false);

const { shape } = EnrollmentFields;
export const NewEnrollment = EnrollmentFields.extend({
  confirmAgain,
  businessId: Id,
  /** Left out: now. */
  enrollmentDate: shape.enrollmentDate.optional(),
  status: shape.status.default("pending"),
  paymentStatus: shape.paymentStatus.default("pending"),
  paymentMethod: shape.paymentMethod.default(null),
  /** Left out: that of the course. */
  enrollmentFee: shape.enrollmentFee.optional(),
});
export type NewEnrollment = z.infer<typeof NewEnrollment>;

/** Course and client stay: another one is another enrollment. */
export const EnrollmentEdit = EnrollmentFields.partial().extend({ updatedAt: UpdatedAt, confirmAgain });
export type EnrollmentEdit = z.infer<typeof EnrollmentEdit>;

export const Enrollment = z.object({
  _id: Id,
  businessId: Id,
  courseId: Id,
  courseName: z.string(),
  clientId: Id,
  clientName: z.string(),
  /** 'Boleto': its number within the course, given once. */
  order: z.int(),
  enrollmentDate: DateTime,
  status: z.enum(ENROLLMENT_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: Method.nullable(),
  enrollmentFee: z.number().nullable(),
  totalPaid: z.number(),
  remainingBalance: z.number(),
  notes: z.string(),
  /** Oldest first; a negative amount was given back. */
  payments: z.array(
    z.object({ amount: z.number(), paymentMethod: Method, date: DateTime, moneyMovementId: Id.nullable() }),
  ),
  createdBy: z.string(),
  updatedBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Enrollment = z.infer<typeof Enrollment>;

export const enrollments = defineJournal({
  name: "enrollment",
  table: "enrollments",
  moment: "enrollment_date",
  summary: "Inscripciones a los cursos del negocio o de un contacto, las más nuevas primero",
  access: access.view(PAGE.cursos),
  row: Enrollment,
  of: { row: "contacts", rowIn: "clientId" },
  filters: {
    id: Id.optional(),
    courseId: Id.optional(),
    clientId: Id.optional(),
    status: z.enum(ENROLLMENT_STATUSES, "El estado no es válido").optional(),
    paymentStatus: z.enum(PAYMENT_STATUSES, "El estado del pago no es válido").optional(),
  },
  columns: {
    ...{ id: "id", courseId: "course_id", clientId: "contact_id" },
    ...{ status: "status", paymentStatus: "payment_status" },
  },
  whose: ["businessId", "clientId"],
  limit: 100,
});

/** Of what the filters find. `paid` and `owed`: pesos, without cancelled ones. */
export const EnrollmentTotals = z.object({ count: z.int(), holding: z.int(), paid: z.number(), owed: z.number() });
export type EnrollmentTotals = z.infer<typeof EnrollmentTotals>;

/** How full each course is. */
export const CoursePlaces = z.object({
  courseId: Id,
  taken: z.int(),
  /** Null: no limit. */
  left: z.int().nullable(),
  waiting: z.int(),
});
export type CoursePlaces = z.infer<typeof CoursePlaces>;

export const NewCourseWaiting = z.object({
  businessId: Id,
  courseId: chosen(COURSE_KIND),
  clientId: chosen(CLIENT_KIND),
  confirmAgain,
});

export const CourseWaiting = z.object({
  _id: Id,
  businessId: Id,
  courseId: Id,
  clientId: Id,
  clientName: z.string(),
  /** When they were told that a place became free; null before, and again once the course is full. */
  toldAt: DateTime.nullable(),
  createdAt: DateTime,
});
export type CourseWaiting = z.infer<typeof CourseWaiting>;

/** A course for strangers: what it is, when, and whether there is room. */
export const PublicCourse = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  place: z.string(),
  location: z.string(),
  sessions: z.int(),
  pricePerSession: z.number().nullable(),
  totalPrice: z.number().nullable(),
  enrollmentFee: z.number().nullable(),
  images: z.array(z.string()),
  dates: z.array(z.object({ date: z.string(), startTime: z.string(), endTime: z.string() })),
  /** Null: no limit. */
  left: z.int().nullable(),
  /** Its last session is over: it takes nobody here. */
  hasEnded: z.boolean(),
});
export type PublicCourse = z.infer<typeof PublicCourse>;

export const OwnEnrollment = withNumber(z.object({ ...Person, note: optionalText(500, "La nota") }));
export type OwnEnrollment = z.infer<typeof OwnEnrollment>;

/** The answer of a file. */
export const EnrollmentUpload = z.object({
  stats: z.object({ created: z.int(), failed: z.int() }),
  /** The lines that were not enrolled, by their number in the file. */
  failures: z.array(z.object({ line: z.int(), message: z.string() })),
  /** Those that were made: what an undo names. */
  enrollmentIds: z.array(Id),
});
export type EnrollmentUpload = z.infer<typeof EnrollmentUpload>;

export const UploadUndo = z.object({
  businessId: BusinessId,
  enrollmentIds: z.array(reference("enrollment")).max(MOST_SHEET_ROWS, "Son demasiadas inscripciones"),
});

/** `kept`: edited or paid since. */
export const UploadUndone = z.object({ removed: z.int(), kept: z.int() });
export type UploadUndone = z.infer<typeof UploadUndone>;
