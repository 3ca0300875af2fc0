// The selected files of each conversation. Uploads continue after leaving it; uploaded files survive a reload, but
// their local preview does not.
import { MOST_AT_ONCE } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { uploadMedia } from "@mostrador/domain/conversation/inbox/routes.ts";
import { newKey } from "../../../../../lib/new-key.ts";
import { uploadTo } from "../../../../../lib/upload.ts";
import type { Attachment } from "../attach/attachment.ts";
import { prepareFile } from "../attach/prepare-file.ts";
import { keptByContact } from "./kept-by-contact.ts";

export const keptAttachments = keptByContact<readonly Attachment[]>({
  empty: [],
  isEmpty: (all) => all.length === 0,
  stored: {
    name: ".files",
    out: (all) => all.filter(({ sent }) => sent !== null),
    back: (all) => all.map((one) => ({ ...one, preview: one.preview?.startsWith("blob:") ? null : one.preview })),
  },
});

const stops = new Map<string, AbortController>();

type Place = { businessId: string; clientId: string };

/** Prepares and uploads each at once, so that sending is fast. Returns whether there was room for all. */
export function keepFiles(place: Place, files: readonly File[]): boolean {
  const room = MOST_AT_ONCE - keptAttachments.of(place.clientId).length;
  for (const file of files.slice(0, room)) {
    const key = newKey();
    const about = { name: file.name || "archivo", size: file.size, mimeType: file.type };
    keepAttachment(place.clientId, { key, ...about, kind: "document", preview: null, done: 0, error: "", sent: null });
    void carry(place, file, key);
  }
  return files.length <= room;
}

/** A file that is already on the server. */
export function keepAttachment(clientId: string, one: Attachment): void {
  keptAttachments.change(clientId, (before) => [...before, one].slice(0, MOST_AT_ONCE));
}

export function dropAttachment(clientId: string, key: string): void {
  stops.get(key)?.abort();
  stops.delete(key);
  keptAttachments.change(clientId, (before) => before.filter((one) => one.key !== key));
}

async function carry({ businessId, clientId }: Place, chosen: File, key: string): Promise<void> {
  const stop = new AbortController();
  stops.set(key, stop);
  const change = (more: Partial<Attachment>) =>
    keptAttachments.change(clientId, (before) => before.map((one) => (one.key === key ? { ...one, ...more } : one)));
  try {
    const { file, kind } = await prepareFile(chosen);
    const preview = kind === "image" || kind === "video" ? URL.createObjectURL(file) : null;
    change({ name: file.name, size: file.size, kind, mimeType: file.type, preview });
    const following = { businessId, onProgress: (done: number) => change({ done }), signal: stop.signal };
    const { fileId, kind: as, mimeType } = await uploadTo(uploadMedia, file, following);
    change({ done: 1, sent: { fileId }, kind: as, mimeType });
  } catch (error) {
    change({ error: (error as Error).message });
  } finally {
    stops.delete(key);
  }
}
