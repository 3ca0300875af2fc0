// Prepares a file for sending: its bytes decide its type, and a file that WhatsApp does not accept is refused at once.
import { outgoingKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import type { uploadMedia as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { Unavailable } from "../../../../kernel/http/unavailable.ts";
import type { PrivateFiles } from "../../../ground/files/index.ts";

const ONLY_OPUS = "WhatsApp solo acepta archivos OGG con sonido Opus";

export function uploadMedia(privateFiles: PrivateFiles) {
  return async (ctx: TenantCtx, { file }: Pick<Call<typeof route>, "file">) => {
    const read = await privateFiles.read(file.path);
    const type = outgoingKind(read, file.name, file.bytes);
    if ("reason" in type) throw invalid("file", type.reason);
    if (type.contentType === "audio/ogg") throw invalid("file", ONLY_OPUS);
    const { kind, contentType, extension } = type;
    const filename = file.name || `archivo.${extension}`;
    const about = { path: file.path, bytes: file.bytes, name: filename, contentType, extension };
    const { width, height, duration } = read;
    try {
      const fileId = await privateFiles.keep(ctx, {
        ...about,
        width,
        height,
        duration,
        kind: kind === "sticker" ? "image" : kind,
      });
      return { fileId, kind, mimeType: contentType, filename, size: file.bytes };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      ctx.log.error({ error: (error as Error).message }, "a file of a conversation was not kept");
      throw new Unavailable("No se pudo guardar el archivo en este momento. Intenta de nuevo en unos minutos.");
    }
  };
}
