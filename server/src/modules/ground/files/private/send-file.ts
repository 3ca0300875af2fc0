// Answers with the bytes of a file, whole or as a range, in a way that runs nothing. The type comes from its bytes, the
// browser must not guess another, and anything it cannot show is downloaded.
import { send } from "@fastify/send";
import type { FastifyReply, FastifyRequest } from "fastify";

export type SentFile = {
  folder: string;
  path: string;
  contentType: string;
  /** The name under which it is saved. */
  filename: string;
  isDownload: boolean;
};

const DAY_MS = 24 * 3600_000;
const SHOWN = /^(image\/(jpeg|png|webp|gif)|audio\/|video\/)/;

/** False when the file does not exist. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<boolean> {
  const { folder, path, contentType, filename, isDownload } = file;
  const { statusCode, headers, stream, type } = await send(request.raw, `/${path}`, {
    root: folder,
    // each read checks the session again: another person may use this browser now
    maxAge: DAY_MS,
    cacheControl: false,
    index: false,
    dotfiles: "ignore",
  });
  if (type !== "file" && statusCode !== 416) return false;
  const how = SHOWN.test(contentType) && !isDownload ? "inline" : "attachment";
  await reply
    .code(statusCode)
    .headers({
      ...headers,
      "content-type": contentType,
      "content-disposition": `${how}; filename*=UTF-8''${encoded(filename)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      // the browser asks each time, and mostly hears that nothing has changed
      "cache-control": "private, no-cache",
      vary: "Cookie",
    })
    .send(statusCode === 416 ? "" : stream);
  return true;
}

function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed().replace(/[\\/:*?"<>|]/g, "_")).replace(/['()*]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
