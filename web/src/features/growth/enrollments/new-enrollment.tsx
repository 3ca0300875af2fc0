// Registers enrollments in two ways, as documented: 'Individual' or 'Carga Masiva'.
import { uploadEnrollments } from "@mostrador/domain/growth/enrollments/routes.ts";
import { latePart } from "../../../ui/state/late.tsx";
import { OneOrMany } from "../../ground/imports/index.ts";
import { EnrollmentForm } from "./enrollment-form.tsx";

const UPLOAD = latePart(async () => (await import("./upload-dialog.tsx")).UploadDialog);

export function NewEnrollment({ courseId, onClose }: { courseId: string | null; onClose: () => void }) {
  return (
    <OneOrMany
      title="Registrar inscripción"
      bring={uploadEnrollments}
      one={(head) => <EnrollmentForm enrollment={null} courseId={courseId} head={head} onClose={onClose} />}
      many={UPLOAD}
      onClose={onClose}
    />
  );
}
