// Purchases at the sandbox's Stripe: the server's prices, credits once whatever comes how often, refunds, plans with
// their limits.
import { createHmac } from "node:crypto";
import { PLANS, planCredits } from "@mostrador/domain/platform/billing/catalogue.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { STRIPE, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

type World = Awaited<ReturnType<typeof startWithSandbox>>;
/** The machine may be at load. */
const WAIT = { timeout: 60_000, interval: 50 };
let world: World;
let shop: Shop;
let owner: Caller;
beforeAll(async () => {
  world = await startWithSandbox();
  shop = await makeShop(world.product);
  owner = shop.owner;
});
afterAll(() => world.close());

const bodyOf = (prices: object[], more: object = {}) => ({
  prices,
  currentPath: "/creditos",
  business: shop.businessId,
  ...more,
});
const checkout = (prices: object[], more: object = {}, path = "checkout") =>
  owner.post(`/api/stripe/${path}`, bodyOf(prices, more));
const act = (name: string, id: string, more: object = {}) =>
  world.sandbox.call("POST", "/stripe/console", { act: name, id, ...more });
const ledger = () => world.sandbox.call("GET", "/stripe/console");
const credits = async () => (await owner.get(`/api/business/${shop.businessId}`)).body.data.counters.gptModel;
const billing = async () => (await owner.get(`/api/billing?businessId=${shop.businessId}`)).body.data;
const buy = async (quantity: number) => (await checkout([{ priceId: "credits", quantity }])).body.data as string;

function notice(type: string, id: string, event = `evt_${type}${id}`) {
  const body = JSON.stringify({ id: event, object: "event", type, livemode: false, data: { object: { id } } });
  const sign = (secret: string, at: number) =>
    `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
  const now = Math.floor(Date.now() / 1000);
  return {
    send: (signature = sign(STRIPE.STRIPE_WEBHOOK_SECRET, now)) =>
      world.product.anonymous.send("POST", "/api/stripe/webhook", body, { "stripe-signature": signature }),
    forged: sign("another secret", now),
    old: sign(STRIPE.STRIPE_WEBHOOK_SECRET, now - 600),
  };
}

test("a purchase brings the credits of the final quantity, once, however often it is reported", async () => {
  const opened = await checkout([{ priceId: "credits", quantity: 5000, unitAmount: 70, minimumQuantity: 750 }], {
    allowQuantityUpdates: true,
    user: owner.userId,
  });
  expect(opened.body).toMatchObject({ success: true, type: "checkout", data: expect.stringMatching(/^cs_test_/) });
  const id = opened.body.data;
  const { sessions } = await ledger();
  expect(sessions[id].lines[0]).toMatchObject({
    price: { unit_amount: 70 },
    adjustable: { minimum: 5000, maximum: 9999 },
  });
  await act("pay", id, { quantity: 6000 });
  await vi.waitFor(async () => expect(await credits()).toBe(6000), WAIT);
  await notice("checkout.session.completed", id).send();
  await notice("checkout.session.completed", id, "evt_again").send();
  await notice("checkout.session.async_payment_succeeded", id).send();
  const after = await buy(1000);
  await act("pay", after);
  await vi.waitFor(async () => expect(await credits()).toBe(7000), WAIT);
  const [last, first] = (await owner.get(`/api/creditMovement?businessId=${shop.businessId}`)).body.data;
  expect([first.totalPrice, first.pricePerCredit, last.totalPrice]).toEqual([4200, 0.7, 1000]);
});

test("no price, quantity, business or person of a body is believed", async () => {
  const wrong: [object[], object, number][] = [
    [[{ priceId: "credits", quantity: 5000, unitAmount: 1 }], {}, 409],
    [[{ priceId: "credits", quantity: 749 }], {}, 422],
    [[{ priceId: "credits", quantity: 5000, minimumQuantity: 500 }], {}, 422],
    [[{ priceId: "credits", quantity: 600 }], { coupon: "INVENTADO" }, 422],
    [[{ priceId: "credits-1", quantity: 5000 }], {}, 400],
    [[{ priceId: "plan-oro-month", unitAmount: 100 }], {}, 409],
    [[{ priceId: "plan-oro-month", quantity: 2 }], {}, 422],
    [[{ priceId: "plan-bronce-month" }, { priceId: "extra-oro-month", quantity: 100 }], {}, 422],
    [[{ priceId: "plan-bronce-month" }, { priceId: "extra-bronce-month", quantity: 150 }], {}, 422],
    [[{ priceId: "pack-scale-USD" }], { customAmount: 100 }, 409],
    [[{ priceId: "promo" }], {}, 422],
    [[{ priceId: "pack-pro-MXN" }], { user: "01890000-0000-7000-8000-000000000000" }, 404],
    [[{ priceId: "pack-pro-MXN" }], { business: "01890000-0000-7000-8000-000000000000" }, 404],
    [[{ priceId: "pack-pro-MXN" }], { currentPath: "//malo.mx" }, 400],
    [[{ priceId: "pack-pro-MXN" }], { needExpertHelp: true }, 422],
  ];
  const before = Object.keys((await ledger()).sessions).length;
  for (const [prices, more, status] of wrong) {
    const answer = await checkout(prices, more);
    expect([prices, more, answer.status]).toEqual([prices, more, status]);
  }
  expect((await checkout([{ priceId: "credits", quantity: 749 }])).body.message).toBe(
    "La cantidad minima es 750 mensajes",
  );
  expect(Object.keys((await ledger()).sessions)).toHaveLength(before);
  expect((await checkout([{ priceId: "credits", quantity: 600 }], { coupon: "AMIGO10" })).status).toBe(200);
});

test("a forged, an old and another account's notice change nothing", async () => {
  const id = await buy(2000);
  const before = await credits();
  const made = notice("checkout.session.completed", id);
  expect([
    (await made.send(made.forged)).status,
    (await made.send(made.old)).status,
    (await made.send("")).status,
  ]).toEqual([403, 403, 403]);
  // signed, but nothing was paid at our own account; and a session that it does not have
  expect((await made.send()).status).toBe(200);
  expect((await notice("checkout.session.completed", "cs_test_other").send()).status).toBe(200);
  expect((await notice("invoice.paid", "in_other").send()).status).toBe(200);
  const own = await buy(2000);
  await act("pay", own);
  await vi.waitFor(async () => expect(await credits()).toBe(before + 2000), WAIT);
});

test("a payment in a shop counts when it arrives, and a refused card or a late failure never", async () => {
  const before = await credits();
  const [later, never, refused] = [await buy(750), await buy(800), await buy(900)];
  await act("later", later);
  await act("later", never);
  await act("refuse", refused);
  await act("fail", never);
  await act("arrive", later);
  await vi.waitFor(async () => expect(await credits()).toBe(before + 750), WAIT);
  await vi.waitFor(async () => {
    const states = (await billing()).purchases.map(({ credits: of, status }: { credits: number; status: string }) => [
      of,
      status,
    ]);
    expect(states).toContainEqual([800, "failed"]);
    expect(states).toContainEqual([750, "paid"]);
  }, WAIT);
});

test("a refund and a dispute take the credits back, never below zero", async () => {
  const id = await buy(1000);
  await act("pay", id);
  await vi.waitFor(
    async () => expect((await billing()).purchases[0]).toMatchObject({ credits: 1000, status: "paid" }),
    WAIT,
  );
  const held = await credits();
  const { intent } = (await ledger()).sessions[id];
  await act("refund", intent, { amount: 25_000 });
  await vi.waitFor(async () => expect(await credits()).toBe(held - 250), WAIT);
  await act("dispute", intent);
  await vi.waitFor(async () => expect(await credits()).toBe(held - 1000), WAIT);
  expect((await billing()).purchases[0].status).toBe("disputed");
  const [, first] = Object.values((await ledger()).intents as Record<string, { id: string; amount: number }>);
  const spent = {
    businessId: shop.businessId,
    creditType: "gpt",
    type: "extract",
    amount: await credits(),
    totalPrice: 0,
  };
  await (await team()).post("/api/creditMovement", spent);
  await act("refund", first?.id ?? "");
  await vi.waitFor(
    async () =>
      expect((await billing()).purchases.map(({ status }: { status: string }) => status)).toContain("refunded"),
    WAIT,
  );
  expect(await credits()).toBe(0);
});

async function team(): Promise<Caller> {
  const person = await world.product.person("Equipo");
  await world.product.owner.query("update users set role = 'admin' where id = $1", [person.userId]);
  world.product.product.sessions.forget();
  return person;
}

test("the promotion is 1000 credits for 349 pesos, once for each business", async () => {
  const promo = () => checkout([{ priceId: "promo", quantity: 1000, unitAmount: 34_900 }], {}, "checkout-promo");
  const { data } = (await promo()).body;
  const before = await credits();
  await act("pay", data);
  await vi.waitFor(async () => expect(await credits()).toBe(before + 1000), WAIT);
  const again = await promo();
  expect([again.status, again.body.message]).toEqual([422, "La promoción es de una sola vez, y ya la tienes"]);
  expect((await billing()).mayBuyPromo).toBe(false);
});

test("a payment intent has the server's amount, and brings its credits when it succeeds", async () => {
  const made = await owner.post("/api/stripe/create-payment-intent", { priceId: "pack-pro-MXN", email: "ana@demo.mx" });
  const secret = made.body.clientSecret as string;
  expect([made.body.success, made.body.data.clientSecret]).toEqual([true, secret]);
  const [id = ""] = secret.split("_secret_");
  expect((await ledger()).intents[id].amount).toBe(238_000);
  const before = await credits();
  await act("confirm", id);
  await vi.waitFor(async () => expect(await credits()).toBe(before + 3000), WAIT);
});

test("a plan sets its limits, gives its credits each period, and without it those of Bronce hold", async () => {
  const before = await credits();
  const opened = await checkout(
    [{ priceId: "plan-plata-month" }, { priceId: "extra-plata-month", quantity: 500, unitAmount: 85 }],
    { needExpertHelp: true },
  );
  const amounts = (await ledger()).sessions[opened.body.data].lines.map(
    ({ price, quantity }: { price: { unit_amount: number }; quantity: number }) => price.unit_amount * quantity,
  );
  expect(amounts).toEqual([194_900, 42_500, 34_900]);
  await act("pay", opened.body.data);
  await vi.waitFor(async () => expect(await credits()).toBe(before + 2500), WAIT);
  const plata = await billing();
  expect(plata).toMatchObject({ subscription: { status: "active", plan: "plata", isEnding: false }, isRunning: true });
  expect(plata.limits.map(({ most }: { most: number }) => most)).toEqual([5, 2, 20, 150]);
  const again = await checkout([{ priceId: "plan-oro-month" }]);
  expect(again.body).toMatchObject({ type: "portal", data: expect.stringContaining("/stripe/portal/") });

  const [subscription] = Object.keys((await ledger()).subscriptions);
  await act("renew", subscription ?? "");
  await vi.waitFor(async () => expect(await credits()).toBe(before + 5000), WAIT);
  await notice("invoice.paid", Object.keys((await ledger()).invoices)[1] ?? "").send();
  await act("end", subscription ?? "");
  await vi.waitFor(async () => {
    const { subscription: ended, limits } = await billing();
    expect([ended.status, limits[0].most]).toEqual(["inactive", 2]);
  }, WAIT);
  expect(await credits()).toBe(before + 5000);
});

test("a change within a period is shown with its price, and one to another interval brings its credits", async () => {
  const changing = await makeShop(world.product);
  const ask = async (priceId: string): Promise<string> => {
    const order = { prices: [{ priceId }], currentPath: "/precios", business: changing.businessId };
    return (await changing.owner.post("/api/stripe/checkout", order)).body.data;
  };
  const shown = async () =>
    (await changing.owner.get(`/api/billing?businessId=${changing.businessId}`)).body.data.purchases;
  const changeTo = async (plan: string) => {
    const portal = await ask(`plan-${plan}`);
    const { prices, subscriptions } = await ledger();
    const key = `mostrador_plan_${plan.replace("-", "_")}`;
    const price = Object.values<JsonBody>(prices).find(({ lookup_key: one }) => one?.startsWith(key));
    const subscription = Object.keys(subscriptions).at(-1) ?? "";
    const body = new URLSearchParams({ act: "change", subscription, price: price?.id });
    expect((await fetch(portal, { method: "POST", redirect: "manual", body })).status).toBe(303);
  };
  const credits = async () =>
    (await changing.owner.get(`/api/business/${changing.businessId}`)).body.data.counters.gptModel;
  const before = await credits();
  await act("pay", await ask("plan-bronce-month"));
  await vi.waitFor(async () => expect(await shown()).toMatchObject([{ title: "Plan Bronce", credits: 1000 }]), WAIT);
  await changeTo("oro-month");
  await vi.waitFor(
    async () => expect((await shown())[0]).toMatchObject({ title: "Cambio a Plan Oro", credits: 0, status: "paid" }),
    WAIT,
  );
  // of the whole period, without the moments that passed
  const [{ amount }] = await shown();
  expect([amount > 249_000, amount <= 250_000]).toEqual([true, true]);
  await changeTo("oro-year");
  const year = planCredits(PLANS.oro, "year");
  await vi.waitFor(async () => expect((await shown())[0]).toMatchObject({ title: "Plan Oro", credits: year }), WAIT);
  expect(await credits()).toBe(before + 1000 + year);
  // what was paid for a year and is not over is not given back
  await changeTo("bronce-month");
  expect((await shown())[0]).toMatchObject({ title: "Plan Oro", credits: year });
  await act("renew", Object.keys((await ledger()).subscriptions).at(-1) ?? "");
  await vi.waitFor(
    async () => expect((await shown())[0]).toMatchObject({ title: "Plan Bronce", credits: 1000, amount: 124_900 }),
    WAIT,
  );
});

test("while Stripe is away nobody is charged, and the page says so", async () => {
  await world.sandbox.fail({ stripe: { status: 500, times: 5 } });
  const away = await checkout([{ priceId: "credits", quantity: 5000 }]);
  await world.sandbox.calm();
  const text = "No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.";
  expect([away.status, away.body.message]).toEqual([503, text]);
});

test("a customer that Stripe does not know is replaced, and the purchase goes on", async () => {
  const team = "update businesses set stripe_customer_id = 'cus_typed_wrong' where business_id = $1";
  await world.product.owner.query(team, [shop.businessId]);
  const id = await buy(1000);
  const { sessions, customers } = await ledger();
  expect(customers[sessions[id].customer]).toMatchObject({ metadata: { business: shop.businessId } });
});

test("pesos are bought only by a business that pays by conversion, once, and a refund takes back what is left", async () => {
  const paying = await makeShop(world.product);
  const order = (quantity: number, unitAmount = 100) =>
    paying.owner.post("/api/stripe/checkout", {
      ...{ prices: [{ priceId: "pesos", quantity, unitAmount }], currentPath: "/recargar" },
      business: paying.businessId,
    });
  expect((await order(500)).body.errors).toEqual([
    { path: "prices.0.priceId", message: "Tu negocio paga por créditos: no usa saldo en pesos" },
  ]);
  await world.product.owner.query("update businesses set payment_mode = 'conversion' where business_id = $1", [
    paying.businessId,
  ]);
  for (const [quantity, unitAmount, status] of [
    [199, 100, 422],
    [50_001, 100, 422],
    [500, 1, 409],
  ] as const)
    expect((await order(quantity, unitAmount)).status).toBe(status);
  const id = (await order(500)).body.data;
  const balance = async () =>
    (await paying.owner.get(`/api/creditBalance?businessId=${paying.businessId}`)).body.data.balanceMXN;
  await act("pay", id);
  await vi.waitFor(async () => expect(await balance()).toBe(500), WAIT);
  await notice("checkout.session.completed", id, "evt_pesos_again").send();
  const { purchases } = (await paying.owner.get(`/api/billing?businessId=${paying.businessId}`)).body.data;
  expect(purchases).toMatchObject([{ title: "Saldo en pesos", credits: 0, amount: 50_000, status: "paid" }]);
  expect(await balance()).toBe(500);
  const { intent } = (await ledger()).sessions[id];
  await act("refund", intent, { amount: 12_000 });
  await vi.waitFor(async () => expect(await balance()).toBe(380), WAIT);
  const taken = { businessId: paying.businessId, type: "extract", amount: 300 };
  await (await team()).post("/api/pesoMovement", taken);
  await act("dispute", intent);
  await vi.waitFor(async () => expect(await balance()).toBe(0), WAIT);
});
