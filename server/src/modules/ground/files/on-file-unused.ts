// Deletes the bytes of a file in its storage, and then its row. A repeated run changes nothing.
import { FileUnused } from "@mostrador/domain/ground/files/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { deleteFileRow, holdFile, isUsed, markDropped } from "./file.store.ts";
import type { FileDeps } from "./file-deps.ts";

export const onFileUnused = ({ storages }: FileDeps) =>
  on(FileUnused, { name: "remove-file", title: "Borrar un archivo sin uso" }, async (ctx, { fileId }) => {
    const file = await transact(ctx, async (tx) => {
      const row = await holdFile(tx, { id: fileId });
      // a row may have started to use it since
      if (!row || (!row.dropped_at && (await isUsed(tx, fileId)))) return null;
      if (!row.dropped_at) await markDropped(tx, fileId, new Date(ctx.now));
      return row;
    });
    if (!file) return;
    const storage = storages[file.storage];
    if (!storage) throw new Error(`A file lies in ${file.storage}, which is not set.`);
    await storage.remove({
      name: file.key,
      kind: file.kind,
      extension: file.extension,
      isPrivate: file.is_private,
    });
    await transact(ctx, (tx) => deleteFileRow(tx, fileId));
  });
