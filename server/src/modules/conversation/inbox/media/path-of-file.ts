// Gives a path on this machine for a file: a file stored elsewhere is downloaded for as long as it is needed.
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PrivateFiles } from "../../../ground/files/index.ts";

type File = NonNullable<Awaited<ReturnType<PrivateFiles["find"]>>>;
type Away = { kind: "retry"; reason: string };

const MOST_MS = 20_000;

/** The address of a remote file comes from our own file storage, never from user input. */
export async function pathOfFile<T>(
  files: PrivateFiles,
  file: File,
  work: (path: string) => Promise<T>,
): Promise<T | Away> {
  if ("path" in file) return work(join(file.folder, file.path));
  return files.withPlace(async (path): Promise<T | Away> => {
    try {
      const answer = await fetch(file.url, { redirect: "error", signal: AbortSignal.timeout(MOST_MS) });
      if (!answer.ok || !answer.body) return AWAY;
      await pipeline(Readable.fromWeb(answer.body), createWriteStream(path, { flags: "wx", mode: 0o600 }));
    } catch {
      return AWAY;
    }
    return work(path);
  });
}

const AWAY = { kind: "retry", reason: "El archivo no se pudo leer en este momento" } as const;
