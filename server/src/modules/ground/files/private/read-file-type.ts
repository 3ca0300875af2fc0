// Reads a file's type and display size from its bytes: enough to reserve the space for a picture before it loads, and
// to show the length of a voice note.
import { open, readFile, stat } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { imageSize } from "./image-size.ts";
import { oggSeconds } from "./ogg-seconds.ts";

/** `type`: as detected, '' when unknown. `isText`: text, as far as it was read. */
export type ReadFile = {
  type: string;
  isText: boolean;
  bytes: number;
  width: number | null;
  height: number | null;
  /** In seconds. */
  duration: number | null;
};

const LOOKED_AT = 64 * 1024;

export async function readFileType(path: string): Promise<ReadFile> {
  const { size: bytes } = await stat(path);
  // an incomplete document has no type
  const type = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? "";
  const none = { width: null, height: null, duration: null };
  if (type.startsWith("image/")) {
    const size = imageSize(await readFile(path));
    return { type, isText: false, bytes, ...none, ...size };
  }
  if (/ogg/.test(type)) return { type, isText: false, bytes, ...none, duration: oggSeconds(await readFile(path)) };
  return { type, isText: type === "" && bytes > 0 && isText(await beginning(path)), bytes, ...none };
}

async function beginning(path: string): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** No NUL and no broken UTF-8; a letter that is cut off at the end of the bytes read is accepted. */
function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
