// A person asks again for a file that could not be fetched.
import { MediaArrived } from "@mostrador/domain/conversation/inbox/media/schema.ts";
import type { fetchMedia as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { lockMessage, readListedMessage, updateMessage } from "../message.store.ts";
import { presentMessage } from "../present-message.ts";
import { announceThread } from "../send/wake-sends.ts";
import { mediaOf, mediaText } from "./stored-media.ts";

export async function fetchMedia(ctx: TenantCtx, { params }: Call<typeof route>) {
  const row = await transact(ctx, async (tx) => {
    const message = await lockMessage(tx, params.id);
    const media = message && mediaOf(message);
    if (!message || !media || message.is_deleted) throw notFound("No se encontró el archivo");
    if (media.state === "ready") throw new DomainError(422, "El archivo ya está aquí");
    if (media.state === "failed") {
      if (media.id === "") throw new DomainError(422, "Este archivo no se puede guardar");
      await updateMessage(tx, message.id, { media: mediaText({ ...media, state: "waiting", reason: "" }) });
      await publish(tx, ctx, MediaArrived, { messageId: message.id, tries: 1, isAsked: true });
      await announceThread(tx, ctx, message.thread_id);
    }
    return readListedMessage(tx, params.id);
  });
  if (!row) throw notFound("No se encontró el archivo");
  return { data: presentMessage(row, ctx), message: "Descargando…" };
}
