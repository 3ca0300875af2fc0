// 'Carga Masiva' of enrollments: chooses a CSV file, sends it, and shows what could not be enrolled, by line.
import type { EnrollmentUpload } from "@mostrador/domain/growth/enrollments/schema.ts";
import { MOST_SHEET_ROWS, NO_FILE, SHEET_TEMPLATE } from "@mostrador/domain/growth/enrollments/sheet.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useUploadEnrollments } from "./api.ts";

type Props = { onClose: () => void; title?: string; head?: ReactNode };

const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${SHEET_TEMPLATE.join(",")}\r\n`)}`;

export function UploadDialog({ onClose, title = "Registrar inscripción", head }: Props) {
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState("");
  const upload = useUploadEnrollments();
  const send = async () => {
    if (!file) return setFailure(NO_FILE);
    setFailure("");
    await upload
      .mutateAsync(file)
      .catch((error: unknown) => setFailure(`Error en la carga masiva. ${sayError(error)}`));
  };
  const done = upload.data;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="large"
      busy={upload.isPending}
      actions={
        done ? (
          <Button variant="contained" onClick={onClose}>
            Listo
          </Button>
        ) : (
          <Button variant="contained" disabled={upload.isPending} onClick={() => void send()}>
            {upload.isPending ? "Guardando..." : "Subir archivo"}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        {head}
        {failure && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        {done ? (
          <Result upload={done} />
        ) : (
          <>
            <Typography variant="body2">
              {`Sube un archivo CSV con una inscripción por línea, hasta ${MOST_SHEET_ROWS}. Escribe el nombre o el identificador del curso, y el WhatsApp o el nombre completo de un cliente que ya esté en tus contactos.`}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
              <Button component="label">
                Seleccionar archivo
                <input
                  type="file"
                  accept=".csv,text/csv"
                  aria-label="Archivo CSV"
                  style={{ position: "absolute", opacity: 0, width: 1, height: 1 }}
                  onChange={({ target }) => {
                    setFile(target.files?.[0]);
                    setFailure("");
                  }}
                />
              </Button>
              <Button component="a" variant="text" href={TEMPLATE} download="inscripciones.csv">
                Descargar plantilla
              </Button>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                {file?.name ?? "Ningún archivo seleccionado"}
              </Typography>
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Result({ upload: { stats, failures } }: { upload: EnrollmentUpload }) {
  return (
    <>
      <Notice tone={stats.failed > 0 ? "warning" : "success"} role="status">
        {`Carga masiva completada: ${stats.created} creados, ${stats.failed} fallidos`}
      </Notice>
      {failures.map(({ line, message }) => (
        <Typography key={line} variant="body2">{`Línea ${line}: ${message}`}</Typography>
      ))}
    </>
  );
}
