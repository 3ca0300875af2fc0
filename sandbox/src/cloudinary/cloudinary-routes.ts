import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { World } from "../world/world.ts";
import type { Asset } from "./asset-store.ts";
import { formatOf, TYPE_OF } from "./format.ts";
import { API_KEY, isSigned } from "./signature.ts";

type Params = { cloud: string; type: string; "*": string };
type Form = { params: Map<string, string>; file: Buffer | undefined };

const HOUR_S = 3600;

/** Cloudinary's upload API below `/cloudinary`; its files are served below `/cloudinary/res`. */
export function cloudinaryRoutes(server: FastifyInstance, world: World): void {
  const refuse = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).header("x-cld-error", message).send({ error: { message } });

  /** Null when the request was refused. */
  async function readSigned(request: FastifyRequest, reply: FastifyReply): Promise<Form | null> {
    const failing = world.failures.current().cloudinary;
    if (failing && failing.times > 0) {
      world.failures.change({ cloudinary: { ...failing, times: failing.times - 1 } });
      refuse(reply, failing.status, "On purpose");
      return null;
    }
    const form = await readForm(request);
    const { params } = form;
    if (params.get("api_key") !== API_KEY) refuse(reply, 401, "Unknown API key");
    else if (!isSigned(params)) refuse(reply, 401, "Invalid Signature");
    else if (Math.abs(world.clock.now() / 1000 - Number(params.get("timestamp"))) > HOUR_S)
      refuse(reply, 400, "Stale request - reported time is more than 1 hour ago");
    else return form;
    return null;
  }

  server.post("/cloudinary/v1_1/:cloud/:type/upload", async (request, reply) => {
    const form = await readSigned(request, reply);
    if (!form) return reply;
    const { cloud, type } = request.params as Params;
    if (!form.file) return refuse(reply, 400, "Missing required parameter - file");
    const format = formatOf(form.file);
    const found = format && TYPE_OF[format];
    if (type !== "auto" && found !== type)
      return refuse(reply, 400, type === "image" ? "Invalid image file" : "Unsupported video format or file");
    if (!format || !found) return refuse(reply, 400, "Unsupported file");
    const publicId = form.params.get("public_id") ?? world.ids.token("", 20);
    const asset: Asset = { cloud, type: found, publicId, format, bytes: form.file };
    world.assets.put(asset);
    const address = `${request.protocol}://${request.host}/cloudinary/res/${cloud}/${found}/upload/v1/${publicId}.${format}`;
    return {
      public_id: publicId,
      version: 1,
      resource_type: found,
      format,
      bytes: form.file.length,
      url: address,
      secure_url: address,
      created_at: new Date(world.clock.now()).toISOString(),
    };
  });

  server.post("/cloudinary/v1_1/:cloud/:type/destroy", async (request, reply) => {
    const form = await readSigned(request, reply);
    if (!form) return reply;
    const { cloud, type } = request.params as Params;
    const publicId = form.params.get("public_id");
    if (!publicId) return refuse(reply, 400, "Missing required parameter - public_id");
    return { result: world.assets.remove({ cloud, type: type as Asset["type"], publicId }) ? "ok" : "not found" };
  });

  server.get("/cloudinary/res/:cloud/:type/upload/*", async (request, reply) => {
    const { cloud, type, "*": rest } = request.params as Params;
    const publicId = rest.replace(/^v\d+\//, "").replace(/\.\w+$/, "");
    const asset = world.assets.get({ cloud, type: type as Asset["type"], publicId });
    if (!asset) return reply.code(404).header("x-cld-error", "Resource not found").send();
    return reply
      .type(`${asset.type}/${asset.format}`)
      .header("cross-origin-resource-policy", "cross-origin")
      .send(asset.bytes);
  });
}

/** A file can be sent as bytes; parts sent as text are parameters. */
async function readForm(request: FastifyRequest): Promise<Form> {
  const params = new Map<string, string>();
  let file: Buffer | undefined;
  if (!Buffer.isBuffer(request.body)) return { params, file };
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const parts = await new Response(new Uint8Array(request.body), { headers }).formData().catch(() => new FormData());
  for (const [name, value] of parts) {
    if (typeof value === "string") params.set(name, value);
    else if (name === "file") file = Buffer.from(await value.arrayBuffer());
  }
  return { params, file };
}
