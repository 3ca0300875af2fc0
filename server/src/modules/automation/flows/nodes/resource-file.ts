// The image or audio of a resource as the file of a message.

import type { ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import { notCarried } from "@mostrador/domain/conversation/inbox/carriers/carried-by.ts";
import { type MediaKind, outgoingKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { itemOfResource } from "../../../catalog/resources/index.ts";
import { type OutgoingMedia, readyMedia } from "../../../conversation/inbox/index.ts";
import type { PrivateFiles, UseFiles } from "../../../ground/files/index.ts";

export type ResourceFileDeps = { files: UseFiles; privateFiles: PrivateFiles };
export type ResourceFile = { media: OutgoingMedia; fileId: string; takesCaption: boolean };

/** `reason`: why there is none to send, in Spanish. */
export async function resourceFile(
  tx: Tx,
  { files, privateFiles }: ResourceFileDeps,
  channel: ChannelKind,
  { resourceId, messageType }: { resourceId: string | null; messageType: string },
): Promise<ResourceFile | { reason: string }> {
  const wanted: MediaKind = messageType === "audio" ? "audio" : "image";
  const item = resourceId === null ? undefined : await itemOfResource(tx, resourceId, wanted);
  if (!item) return { reason: wanted === "audio" ? NO_AUDIO : NO_IMAGE };
  const [fileId] = await files.findKnown(tx, [item.url]);
  const file = fileId === undefined ? undefined : await privateFiles.find(tx, fileId);
  if (!file || fileId === undefined) return { reason: NOT_OURS };
  const type = outgoingKind({ type: file.contentType, isText: false }, file.name, file.bytes);
  if ("reason" in type) return { reason: type.reason };
  const { kind, contentType, extension } = type;
  const refusal = notCarried(channel, { kind, contentType, bytes: file.bytes });
  if (refusal) return { reason: refusal };
  const filename = file.name || `archivo.${extension}`;
  const stored = readyMedia({ fileId, mimeType: contentType, filename, size: file.bytes, ...file.shown });
  return { media: { kind, stored }, fileId, takesCaption: kind === "image" && channel === "whatsapp" };
}

const NO_IMAGE = "El recurso ya no tiene una imagen";
const NO_AUDIO = "El recurso ya no tiene un audio";
const NOT_OURS = "El archivo del recurso no está en Mostrador: súbelo para poder enviarlo";
