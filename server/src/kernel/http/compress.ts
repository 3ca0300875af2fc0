// Compresses long answers with gzip for clients that accept it: weeks of an agenda are 660 kB of JSON, and a tenth of
// that in gzip. It runs in the runtime's thread pool, at the fastest level.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";

const squeeze = promisify(gzip);
/** Shorter answers fit in a few packets uncompressed. */
const LEAST_CHARACTERS = 8 * 1024;

export function compressLong(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < LEAST_CHARACTERS) return payload;
    if (reply.hasHeader("content-encoding") || !takes("gzip", request)) return payload;
    void reply.header("content-encoding", "gzip").header("vary", "accept-encoding").removeHeader("content-length");
    return squeeze(payload, { level: 1 });
  });
}

const TAKEN = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
};

/** Whether the caller accepts this coding. */
export function takes(coding: keyof typeof TAKEN, { headers }: FastifyRequest): boolean {
  return TAKEN[coding].test(headers["accept-encoding"]?.toString() ?? "");
}
