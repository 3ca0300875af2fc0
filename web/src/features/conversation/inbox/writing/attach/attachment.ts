// A file beside the words that are being written: chosen, made ready, carried to the server, and then sent by its id.
import type { MediaKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import type { ReadyFile } from "@mostrador/domain/conversation/inbox/media/schema.ts";

export type Attachment = {
  key: string;
  name: string;
  size: number;
  kind: MediaKind;
  mimeType: string;
  /** Of what can be looked at: an address that this tab alone knows, or that of a resource. */
  preview: string | null;
  /** From 0 to 1. */
  done: number;
  /** Why it cannot be sent; '' when it can. */
  error: string;
  /** Null while it is on its way. */
  sent: Pick<ReadyFile, "fileId"> | { url: string } | null;
};
