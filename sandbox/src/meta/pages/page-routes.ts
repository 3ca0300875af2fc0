import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Page } from "../../world/pages.ts";
import type { World } from "../../world/world.ts";
import { bearer } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";
import { page as listed } from "../graph/page.ts";
import { refuse } from "./send-by-page.ts";

type Path = { Params: { version: string; id: string } };

const MB = 1024 * 1024;

/** What Graph answers to the key of a page, and to the key of the person who signed in. */
export function facebookRoutes(graph: FastifyInstance, world: World): void {
  graph.get("/:version/me", async (request) => {
    const signedIn = world.people.get(bearer(request));
    if (signedIn) {
      const { fields = "id,name" } = request.query as { fields?: string };
      return Object.fromEntries(Object.entries(signedIn).filter(([name]) => fields.split(",").includes(name)));
    }
    const person = world.pages.granted(bearer(request));
    if (person) return { id: person.userId };
    const page = pageOfKey(world, request);
    const { id, name } = { id: page.pageId, name: page.name };
    return { id, name, ...(page.instagram ? { instagram_business_account: page.instagram } : {}) };
  });

  graph.get("/:version/me/accounts", async (request) => {
    const granted = world.pages.granted(bearer(request));
    if (!granted) throw new GraphError(190);
    const pages = granted.pageIds.flatMap((id) => world.pages.byId(id) ?? []);
    return listed(
      request,
      pages,
      ({ pageId }) => pageId,
      (page) => ({
        id: page.pageId,
        name: page.name,
        access_token: page.accessToken,
        tasks: ["ANALYZE", ...(page.mayMessage ? ["MESSAGING", "MODERATE"] : [])],
        ...(page.instagram ? { instagram_business_account: page.instagram } : {}),
      }),
    );
  });

  graph.post<Path>("/:version/:id/message_attachments", async (request) => {
    const page = ownPage(world, request, request.params.id);
    const type = request.headers["content-type"] ?? "";
    if (!Buffer.isBuffer(request.body)) refuse("filedata is required, as multipart/form-data");
    const form = await new Response(new Uint8Array(request.body), { headers: { "content-type": type } }).formData();
    const file = form.get("filedata");
    if (!(file instanceof File)) return refuse("filedata is required");
    const message = JSON.parse(String(form.get("message") ?? "null")) as { attachment?: { type?: string } } | null;
    const kind = message?.attachment?.type;
    const major = file.type.split("/")[0];
    if (!kind || (kind !== "file" && kind !== major)) refuse("attachment.type does not fit the file");
    const platform = form.get("platform");
    if (platform !== null && platform !== "instagram") refuse("platform must be instagram");
    if (platform === "instagram" && (kind === "file" || (kind === "image" && file.size > 8 * MB))) {
      refuse("Unsupported attachment");
    }
    if (platform === "instagram" && kind === "audio" && !/^audio\/(aac|mp4|x-m4a|wav)$/.test(file.type)) {
      refuse("Unsupported attachment");
    }
    if (file.size > 25 * MB) refuse("Attachment size exceeds allowable limit");
    const bytes = Buffer.from(await file.arrayBuffer());
    const stored = world.media.add({ phoneNumberId: page.pageId, mimeType: file.type, filename: file.name, bytes });
    world.changed();
    return { attachment_id: stored.id };
  });

  // Readable by anyone with the address, as on Meta's own servers.
  graph.get<{ Params: { id: string } }>("/fbcdn/:id/:name", async (request, reply) => {
    const file = world.media.get(request.params.id);
    if (!file) throw new GraphError(100, { status: 404 });
    return reply.type(file.mimeType).send(world.media.bytes(file.id));
  });
}

/** The page, when the key is its own. */
export function ownPage(world: World, request: FastifyRequest, id: string): Page {
  const page = pageOfKey(world, request);
  if (page.pageId !== id) throw new GraphError(100, { subcode: 33, title: `Object with ID '${id}' does not exist` });
  return page;
}

export function pageOfKey(world: World, request: FastifyRequest): Page {
  const page = world.pages.byToken(bearer(request));
  if (!page) throw new GraphError(190);
  return page;
}

const FIELDS = new Set([
  "messages",
  "messaging_postbacks",
  "message_echoes",
  "message_reads",
  "message_deliveries",
  "message_reactions",
  "message_edits",
  "feed",
]);

export function subscribePage(world: World, request: FastifyRequest, page: Page): { success: true } {
  const fields = String((request.query as Record<string, unknown>).subscribed_fields ?? "").split(",");
  const unknown = fields.find((field) => !FIELDS.has(field));
  if (unknown !== undefined) refuse(`Param subscribed_fields must be one of the known fields, not '${unknown}'`);
  world.pages.save({ ...page, subscribed: fields });
  world.changed();
  return { success: true };
}

/** The profile of a person, only for the page that they wrote to. */
export function readPerson(world: World, page: Page, userId: string) {
  const ofPage = world.pages.ofUser(page.pageId, userId);
  if (ofPage) {
    const [first = "", ...last] = ofPage.name.split(" ");
    return { id: userId, first_name: first, last_name: last.join(" ") };
  }
  const ofAccount = page.instagram && world.pages.ofUser(page.instagram.id, userId);
  if (ofAccount) return { id: userId, name: ofAccount.name, username: ofAccount.person };
  throw new GraphError(100, { subcode: 33, title: `Object with ID '${userId}' does not exist` });
}
