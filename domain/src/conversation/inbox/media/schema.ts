// What is sent and received besides words: pictures, audio, videos, documents and stickers
// (contract/conversation#media).
import * as z from "zod";
import { event } from "../../../kit/event.ts";
import { Id } from "../../../kit/schema.ts";
import { MEDIA_KINDS } from "./carried.ts";

export const MEDIA_STATES = ["waiting", "ready", "failed"] as const;

export const Media = z.object({
  /** The carrier's; '' before it has the file. */
  id: z.string(),
  mimeType: z.string(),
  filename: z.string(),
  /** A recorded voice note, not an audio file. */
  voice: z.boolean(),
  /** Its URL, for people who may read the conversation; null until it is here. */
  url: z.string().nullable(),
  /** Bytes; 0 while unknown. */
  size: z.int(),
  /** For pictures, as shown; null where unknown. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Seconds, where known. */
  duration: z.number().nullable(),
  /** `waiting`: it is being fetched from the carrier. */
  state: z.enum(MEDIA_STATES),
  /** Why it is not here, in Spanish; empty otherwise. */
  reason: z.string(),
});
export type Media = z.infer<typeof Media>;

/** A file that is prepared for sending. */
export const ReadyFile = z.object({
  fileId: Id,
  kind: z.enum(MEDIA_KINDS),
  mimeType: z.string(),
  filename: z.string(),
  size: z.int(),
});
export type ReadyFile = z.infer<typeof ReadyFile>;

/** A file at the carrier must be fetched. `tries` counts from 1. `isAsked`: a person wants it, whatever its size. */
export const MediaArrived = event<{ messageId: string; tries: number; isAsked?: boolean }>("media-arrived");
