// The enrollment part of the directory's filter: who takes part in which courses.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { ENROLLMENT_STATUSES, takesPlace } from "@mostrador/domain/growth/enrollments/status.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { all, type ContactCondition } from "../../../business/contacts/index.ts";

export const enrollmentCondition: ContactCondition = {
  answers: ["enrolledCourse", "enrollmentStatus"],
  access: access.view(PAGE.cursos),
  where: (filter) => raw`c.id in (select e.contact_id from enrollments e where ${all(among(filter))})`,
};

/** Without a status only enrollments that take a place count. */
function among({ enrolledCourse, enrollmentStatus }: ContactFilter): RawBuilder<boolean>[] {
  const known: readonly string[] = ENROLLMENT_STATUSES;
  if (enrollmentStatus?.some((one) => !known.includes(one))) {
    throw invalid("enrollmentStatus", "El estado de la inscripción no es válido");
  }
  const statuses = enrollmentStatus ?? ENROLLMENT_STATUSES.filter(takesPlace);
  return [
    raw<boolean>`e.status = any(${statuses}::text[])`,
    ...(enrolledCourse ? [raw<boolean>`e.course_id = any(${enrolledCourse}::uuid[])`] : []),
  ];
}
