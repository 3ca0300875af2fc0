// Receives Stripe's notifications: checks the signature, stores each event once with the job that reads its object
// there, and answers (D-12.4). It is only a hint: no amount and no status of it is used.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { StripeNotified } from "@mostrador/domain/platform/billing/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { Sweep } from "../../../../kernel/queue/sweeper.ts";
import type { BillingDeps } from "../../../partners/billing/index.ts";
import { insertNotification, sweepNotifications } from "./notification.store.ts";

const MOST_BYTES = 256 * 1024;
const HOUR_MS = 60 * 60_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Those that change something here. */
const HEARD =
  /^(checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)|invoice\.(paid|payment_failed)|customer\.subscription\.(created|updated|deleted|paused)|payment_intent\.succeeded|charge\.(refunded|dispute\.created))$/;

export const notificationRoute = ({ billing, missing }: BillingDeps): RawRoute => ({
  method: "POST",
  path: "/api/stripe/webhook",
  from: "provider",
  summary: "Avisos de Stripe sobre compras y suscripciones",
  guard: "firma stripe-signature con STRIPE_WEBHOOK_SECRET",
  rawBody: true,
  bodyLimit: MOST_BYTES,
  handle: async (ctx, request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers["stripe-signature"];
    if (signature === undefined) throw new DomainError(401, "Falta la firma");
    const notice =
      missing.length === 0 && typeof signature === "string" && signature.length <= 1000
        ? await billing.readNotice(body, signature)
        : null;
    if (!notice) throw new DomainError(403, "La firma no coincide");
    const { id: eventId, type, object } = notice;
    if (HEARD.test(type) && object !== "") {
      const row = { id: newId(), event_id: eventId.slice(0, 255), kind: type, object_id: object.slice(0, 255), body };
      await transact(ctx, async (tx) => {
        if (!(await insertNotification(tx, { ...row, received_at: new Date(ctx.now) }))) return;
        await publish(tx, ctx, StripeNotified, { notificationId: row.id });
      });
    }
    return reply.type("text/plain; charset=utf-8").send("OK");
  },
});

export const oldNotifications: Sweep = {
  name: "old-billing-notifications",
  every: HOUR_MS,
  run: (tx, { now }) => sweepNotifications(tx, new Date(now - KEPT_MS)),
};
