// A file for the message being written: chosen, prepared, uploaded, and then sent by its id.
import type { MediaKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import type { ReadyFile } from "@mostrador/domain/conversation/inbox/media/schema.ts";

export type Attachment = {
  key: string;
  name: string;
  size: number;
  kind: MediaKind;
  mimeType: string;
  /** The preview's address: a local object URL, or that of a resource. */
  preview: string | null;
  /** From 0 to 1. */
  done: number;
  /** Why it cannot be sent; '' when it can. */
  error: string;
  /** Null while it is uploading. */
  sent: Pick<ReadyFile, "fileId"> | { url: string } | null;
};
