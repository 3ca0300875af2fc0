import { createHmac } from "node:crypto";
import type { World } from "../world/world.ts";

const API_VERSION = "2026-10-28.endive";

/** Sends an event, signed as Stripe does. `about` keeps the order of one object, unless webhooks are shuffled. */
export function notifyStripe(world: World, type: string, object: { id: string }): void {
  if (world.failures.current().stripeSilent) return;
  const { webhookSecret } = world.settings.stripe;
  const created = world.stripe.seconds();
  const event = {
    ...{ id: world.stripe.id("evt"), object: "event", type, api_version: API_VERSION, created, livemode: false },
    ...{ data: { object }, request: { id: null, idempotency_key: null } },
  };
  const body = JSON.stringify(event);
  const v1 = createHmac("sha256", webhookSecret).update(`${created}.${body}`).digest("hex");
  world.webhooks.send({
    url: world.settings.stripeWebhookUrl,
    body,
    signature: "",
    headers: {
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      "stripe-signature": `t=${created},v1=${v1}`,
    },
    kind: "payment",
    about: object.id,
    order: object.id,
  });
}
