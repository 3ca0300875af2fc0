// A person of the business sends a file: one that was just uploaded, or one of the business's own, as a resource has
// it.
import { notCarried } from "@mostrador/domain/conversation/inbox/carriers/carried-by.ts";
import { outgoingKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { sendMedia as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { NewMediaMessage } from "@mostrador/domain/conversation/inbox/schema.ts";
import { FILE_NOT_FOUND } from "@mostrador/domain/ground/files/schema.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import type { PrivateFiles, UseFiles } from "../../../ground/files/index.ts";
import { readListedMessage } from "../message.store.ts";
import { kindOf, presentMessage } from "../present-message.ts";
import { queueMessage } from "../send/queue-message.ts";
import { checkQuoted, personOf, threadFor } from "../write-as-person.ts";
import { readyMedia } from "./stored-media.ts";

export type SendMediaDeps = { privateFiles: PrivateFiles; useFiles: UseFiles };

export function sendMedia({ privateFiles, useFiles }: SendMediaDeps) {
  return async (ctx: TenantCtx, { body }: Pick<Call<typeof route>, "body">) => {
    const { message } = body;
    const row = await transact(ctx, async (tx, inside) => {
      await contactCard(inside, message.clientId);
      const field = message.fileId ? "message.fileId" : "message.url";
      const fileId = message.fileId ?? (await ownFile(tx, useFiles, message));
      const file = await privateFiles.find(tx, fileId);
      if (!file) throw notFound(FILE_NOT_FOUND, field);
      const type = outgoingKind(
        { type: file.contentType, isText: file.contentType === "text/plain" },
        file.name,
        file.bytes,
      );
      if ("reason" in type) throw invalid(field, type.reason);
      const { kind, contentType, extension } = type;
      const filename = message.filename || file.name || `archivo.${extension}`;
      const channel = kindOf(message.channel);
      const refusal = notCarried(channel, { kind, contentType, bytes: file.bytes });
      if (refusal) throw new DomainError(422, refusal);
      if (message.voice && kind !== "audio") throw invalid("message.voice", NO_VOICE);
      const threadId = await threadFor(tx, ctx, message);
      await checkQuoted(tx, threadId, message.quotedMessageId);
      const caption = kind === "audio" || kind === "sticker" || channel !== "whatsapp" ? "" : message.caption;
      const about = { fileId, mimeType: contentType, filename, size: file.bytes, voice: message.voice };
      const media = readyMedia({ ...about, ...file.shown });
      const { messageId, isNew } = await queueMessage(tx, ctx, {
        threadId,
        text: placeholder(kind, caption || (kind === "document" ? filename : "")),
        media: { kind, stored: media },
        author: personOf(ctx),
        clientKey: message.clientKey,
        quotedMessageId: message.quotedMessageId,
      });
      if (isNew && !(await privateFiles.use(tx, ctx, messageId, fileId))) throw notFound(FILE_NOT_FOUND, field);
      // Pages send words and files as separate messages.
      if (isNew && channel !== "whatsapp" && message.caption.trim() !== "")
        await queueMessage(tx, ctx, { threadId, text: message.caption, author: personOf(ctx) });
      return readListedMessage(tx, messageId);
    });
    if (!row) throw notFound("No se encontró el mensaje");
    return { data: presentMessage(row, ctx), message: row.reason || "Archivo en camino" };
  };
}

const NO_VOICE = "Solo un audio se puede enviar como nota de voz";

async function ownFile(tx: Tx, useFiles: UseFiles, { url }: NewMediaMessage): Promise<string> {
  const said = url ?? "";
  const found = await useFiles.find(tx, [{ path: "message.url", url: said }]);
  const fileId = found.get(said)?.fileId;
  if (!fileId) throw invalid("message.url", "Solo se pueden enviar archivos que subiste a Mostrador");
  return fileId;
}
