// What Messenger and Instagram carry besides words, where that is less than on WhatsApp.
import type { ChannelKind } from "../../channels/schema.ts";
import { LARGEST_MEDIA, type MediaKind, MOST_OF_KIND, sizeText } from "../media/carried.ts";

const MB = 1024 * 1024;
/** Bytes of one file, both ways. */
const PAGE_MOST = 25 * MB;

type ReadyToSend = { kind: MediaKind; contentType: string; bytes: number };

/** Why the channel does not take a prepared file, in Spanish; null where it does. */
export function notCarried(channel: ChannelKind, { kind, contentType, bytes }: ReadyToSend): string | null {
  if (channel === "whatsapp") return contentType === "audio/wav" ? ONLY_SOUNDS : null;
  if (channel === "instagram" && kind === "document")
    return "Instagram no acepta documentos: solo fotos, audios y videos";
  if (channel === "instagram" && kind === "audio" && !SOUNDS_OF_INSTAGRAM.test(contentType))
    return "Instagram solo acepta audios M4A, AAC o WAV";
  return bytes > PAGE_MOST ? `Un archivo puede pesar hasta ${sizeText(PAGE_MOST)} por este canal` : null;
}

/** Checked before and after the upload of a file. */
export const ONLY_SOUNDS = "WhatsApp solo acepta audios MP3, M4A, AAC, AMR u OGG";
const SOUNDS_OF_INSTAGRAM = /^audio\/(mp4|aac|wav)$/;

/** The largest incoming file that is fetched. */
export function mostOf(channel: ChannelKind, kind: MediaKind): number {
  return channel === "whatsapp" ? (MOST_OF_KIND[kind] ?? LARGEST_MEDIA) : PAGE_MOST;
}
