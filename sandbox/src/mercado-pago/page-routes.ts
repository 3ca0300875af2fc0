import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { derivedDigits } from "../world/ids.ts";
import type { World } from "../world/world.ts";
import type { Payment, PaymentState, Preference } from "./ledger.ts";
import { notifyPayment } from "./notify-payment.ts";
import { authorizePage, checkoutPage, messagePage } from "./pages.ts";

const authorization = z.object({
  client_id: z.string(),
  response_type: z.literal("code"),
  platform_id: z.literal("mp"),
  state: z.string().min(1),
  redirect_uri: z.url().refine((url) => new URL(url).search === "", "the redirect_uri carries no query"),
  code_challenge: z.string().min(43).max(128).optional(),
  code_challenge_method: z.literal("S256").optional(),
});
const decision = authorization.extend({
  account: z
    .string()
    .regex(/^\d{6,12}$/)
    .optional(),
  answer: z.enum(["yes", "no"]),
});
const STATES = ["pending", "in_process", "approved", "rejected", "cancelled", "refunded", "charged_back"] as const;
const choice = z.object({ pref_id: z.string(), result: z.enum([...STATES, "twice", "silent"]) });
const levers = z.strictObject({ preference: z.string(), status: z.enum(STATES), notify: z.boolean().default(true) });
const changes = z.strictObject({
  status: z.enum(STATES).optional(),
  /** Pesos that the seller gives back, a part of the payment. */
  refunded: z.number().positive().optional(),
  notify: z.boolean().default(true),
});

/** The pages where a seller gives permission and a buyer pays, and the controls that change a payment. */
export function mercadoPagoPages(server: FastifyInstance, world: World): void {
  const { ledger } = world;
  const html = (reply: FastifyReply, text: string, status = 200) =>
    reply.code(status).type("text/html; charset=utf-8").send(text);
  server.setErrorHandler((error, _request, reply) => {
    const text = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    return html(reply, messagePage("No se puede continuar", text), 400);
  });

  server.get("/mercado-pago/authorization", async (request, reply) => {
    const asked = authorization.parse(request.query);
    if (asked.client_id !== world.settings.mercadoPago.clientId) throw new Error("No se conoce la aplicación.");
    const fields = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    return html(reply, authorizePage(fields as Record<string, string>, derivedDigits(asked.redirect_uri, 9)));
  });

  server.post("/mercado-pago/authorization", async (request, reply) => {
    const asked = decision.parse(request.body);
    if (asked.client_id !== world.settings.mercadoPago.clientId) throw new Error("No se conoce la aplicación.");
    const back = new URL(asked.redirect_uri);
    back.searchParams.set("state", asked.state);
    if (asked.answer === "no") back.searchParams.set("error", "access_denied");
    else {
      const code = world.sellers.grant({
        account: asked.account ?? derivedDigits(asked.redirect_uri, 9),
        clientId: asked.client_id,
        redirectUri: asked.redirect_uri,
        challenge: asked.code_challenge ?? null,
      });
      back.searchParams.set("code", code);
    }
    return reply.redirect(back.href, 303);
  });

  server.get("/mercado-pago/checkout", async (request, reply) => {
    const { pref_id: id } = z.object({ pref_id: z.string() }).parse(request.query);
    const preference = ledger.preference(id);
    if (!preference) return html(reply, messagePage("No se encontró el pago", "Revisa la dirección."), 404);
    return html(reply, checkoutPage(preference));
  });

  server.post("/mercado-pago/checkout", async (request, reply) => {
    const { pref_id: id, result } = choice.parse(request.body);
    const preference = ledger.preference(id);
    if (!preference) return html(reply, messagePage("No se encontró el pago", "Revisa la dirección."), 404);
    const status = result === "twice" || result === "silent" ? "approved" : result;
    const payment = pay(preference, status, result !== "silent");
    if (!payment) return html(reply, messagePage("El tiempo para pagar terminó", "Pide otra liga al negocio."), 410);
    if (result === "twice") pay(preference, status, true);
    const { back_urls: back } = preference.wanted;
    const to = status === "approved" ? back?.success : status === "rejected" ? back?.failure : back?.pending;
    if (!to) return html(reply, messagePage("Listo", "Puedes cerrar esta página."));
    const url = new URL(to);
    const told = {
      collection_id: String(payment.id),
      payment_id: String(payment.id),
      status,
      external_reference: payment.reference,
      preference_id: preference.id,
      payment_type: payment.method.type,
      merchant_order_id: String(payment.id),
    };
    for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
    return reply.redirect(url.href, 303);
  });

  server.post("/mercado-pago/console/payments", async (request, reply) => {
    const { preference: id, status, notify } = levers.parse(request.body);
    const preference = ledger.preference(id);
    const payment = preference && pay(preference, status, notify);
    return payment ? { id: payment.id, status: payment.status } : reply.code(422).send({ error: { message: id } });
  });
  server.post("/mercado-pago/console/payments/:id", async (request, reply) => {
    const { status, refunded, notify } = changes.parse(request.body);
    const payment = ledger.payment(Number((request.params as { id: string }).id));
    if (!payment) return reply.code(404).send({ error: { message: "no such payment" } });
    if (status) ledger.change(payment, status);
    if (refunded) ledger.giveBack(payment, refunded);
    if (notify) notifyPayment(world, payment, "payment.updated");
    world.changed();
    return { id: payment.id, status: payment.status };
  });
  server.get("/mercado-pago/console/payments", async () => ledger.list());
  server.post("/mercado-pago/console/revoke", async (request) => {
    const { account } = z.strictObject({ account: z.string() }).parse(request.body);
    return { revoked: world.sellers.revoke(account) };
  });

  function pay(preference: Preference, status: PaymentState, notifies: boolean): Payment | null {
    const payment = ledger.pay(preference, status);
    if (payment && notifies) notifyPayment(world, payment, "payment.created");
    world.changed();
    return payment;
  }
}
