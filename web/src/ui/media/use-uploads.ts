// Running uploads: progress, error, and cancel.
import { useEffect, useRef, useState } from "react";

export type UploadProgress = { id: number; name: string; done: number; error?: string };
export type Upload<Stored> = (
  file: File,
  following: { onProgress: (done: number) => void; signal: AbortSignal },
) => Promise<Stored>;

/** `onStored`: an upload has finished. Running ones are cancelled when the form unmounts. */
export function useUploads<Stored>(send: Upload<Stored>, onStored: (stored: Stored, file: File) => void) {
  const [uploads, setUploads] = useState<readonly UploadProgress[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const change = (id: number, more: Partial<UploadProgress>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));
  const remove = (id: number) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  const start = async (file: File) => {
    last.current += 1;
    const id = last.current;
    const stop = new AbortController();
    stops.current.set(id, stop);
    setUploads((all) => [...all, { id, name: file.name, done: 0 }]);
    try {
      const stored = await send(file, { onProgress: (done) => change(id, { done }), signal: stop.signal });
      remove(id);
      onStored(stored, file);
    } catch (error) {
      stops.current.delete(id);
      change(id, { error: `Error al subir ${file.name}: ${(error as Error).message}` });
    }
  };
  return {
    uploads,
    pending: uploads.filter(({ error }) => !error).length,
    start: (files: readonly File[]) => {
      for (const file of files) void start(file);
    },
    remove,
  };
}
