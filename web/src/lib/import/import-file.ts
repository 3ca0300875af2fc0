// The page's interface to the worker: one worker per file, stopped when the file is closed.
import type { KnownHeaders } from "@mostrador/domain/kit/import/headers.ts";
import type { FileCheck, FileLook, Mapping, SentRow, Sheet, WorkerReply, WorkerRequest } from "./import-messages.ts";

export type MakeWorker = () => Worker;
export type Progress = (done: number, of: number | undefined) => void;

/** What is wrong with a file, as a message; '' when there is no specific reason. */
export class FileRefused extends Error {}

type Question<T> = T extends unknown ? Omit<T, "id"> : never;

export function openImportFile(make: MakeWorker, progress: Progress = () => {}) {
  const worker = make();
  const waiting = new Map<number, { resolve: (told: WorkerReply) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === "progress") return progress(data.done, data.of);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === "failed") asked?.reject(new FileRefused(data.message));
    else asked?.resolve(data);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new FileRefused(""));
    waiting.clear();
  };
  const ask = (question: Question<WorkerRequest>) =>
    new Promise<WorkerReply>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...question, id: last });
    });
  return {
    /** `known`: header mappings that the business used before; `country`: proposed for numbers without a code. */
    async open(file: File, known: KnownHeaders, country: string): Promise<FileLook> {
      return lookOf(await ask({ kind: "open", file, known, country }));
    },
    /** The same file with another sheet or header line. */
    async look(sheet: number, headerLine?: number): Promise<FileLook> {
      return lookOf(await ask({ kind: "look", sheet, ...(headerLine !== undefined && { headerLine }) }));
    },
    async check(mapping: Mapping, today: string): Promise<FileCheck> {
      const told = await ask({ kind: "check", mapping, today });
      return (told as Extract<WorkerReply, { kind: "checked" }>).check;
    },
    async part(number: number): Promise<SentRow[]> {
      return ((await ask({ kind: "part", number })) as Extract<WorkerReply, { kind: "part" }>).rows;
    },
    async template(): Promise<Blob> {
      return blobOf(await ask({ kind: "template" }));
    },
    async write(sheet: Sheet): Promise<Blob> {
      return blobOf(await ask({ kind: "write", ...sheet }));
    },
    close() {
      worker.terminate();
    },
  };
}

export type ImportFile = ReturnType<typeof openImportFile>;

function lookOf(told: WorkerReply): FileLook {
  return (told as Extract<WorkerReply, { kind: "looked" }>).look;
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function blobOf(told: WorkerReply): Blob {
  return new Blob([(told as Extract<WorkerReply, { kind: "sheet" }>).bytes], { type: XLSX });
}

/** Downloads a file for the person. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
