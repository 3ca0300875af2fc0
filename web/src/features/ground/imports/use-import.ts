// The state of an upload: choose and check a file, decide, send its parts, show the result.
import type { Import, ImportStats } from "@mostrador/domain/kit/import/import-schema.ts";
import { batchSizeOf } from "@mostrador/domain/kit/import/sampling.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError, call, read } from "../../../lib/client.ts";
import { FileRefused, type ImportFile, openImportFile } from "../../../lib/import/import-file.ts";
import type { FileCheck, FileLook, Mapping } from "../../../lib/import/import-messages.ts";
import { forgetFile, keepFile } from "../../../lib/import/kept-file.ts";
import { namedColumns } from "../../../lib/import/named-columns.ts";
import { sendParts } from "../../../lib/import/send-parts.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useZone } from "../../../lib/use-zone.ts";
import type { FileParts } from "./ended-step.tsx";
import type { ImportOf } from "./import-of.ts";

export type Step =
  | { at: "choose"; error: string }
  | { at: "checking"; name: string; done: number; of: number | undefined }
  | ({ at: "columns"; error: string } & MappedFile)
  | ({ at: "checked"; check: FileCheck; under: Import | null } & MappedFile)
  | { at: "sending"; rows: number; sent: number; stats: ImportStats; stopping: boolean }
  | { at: "ended"; upload: Import; message: string; parts: FileParts | null; refused: CallError | null };

/** A file and its column mapping. `isTold`: a person confirmed it. */
export type MappedFile = { file: File; look: FileLook; mapping: Mapping; isTold: boolean };

/** For numbers without a code, when no earlier upload says otherwise. */
const USUAL_COUNTRY = "52";
type CheckedStep = Extract<Step, { at: "checked" }>;
const NOTHING: ImportStats = { created: 0, updated: 0, unchanged: 0, failed: 0 };
/** The texts of the documents. */
const TEXTS = {
  noFile: "Por favor, seleccione un archivo",
  check: "Error al validar el archivo",
  repair: "Error al aplicar correcciones",
  send: "Error en la carga masiva",
};

export function useImport(of: ImportOf) {
  const { businessId } = useActiveBusiness();
  const zone = useZone();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: "choose", error: "" });
  const opened = useRef<ImportFile>(undefined);
  const stop = useRef<AbortController>(undefined);
  const key = `${businessId}:${of.name}`;
  useEffect(
    () => () => {
      opened.current?.close();
      stop.current?.abort();
    },
    [],
  );

  /** Checks the rows of a file with a known mapping. */
  const verify = useCallback(
    async (understood: MappedFile) => {
      const { file, mapping } = understood;
      const { current } = opened;
      if (!current || !businessId) return;
      setStep({ at: "checking", name: file.name, done: 0, of: undefined });
      try {
        const check = await current.check(mapping, localOf(zone, Date.now()).day);
        const uploads = await read(of.routes.listImports, { query: { businessId } });
        const under = uploads.find((one) => one.state === "running" && one.fileHash === check.hash) ?? null;
        setStep({ at: "checked", ...understood, check, under });
      } catch (error) {
        if (understood.isTold) return setStep({ at: "columns", ...understood, error: said(TEXTS.check, error) });
        setStep({ at: "choose", error: said(TEXTS.check, error) });
      }
    },
    [of, businessId, zone],
  );

  /** `kept`: the mapping of an unfinished upload. */
  const choose = useCallback(
    async (file: File | undefined, kept?: Mapping) => {
      if (!file || !businessId) return setStep({ at: "choose", error: TEXTS.noFile });
      opened.current?.close();
      const begun = openImportFile(of.worker, (done, all) =>
        setStep((now) => (now.at === "checking" ? { ...now, done, of: all } : now)),
      );
      opened.current = begun;
      setStep({ at: "checking", name: file.name, done: 0, of: undefined });
      try {
        const query = { businessId };
        const [columns, uploads] = await Promise.all([
          read(of.routes.listColumns, { query }),
          read(of.routes.listImports, { query }),
        ]);
        const known = Object.fromEntries(columns.map(({ header, field }) => [header, field]));
        const country = uploads.find((upload) => upload.country !== "")?.country ?? USUAL_COUNTRY;
        const look = await begun.open(file, known, country);
        if (kept || look.isSure) return await verify({ file, look, mapping: kept ?? look.guess, isTold: false });
        setStep({ at: "columns", file, look, mapping: look.guess, isTold: true, error: "" });
      } catch (error) {
        begun.close();
        setStep({ at: "choose", error: said(TEXTS.check, error) });
      }
    },
    [of, businessId, verify],
  );

  /** The same file with another sheet or header line. */
  async function lookAgain(file: File, sheet: number, headerLine?: number) {
    try {
      const look = await opened.current?.look(sheet, headerLine);
      if (look) setStep({ at: "columns", file, look, mapping: look.guess, isTold: true, error: "" });
    } catch (error) {
      setStep((now) => (now.at === "columns" ? { ...now, error: said(TEXTS.check, error) } : now));
    }
  }

  /** `under`: the unfinished upload of the same file. */
  async function start({ file, check, under, look, mapping, isTold }: CheckedStep, repair: boolean) {
    if (!businessId || !opened.current) return;
    const abort = new AbortController();
    stop.current = abort;
    const stats = under?.stats ?? NOTHING;
    setStep({ at: "sending", rows: check.rows, sent: total(stats), stats, stopping: false });
    try {
      const { country, monthFirst } = mapping;
      const columns = isTold ? namedColumns(look, mapping) : [];
      const fileName = file.name.slice(-255);
      const rules = { repair, country: country as "52", monthFirst, columns };
      const given = { businessId, fileName, fileHash: check.hash, rows: check.rows, ...rules };
      const upload = under ?? (await call(of.routes.beginImport, { body: { import: given } })).data;
      await keepFile(key, { file, importId: upload._id, mapping });
      const refused = await sendParts({
        file: opened.current,
        batches: check.batches,
        received: upload.batches,
        send: (rows, batch) =>
          of.send({ businessId, importId: upload._id, batch, batchSize: batchSizeOf(check.rows), rows }),
        progress: (part) => setStep((now) => (now.at === "sending" ? added(now, part) : now)),
        signal: abort.signal,
      });
      const state = abort.signal.aborted ? "cancelled" : "done";
      const { data, message } = await call(of.routes.endImport, { params: { id: upload._id }, body: { state } });
      await forgetFile(key);
      setStep({ at: "ended", upload: data, message, parts: { file: opened.current, count: check.batches }, refused });
    } catch (error) {
      setStep({ at: "choose", error: said(repair ? TEXTS.repair : TEXTS.send, error) });
    } finally {
      for (const name of of.stales) void client.invalidateQueries({ queryKey: [name] });
    }
  }

  return {
    step,
    choose,
    lookAgain,
    verify,
    correct: (checked: CheckedStep) => setStep({ ...checked, at: "columns", isTold: true, error: "" }),
    clearError: () => setStep((now) => (now.at === "choose" ? { at: "choose", error: "" } : now)),
    start,
    cancel() {
      stop.current?.abort();
      setStep((now) => (now.at === "sending" ? { ...now, stopping: true } : now));
    },
    again: () => setStep({ at: "choose", error: "" }),
    show: (upload: Import) => setStep({ at: "ended", upload, message: "", parts: null, refused: null }),
    key,
  };
}

function added(
  now: Extract<Step, { at: "sending" }>,
  { rows, stats }: { rows: number; stats: ImportStats },
): Extract<Step, { at: "sending" }> {
  const sum = (name: keyof ImportStats) => now.stats[name] + stats[name];
  const stated = {
    created: sum("created"),
    updated: sum("updated"),
    unchanged: sum("unchanged"),
    failed: sum("failed"),
  };
  return { ...now, sent: now.sent + rows, stats: stated };
}

function total({ created, updated, unchanged, failed }: ImportStats): number {
  return created + updated + unchanged + failed;
}

/** The documented text first, the cause below it (D-16.4). */
function said(text: string, error: unknown): string {
  const cause = error instanceof FileRefused || error instanceof CallError ? error.message : "";
  return cause ? `${text}\n${cause}` : text;
}
