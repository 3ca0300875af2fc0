// The result of an upload, counted from the database: the documented text, the report, and 'Deshacer esta carga'.
import type { Import } from "@mostrador/domain/kit/import/import-schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { type CallError, read } from "../../../lib/client.ts";
import { type ImportFile, openImportFile, saveFile } from "../../../lib/import/import-file.ts";
import { useCall } from "../../../lib/query.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import type { ImportOf } from "./import-of.ts";
import { said } from "./state-words.ts";

/** `parts`: of the file, if it is still open; they show which rows never reached the server. */
type Props = {
  of: ImportOf;
  upload: Import;
  parts: FileParts | null;
  message: string;
  /** Why the server took none of a part's rows. */
  refused: CallError | null;
  onAgain: () => void;
};
export type FileParts = { file: ImportFile; count: number };

const BEAT_MS = 1_000;

export function EndedStep({ of, upload: first, parts, message, refused, onAgain }: Props) {
  const [asks, setAsks] = useState(false);
  const [writing, setWriting] = useState(false);
  const toast = useToast();
  const upload = useUpload(of, first);
  const undo = useCall(of.routes.undoImport, [of.routes.getImport.name, of.routes.listImports.name, ...of.stales]);
  const end = useCall(of.routes.endImport, [of.routes.getImport.name, of.routes.listImports.name, ...of.stales]);
  const mayUndo = useMayCall()(of.routes.undoImport);
  const { stats, state, undone } = upload;
  const save = async () => {
    setWriting(true);
    await saveReport(of, upload, parts, refused).catch(() =>
      toast.error("No se pudo descargar el reporte. Intenta de nuevo."),
    );
    setWriting(false);
  };
  return (
    <Stack spacing={2}>
      <Typography variant="h6" component="p" role="status">
        {message || endWords(upload)}
      </Typography>
      <Facts
        facts={[
          { label: "Archivo", value: upload.fileName || "Sin archivo" },
          { label: "Creados", value: stats.created.toLocaleString("es-MX") },
          ...(of.unchanged ? [] : [{ label: "Completados", value: stats.updated.toLocaleString("es-MX") }]),
          { label: of.unchanged ?? "Sin cambios", value: stats.unchanged.toLocaleString("es-MX") },
          { label: "Fallidos", value: stats.failed.toLocaleString("es-MX") },
        ]}
      />
      {refused && (
        <Notice tone="error" role="alert" action={wayOut(refused)}>
          {refused.message}
        </Notice>
      )}
      {state === "undoing" && <Notice role="status">{`Deshaciendo: ${said(undone.removed, "eliminado")}…`}</Notice>}
      {state === "undone" && (
        <Notice role="status">
          {[
            `Se deshizo la carga: ${said(undone.removed, "eliminado")}.`,
            undone.edited > 0 && `${said(undone.edited, "registro")} con cambios o mensajes posteriores: se quedaron.`,
            undone.named > 0 && `${said(undone.named, "registro")} con citas, pagos u otra actividad: se quedaron.`,
            undone.unfilled > 0 &&
              `${said(undone.unfilled, "registro")} que ya existían: se quitó lo que la carga completó.`,
            stats.updated > undone.unfilled && "Lo que alguien cambió después se queda como está.",
          ]
            .filter(Boolean)
            .join("\n")}
        </Notice>
      )}
      <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", flexWrap: "wrap" }}>
        {state === "running" && (
          <Button
            disabled={end.isPending}
            onClick={() => end.mutate({ params: { id: upload._id }, body: { state: "cancelled" } })}
          >
            Dar por terminada
          </Button>
        )}
        {mayUndo && (state === "done" || state === "cancelled") && stats.created + stats.updated > 0 && (
          <Button color="error" disabled={undo.isPending} onClick={() => setAsks(true)}>
            Deshacer esta carga
          </Button>
        )}
        <Button disabled={writing} onClick={() => void save()}>
          {writing ? "Preparando reporte…" : "Descargar reporte"}
        </Button>
        <Button variant="contained" color="primary" onClick={onAgain}>
          Otra carga
        </Button>
      </Box>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Deshacer esta carga"
        confirmLabel="Deshacer"
        danger
        onConfirm={async () => {
          await undo.mutateAsync({ params: { id: upload._id } });
        }}
      >
        Se elimina lo que esta carga creó y nadie ha usado desde entonces. Lo demás se queda.
      </ConfirmDialog>
    </Stack>
  );
}

/** To the plans, where the limit of the plan refused the rows. */
function wayOut({ data }: CallError) {
  const { link } = (data ?? {}) as { link?: string };
  return (
    link && (
      <Button size="small" component={Link} to={link}>
        Ver planes
      </Button>
    )
  );
}

function useUpload({ routes }: ImportOf, first: Import): Import {
  const found = useQuery({
    queryKey: [routes.getImport.name, first._id],
    queryFn: ({ signal }) => read(routes.getImport, { params: { id: first._id }, signal }),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.state === "undoing" ? BEAT_MS : false),
  });
  return found.data;
}

function endWords({ stats, state }: Import): string {
  if (state === "running") return "La carga no terminó";
  const counts = `${stats.created} creados, ${stats.failed} fallidos`;
  return state === "cancelled" ? `Carga cancelada: ${counts}` : `Carga masiva completada: ${counts}`;
}

const WORDS = { created: "Creado", updated: "Completado", unchanged: "Ya estaba", failed: "Falló" };

const NOT_SENT = "No llegó al servidor";

/**
 * As many rows as the file had. The numbers of rows that never reached the server are known only while the file is
 * open.
 */
async function saveReport(
  { routes, worker }: ImportOf,
  upload: Import,
  parts: FileParts | null,
  refused: CallError | null,
) {
  const reason = refused?.message ?? NOT_SENT;
  const rows: string[][] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: { rows: { row: number; outcome: keyof typeof WORDS; problem: string }[]; next: number | null } =
      await read(routes.readReport, { params: { id: upload._id }, query: { after } });
    for (const { row, outcome, problem } of part.rows) rows.push([String(row), WORDS[outcome], problem]);
    after = part.next;
  }
  const missing = upload.rows - rows.length;
  if (parts) {
    for (const line of await linesNotSent(upload, parts)) rows.push([String(line), WORDS.failed, reason]);
  } else if (missing > 0) {
    rows.push(["", WORDS.failed, `${said(missing, "fila")} de este archivo: ${NOT_SENT.toLowerCase()}`]);
  }
  const file = openImportFile(worker);
  const sheet = await file.write({ name: "Reporte", headers: ["Fila", "Resultado", "Motivo"], rows });
  file.close();
  saveFile(sheet, `reporte-${upload.fileName.replace(/\.\w+$/, "") || "carga"}.xlsx`);
}

async function linesNotSent({ batches }: Import, { file, count }: FileParts): Promise<number[]> {
  const lines: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    if (!batches.includes(number)) lines.push(...(await file.part(number)).map(({ row }) => row));
  }
  return lines;
}
