// How a file of enrollments ended: what could not be enrolled, by line, its report, and the undo of the rest.
import { undoUpload } from "@mostrador/domain/growth/enrollments/routes.ts";
import type { EnrollmentUpload } from "@mostrador/domain/growth/enrollments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { saveSheet } from "../../../../lib/sheet/save-sheet.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useUndoUpload } from "../api.ts";

export function UploadResult({ upload: { stats, failures, enrollmentIds } }: { upload: EnrollmentUpload }) {
  const { businessId } = useActiveBusiness();
  const mayUndo = useMayCall()(undoUpload);
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  const undo = useUndoUpload();
  const undone = undo.data?.data;
  const save = () =>
    saveSheet(
      "reporte-inscripciones",
      "Reporte",
      ["Línea", "Problema"],
      failures.map(({ line, message }) => [line, message]),
    ).catch(() => toast.error("No se pudo descargar el reporte. Intenta de nuevo."));
  return (
    <Stack sx={{ gap: 2 }}>
      <Notice tone={stats.failed > 0 ? "warning" : "success"} role="status">
        {`Carga masiva completada: ${stats.created} creados, ${stats.failed} fallidos`}
      </Notice>
      {undone && (
        <Notice role="status">
          {[
            `Se deshizo la carga: ${undone.removed} ${undone.removed === 1 ? "eliminada" : "eliminadas"}.`,
            undone.kept > 0 && `${undone.kept} con cambios o pagos posteriores: no se eliminaron.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </Notice>
      )}
      {failures.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {failures.map(({ line, message }) => (
            <Typography key={line} component="li" variant="body2" sx={{ py: 0.25, overflowWrap: "anywhere" }}>
              {`Línea ${line}: ${message}`}
            </Typography>
          ))}
        </Box>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
        {failures.length > 0 && <Button onClick={() => void save()}>Descargar reporte</Button>}
        {mayUndo && enrollmentIds.length > 0 && !undone && (
          <Button color="error" disabled={undo.isPending} onClick={() => setAsks(true)}>
            Deshacer esta carga
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="¿Deshacer esta carga?"
        confirmLabel="Deshacer"
        danger
        onConfirm={async () => {
          await undo.mutateAsync({ body: { businessId: businessId ?? "", enrollmentIds } });
        }}
      >
        Se eliminan las inscripciones de este archivo que nadie ha tocado, y lo que el archivo dijo pagado queda como
        devolución.
      </ConfirmDialog>
    </Stack>
  );
}
