// Serves the files of the built web application from memory; they are a few megabytes. A page must not wait for a
// thread that reads the disk, because the same few threads do all other slow work.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { takes } from "../compress.ts";

type Coding = "br" | "gzip";
type HeldFile = { type: string; cacheControl: string; etag: string; plain: Buffer; packed: Map<Coding, Buffer> };

const TYPES: { readonly [extension: string]: string } = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const LASTING = "public, max-age=31536000, immutable";
/** How the build names the packed version of a file, best first. */
const PACKED: [Coding, string][] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Serves each file of `folder` at its path. Reads them once, now; hidden folders are left out. */
export function serveHeldFiles(app: FastifyInstance, folder: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.split(sep).some((part) => part.startsWith(".")));
  const known = new Set(names);
  for (const name of names) {
    const isPacked = PACKED.some(([, end]) => name.endsWith(end) && known.has(name.slice(0, -end.length)));
    if (isPacked) continue;
    const file = readHeld(folder, name, known);
    app.get(`/${name.split(sep).map(encodeURIComponent).join("/")}`, (request, reply) => give(request, reply, file));
  }
}

function readHeld(folder: string, name: string, known: ReadonlySet<string>): HeldFile {
  const plain = readFileSync(join(folder, name));
  const packed = PACKED.filter(([, end]) => known.has(name + end)).map(
    ([coding, end]) => [coding, readFileSync(join(folder, name + end))] as const,
  );
  return {
    type: TYPES[extname(name)] ?? "application/octet-stream",
    // a name in this folder contains the hash of its content
    cacheControl: name.startsWith(`assets${sep}`) ? LASTING : "no-cache",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    packed: new Map(packed),
  };
}

function give(request: FastifyRequest, reply: FastifyReply, file: HeldFile): FastifyReply {
  const coding = [...file.packed.keys()].find((one) => takes(one, request));
  // packed bodies differ from plain ones: the tag keeps them apart in a shared cache
  const etag = coding ? `${file.etag.slice(0, -1)}-${coding}"` : file.etag;
  void reply.headers({ "cache-control": file.cacheControl, etag });
  if (file.packed.size > 0) void reply.header("vary", "accept-encoding");
  if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (coding) void reply.header("content-encoding", coding);
  return reply.type(file.type).send(coding ? file.packed.get(coding) : file.plain);
}

/** A browser lists the versions that it has, each weak or strong. */
function isKnown(named: string | undefined, etag: string): boolean {
  return named?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*") ?? false;
}
