// Meta's webhook: the handshake, and deliveries. A delivery's signature is checked and its bytes are stored before it
// is answered (D-8.1). Without the app's secret nothing is accepted.
import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { faultPoint } from "../../../kernel/fault.ts";
import type { RawRoute } from "../../../kernel/http/registry.ts";
import { createDeliveryWriter } from "./store-delivery.ts";

export type MetaSettings = { appSecret: string | undefined; verifyToken: string | undefined };

const PATH = "/api/webhooks/meta";
const MOST_BYTES = 3 * 1024 * 1024;

export function metaRoutes({ appSecret, verifyToken }: MetaSettings): RawRoute[] {
  const storeDelivery = createDeliveryWriter();
  return [
    {
      method: "GET",
      path: PATH,
      from: "provider",
      summary: "Meta comprueba que este servidor es el que recibe sus avisos",
      guard: "clave de verificación (META_VERIFY_TOKEN)",
      handle: async (_ctx, request, reply) => {
        const query = request.query as Record<string, unknown>;
        const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge } = query;
        const known = typeof token === "string" && !!verifyToken && isEqual(token, verifyToken);
        if (mode !== "subscribe" || !known || typeof challenge !== "string") {
          throw new DomainError(403, "La clave de verificación no coincide");
        }
        return reply.type("text/plain; charset=utf-8").send(challenge);
      },
    },
    {
      method: "POST",
      path: PATH,
      from: "provider",
      summary: "Avisos de Meta: mensajes y estados",
      guard: "firma X-Hub-Signature-256 con META_APP_SECRET",
      rawBody: true,
      bodyLimit: MOST_BYTES,
      handle: async (ctx, request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        checkSignature(body, request.headers["x-hub-signature-256"], appSecret);
        await storeDelivery(ctx, body);
        await faultPoint("webhook-stored");
        return reply.type("text/plain; charset=utf-8").send("OK");
      },
    },
  ];
}

function checkSignature(body: Buffer, said: string | string[] | undefined, appSecret: string | undefined): void {
  if (typeof said !== "string") throw new DomainError(401, "Falta la firma");
  const expected = appSecret && `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
  if (!expected || !isEqual(said, expected)) throw new DomainError(403, "La firma no coincide");
}

/** The time taken does not depend on where they differ. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
