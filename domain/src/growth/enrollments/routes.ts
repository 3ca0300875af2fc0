import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, fileRoute, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, named } from "../../kit/schema.ts";
import { SearchParams } from "../reservations/schema.ts";
import {
  CoursePlaces,
  CourseWaiting,
  Enrollment,
  EnrollmentEdit,
  EnrollmentTotals,
  EnrollmentUpload,
  enrollments,
  NewCourseWaiting,
  NewEnrollment,
  OwnEnrollment,
  PublicCourse,
  UploadUndo,
  UploadUndone,
} from "./schema.ts";
import { LARGEST_SHEET } from "./sheet.ts";

named({ NewEnrollment, Enrollment, EnrollmentEdit });

const path = "/api/enrollment";

export const { list: listEnrollments } = enrollments;

export const totalEnrollments = route({
  name: "enrollment.totals",
  method: "GET",
  path: `${path}Totals`,
  summary: "Cuántas inscripciones hay, cuántas tienen lugar, y cuánto se ha pagado y se debe",
  access: access.view(PAGE.cursos),
  row: "contacts",
  rowIn: "clientId",
  query: enrollments.Filters,
  data: EnrollmentTotals,
});

export const createEnrollment = route({
  name: "enrollment.create",
  method: "POST",
  path,
  summary: "Inscribe a un contacto en un curso; lo pagado queda como movimiento de dinero",
  access: access.edit(PAGE.cursos),
  body: z.object({ enrollment: NewEnrollment }),
  data: Enrollment,
  status: 201,
});

export const editEnrollment = route({
  name: "enrollment.edit",
  method: "PUT",
  path: `${path}/:id`,
  summary: "Cambia una inscripción; la diferencia de lo pagado queda como movimiento de dinero",
  access: access.edit(PAGE.cursos),
  row: "enrollments",
  params: IdParams,
  body: z.object({ enrollment: EnrollmentEdit }),
  data: Enrollment,
});

export const deleteEnrollment = route({
  name: "enrollment.delete",
  method: "DELETE",
  path: `${path}/:id`,
  summary: "Elimina una inscripción y deja libre su lugar; sus movimientos de dinero se conservan",
  access: access.remove(PAGE.cursos),
  row: "enrollments",
  params: IdParams,
  data: z.null(),
});

export const uploadEnrollments = fileRoute({
  name: "enrollment.massive",
  method: "POST",
  path: `${path}/massive`,
  summary: "Inscribe a varios contactos con un archivo de Excel (.xlsx) o CSV",
  access: access.edit(PAGE.cursos),
  file: { field: "file", most: LARGEST_SHEET },
  data: EnrollmentUpload,
  rate: "write",
});

export const undoUpload = route({
  name: "enrollment.undoMassive",
  method: "POST",
  path: `${path}/massive/undo`,
  summary: "Deshace una carga: elimina las inscripciones que nadie ha tocado y devuelve lo que el archivo dijo pagado",
  access: access.remove(PAGE.cursos),
  body: UploadUndo,
  data: UploadUndone,
  rate: "write",
});

export const listCoursePlaces = route({
  name: "enrollment.places",
  method: "GET",
  path: `${path}/places`,
  summary: "Cuántos lugares de cada curso están ocupados y cuántos quedan",
  access: access.view(PAGE.cursos),
  query: BusinessQuery,
  data: z.array(CoursePlaces),
});

export const listCourseWaiting = route({
  name: "courseWaiting.list",
  method: "GET",
  path: "/api/courseWaiting",
  summary: "Quién espera un lugar en un curso, por orden de llegada",
  access: access.view(PAGE.cursos),
  query: BusinessQuery.extend({ courseId: Id }),
  data: z.array(CourseWaiting),
});

export const addCourseWaiting = route({
  name: "courseWaiting.create",
  method: "POST",
  path: "/api/courseWaiting",
  summary: "Anota a un contacto en la lista de espera de un curso",
  access: access.edit(PAGE.cursos),
  body: z.object({ waiting: NewCourseWaiting }),
  data: CourseWaiting,
  status: 201,
});

export const removeCourseWaiting = route({
  name: "courseWaiting.delete",
  method: "DELETE",
  path: "/api/courseWaiting/:id",
  summary: "Quita a un contacto de la lista de espera de un curso",
  access: access.edit(PAGE.cursos),
  row: "course_waiting",
  params: IdParams,
  data: z.null(),
});

const PublicParams = SearchParams.extend({ id: Id });

export const getPublicCourse = route({
  name: "publicCourse.get",
  method: "GET",
  path: "/api/reservar/:search/course/:id",
  summary: "Un curso, para quien tiene su enlace: qué es, cuándo y si quedan lugares",
  access: access.public,
  params: PublicParams,
  data: PublicCourse,
});

export const enrollOneself = route({
  name: "publicCourse.enroll",
  method: "POST",
  path: "/api/reservar/:search/course/:id/enrollment",
  summary: "Inscribe a quien tiene el enlace de un curso; queda pendiente",
  access: access.public,
  params: PublicParams,
  body: z.object({ enrollment: OwnEnrollment }),
  data: z.object({ order: z.int(), courseName: z.string() }),
  status: 201,
});
