// Removes metadata from public pictures and videos: place, time, device and author. The pixels stay
// unchanged, and photos keep their orientation.
import { cleanGif } from "./gif.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanMp4 } from "./mp4.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

const CLEANERS: { readonly [contentType: string]: (bytes: Buffer) => Buffer } = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/webp": cleanWebp,
  "image/gif": cleanGif,
  "video/mp4": cleanMp4,
  "video/3gpp": cleanMp4,
};

export function canClean(contentType: string): boolean {
  return Object.hasOwn(CLEANERS, contentType);
}

/** Null for bytes that are incomplete. */
export function cleanFile(contentType: string, bytes: Buffer): Buffer | null {
  try {
    return CLEANERS[contentType]?.(bytes) ?? bytes;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
