import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Ids } from "./ids.ts";

export type MediaFile = {
  id: string;
  phoneNumberId: string;
  mimeType: string;
  filename: string | undefined;
  sha256: string;
  size: number;
};

export type MediaStore = {
  add(file: { phoneNumberId: string; mimeType: string; filename?: string | undefined; bytes: Buffer }): MediaFile;
  get(id: string): MediaFile | undefined;
  bytes(id: string): Buffer | undefined;
  /** True also for deleted files: their ids are never reused. */
  wasMedia(id: string): boolean;
  remove(id: string): boolean;
  list(): MediaFile[];
  restore(files: MediaFile[]): void;
  clear(): void;
};

/** Files of both sides. With a folder the bytes are stored there, else in memory. */
export function createMediaStore(folder: string | undefined, ids: Ids): MediaStore {
  const files = new Map<string, MediaFile>();
  const memory = new Map<string, Buffer>();
  const seen = new Set<string>();
  if (folder) mkdirSync(folder, { recursive: true });
  return {
    add: ({ bytes, ...about }) => {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const file = { ...about, filename: about.filename, id: ids.digits(16), sha256, size: bytes.length };
      files.set(file.id, file);
      seen.add(file.id);
      if (folder) writeFileSync(join(folder, file.id), bytes);
      else memory.set(file.id, bytes);
      return file;
    },
    get: (id) => files.get(id),
    bytes: (id) => {
      if (!files.has(id)) return undefined;
      return folder ? readFileSync(join(folder, id)) : memory.get(id);
    },
    wasMedia: (id) => seen.has(id),
    remove: (id) => {
      memory.delete(id);
      if (folder && files.has(id)) rmSync(join(folder, id), { force: true });
      return files.delete(id);
    },
    list: () => [...files.values()],
    restore: (old) => {
      for (const file of old) {
        files.set(file.id, file);
        seen.add(file.id);
      }
    },
    clear: () => {
      if (folder) for (const id of files.keys()) rmSync(join(folder, id), { force: true });
      files.clear();
      memory.clear();
    },
  };
}
