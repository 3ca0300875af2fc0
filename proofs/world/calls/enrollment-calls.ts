// The good calls of enrollments, and of the waiting lists of courses.
import { enrollment } from "../bodies.ts";
import type { MakeCall } from "../call.ts";

export const enrollmentCalls: Record<string, MakeCall> = {
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
};
