// Fetches the file that a contact sent: after the webhook was answered, outside any transaction, and again at growing
// intervals if the carrier does not give it. The job can be killed and repeated at any time: a file that was stored
// but not yet linked belongs to no message and is deleted with the unused ones.
import { mostOf } from "@mostrador/domain/conversation/inbox/carriers/carried-by.ts";
import {
  incomingType,
  LARGEST_MEDIA,
  type MediaKind,
  mediaRetryDelay,
  sizeText,
} from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { MediaArrived } from "@mostrador/domain/conversation/inbox/media/schema.ts";
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import type { Seal } from "../../../../kernel/seal.ts";
import type { Messaging, Sender } from "../../../../providers/messaging/port.ts";
import type { PrivateFiles, ReadFile } from "../../../ground/files/index.ts";
import { markDisconnected, senderOf } from "../../channels/index.ts";
import { lockMessage, readMessage, updateMessage } from "../message.store.ts";
import { announceThread } from "../send/wake-sends.ts";
import { mediaOf, mediaText, readyMedia, type StoredMedia } from "./stored-media.ts";

export type MediaDeps = { seal: Seal; messaging: Messaging; privateFiles: PrivateFiles };

export function onMediaArrived(deps: MediaDeps) {
  return on(
    MediaArrived,
    { name: "fetch-media", title: "Descargar un archivo recibido" },
    async (ctx, { messageId, tries, isAsked = false }) => {
      const wanted = await transact(ctx, (tx) => wantedOf(tx, ctx, deps.seal, messageId));
      if (!wanted) return;
      const end = wanted.sender ? await fetchFrom(ctx, deps, wanted, wanted.sender, isAsked) : DISCONNECTED;
      await transact(ctx, (tx) =>
        settle(tx, ctx, deps, { messageId, tries, isAsked, channelId: wanted.channelId, end }),
      );
    },
    { side: 8 },
  );
}

type FileToFetch = { channelId: string; kind: MediaKind; media: StoredMedia; sender: Sender | null };
type FetchResult =
  | { kind: "kept"; fileId: string; contentType: string; read: ReadFile; isFilm: boolean }
  /** It waits until a person asks for it. */
  | { kind: "offered"; bytes: number; reason: string }
  /** `unfit`: it is never stored, however often it is fetched. */
  | { kind: "unfit" | "refused" | "retry" | "unauthorized"; reason: string };

const DISCONNECTED: FetchResult = { kind: "refused", reason: "El canal está desconectado" };

/** Null when there is nothing left to fetch. */
async function wantedOf(tx: Tx, ctx: TenantCtx, seal: Seal, messageId: string): Promise<FileToFetch | null> {
  const message = await readMessage(tx, messageId);
  const media = message && mediaOf(message);
  if (!message || media?.state !== "waiting" || message.is_deleted) return null;
  const channelId = message.channel_id;
  return { channelId, kind: message.kind as MediaKind, media, sender: await senderOf(tx, ctx, seal, channelId) };
}

async function fetchFrom(
  ctx: TenantCtx,
  { messaging, privateFiles }: MediaDeps,
  { kind, media }: FileToFetch,
  sender: Sender,
  isAsked: boolean,
): Promise<FetchResult> {
  return privateFiles.withPlace(async (path): Promise<FetchResult> => {
    const carrier = sender.kind ?? "whatsapp";
    const most = isAsked ? LARGEST_MEDIA : mostOf(carrier, kind);
    const heard = await messaging.fetchMedia(sender, media, { path, most });
    if (heard.kind === "large") return offer(heard.bytes, most);
    if (heard.kind !== "fetched") return heard;
    const read = await privateFiles.read(path);
    // A story is a picture or a film: the webhook does not say which.
    const isFilm = carrier !== "whatsapp" && kind === "image" && read.type.startsWith("video/");
    const shown = isFilm ? "video" : kind;
    const type = incomingType(shown, read);
    if ("reason" in type) return { kind: "unfit", reason: type.reason };
    const name = media.filename || `${NAMES[shown]}.${type.extension}`;
    const fileKind = shown === "sticker" ? "image" : shown;
    try {
      const { width, height, duration } = read;
      const file = { path, bytes: heard.bytes, name, kind: fileKind, ...type, width, height, duration };
      return { kind: "kept", fileId: await privateFiles.keep(ctx, file), contentType: type.contentType, read, isFilm };
    } catch (error) {
      if (error instanceof DomainError) return { kind: "refused", reason: error.message };
      throw error;
    }
  });
}

/** A file that is larger than usual is fetched only on request; above the upper limit a person is told so. */
function offer(bytes: number | null, most: number): FetchResult {
  const isTooLarge = (bytes ?? most) > LARGEST_MEDIA || most === LARGEST_MEDIA;
  if (isTooLarge) {
    const limit = sizeText(LARGEST_MEDIA);
    return { kind: "unfit", reason: `El archivo pesa más de ${limit}. Pide que te lo manden de otra forma.` };
  }
  const weight = bytes === null ? `más de ${sizeText(most)}` : sizeText(bytes);
  return { kind: "offered", bytes: bytes ?? most, reason: `Pesa ${weight}. Descárgalo cuando lo quieras ver.` };
}

const NAMES = { image: "imagen", audio: "audio", video: "video", document: "documento", sticker: "sticker" } as const;

type FetchEnd = { messageId: string; tries: number; isAsked: boolean; channelId: string; end: FetchResult };

/** If another job settled it first, nothing changes. */
async function settle(
  tx: Tx,
  ctx: TenantCtx,
  { privateFiles }: MediaDeps,
  { messageId, tries, isAsked, channelId, end }: FetchEnd,
): Promise<void> {
  const message = await lockMessage(tx, messageId);
  const media = message && mediaOf(message);
  if (!message || media?.state !== "waiting") return;
  if (end.kind === "retry") {
    const wait = mediaRetryDelay(tries);
    if (wait !== null)
      return publish(tx, ctx, MediaArrived, { messageId, tries: tries + 1, isAsked }, { at: ctx.now + wait });
  }
  if (end.kind === "unauthorized") {
    await markDisconnected(tx, ctx, channelId, { reason: end.reason, triedAt: new Date(ctx.now) });
  }
  if (end.kind === "kept") {
    const used = await privateFiles.use(tx, ctx, messageId, end.fileId);
    if (!used) throw new Error("A file that was just kept is gone.");
    const { width, height, duration, bytes: size } = end.read;
    const about = { fileId: end.fileId, mimeType: end.contentType, size, width, height, duration };
    const film = end.isFilm ? { kind: "video" as const, text: placeholder("video") } : {};
    await updateMessage(tx, messageId, { media: mediaText(readyMedia({ ...media, ...about })), ...film });
  } else {
    const id = end.kind === "unfit" ? "" : media.id;
    const size = end.kind === "offered" ? end.bytes : 0;
    await updateMessage(tx, messageId, {
      media: mediaText({ ...media, id, size, state: "failed", reason: end.reason }),
    });
  }
  await announceThread(tx, ctx, message.thread_id);
}
