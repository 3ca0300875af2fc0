// Says in a new enrollment that the chosen client is in the chosen course already.
import { type Enrollment, enrolledText } from "@mostrador/domain/growth/enrollments/schema.ts";
import { takesPlace } from "@mostrador/domain/growth/enrollments/status.ts";
import Button from "@mui/material/Button";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { useEnrolled } from "../api.ts";

export function EnrolledBefore({ onShow }: { onShow: (enrollment: Enrollment) => void }) {
  const courseId = useFormValue<string | null>("courseId");
  const clientId = useFormValue<string | null>("clientId");
  const before = useEnrolled(courseId, clientId).data?.find(({ status }) => takesPlace(status));
  if (!before) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button size="small" onClick={() => onShow(before)}>
          Ver inscripción
        </Button>
      }
    >
      {`${enrolledText(before.clientName, before)}.`}
    </Notice>
  );
}
