// Receives Mercado Pago's notification of a payment: checks its signature, stores it with the job that reads the
// payment there, and answers before anything else (D-12.4). It is only a hint: it changes nothing directly.
import { createHash } from "node:crypto";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { PaymentHinted, PaymentNotified } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { FastifyRequest } from "fastify";
import { tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { faultPoint } from "../../../../kernel/fault.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { onSystem, publish } from "../../../../kernel/queue/queue.ts";
import type { Sweep } from "../../../../kernel/queue/sweeper.ts";
import type { PaymentDeps } from "../deps.ts";
import { businessesOfSeller } from "../seller/seller.store.ts";
import { insertNotification, readNotification, sweepNotifications } from "./notification.store.ts";
import { isSigned } from "./signature.ts";

const MOST_BYTES = 64 * 1024;
const HOUR_MS = 60 * 60_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

export const notificationRoute = ({ webhookSecret }: PaymentDeps): RawRoute => ({
  method: "POST",
  path: "/api/mercadopago/webhook",
  from: "provider",
  summary: "Avisos de Mercado Pago sobre pagos",
  guard: "firma x-signature con MERCADO_PAGO_WEBHOOK_SECRET",
  rawBody: true,
  bodyLimit: MOST_BYTES,
  handle: async (ctx, request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { payment, isOfPayment } = aboutOf(request);
    const { "x-signature": signature, "x-request-id": requestId } = request.headers;
    if (signature === undefined) throw new DomainError(401, "Falta la firma");
    if (!webhookSecret || !isSigned({ signature, requestId, dataId: payment }, webhookSecret, ctx.now)) {
      throw new DomainError(403, "La firma no coincide");
    }
    // orders and other topics say nothing more than the payment
    if (!isOfPayment) return reply.type("text/plain; charset=utf-8").send("OK");
    const digest = createHash("sha256").update(payment).update("\n").update(body).digest();
    const notification = { id: newId(), digest, payment, seller: sellerIn(body), body, received_at: new Date(ctx.now) };
    await transact(ctx, async (tx) => {
      if (!(await insertNotification(tx, notification))) return;
      await publish(tx, ctx, PaymentNotified, { notificationId: notification.id });
    });
    await faultPoint("notification-stored");
    return reply.type("text/plain; charset=utf-8").send("OK");
  },
});

/** Only by the URL: that is what was signed. In either of their two forms. */
function aboutOf(request: FastifyRequest): { payment: string; isOfPayment: boolean } {
  const query = request.query as Record<string, unknown>;
  const payment = textIn(query["data.id"]) ?? textIn(query.id) ?? "";
  const kind = textIn(query.type) ?? textIn(query.topic);
  return { payment, isOfPayment: kind === "payment" && /^\d{1,20}$/.test(payment) };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Its account; the older form does not have it. */
function sellerIn(body: Buffer): string {
  try {
    const { user_id: seller } = JSON.parse(body.toString("utf8")) as { user_id?: unknown };
    return typeof seller === "number" || typeof seller === "string" ? String(seller).slice(0, 40) : "";
  } catch {
    return "";
  }
}

/** One person may collect for several businesses with one account: each checks whether the payment is its own. */
export const onNotified = onSystem(
  PaymentNotified,
  { name: "find-business-of-payment", title: "Buscar de quién es un pago" },
  async (ctx, { notificationId }) => {
    await transact(ctx, async (tx) => {
      const notification = await readNotification(tx, notificationId);
      if (!notification?.seller) return;
      const actor = { kind: "system", name: "Mercado Pago" } as const;
      for (const businessId of await businessesOfSeller(tx, notification.seller)) {
        const tenant = tenantCtx(ctx, businessId, actor);
        await publish(tx, tenant, PaymentHinted, { providerId: notification.payment });
      }
    });
  },
);

export const oldNotifications: Sweep = {
  name: "old-payment-notifications",
  every: HOUR_MS,
  run: (tx, { now }) => sweepNotifications(tx, new Date(now - KEPT_MS)),
};
