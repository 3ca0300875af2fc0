// Partners buy at the sandbox's Stripe: trial, plan, credits without fee, use reported once, refunds, and nothing of others.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import type { JsonBody } from "../../../../test/json-body.ts";
import { AGENCY, makeAgency, SALON } from "../../../../test/shops/agency.ts";
import { startWithSandbox } from "../../../../test/start-sandbox-process.ts";

type World = Awaited<ReturnType<typeof startWithSandbox>>;
/** The machine may be at load. */
const WAIT = { timeout: 60_000, interval: 50 };
let world: World;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

type Agency = { person: Caller; partnerId: string };
const act = (name: string, id: string, more: object = {}) =>
  world.sandbox.call("POST", "/stripe/console", { act: name, id, ...more });
const ledger = () => world.sandbox.call("GET", "/stripe/console");
const partnerOf = async ({ person, partnerId }: Agency) => (await person.get(`/api/partner/${partnerId}`)).body.data;
const overview = async ({ person }: Agency) => (await person.get("/api/partnerBilling")).body.data;
const checkout = ({ person, partnerId }: Agency, choice: object, more: object = {}) =>
  person.post("/api/stripe/partner-checkout", {
    ...{ partner: partnerId, prices: [choice], currentPath: "/partner/recargar-creditos" },
    ...more,
  });

/** With its trial at Stripe. */
async function register(): Promise<Agency> {
  const person = await world.product.person("Rodrigo");
  const { body, status } = await person.post("/api/partner/create-with-stripe", { ...AGENCY, userId: person.userId });
  expect([status, body.message]).toEqual([201, "Partner registrado correctamente"]);
  return { person, partnerId: body.data._id };
}

async function subscribed(plan: string): Promise<Agency> {
  const agency = await register();
  const opened = await checkout(agency, { priceId: `plan-${plan}` });
  await act("pay", opened.body.data);
  await vi.waitFor(
    async () => expect((await partnerOf(agency)).subscription).toMatchObject({ status: "active", plan }),
    WAIT,
  );
  return agency;
}

test("a partner is registered with its 28 days at Stripe, and a plan that is paid ends that trial", async () => {
  const agency = await register();
  const { subscription, counters } = await partnerOf(agency);
  expect(subscription).toMatchObject({ status: "trialing", plan: "hobby" });
  expect(counters).toEqual({ prepayCredits: 500, soldCredits: 5000 });
  const { subscriptions } = await ledger();
  const trial = subscriptions[subscription.stripeSubscriptionId];
  expect(trial).toMatchObject({ status: "trialing", metadata: { partner: agency.partnerId } });
  expect(Math.round((trial.end - trial.start) / 86_400)).toBe(28);
  expect(trial.items.map(({ price }: JsonBody) => price.unit_amount)).toEqual([98_000, 30]);

  const opened = await checkout(
    agency,
    { priceId: "plan-pro", unitAmount: 238_000 },
    { currentPath: "/precios-partner" },
  );
  expect(opened.body).toMatchObject({ type: "checkout", data: expect.stringMatching(/^cs_test_/) });
  await act("pay", opened.body.data);
  await vi.waitFor(async () => {
    expect((await partnerOf(agency)).subscription).toMatchObject({ status: "active", plan: "pro" });
    expect((await ledger()).subscriptions[subscription.stripeSubscriptionId].status).toBe("canceled");
  }, WAIT);
  // the end of the trial does not end the plan; Pro begins with 1000
  expect(await partnerOf(agency)).toMatchObject({
    subscription: { status: "active", plan: "pro" },
    counters: { prepayCredits: 1000 },
  });
  await vi.waitFor(
    async () => expect((await overview(agency)).purchases).toMatchObject([{ title: "Plan Pro", amount: 238_000 }]),
    WAIT,
  );
  expect((await overview(agency)).offers.map(({ isCurrent }: JsonBody) => isCurrent)).toEqual([false, true, false]);
});

test("credits without fee come once, in the quantity that was paid, and a refund takes back what is left", async () => {
  const agency = await register();
  const opened = await checkout(
    agency,
    { priceId: "credits", quantity: 2000, unitAmount: 90, minimumQuantity: 750 },
    { allowQuantityUpdates: true },
  );
  const id = opened.body.data;
  await act("pay", id, { quantity: 3000 });
  await vi.waitFor(async () => expect((await partnerOf(agency)).counters.prepayCredits).toBe(3500), WAIT);
  const [movement] = (await agency.person.get("/api/potMovement")).body.data;
  expect(movement).toMatchObject({ type: "partner_recharge", amount: 3000, totalPrice: 2700, pricePerCredit: 0.9 });
  await vi.waitFor(async () => {
    expect((await overview(agency)).purchases).toMatchObject([{ credits: 3000, amount: 270_000, status: "paid" }]);
  }, WAIT);

  const { sessions } = await ledger();
  await act("refund", sessions[id].intent, { amount: 90_000 });
  await vi.waitFor(async () => expect((await partnerOf(agency)).counters.prepayCredits).toBe(2500), WAIT);
  await act("dispute", sessions[id].intent);
  await vi.waitFor(async () => expect((await partnerOf(agency)).counters.prepayCredits).toBe(500), WAIT);
  expect((await overview(agency)).purchases).toMatchObject([{ status: "disputed" }]);
});

test("what leaves 'Con fee' is reported once, and the next invoice charges it", async () => {
  const agency = await subscribed("scale");
  const { person, partnerId } = agency;
  const { _id: businessId } = (await person.post("/api/business", { business: SALON })).body.data;
  const send = (more: object) =>
    person.post("/api/creditMovement", {
      ...{ partnerId, businessId, type: "transfer", creditType: "gpt", creditSource: "sold", totalPrice: 0 },
      ...more,
    });
  const { subscription } = await partnerOf(agency);
  const used = async () => {
    const { usage } = await ledger();
    const own = Object.values<JsonBody>(usage).filter(({ customer }) => customer === subscription.stripeCustomerId);
    return own.map(({ value }) => value);
  };
  expect((await send({ amount: 120 })).status).toBe(201);
  await vi.waitFor(async () => expect(await used()).toEqual([120]), WAIT);
  // what comes back and is sent again was charged before
  expect((await send({ amount: 50, type: "extract" })).status).toBe(201);
  expect((await send({ amount: 80 })).status).toBe(201);
  await vi.waitFor(async () => expect((await used()).toSorted()).toEqual([120, 30]), WAIT);
  // credits without fee are not charged again
  expect((await send({ amount: 10, creditSource: "prepay" })).status).toBe(201);
  await act("renew", subscription.stripeSubscriptionId);
  await vi.waitFor(
    async () => expect((await overview(agency)).purchases[0]).toMatchObject({ amount: 658_000 + 150 * 20 }),
    WAIT,
  );
  expect(await used()).toHaveLength(2);
});

test("the usage threshold of the team is that of the subscription, and use above it is billed at once, one time", async () => {
  const team = await world.product.person("Ada del equipo");
  await world.product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  world.product.product.sessions.forget();
  const agency = await register();
  const { person, partnerId } = agency;
  const set = (usageThresholdCents: number) =>
    team.put(`/api/partner/${partnerId}`, { partner: { subscription: { usageThresholdCents } } });
  const thresholdOf = async () => {
    const { subscription } = await partnerOf(agency);
    return (await ledger()).subscriptions[subscription.stripeSubscriptionId].threshold ?? null;
  };
  // several at once: the last one that is stored counts
  await Promise.all([set(900), set(700), set(500)]);
  expect((await set(100)).status).toBe(200);
  await vi.waitFor(async () => expect(await thresholdOf()).toBe(2_000), WAIT);
  // the plan that is paid is another subscription: it gets the threshold too
  const opened = await checkout(agency, { priceId: "plan-scale" });
  await act("pay", opened.body.data);
  await vi.waitFor(async () => {
    expect((await partnerOf(agency)).subscription).toMatchObject({ status: "active", plan: "scale" });
    expect(await thresholdOf()).toBe(2_000);
  }, WAIT);
  const { _id: businessId } = (await person.post("/api/business", { business: SALON })).body.data;
  const send = (amount: number, key: string) =>
    person.post("/api/creditMovement", {
      ...{ partnerId, businessId, type: "transfer", creditType: "gpt", creditSource: "sold", totalPrice: 0 },
      ...{ amount, key },
    });
  const bills = async () =>
    (await overview(agency)).purchases.map(({ amount }: JsonBody) => amount).filter((sum: number) => sum !== 658_000);
  expect((await send(60, crypto.randomUUID())).status).toBe(201);
  const key = crypto.randomUUID();
  const twice = await Promise.all([send(50, key), send(50, key)]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  await vi.waitFor(async () => expect(await bills()).toEqual([110 * 20]), WAIT);
  expect((await set(0)).status).toBe(200);
  await vi.waitFor(async () => expect(await thresholdOf()).toBe(null), WAIT);
});

test("a running plan changes without another payment page; an ended one sends nothing with fee", async () => {
  const agency = await subscribed("hobby");
  const { person, partnerId } = agency;
  const again = await checkout(agency, { priceId: "plan-hobby" });
  expect([again.status, again.body.message]).toEqual([422, "Ya tienes ese plan"]);
  const changed = await checkout(agency, { priceId: "plan-scale" }, { currentPath: "/precios-partner" });
  expect(changed.body).toMatchObject({
    type: "changed",
    url: expect.stringContaining("/precios-partner?plan=cambiado"),
  });
  await vi.waitFor(async () => expect((await partnerOf(agency)).subscription.plan).toBe("scale"), WAIT);
  const { subscription } = await partnerOf(agency);
  const prices = (await ledger()).subscriptions[subscription.stripeSubscriptionId].items;
  expect(prices.map(({ price }: JsonBody) => price.unit_amount)).toEqual([658_000, 20]);
  // the next invoice has the difference, without the moments that passed
  await act("renew", subscription.stripeSubscriptionId);
  await vi.waitFor(async () => expect((await overview(agency)).purchases[0]?.title).toBe("Plan Scale"), WAIT);
  const [{ amount }] = (await overview(agency)).purchases;
  expect([amount > 658_000 + 559_000, amount <= 658_000 + 560_000]).toEqual([true, true]);

  const { _id: businessId } = (await person.post("/api/business", { business: SALON })).body.data;
  await act("end", subscription.stripeSubscriptionId);
  await vi.waitFor(async () => expect((await partnerOf(agency)).subscription.status).toBe("canceled"), WAIT);
  const sent = await person.post("/api/creditMovement", {
    ...{ partnerId, businessId, type: "transfer", creditType: "gpt", creditSource: "sold", totalPrice: 0, amount: 5 },
  });
  expect([sent.status, sent.body.message]).toEqual([
    422,
    "Tu suscripción terminó. Renuévala para enviar créditos Con fee.",
  ]);
});

test("no price, quantity or partner of a body is believed", async () => {
  const agency = await register();
  const { partnerId: other } = await makeAgency(world.product);
  const wrong: [object, object, number, string][] = [
    [{ priceId: "credits", quantity: 5000, unitAmount: 1 }, {}, 409, ""],
    [{ priceId: "credits", quantity: 749 }, {}, 422, "prices.0.quantity"],
    [{ priceId: "credits", quantity: 5000, minimumQuantity: 1000 }, {}, 422, "prices.0.minimumQuantity"],
    [{ priceId: "plan-oro" }, {}, 400, "prices.0.priceId"],
    [{ priceId: "plan-pro", quantity: 2 }, {}, 422, "prices.0.quantity"],
    [{ priceId: "plan-pro" }, { partner: other }, 404, "partner"],
    [{ priceId: "plan-pro" }, { currentPath: "//malo.mx" }, 400, "currentPath"],
  ];
  const before = Object.keys((await ledger()).sessions).length;
  for (const [choice, more, status, path] of wrong) {
    const answer = await checkout(agency, choice, more);
    expect([choice, answer.status, answer.body.errors?.[0]?.path ?? ""]).toEqual([choice, status, path]);
  }
  expect(Object.keys((await ledger()).sessions)).toHaveLength(before);
  const portal = await agency.person.post("/api/stripe/partner-portal", { partner: other, currentPath: "/partner" });
  expect(portal.status).toBe(404);
  const own = { partner: { _id: agency.partnerId }, currentPath: "/partner" };
  expect((await agency.person.post("/api/stripe/partner-portal", own)).body.data).toContain("/stripe/portal/");
});

test("without Stripe nothing is written, and the partner is registered without it", async () => {
  const person = await world.product.person("Rosa");
  await world.sandbox.call("PUT", "/__sandbox/failures", { stripe: { status: 500, times: 10 } });
  const failed = await person.post("/api/partner/create-with-stripe", { ...AGENCY, userId: person.userId });
  expect([failed.status, failed.body.message]).toEqual([
    503,
    "No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.",
  ]);
  await world.sandbox.call("PUT", "/__sandbox/failures", { stripe: null });
  expect((await person.get("/api/partner")).status).toBe(403);
  expect((await person.post("/api/partner", { partner: AGENCY })).status).toBe(201);
});
