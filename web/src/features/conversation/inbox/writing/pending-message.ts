import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { PendingMessage } from "./outbox.ts";

/** A pending message in the form of a stored one. `author`: the signed-in person. */
export function pendingMessage(entry: PendingMessage, author: string): Message {
  const { clientKey, clientId, channel, text, at, quotedMessageId, media, state, reason } = entry;
  return {
    _id: clientKey,
    messageId: clientKey,
    threadId: "",
    clientId,
    channel,
    role: "assistant",
    author: { kind: "person", name: author },
    type: "message",
    kind: media?.kind ?? "text",
    message: text,
    date: at,
    isDeleted: false,
    isEdited: false,
    media: media && {
      id: "",
      mimeType: media.mimeType,
      filename: media.name,
      voice: media.voice !== undefined,
      // only a preview: the server provides the file after it is sent
      url: media.preview,
      size: media.size,
      width: null,
      height: null,
      duration: media.voice?.seconds ?? null,
      state: "ready",
      reason: "",
    },
    transcript: "",
    description: "",
    details: null,
    buttons: [],
    list: [],
    isPressed: false,
    template: "",
    reaction: "",
    quotedMessageId,
    status: state,
    reason,
    canResend: state === "failed",
    name: "",
    arguments: "",
    output: "",
    call_id: "",
    because: "",
    answerKind: null,
    cost: null,
  };
}
