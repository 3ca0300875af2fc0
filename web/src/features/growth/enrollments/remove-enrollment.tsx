// 'Eliminar' in the form of an enrollment, after a question.
import type { Enrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useDeleteEnrollment } from "./api.ts";

type Props = { enrollment: Enrollment; onRemoved: () => void };

export function RemoveEnrollment({ enrollment, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteEnrollment();
  const toast = useToast();
  return (
    <>
      <Button variant="text" color="error" onClick={() => setAsking(true)}>
        Eliminar
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Eliminar la inscripción de ${enrollment.clientName}?`}
        confirmLabel="Eliminar"
        danger
        onConfirm={async () => {
          const { message } = await remove.mutateAsync({ params: { id: enrollment._id } });
          toast.success(message);
          onRemoved();
        }}
      >
        Su lugar queda libre. Los movimientos de dinero se conservan: si devuelves lo pagado, regístralo antes.
      </ConfirmDialog>
    </>
  );
}
