// What a message stores about its file, and how it is shown.
import type { Media } from "@mostrador/domain/conversation/inbox/media/schema.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import type { TextlessContent } from "../../../../providers/messaging/webhook/port.ts";
import type { MessageRow } from "../message.store.ts";

export type StoredMedia = Omit<Media, "url"> & {
  /** Null until the file is here. */
  fileId: string | null;
  /** Epoch ms since when the carrier has the outgoing file under `id`; null for incoming files. */
  givenAt: number | null;
  /** Of incoming files: the webhook's address, valid for some minutes, and the digest. */
  link?: string;
  sha256?: string;
};

const EMPTY: StoredMedia = {
  id: "",
  mimeType: "",
  filename: "",
  voice: false,
  fileId: null,
  givenAt: null,
  size: 0,
  width: null,
  height: null,
  duration: null,
  // of messages that came before files were fetched
  state: "failed",
  reason: "El archivo todavía no se ha descargado",
};

export function mediaOf(row: Pick<MessageRow, "media">): StoredMedia | null {
  return row.media ? { ...EMPTY, ...row.media } : null;
}

/** Just reported: it is about to be fetched. */
export function arrivedMedia(media: TextlessContent): string {
  return mediaText({ ...EMPTY, ...media, state: "waiting", reason: "" });
}

export function readyMedia(about: Partial<StoredMedia>): StoredMedia {
  return { ...EMPTY, ...about, state: "ready", reason: "" };
}

export function mediaText(media: StoredMedia): string {
  return jsonText(media);
}

export function presentMedia(row: MessageRow): Media | null {
  const stored = mediaOf(row);
  if (!stored || row.is_deleted) return null;
  const { fileId, givenAt: _givenAt, link: _link, sha256: _sha256, ...media } = stored;
  const isHere = media.state === "ready" && fileId !== null;
  return { ...media, url: isHere ? mediaAddress(row.business_id, row.id) : null };
}

export const MEDIA_PATH = "/api/thread/messages/:id/media";

function mediaAddress(businessId: string, messageId: string): string {
  return `${MEDIA_PATH.replace(":id", messageId)}?businessId=${businessId}`;
}
