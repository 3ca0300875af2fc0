// Sends files one by one, each as a message; the text becomes the caption of the first that supports it, or a message
// of its own.
import { type MediaKind, MOST_OF_CAPTION } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { Attachment } from "./attach/attachment.ts";
import type { PendingMessage } from "./outbox.ts";
import { send } from "./send.ts";

type MessageTarget = Pick<PendingMessage, "businessId" | "clientId" | "channel" | "quotedMessageId">;

export function sendAttachments(
  client: QueryClient,
  about: MessageTarget,
  attachments: readonly Attachment[],
  words: string,
) {
  const under = words.length <= MOST_OF_CAPTION ? attachments.findIndex(({ kind }) => carriesWords(kind)) : -1;
  let { quotedMessageId } = about;
  const next = () => {
    const quoted = quotedMessageId;
    quotedMessageId = null;
    return { ...about, quotedMessageId: quoted };
  };
  attachments.forEach(({ kind, mimeType, name, size, preview, sent }, index) => {
    if (!sent) return;
    const caption = index === under ? words : "";
    const text = placeholder(kind, caption || (kind === "document" ? name : ""));
    send(client, { ...next(), text, media: { kind, mimeType, name, size, preview, file: sent, caption } });
  });
  if (words && under < 0) send(client, { ...next(), text: words, media: null });
}

function carriesWords(kind: MediaKind): boolean {
  return kind !== "audio" && kind !== "sticker";
}
