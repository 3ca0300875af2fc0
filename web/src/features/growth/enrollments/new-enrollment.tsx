// Registers enrollments in two ways, as documented: 'Individual' or 'Carga Masiva'.
import { uploadEnrollments } from "@mostrador/domain/growth/enrollments/routes.ts";
import type { Enrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import { latePart } from "../../../ui/state/late.tsx";
import { OneOrMany } from "../../ground/imports/index.ts";
import { EnrollmentForm } from "./enrollment-form.tsx";

const UPLOAD = latePart(async () => (await import("./upload/upload-dialog.tsx")).UploadDialog);

type Props = { courseId: string | null; onShow: (enrollment: Enrollment) => void; onClose: () => void };

export function NewEnrollment({ courseId, onShow, onClose }: Props) {
  return (
    <OneOrMany
      title="Registrar inscripción"
      bring={uploadEnrollments}
      one={(head) => (
        <EnrollmentForm enrollment={null} courseId={courseId} head={head} onShow={onShow} onClose={onClose} />
      )}
      many={UPLOAD}
      onClose={onClose}
    />
  );
}
