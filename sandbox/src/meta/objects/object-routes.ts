import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { MediaFile } from "../../world/media.ts";
import type { World } from "../../world/world.ts";
import { bearer, missingObject, numberOrMeet } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";
import { readPost } from "../pages/comment-routes.ts";
import { readPerson } from "../pages/page-routes.ts";
import { numberFields } from "./number-fields.ts";

type Path = { Params: { version: string; id: string } };

const URL_LIVES_MS = 5 * 60 * 1000;

/** `GET /{id}`: a file if the id is one, else a business number. Also serves the bytes of files. */
export function objectRoutes(graph: FastifyInstance, world: World): void {
  graph.get<Path>("/:version/:id", async (request) => {
    const page = world.pages.byToken(bearer(request));
    if (page) return readPost(world, page, request.params.id) ?? readPerson(world, page, request.params.id);
    const file = world.media.get(request.params.id);
    const query = request.query as Record<string, unknown>;
    if (!file) return numberFields(numberOrMeet(world, request, request.params.id), query.fields);
    ownFile(world, request, file);
    return {
      url: temporaryUrl(world, file, `http://${request.headers.host}`),
      mime_type: file.mimeType,
      sha256: file.sha256,
      file_size: String(file.size),
      id: file.id,
      messaging_product: "whatsapp",
    };
  });

  graph.delete<Path>("/:version/:id", async (request) => {
    const file = world.media.get(request.params.id);
    if (!file) throw missingObject(request.params.id);
    ownFile(world, request, file);
    world.media.remove(file.id);
    world.changed();
    return { success: true };
  });

  graph.get<{ Params: { id: string } }>("/whatsapp_business/attachments/:id", async (request, reply) => {
    const file = world.media.get(request.params.id);
    const { ext, hash } = request.query as { ext?: string; hash?: string };
    if (!file || !ext || !hash || !alive(world, file, ext, hash)) throw new GraphError(100, { status: 404 });
    ownFile(world, request, file);
    return reply.type(file.mimeType).send(world.media.bytes(file.id));
  });
}

function ownFile(world: World, request: FastifyRequest, file: MediaFile): void {
  const token = bearer(request);
  const mayBeAsked = (request.query as Record<string, unknown>).phone_number_id ?? file.phoneNumberId;
  if (mayBeAsked !== file.phoneNumberId) throw missingObject(file.id);
  if (world.numbers.byId(file.phoneNumberId)?.accessToken !== token) throw new GraphError(190);
}

/** Valid for five minutes, with the key of its number. */
export function temporaryUrl(world: World, file: MediaFile, base = world.address): string {
  const ext = String(Math.floor((world.clock.now() + URL_LIVES_MS) / 1000));
  return `${base}/whatsapp_business/attachments/${file.id}?ext=${ext}&hash=${hashOf(world, file, ext)}`;
}

function alive(world: World, file: MediaFile, ext: string, hash: string): boolean {
  const expected = Buffer.from(hashOf(world, file, ext));
  const given = Buffer.from(hash);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return Number(ext) * 1000 > world.clock.now();
}

function hashOf(world: World, file: MediaFile, ext: string): string {
  return createHmac("sha256", world.settings.appSecret).update(`${file.id}:${ext}`).digest("base64url");
}
