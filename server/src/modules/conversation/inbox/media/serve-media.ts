// Serves the file of a message to people who may read the conversation: access is checked at each call, as in the rest
// of the inbox.
import { listMessages } from "@mostrador/domain/conversation/inbox/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Principal } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import { type OpenAsGuest, tenantOf } from "../../../../kernel/http/tenant.ts";
import { type PrivateFiles, sendFile } from "../../../ground/files/index.ts";
import { readMessage } from "../message.store.ts";
import { MEDIA_PATH, mediaOf } from "./stored-media.ts";

export type ReaderDeps = {
  privateFiles: PrivateFiles;
  openAsGuest: OpenAsGuest;
  authenticate(headers: { cookie?: string | undefined }, anew?: "anew"): Promise<Principal | null>;
};

const GONE = "No se encontró el archivo";
const READERS = { ...listMessages, row: "messages" };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function serveMedia({ privateFiles, openAsGuest, authenticate }: ReaderDeps): RawRoute {
  return {
    method: "GET",
    path: MEDIA_PATH,
    summary: "El archivo de un mensaje: imagen, audio, video, documento o sticker",
    guard: "sesión con permiso de ver conversaciones en el negocio del mensaje",
    from: "people",
    async handle(ctx, request, reply) {
      const principal = await authenticate(request.headers);
      if (!principal) throw new DomainError(401, "Inicia sesión para continuar");
      const person = { ...ctx, kind: "person", principal } as const;
      const again = () => authenticate(request.headers, "anew");
      const tenant = await tenantOf(person, READERS, request, openAsGuest, again);
      const { id } = request.params as { id: string };
      const file = UUID.test(id)
        ? await transact(tenant, async (tx) => {
            const message = await readMessage(tx, id);
            const media = message && !message.is_deleted ? mediaOf(message) : null;
            const found = media?.fileId ? await privateFiles.find(tx, media.fileId) : undefined;
            return media && found ? { ...found, filename: media.filename || found.name } : null;
          })
        : null;
      if (!file) throw notFound(GONE);
      // of a resource that is stored elsewhere
      if ("url" in file) return reply.redirect(file.url, 302);
      const isDownload = (request.query as { descargar?: unknown }).descargar !== undefined;
      if (!(await sendFile(request, reply, { ...file, isDownload }))) throw notFound(GONE);
      return reply;
    },
  };
}
