// Serves files of this machine to anybody who knows the address: browsers, and the messengers that fetch attachments.
// Nothing in them runs: the type is one of the few allowed ones, and the browser must not guess another.
import { send } from "@fastify/send";
import { FILES_PATH, isFileName } from "@mostrador/domain/ground/files/file-address.ts";
import { KNOWN_TYPES } from "@mostrador/domain/ground/files/file-kind.ts";
import { FILE_NOT_FOUND } from "@mostrador/domain/ground/files/schema.ts";
import type { FastifyReply } from "fastify";
import { failure } from "../../../kernel/http/envelope.ts";
import type { RawRoute } from "../../../kernel/http/registry.ts";

const MONTH_S = 30 * 24 * 3600;
const TYPES = new Map(Object.entries(KNOWN_TYPES).map(([type, { extension, kind }]) => [extension, { type, kind }]));

export function serveFile(folder: string): RawRoute {
  return {
    method: "GET",
    path: `${FILES_PATH}/:name`,
    summary: "Un archivo que el negocio subió",
    guard: "Una dirección que nadie puede adivinar (más de 128 bits).",
    from: "people",
    async handle(_ctx, request, reply) {
      const { name } = request.params as { name: string };
      const known = isFileName(name) ? TYPES.get(name.split(".")[1] ?? "") : undefined;
      if (!known) return nothing(reply);
      const { statusCode, headers, stream, type } = await send(request.raw, `/${name.slice(0, 2)}/${name}`, {
        root: folder,
        maxAge: MONTH_S * 1000,
        immutable: true,
        index: false,
        dotfiles: "ignore",
      });
      // a missing file, or a range that it does not have
      if (type !== "file" && statusCode !== 416) return nothing(reply);
      return reply
        .code(statusCode)
        .headers({ ...headers, ...OF_A_FILE, "content-type": known.type, "content-disposition": shownAs(known.kind) })
        .send(statusCode === 416 ? "" : stream);
    },
  };
}

const OF_A_FILE = {
  // may be shown by other sites, and opened in a page of its own
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

/** A PDF can hold a script: it opens in the person's own reader, not in the page. */
function shownAs(kind: string): string {
  return kind === "document" ? "attachment" : "inline";
}

function nothing(reply: FastifyReply): FastifyReply {
  const { status, body } = failure(404, FILE_NOT_FOUND);
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}
