import { createHmac } from "node:crypto";
import type { World } from "../world/world.ts";
import type { Payment } from "./ledger.ts";

function signNotification(secret: string, dataId: string, requestId: string, ts: number): string {
  const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac("sha256", secret).update(manifest).digest("hex")}`;
}

/**
 * Notifies the preference's receiver of a payment, signed as Mercado Pago does; without one, the application's
 * receiver.
 */
export function notifyPayment(world: World, payment: Payment, action: "payment.created" | "payment.updated"): void {
  const { mercadoPagoSilent, mercadoPagoLateMs, mercadoPagoSeconds } = world.failures.current();
  const named = world.ledger.preference(payment.preference)?.wanted.notification_url;
  const to = named ?? world.settings.paymentWebhookUrl;
  if (mercadoPagoSilent) return;
  const send = () => {
    const dataId = String(payment.id);
    const url = new URL(to);
    url.searchParams.set("data.id", dataId);
    url.searchParams.set("type", "payment");
    const requestId = world.ids.token("", 36);
    const now = world.clock.now();
    const body = {
      id: Number(world.ids.digits(12)),
      live_mode: false,
      type: "payment",
      action,
      date_created: new Date(now).toISOString(),
      application_id: world.ids.digits(8),
      user_id: payment.account,
      version: 1,
      api_version: "v1",
      data: { id: dataId },
    };
    const ts = mercadoPagoSeconds ? Math.floor(now / 1000) : now;
    world.webhooks.send({
      url: url.href,
      body: JSON.stringify(body),
      signature: "",
      headers: {
        "user-agent": "MercadoPago WebHook v1.0 payment",
        "x-request-id": requestId,
        "x-signature": signNotification(world.settings.mercadoPago.webhookSecret, dataId, requestId, ts),
      },
      kind: "payment",
      about: `payment-${dataId}`,
      order: `payment-${dataId}`,
    });
  };
  if (mercadoPagoLateMs > 0) world.later(mercadoPagoLateMs, send);
  else send();
}
