// What is sent and received besides words: pictures, sounds, videos, documents and stickers (contract/conversation#media).
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
  /** Recorded to be listened to, not a file of sound. */
  voice: z.boolean(),
  /** Where it is read by whoever may read the conversation; null until it is here. */
  url: z.string().nullable(),
  /** Bytes; 0 while they are not known. */
  size: z.int(),
  /** Of pictures, as they are shown; null where they are not known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Seconds, where it is known. */
  duration: z.number().nullable(),
  /** `waiting`: it is being fetched from the carrier. */
  state: z.enum(MEDIA_STATES),
  /** Why it is not here, in Spanish; empty otherwise. */
  reason: z.string(),
});
export type Media = z.infer<typeof Media>;

/** A file that was put ready to be sent. */
export const ReadyFile = z.object({
  fileId: Id,
  kind: z.enum(MEDIA_KINDS),
  mimeType: z.string(),
  filename: z.string(),
  size: z.int(),
});
export type ReadyFile = z.infer<typeof ReadyFile>;

/**
 * Something lies with the carrier that is to be fetched. `tries` counts from 1. `isAsked`: a person wants
 * it, however large it is.
 */
export const MediaArrived = event<{ messageId: string; tries: number; isAsked?: boolean }>("media-arrived");
