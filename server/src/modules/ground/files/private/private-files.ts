// Files that only some people may see, stored on this installation's disk even where public ones are not. They have no
// public address: the capability whose row uses one serves it, after checking the caller.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { NAME_LENGTH } from "@mostrador/domain/ground/files/file-address.ts";
import type { FileKind } from "@mostrador/domain/ground/files/file-kind.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newCode, newId } from "../../../../kernel/id.ts";
import { diskPlace } from "../../../../providers/storage/port.ts";
import { dropFile } from "../drop-file.ts";
import { bytesInAll, countFiles, fileIsThere, insertFile, usableFile, useFile } from "../file.store.ts";
import type { FileDeps } from "../file-deps.ts";
import { type ReadFile, readFileType } from "./read-file-type.ts";

export type { ReadFile };

/** For all private files of one business. */
const MOST_BYTES_IN_ALL = 20 * 1024 * 1024 * 1024;
const NO_ROOM = "Tu negocio ya no tiene espacio para más archivos de conversaciones";

export type NewPrivateFile = {
  /** Its temporary path; the file is moved away from there. */
  path: string;
  bytes: number;
  name: string;
  kind: FileKind;
  contentType: string;
  extension: string;
} & MediaSize;

/** Size of a picture, seconds of a sound; null where unknown. */
type MediaSize = Pick<ReadFile, "width" | "height" | "duration">;

/** Where it can be read: a path on this machine, or an address. */
export type FoundFile = {
  id: string;
  name: string;
  kind: FileKind;
  contentType: string;
  bytes: number;
  shown: MediaSize;
} & ({ folder: string; path: string } | { url: string });

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;

export function createPrivateFiles({ folder, storages, quotaBytes }: FileDeps) {
  const incoming = join(folder, "incoming");
  return {
    /** A temporary path for an incoming file, deleted when `work` is done. */
    async withPlace<T>(work: (path: string) => Promise<T>): Promise<T> {
      await mkdir(incoming, { recursive: true });
      const path = join(incoming, newCode(NAME_LENGTH));
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },

    /** Its type and size, from its bytes. */
    read: (path: string): Promise<ReadFile> => readFileType(path),

    /** Returns its id. Runs outside any transaction; an unused file is deleted after a day unless a row uses it. */
    async keep(ctx: TenantCtx, { path, ...file }: NewPrivateFile): Promise<string> {
      const disk = storages.disk;
      if (!disk) throw new Error("There is no disk to keep private files.");
      const [id, key] = [newId(), newCode(NAME_LENGTH)];
      const at = new Date(ctx.now);
      await transact(ctx, async (tx) => {
        const { bytes } = await countFiles(tx, ctx.businessId, true);
        if (bytes + file.bytes > MOST_BYTES_IN_ALL) throw new DomainError(422, NO_ROOM);
        const { bytes: size, contentType: content_type, ...rest } = file;
        const about = { ...rest, content_type, bytes: size, is_private: true, created_at: at };
        await insertFile(tx, { business_id: ctx.businessId, id, key, storage: "disk", ...about }, at);
        if ((await bytesInAll(tx)) > quotaBytes) throw new DomainError(422, NO_ROOM);
      });
      try {
        await disk.put(path, { name: key, kind: file.kind, extension: file.extension, isPrivate: true });
      } catch (error) {
        await transact(ctx, (tx, inside) => dropFile(tx, inside, { id })).catch(() => {});
        throw error;
      }
      await transact(ctx, (tx) => fileIsThere(tx, id, { public_id: key, url: null }));
      return id;
    },

    /** The row shows it from now on; undefined when the business has no such file. */
    async use(tx: Tx, ctx: TenantCtx, rowId: string, fileId: string): Promise<FoundFile | undefined> {
      const row = await usableFile(tx, fileId);
      if (!row) return undefined;
      await useFile(tx, { business_id: ctx.businessId, row_id: rowId, file_id: fileId });
      return found(folder, row);
    },

    /** Finds public files, too. */
    async find(tx: Tx, fileId: string): Promise<FoundFile | undefined> {
      const row = await usableFile(tx, fileId);
      return row && found(folder, row);
    },
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof usableFile>>>;

function found(folder: string, row: Row): FoundFile {
  const { id, name, kind, content_type: contentType, bytes, key, extension, storage, is_private: isPrivate, url } = row;
  const about = {
    id,
    name,
    kind,
    contentType,
    bytes,
    shown: { width: row.width, height: row.height, duration: row.duration },
  };
  if (storage === "disk") return { ...about, folder, path: diskPlace({ name: key, kind, extension, isPrivate }) };
  return { ...about, url: url ?? "" };
}
