// The bytes of a file, whole or the part that a player asks for, as an answer that runs nothing: its type is what its bytes
// were, the browser is told to guess no other, and what cannot be shown is downloaded.
import { send } from "@fastify/send";
import type { FastifyReply, FastifyRequest } from "fastify";

export type SentFile = {
  folder: string;
  path: string;
  contentType: string;
  /** As it is called when it is saved. */
  filename: string;
  isDownload: boolean;
};

const DAY_MS = 24 * 3600_000;
const SHOWN = /^(image\/(jpeg|png|webp|gif)|audio\/|video\/)/;

/** False when it does not lie there. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<boolean> {
  const { folder, path, contentType, filename, isDownload } = file;
  const { statusCode, headers, stream, type } = await send(request.raw, `/${path}`, {
    root: folder,
    // whoever reads it again was asked again who they are: another one may sit there now
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
