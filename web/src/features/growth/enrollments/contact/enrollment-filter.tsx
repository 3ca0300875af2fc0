import { ENROLLMENT_STATUSES, STATUS_LABELS } from "@mostrador/domain/growth/enrollments/status.ts";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { RowsField } from "../../../../ui/pick/rows-field.tsx";
import { useCourses } from "../../../catalog/courses/index.ts";

/** The directory filter's fields about enrollments. Without a status: pending and confirmed ones. */
export function EnrollmentFilter() {
  return (
    <>
      <RowsField name="enrolledCourse" label="Inscritos en" rows={useCourses().data} />
      <MultiSelectField
        name="enrollmentStatus"
        label="Estado de la inscripción"
        options={ENROLLMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        placeholder="Pendiente o confirmada"
        required={false}
      />
    </>
  );
}
