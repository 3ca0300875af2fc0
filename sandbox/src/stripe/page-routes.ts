import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";
import { changeInPortal } from "./change-plan.ts";
import { checkoutPage, messagePage, portalPage } from "./pages.ts";
import {
  changed,
  dispute,
  end,
  expireSession,
  refund,
  renew,
  settleIntent,
  settleLater,
  settleSession,
} from "./settle.ts";
import { toldCharge } from "./told-objects.ts";

const choice = z.strictObject({
  result: z.enum(["paid", "later", "refused"]),
  quantity: z.coerce.number().int().positive().optional(),
});
const portalChoice = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("end"), subscription: z.string() }),
  z.strictObject({ act: z.literal("keep"), subscription: z.string() }),
  z.strictObject({ act: z.literal("change"), subscription: z.string(), price: z.string() }),
]);
const lever = z.strictObject({
  act: z.enum([
    "pay",
    "later",
    "refuse",
    "arrive",
    "fail",
    "expire",
    "renew",
    "end",
    "past_due",
    "dispute",
    "confirm",
    "refund",
  ]),
  id: z.string(),
  quantity: z.int().positive().optional(),
  /** Of a refund, in cents. */
  amount: z.int().positive().optional(),
});

/** The pages where a buyer pays and manages a subscription, and the controls of the tests. */
export function stripePages(server: FastifyInstance, world: World): void {
  const { stripe: ledger } = world;
  const html = (reply: FastifyReply, text: string, status = 200) =>
    reply.code(status).type("text/html; charset=utf-8").send(text);
  const gone = (reply: FastifyReply) =>
    html(reply, messagePage("Esta página ya no sirve", "Empieza la compra otra vez."), 410);
  server.setErrorHandler((error, _request, reply) =>
    html(reply, messagePage("No se puede continuar", (error as Error).message), 400),
  );

  server.get("/stripe/checkout/:id", async (request, reply) => {
    const session = ledger.sessions[(request.params as { id: string }).id];
    return session?.status === "open" ? html(reply, checkoutPage(session, ledger.amountOf(session))) : gone(reply);
  });
  server.post("/stripe/checkout/:id", async (request, reply) => {
    const session = ledger.sessions[(request.params as { id: string }).id];
    const { result, quantity } = choice.parse(request.body);
    if (!session || !settleSession(world, session, result, quantity)) return gone(reply);
    if (result === "refused") {
      return html(reply, checkoutPage(session, ledger.amountOf(session), "La tarjeta fue rechazada. Prueba con otra."));
    }
    return reply.redirect(session.successUrl.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
  });

  server.get("/stripe/portal/:id", async (request, reply) => {
    const { id } = request.params as { id: string };
    const portal = ledger.portals[id];
    if (!portal) return gone(reply);
    const own = Object.values(ledger.subscriptions).filter(
      ({ customer, status }) => customer === portal.customer && status !== "canceled",
    );
    const plans = Object.values(ledger.prices).filter((price) => price.lookup_key?.startsWith("mostrador_plan_"));
    return html(reply, portalPage(id, portal.returnUrl, own, plans));
  });
  server.post("/stripe/portal/:id", async (request, reply) => {
    const portal = ledger.portals[(request.params as { id: string }).id];
    const chosen = portalChoice.parse(request.body);
    const subscription = ledger.subscriptions[chosen.subscription];
    if (!portal || subscription?.customer !== portal.customer) return gone(reply);
    if (chosen.act === "change") {
      const price = ledger.prices[chosen.price];
      if (!price) return gone(reply);
      changeInPortal(world, subscription, [{ price, quantity: 1, adjustable: null }]);
    } else {
      subscription.isEnding = chosen.act === "end";
      changed(world, subscription);
    }
    return reply.redirect(portal.returnUrl, 303);
  });

  server.get("/stripe/console", async () => ledger.saved());
  server.post("/stripe/console", async (request, reply) => {
    const { act, id, quantity, amount } = lever.parse(request.body);
    const [session, subscription, intent] = [ledger.sessions[id], ledger.subscriptions[id], ledger.intents[id]];
    const acts: Record<typeof act, () => boolean | undefined> = {
      pay: () => session && settleSession(world, session, "paid", quantity),
      later: () => session && settleSession(world, session, "later", quantity),
      refuse: () => session && settleSession(world, session, "refused", quantity),
      arrive: () => session && settleLater(world, session, true),
      fail: () => session && settleLater(world, session, false),
      expire: () => session && done(() => expireSession(world, session)),
      renew: () => subscription && done(() => renew(world, subscription)),
      end: () => subscription && done(() => end(world, subscription)),
      past_due: () =>
        subscription &&
        done(() => {
          subscription.status = "past_due";
          changed(world, subscription);
        }),
      dispute: () => intent && done(() => dispute(world, intent)),
      refund: () => intent && refund(world, intent, amount),
      confirm: () => intent && done(() => settleIntent(world, intent, true)),
    };
    if (acts[act]() !== true) return reply.code(422).send({ error: { message: `${act} ${id}` } });
    const charge = ledger.charges[intent?.charge ?? ""];
    return { done: true, ...(charge && { charge: toldCharge(charge) }) };
  });
}

function done(work: () => void): true {
  work();
  return true;
}
