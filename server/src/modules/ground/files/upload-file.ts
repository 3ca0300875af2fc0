// Receives an upload of a business. The row is written before the bytes are
// stored, so that no stored file is ever unknown; unfinished ones are swept like unused ones.
import { NAME_LENGTH } from "@mostrador/domain/ground/files/file-address.ts";
import { MOST_BYTES_IN_ALL, MOST_FILES } from "@mostrador/domain/ground/files/file-kind.ts";
import type { uploadFile as uploadRoute } from "@mostrador/domain/ground/files/routes.ts";
import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { IncomingFile } from "../../../kernel/http/incoming/incoming-file.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { Unavailable } from "../../../kernel/http/unavailable.ts";
import { newCode, newId } from "../../../kernel/id.ts";
import { StorageRefused } from "../../../providers/storage/port.ts";
import { dropFile } from "./drop-file.ts";
import { bytesInAll, countFiles, fileIsThere, insertFile } from "./file.store.ts";
import type { FileDeps } from "./file-deps.ts";
import { type FileType, NOT_TAKEN, readUpload } from "./read-upload.ts";

type StoredUpload = FileType & { id: string; name: string; bytes: number; publicId: string; url: string };

/** Runs outside any transaction: the storage may be slow. */
export async function putAway(
  deps: FileDeps,
  ctx: TenantCtx,
  { file }: Pick<Call<typeof uploadRoute>, "file">,
): Promise<StoredUpload> {
  const { kind, contentType, extension, bytes } = await readUpload(file);
  const [id, key] = [newId(), newCode(NAME_LENGTH)];
  await transact(ctx, async (tx) => {
    const known = await countFiles(tx, ctx.businessId, false);
    if (known.files >= MOST_FILES || known.bytes + bytes > MOST_BYTES_IN_ALL) throw new DomainError(422, FULL);
    const row = { business_id: ctx.businessId, id, key, storage: deps.current, bytes, name: file.name };
    const at = new Date(ctx.now);
    await insertFile(tx, { ...row, kind, content_type: contentType, extension, created_at: at }, at);
    if ((await bytesInAll(tx)) > deps.quotaBytes) {
      ctx.log.error({ quotaBytes: deps.quotaBytes }, "the installation has no room for more files: FILES_QUOTA_GB");
      throw new Unavailable(NO_ROOM);
    }
  });
  try {
    const storage = deps.storages[deps.current];
    if (!storage) throw new Error(`There is no ${deps.current} to keep files.`);
    const place = await storage.put(file.path, { name: key, kind, extension });
    return { kind, contentType, extension, id, name: file.name, bytes, ...place };
  } catch (error) {
    await transact(ctx, (tx, inside) => dropFile(tx, inside, { id })).catch(() => {});
    ctx.log.error({ error: (error as Error).message, storage: deps.current }, "a file was not kept");
    if (error instanceof StorageRefused) throw invalid("file", NOT_TAKEN);
    throw new Unavailable(AWAY);
  }
}

/** Stores a file that the product made. */
export async function keepFile(deps: FileDeps, ctx: TenantCtx, file: IncomingFile) {
  return writeDown(deps, ctx, await putAway(deps, ctx, { file }));
}

/** The file can be used from now on. */
export async function writeDown(deps: FileDeps, ctx: TenantCtx, file: StoredUpload) {
  const { id, kind, contentType, bytes, name, publicId, url } = file;
  await transact(ctx, (tx) => fileIsThere(tx, id, { public_id: publicId, url }));
  const data = { url: deps.shown(url), public_id: publicId, kind, contentType, bytes, name };
  return { data, message: "Archivo subido correctamente" };
}

const AWAY = "No se pudo guardar el archivo en este momento. Intenta de nuevo en unos minutos.";
const NO_ROOM = "Por ahora no hay espacio para más archivos. Avísale a quien administra tu cuenta de Mostrador.";
const FULL = "Tu negocio ya no tiene espacio para más archivos. Elimina los que no uses.";
