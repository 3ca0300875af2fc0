// Receives one file of a multipart call and writes it to the disk as it arrives, so that memory stays small for any
// size. The file is complete, counted and hashed before any code decides about it, and is deleted when the call is
// answered.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { FastifyRequest } from "fastify";
import { isFull } from "../../db/space.ts";
import { newCode } from "../../id.ts";
import type { Turns } from "../turns.ts";
import { Unavailable } from "../unavailable.ts";

export type IncomingFile = {
  /** Its temporary path. The code that keeps the file may move it away. */
  path: string;
  bytes: number;
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
  /** The name that the caller gave: shown, but never trusted. */
  name: string;
};

/** Bytes for boundaries and headers of the parts, added to the file's own. */
const AROUND = 64 * 1024;
const MOST_NAME = 200;
type Options = {
  most: number;
  folder: string;
  /** The business, or the person where it is not known yet: the number of simultaneous uploads is limited. */
  caller: string;
  /** A field of the call says the business, and is checked once the file is there. */
  isUndecided?: boolean;
  /** A file may take minutes to arrive: it waits here, not in the turns of the caller's other calls. */
  receiving: Turns;
};

/**
 * Gives the received file to `work`, and deletes it afterwards if `work` has left it. 400 without a file, 413 when it
 * is larger than `most`, 503 when there is no room for it.
 */
export async function withFile<T>(
  request: FastifyRequest,
  options: Options,
  work: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const path = join(options.folder, newCode(24));
  try {
    const { file, fields } = await options.receiving.take(options.caller, () => receive(request, options, path));
    if (!options.isUndecided) refuseOtherBusiness(fields, options.caller);
    // a repeated call is compared by this (D-1.7)
    request.body = { ...fields, file: file.sha256 };
    return await work(file);
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOSPC") throw new Unavailable(NO_ROOM);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(request: FastifyRequest, { most, folder }: Options, path: string): Promise<ReceivedCall> {
  const type = request.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw noFile();
  if (Number(request.headers["content-length"] ?? 0) > most + AROUND) throw tooLarge(most);
  await mkdir(folder, { recursive: true });
  const { file, fields } = await readParts(request, most, path);
  return { file: { path, ...file }, fields };
}

/** The sender's business was decided before the body was read: a field may repeat it, but not name another. */
function refuseOtherBusiness(fields: Record<string, string>, own: string): void {
  for (const name of ["businessId", "bussinessId"]) {
    const said = fields[name];
    if (said && said.toLowerCase() !== own) throw notFound("No se encontró el negocio", name);
  }
}

type ReceivedCall = { file: IncomingFile; fields: Record<string, string> };
type CallParts = { file: Omit<IncomingFile, "path">; fields: Record<string, string> };

async function readParts(request: FastifyRequest, most: number, path: string): Promise<CallParts> {
  const fields: Record<string, string> = Object.create(null);
  let writing: Promise<Omit<IncomingFile, "path">> | undefined;
  const parser = openParser(request.headers as BusboyHeaders, most);
  parser.on("field", (name, value) => {
    fields[name] = value;
  });
  parser.on("file", (_field, stream, name) => {
    writing = write(stream, path, most).then((written) => ({ ...written, name: shortName(name) }));
    // an error in the writing ends the reading, too
    writing.catch((error: Error) => parser.destroy(error));
  });
  await feed(request.raw, parser).catch(async (error: Error) => {
    request.raw.unpipe(parser);
    await letRunOut(request.raw, most + AROUND);
    throw asRefusal(error);
  });
  const file = await writing;
  if (!file || (file.bytes === 0 && file.name === "")) throw noFile();
  return { file, fields };
}

/** Unlike a pipeline it keeps the connection open when the parser fails: the answer is sent over it. */
function feed(raw: IncomingMessage, parser: BusboyInstance): Promise<void> {
  return new Promise((done, fail) => {
    parser.once("finish", done).once("error", fail);
    raw.once("error", fail).once("close", () => {
      if (!raw.complete) fail(Object.assign(new Error("the line broke"), { code: "ECONNRESET" }));
    });
    raw.pipe(parser);
  });
}

/** A client that is still sending reads no answer: the rest of the body is read and dropped, within bounds. */
async function letRunOut(raw: IncomingMessage, most: number): Promise<void> {
  let bytes = 0;
  raw.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) raw.destroy();
  });
  raw.resume();
  if (raw.complete || raw.destroyed) return;
  await once(raw, "close", { signal: AbortSignal.timeout(LONGEST_REST_MS) }).catch(() => {});
}

const LONGEST_REST_MS = 10_000;

function openParser(headers: BusboyHeaders, most: number): BusboyInstance {
  try {
    return new Busboy({
      headers,
      limits: {
        files: 1,
        fileSize: most + 1,
        fields: 10,
        fieldSize: 1024,
        fieldNameSize: 100,
        parts: 11,
        headerPairs: 20,
      },
    });
  } catch {
    throw noFile();
  }
}

async function write(stream: Readable, path: string, most: number) {
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > most ? tooLarge(most) : null, chunk);
    },
  });
  await pipeline(stream, counted, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  const handle = await open(path, "r+");
  // a disk may report only now that it is full
  await handle.sync().finally(() => handle.close());
  return { bytes, sha256: hash.digest("hex") };
}

/** The parser's own errors are in English; the other errors are ours, or the disk's. */
function asRefusal(error: Error & { code?: string }): Error {
  if (error instanceof DomainError || isFull(error.code)) return error;
  if (error.code === "ECONNRESET" || error.code === "ERR_STREAM_PREMATURE_CLOSE") return invalid("file", BROKEN_OFF);
  return error.code && /^E[A-Z]+$/.test(error.code) ? error : invalid("file", BROKEN_OFF);
}

function shortName(name: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are removed
  return (name ?? "").replace(/[\u0000-\u001f\u007f\ud800-\udfff]/gu, "").slice(0, MOST_NAME);
}

const NO_ROOM = "No hay espacio para guardar el archivo. Intenta más tarde.";
const BROKEN_OFF = "El archivo no llegó completo. Intenta de nuevo.";
const noFile = () => invalid("file", "Por favor, seleccione un archivo");

function tooLarge(most: number): DomainError {
  const message = `El archivo puede pesar hasta ${Math.floor(most / 1024 / 1024)} MB`;
  return new DomainError(413, message, { errors: [{ path: "file", message }] });
}
