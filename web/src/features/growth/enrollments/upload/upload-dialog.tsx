// 'Carga Masiva' of enrollments: chooses a spreadsheet, sends it, and shows how it ended.
import { MOST_SHEET_ROWS, NO_FILE, SHEET_TEMPLATE } from "@mostrador/domain/growth/enrollments/sheet.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { saveSheet } from "../../../../lib/sheet/save-sheet.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useUploadEnrollments } from "../api.ts";
import { UploadResult } from "./upload-result.tsx";

type Props = { onClose: () => void; title?: string; head?: ReactNode };

export function UploadDialog({ onClose, title = "Registrar inscripción", head }: Props) {
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState("");
  const upload = useUploadEnrollments();
  const send = async () => {
    if (!file) return setFailure(NO_FILE);
    setFailure("");
    await asCsv(file)
      .then((csv) => upload.mutateAsync(csv))
      .catch((error: unknown) => setFailure(`Error en la carga masiva. ${sayError(error)}`));
  };
  const saveTemplate = () =>
    saveSheet("plantilla-inscripciones", "Inscripciones", SHEET_TEMPLATE, []).catch(() =>
      setFailure("No se pudo descargar la plantilla. Intenta de nuevo."),
    );
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
          <Button variant="contained" color="primary" onClick={onClose}>
            Listo
          </Button>
        ) : (
          <Button variant="contained" color="primary" disabled={upload.isPending} onClick={() => void send()}>
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
          <UploadResult upload={done} />
        ) : (
          <>
            <Typography variant="body2">
              {`Sube un archivo de Excel (.xlsx) o CSV con una inscripción por línea, hasta ${MOST_SHEET_ROWS}. Escribe el nombre o el identificador del curso, y el WhatsApp o el nombre completo de un cliente que ya esté en tus contactos.`}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
              <Button component="label">
                Seleccionar archivo
                <input
                  type="file"
                  accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                  aria-label="Archivo de la carga"
                  style={{ position: "absolute", opacity: 0, width: 1, height: 1 }}
                  onChange={({ target }) => {
                    setFile(target.files?.[0]);
                    setFailure("");
                  }}
                />
              </Button>
              <Button variant="text" onClick={() => void saveTemplate()}>
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

/** What is no spreadsheet goes as it is: the server says what is wrong with it. */
async function asCsv(file: File): Promise<File> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b) return file;
  const [{ readSheet }, { csvOf }] = await Promise.all([
    import("../../../../lib/sheet/read-sheet.ts"),
    import("./csv-of.ts"),
  ]);
  return new File([csvOf(await readSheet(file, MOST_SHEET_ROWS, () => {}))], "inscripciones.csv", { type: "text/csv" });
}
