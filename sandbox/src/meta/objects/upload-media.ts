import type { FastifyInstance } from "fastify";
import type { World } from "../../world/world.ts";
import { ownNumber } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";

const MB = 1024 * 1024;

/** The kinds of file that WhatsApp accepts, and the maximum size of each. */
const LIMITS: [RegExp, number][] = [
  [/^image\/(jpeg|png)$/, 5 * MB],
  [/^image\/webp$/, 0.5 * MB],
  [/^video\/(mp4|3gpp)$/, 16 * MB],
  [/^audio\/(aac|amr|mpeg|mp4|ogg|opus)$/, 16 * MB],
  [
    /^(text\/plain|application\/(pdf|msword|vnd\.ms-excel|vnd\.ms-powerpoint|vnd\.openxmlformats-officedocument\..+))$/,
    100 * MB,
  ],
];

/** `POST /{phone}/media`, multipart: messaging_product, file, and type. */
export function uploadRoute(graph: FastifyInstance, world: World): void {
  graph.post<{ Params: { id: string } }>("/:version/:id/media", async (request) => {
    const number = ownNumber(world, request, request.params.id);
    const type = request.headers["content-type"] ?? "";
    if (!Buffer.isBuffer(request.body) || !type.startsWith("multipart/form-data")) {
      throw new GraphError(100, { details: "The parameter file is required, as multipart/form-data." });
    }
    const form = await readForm(request.body, type);
    const file = form.get("file");
    if (form.get("messaging_product") !== "whatsapp") {
      throw new GraphError(100, { details: "The parameter messaging_product is required." });
    }
    if (!(file instanceof File)) throw new GraphError(100, { details: "The parameter file is required." });
    const mimeType = String(form.get("type") ?? file.type);
    const limit = LIMITS.find(([pattern]) => pattern.test(mimeType.split(";")[0]!.trim()))?.[1];
    if (limit === undefined) {
      throw new GraphError(100, { details: `Param file must be a file with a supported type, not ${mimeType}.` });
    }
    if (file.size > limit) throw new GraphError(100, { details: `The file is larger than ${limit} bytes.` });
    const bytes = Buffer.from(await file.arrayBuffer());
    if (bytes.subarray(0, 4).toString("latin1") === "OggS" && !bytes.includes("OpusHead")) {
      throw new GraphError(131053, { details: "Of audio/ogg only the OPUS codec is supported." });
    }
    const stored = world.media.add({ phoneNumberId: number.phoneNumberId, mimeType, filename: file.name, bytes });
    world.changed();
    return { id: stored.id };
  });
}

async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new GraphError(100, { details: "The multipart body cannot be read." });
  }
}
