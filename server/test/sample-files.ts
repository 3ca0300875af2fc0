// Makes small files of each kind, with enough content for code that checks their bytes.
import { pngOf } from "../src/seed/resources/picture.ts";
import type { Caller, Reply } from "./caller.ts";

/** A picture of one colour, `size` by `size`. */
export function png(size = 8, [red, green, blue]: [number, number, number] = [0, 122, 255]): Buffer {
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(size * 3, Buffer.of(red, green, blue))]);
  return pngOf(size, size, Buffer.concat(Array(size).fill(row)));
}

/** Silence at 8,000 samples a second. */
export function wav(samples = 800): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

/** The beginning of a video, followed by as many bytes as requested. */
export function mp4(bytes = 64): Buffer {
  const head = Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isomiso2", "latin1");
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length))]);
}

export const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n", "latin1");

export function upload(
  caller: Caller,
  bytes: Buffer,
  name = "foto.png",
  more: { fields?: Record<string, string>; type?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [field, value] of Object.entries(more.fields ?? {})) form.set(field, value);
  form.set("file", new Blob([new Uint8Array(bytes)], { type: more.type ?? "" }), name);
  return caller.send("POST", "/api/cloudinary", form, more.headers);
}
