import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";
import { toldPayment } from "./ledger.ts";
import { notifyPayment } from "./notify-payment.ts";
import { preferenceSchema } from "./preference-schema.ts";
import type { Account } from "./sellers.ts";

class ApiError extends Error {
  readonly status: number;
  readonly error: string;
  constructor(status: number, error: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

const tokenSchema = z.discriminatedUnion("grant_type", [
  z.strictObject({
    client_id: z.string(),
    client_secret: z.string(),
    grant_type: z.literal("authorization_code"),
    code: z.string(),
    redirect_uri: z.url(),
    code_verifier: z.string().min(43).max(128).optional(),
    test_token: z.boolean().optional(),
  }),
  z.strictObject({
    client_id: z.string(),
    client_secret: z.string(),
    grant_type: z.literal("refresh_token"),
    refresh_token: z.string(),
  }),
]);
const refundSchema = z.strictObject({ amount: z.number().positive().optional() });

/** Mercado Pago's API below `/mercado-pago`. It is strict, so that a wrong adapter fails here first. */
export function mercadoPagoRoutes(server: FastifyInstance, world: World): void {
  const { sellers, ledger } = world;
  server.setErrorHandler((error, _request, reply) => {
    const wrong = error instanceof z.ZodError ? new ApiError(400, "bad_request", z.prettifyError(error)) : error;
    const status = wrong instanceof ApiError ? wrong.status : ((wrong as { statusCode?: number }).statusCode ?? 500);
    const name = wrong instanceof ApiError ? wrong.error : "internal_error";
    return reply.code(status).send({ message: (wrong as Error).message, error: name, status, cause: [] });
  });
  server.addHook("preHandler", async () => {
    const failing = world.failures.current().mercadoPago;
    if (!failing || failing.times === 0) return;
    world.failures.change({ mercadoPago: { ...failing, times: failing.times - 1 } });
    throw new ApiError(failing.status, "on_purpose", "On purpose");
  });

  server.post("/mercado-pago/oauth/token", async (request) => {
    const asked = tokenSchema.parse(request.body);
    const { clientId, clientSecret } = world.settings.mercadoPago;
    if (asked.client_id !== clientId || asked.client_secret !== clientSecret) {
      throw new ApiError(400, "invalid_client", "invalid client_id or client_secret");
    }
    const told =
      asked.grant_type === "refresh_token"
        ? sellers.renew(asked.refresh_token)
        : sellers.exchange({
            code: asked.code,
            clientId: asked.client_id,
            redirectUri: asked.redirect_uri,
            verifier: asked.code_verifier,
          });
    if (!told) throw new ApiError(400, "invalid_grant", "the grant is invalid, used or expired");
    world.changed();
    return told;
  });

  const prefer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { account } = sellerOf(request);
    const wanted = preferenceSchema.parse(request.body);
    if (wanted.auto_return && !wanted.back_urls?.success.startsWith("https:")) {
      throw new ApiError(400, "invalid_auto_return", "auto_return invalid. back_url.success must be defined");
    }
    const preference = ledger.once(`${account} preference ${keyOf(request)}`, () => ledger.prefer(account, wanted));
    world.changed();
    const checkout = `${request.protocol}://${request.host}/mercado-pago/checkout?pref_id=${preference.id}`;
    return reply.code(201).send({
      ...preference.wanted,
      id: preference.id,
      init_point: checkout,
      sandbox_init_point: checkout,
      collector_id: Number(account),
      client_id: world.settings.mercadoPago.clientId,
      date_created: new Date(preference.createdAt).toISOString(),
    });
  };
  server.post("/mercado-pago/checkout/preferences", prefer);
  server.post("/mercado-pago/checkout/preferences/", prefer);

  server.get("/mercado-pago/v1/payments/search", async (request) => {
    const { account } = sellerOf(request);
    const { external_reference: reference } = z
      .object({ external_reference: z.string().min(1) })
      .parse(request.query ?? {});
    const results = ledger.search(account, reference).map(toldPayment);
    return { paging: { total: results.length, limit: 30, offset: 0 }, results };
  });
  server.get("/mercado-pago/v1/payments/:id", async (request) => toldPayment(paymentOf(request)));
  server.post("/mercado-pago/v1/payments/:id/refunds", async (request, reply) => {
    const payment = paymentOf(request);
    const { amount } = refundSchema.parse(request.body ?? {});
    const key = request.headers["x-idempotency-key"];
    if (typeof key !== "string" || key === "") throw new ApiError(400, "bad_request", "X-Idempotency-Key is required");
    const told = ledger.once(`${payment.account} refund ${key}`, () => {
      const left = payment.amount - payment.refunded;
      if (payment.status !== "approved") throw new ApiError(400, "bad_request", "The payment cannot be refunded");
      if ((amount ?? left) > left + 1e-9) throw new ApiError(400, "bad_request", "The amount is above what is left");
      const given = amount ?? left;
      ledger.giveBack(payment, given);
      notifyPayment(world, payment, "payment.updated");
      return { id: Number(world.ids.digits(10)), payment_id: payment.id, amount: given, status: "approved" };
    });
    world.changed();
    return reply.code(201).send(told);
  });

  function sellerOf(request: FastifyRequest): Account {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    const account = token && sellers.byToken(token);
    if (!account) throw new ApiError(401, "unauthorized", "invalid access token");
    return account;
  }

  function paymentOf(request: FastifyRequest) {
    const { account } = sellerOf(request);
    const payment = ledger.payment(Number((request.params as { id: string }).id));
    if (payment?.account !== account) throw new ApiError(404, "not_found", "Payment not found");
    return payment;
  }
}

let unkeyed = 0;

function keyOf(request: FastifyRequest): string {
  const key = request.headers["x-idempotency-key"];
  return typeof key === "string" ? key : `none ${++unkeyed}`;
}
