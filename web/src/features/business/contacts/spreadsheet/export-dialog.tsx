// The export: reads the contacts page by page, and a worker writes the file. It shows the progress and can be stopped.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { exportContacts } from "@mostrador/domain/business/contacts/import/routes.ts";
import type { ContactType, ExportedContact } from "@mostrador/domain/business/contacts/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { read } from "../../../../lib/client.ts";
import { openImportFile, saveFile } from "../../../../lib/import/import-file.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { deviceToday } from "../../../../ui/time/typed-day.ts";
import { contactsWorker } from "./contacts-worker.ts";
import type { ExportSelection } from "./exported.ts";

type State = { done: number; total: number | null; ended?: true; error?: string };

export function ExportDialog({ onClose, ...given }: ExportSelection & { onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const [state, setState] = useState<State>({ done: 0, total: null });
  const [attempt, setAttempt] = useState(0);
  const [asked] = useState<ExportSelection>(given);
  const zone = useZone();
  const latest = useRef(zone);
  useEffect(() => {
    latest.current = zone;
  }, [zone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another export
  useEffect(() => {
    if (!businessId) return;
    const stop = new AbortController();
    setState({ done: 0, total: null });
    exportAll(
      businessId,
      asked,
      () => latest.current,
      stop.signal,
      (done, total) => setState({ done, total }),
    ).then(
      (total) => setState({ done: total, total, ended: true }),
      (error: unknown) => !stop.signal.aborted && setState((now) => ({ ...now, error: sayError(error) })),
    );
    return () => stop.abort();
  }, [businessId, asked, attempt]);
  const { done, total, ended, error } = state;
  return (
    <Dialog
      open
      compact
      size="small"
      onClose={onClose}
      title="Exportar contactos"
      actions={<Button onClick={onClose}>{ended ? "Listo" : "Cancelar"}</Button>}
    >
      <Stack spacing={1.5}>
        {error ? (
          <Notice
            tone="error"
            role="alert"
            action={
              <Button size="small" onClick={() => setAttempt(attempt + 1)}>
                Reintentar
              </Button>
            }
          >
            {error || "No se pudo exportar."}
          </Notice>
        ) : (
          <>
            <Typography role="status">{wordsOf(state)}</Typography>
            <LinearProgress
              aria-label="Exportación"
              {...(total ? { variant: "determinate" as const, value: (done * 100) / total } : {})}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function wordsOf({ done, total, ended }: State): string {
  const shown = (count: number) => count.toLocaleString("es-MX");
  if (ended) return `Se descargó el archivo con ${shown(done)} ${done === 1 ? "contacto" : "contactos"}.`;
  return total === null ? "Preparando…" : `${shown(done)} de ${shown(total)} contactos`;
}

/** The columns of an upload come first, so that the file can be imported again. */
const COLUMNS: readonly [string, (contact: ExportedContact, zone: string) => string][] = [
  ["Nombre", ({ name, pushName }) => name || pushName],
  ["Apellidos", ({ lastname }) => lastname],
  ["Apellido Materno", ({ secondLastname }) => secondLastname],
  ["Género", ({ gender }) => gender],
  ["No Responder", ({ noRespond }) => (noRespond ? "Sí" : "No")],
  ["Notas", ({ notes }) => notes],
  ["WhatsApp", ({ whatsapp }) => whatsapp],
  ["Tipo", ({ type }) => type],
  ["Email", ({ email }) => email],
  ["Código de País", ({ countryCode }) => countryCode],
  ["Fecha de Nacimiento", ({ birthdate }) => (birthdate === "2000-01-01" ? "" : birthdate)],
  ["Identificador", ({ customId }) => customId],
  // the day of the business, as its page shows it (D-3.1)
  ["Registrado", ({ createdAt }, zone) => localOf(zone, Date.parse(createdAt)).day],
];

async function exportAll(
  businessId: string,
  { ids, type, search, filter, name = "contactos" }: ExportSelection,
  zone: () => string,
  signal: AbortSignal,
  progress: (done: number, total: number) => void,
): Promise<number> {
  const rows: string[][] = [];
  let [before, total]: [string | undefined, number] = [undefined, 0];
  for (let more = true; more; ) {
    const of = {
      businessId,
      ...(ids && { ids: [...ids] }),
      ...(type && { type }),
      ...(search?.trim() && { search: search.trim().slice(0, 100) }),
      ...(filter && { filter: filter as ContactFilter }),
      ...(before && { before }),
    };
    const part = await readPart(of, signal);
    for (const contact of part.clients) rows.push(COLUMNS.map(([, cell]) => cell(contact, zone())));
    [before, more, total] = [part.clients.at(-1)?._id, part.hasMore, part.total ?? total];
    progress(rows.length, total);
  }
  const file = openImportFile(contactsWorker);
  const bytes = await file.write({ name: "Contactos", headers: COLUMNS.map(([header]) => header), rows });
  file.close();
  if (!signal.aborted) saveFile(bytes, `${name}-${deviceToday()}.xlsx`);
  return rows.length;
}

type ExportQuery = {
  businessId: string;
  ids?: string[];
  type?: ContactType;
  search?: string;
  filter?: ContactFilter;
  before?: string;
};

function readPart(body: ExportQuery, signal: AbortSignal) {
  return read(exportContacts, { body, signal });
}
