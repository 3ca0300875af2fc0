// Deletes a file: first nobody can use it any more, then its bytes are deleted, then its row. A file in use stays.
import { filePath } from "@mostrador/domain/ground/files/file-address.ts";
import type {
  deleteFileByUrl as byUrlRoute,
  deleteFile as deleteRoute,
} from "@mostrador/domain/ground/files/routes.ts";
import { FILE_NOT_FOUND, FileUnused } from "@mostrador/domain/ground/files/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type FileName, holdFile, isUsed, markDropped } from "./file.store.ts";

export async function deleteByUrl(ctx: TenantCtx, { query }: Call<typeof byUrlRoute>) {
  await transact(ctx, (tx, inside) => dropFile(tx, inside, { url: filePath(query.url) ?? query.url }, "url"));
  return DELETED;
}

export async function deleteById(ctx: TenantCtx, { body }: Call<typeof deleteRoute>) {
  await transact(ctx, (tx, inside) => dropFile(tx, inside, body, "public_id"));
  return DELETED;
}

const DELETED = { data: null, message: "Archivo eliminado correctamente" };

/** 404 when it does not exist or is being deleted; 409 when a row uses it. `said`: the field that named it. */
export async function dropFile(tx: Tx, ctx: TenantCtx, by: FileName, said?: string) {
  const file = await holdFile(tx, by);
  if (!file || file.dropped_at) throw notFound(FILE_NOT_FOUND, said);
  if (await isUsed(tx, file.id)) throw conflict("El archivo está en uso. Quítalo primero de donde se usa.");
  await markDropped(tx, file.id, new Date(ctx.now));
  await publish(tx, ctx, FileUnused, { fileId: file.id });
}
