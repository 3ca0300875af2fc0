import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { World } from "../world/world.ts";
import { StripeError } from "./api-error.ts";
import { nestForm } from "./form.ts";

/** Each write has an idempotency key: the same key again gets the same answer, with other fields an error. */
export function acceptPosts(server: FastifyInstance, world: World) {
  const { stripe: ledger } = world;
  return (path: string, work: (body: object, id: string) => object): void => {
    server.post(`/stripe/v1${path}`, async (request: FastifyRequest, reply: FastifyReply) => {
      const body = nestForm((request.body ?? {}) as Record<string, unknown>);
      const { id = "" } = request.params as { id?: string };
      const key = request.headers["idempotency-key"];
      const said = JSON.stringify([path, id, body]);
      if (typeof key !== "string") throw new StripeError(400, "idempotency_key_missing", "Idempotency-Key is required");
      const known = ledger.keys[key];
      if (known && known.request !== said) {
        const message = "Keys for idempotent requests can only be used with the same parameters";
        throw new StripeError(400, "idempotency_key_in_use", message, "idempotency_error");
      }
      const answer = known?.answer ?? work(body, id);
      ledger.keys[key] = { request: said, answer };
      world.changed();
      return reply.send(answer);
    });
  };
}
