// Chooses the file: picked or dropped, or one with an unfinished upload. Earlier uploads are listed below.
import type { Import } from "@mostrador/domain/kit/import/import-schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { openImportFile, saveFile } from "../../../lib/import/import-file.ts";
import type { Mapping } from "../../../lib/import/import-messages.ts";
import { forgetFile, type KeptFile, keptFile } from "../../../lib/import/kept-file.ts";
import { useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { UploadFileOutlined } from "../../../ui/icon/list-actions.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import type { ImportOf } from "./import-of.ts";
import { stateOf } from "./state-words.ts";

type Props = {
  of: ImportOf;
  error: string;
  keptAs: string;
  onFile: (file: File | undefined, mapping?: Mapping) => void;
  /** Another file was chosen: clears the previous error. */
  onChosen: () => void;
  onOpen: (upload: Import) => void;
};

export function ChooseStep({ of, error, keptAs, onFile, onChosen, onOpen }: Props) {
  const { businessId } = useActiveBusiness();
  const uploads = useRead(of.routes.listImports, businessId ? { query: { businessId } } : null, { staleTime: 0 });
  const [over, setOver] = useState(false);
  const [chosen, setChosen] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const kept = useKept(keptAs, uploads.data);
  return (
    <Stack
      spacing={2}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      {kept && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={() => onFile(kept.file, kept.mapping)}>
              Continuar
            </Button>
          }
        >
          {`La carga de «${kept.file.name}» no terminó. Puedes seguir donde se quedó.`}
        </Notice>
      )}
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      <Box
        sx={{
          p: 3,
          border: "1px dashed",
          borderColor: over ? "primary.main" : "outline",
          bgcolor: over ? "primary.soft" : "transparent",
          borderRadius: "10px",
          textAlign: "center",
        }}
      >
        <Button startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
          {chosen ? "Elegir otro archivo" : "Elegir archivo"}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {chosen
            ? chosen.name
            : `Un .xlsx o .csv de hasta ${of.mostRows.toLocaleString("en-US")} filas y 20 MB, con una fila de encabezados.`}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Archivo de la carga"
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            setChosen(event.target.files?.[0]);
            onChosen();
            event.target.value = "";
          }}
        />
      </Box>
      <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", flexWrap: "wrap" }}>
        <Button onClick={() => void saveTemplate(of)}>Descargar plantilla</Button>
        <Button variant="contained" color="primary" onClick={() => onFile(chosen)}>
          Validar archivo
        </Button>
      </Box>
      {uploads.data && uploads.data.length > 0 && <Earlier of={of} uploads={uploads.data} onOpen={onOpen} />}
    </Stack>
  );
}

type EarlierProps = { of: ImportOf; uploads: Import[]; onOpen: (upload: Import) => void };

function Earlier({ of, uploads, onOpen }: EarlierProps) {
  return (
    <Box component="section" aria-label="Cargas anteriores">
      <Typography variant="subtitle2" component="h3">
        Cargas anteriores
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {uploads.map((upload) => (
          <Box
            component="li"
            key={upload._id}
            sx={{ display: "flex", alignItems: "center", gap: 1, py: 0.5, borderBottom: 1, borderColor: "divider" }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ overflowWrap: "anywhere" }}>{upload.fileName || "Sin archivo"}</Box>
              <Typography variant="body2" color="textSecondary">
                <DateTime value={upload.createdAt} /> · {stateOf(upload, of.unchanged !== undefined)}
              </Typography>
            </Box>
            <Button size="small" onClick={() => onOpen(upload)} aria-label={`Ver ${upload.fileName || "la carga"}`}>
              Ver
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The file of an unfinished upload; one that ended elsewhere is removed. */
function useKept(key: string, uploads: Import[] | undefined): KeptFile | null {
  const [kept, setKept] = useState<KeptFile | null>(null);
  useEffect(() => void keptFile(key).then(setKept), [key]);
  const upload = uploads?.find(({ _id }) => _id === kept?.importId);
  useEffect(() => {
    if (upload && upload.state !== "running") void forgetFile(key);
  }, [upload, key]);
  return upload?.state === "running" ? kept : null;
}

async function saveTemplate({ worker, name }: ImportOf) {
  const file = openImportFile(worker);
  saveFile(await file.template(), `plantilla-${name}.xlsx`);
  file.close();
}
