// Stripe's notifications for three businesses in a random order, each of them several times: what was paid is in the ledger
// once, what was refunded or disputed is out again, and a forged one changes nothing. `SEED=…` repeats it.
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inParallel } from "../../server/src/kernel/in-parallel.ts";
import { makeShop, type Shop } from "../../server/test/shops/shop.ts";
import { STRIPE, startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { chance, SEED } from "../seed.ts";

const ENDS = ["paid", "arrived", "refunded", "half refunded", "disputed", "refused", "failed", "waiting"] as const;
const QUANTITY = 1000;
const LEFT = { paid: QUANTITY, arrived: QUANTITY, "half refunded": QUANTITY / 2 } as Readonly<Record<string, number>>;
const STATUS: Readonly<Record<(typeof ENDS)[number], string | undefined>> = {
  ...{ paid: "paid", arrived: "paid", refunded: "refunded", "half refunded": "paid", disputed: "disputed" },
  ...{ refused: undefined, failed: "failed", waiting: "pending" },
};

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const act = (name: string, id: string, more: object = {}) =>
  world.sandbox.call("POST", "/stripe/console", { act: name, id, ...more });

type Notice = { type: string; id: string; event: string };

async function send({ type, id, event }: Notice, secret = STRIPE.STRIPE_WEBHOOK_SECRET): Promise<number> {
  const body = JSON.stringify({
    id: event,
    object: "event",
    type,
    livemode: false,
    data: { object: objectOf(type, id) },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
  const { status } = await world.product.anonymous.send("POST", "/api/stripe/webhook", body, {
    "stripe-signature": signature,
  });
  return status;
}

/** A dispute is an object of its own that names its charge. */
function objectOf(type: string, id: string) {
  return type === "charge.dispute.created" ? { id: `dp_${id}`, object: "dispute", charge: id } : { id };
}

/** Buys, lets the purchase end, and tells which notifications Stripe has of it. */
async function buy({ owner, businessId }: Shop, end: (typeof ENDS)[number]): Promise<[type: string, id: string][]> {
  const prices = [{ priceId: "credits", quantity: QUANTITY }];
  const opened = await owner.post("/api/stripe/checkout", { prices, currentPath: "/creditos", business: businessId });
  const id: string = opened.body.data;
  const completed: [string, string] = ["checkout.session.completed", id];
  if (end === "refused") {
    await act("refuse", id);
    return [["payment_intent.payment_failed", (await ledger()).sessions[id].intent ?? id]];
  }
  await act(end === "failed" || end === "waiting" || end === "arrived" ? "later" : "pay", id);
  if (end === "waiting") return [completed];
  if (end === "failed" || end === "arrived") {
    await act(end === "failed" ? "fail" : "arrive", id);
    const type = end === "failed" ? "async_payment_failed" : "async_payment_succeeded";
    return [completed, [`checkout.session.${type}`, id]];
  }
  if (end === "paid") return [completed];
  const { sessions, intents } = await ledger();
  const { intent } = sessions[id];
  if (end === "half refunded") await act("refund", intent, { amount: intents[intent].amount / 2 });
  else await act(end === "disputed" ? "dispute" : "refund", intent);
  return [completed, [end === "disputed" ? "charge.dispute.created" : "charge.refunded", intents[intent].charge]];
}

const ledger = () => world.sandbox.call("GET", "/stripe/console");

test(`notifications in any order, each up to five times, are applied once, seed ${SEED}`, async () => {
  const luck = chance(SEED);
  const shops = await Promise.all([1, 2, 3].map(() => makeShop(world.product)));
  await world.sandbox.fail({ stripeSilent: true });
  const notices: Notice[] = [];
  for (const shop of shops) {
    for (const end of luck.shuffle(ENDS)) {
      for (const [type, id] of await buy(shop, end)) {
        const events = [`evt_${type}_${id}`, `evt_again_${type}_${id}`];
        for (let times = 0; times < 5; times += 1) notices.push({ type, id, event: events[times % 2] as string });
      }
    }
  }
  const order = luck.shuffle(notices);
  const forged = order.slice(0, 20).map((notice) => ({ ...notice, event: `${notice.event}_forged` }));
  expect(await inParallel(forged, 4, (notice) => send(notice, "another secret"))).toEqual(forged.map(() => 403));
  expect(new Set(await inParallel(order, 8, (notice) => send(notice)))).toEqual(new Set([200]));

  const expected = ENDS.flatMap((end) => STATUS[end] ?? []).sort();
  const credits = ENDS.reduce((sum, end) => sum + (LEFT[end] ?? 0), 0);
  for (const { owner, businessId } of shops) {
    await vi.waitFor(
      async () => {
        const { purchases } = (await owner.get(`/api/billing?businessId=${businessId}`)).body.data;
        expect(purchases.map(({ status }: { status: string }) => status).sort()).toEqual(expected);
        const { data } = (await owner.get(`/api/creditBalance?businessId=${businessId}`)).body;
        expect(data.gptModel).toBe(credits);
      },
      { timeout: 100_000, interval: 250 },
    );
    const { data } = (await owner.get(`/api/creditMovement?businessId=${businessId}&limit=100`)).body;
    const types = data.map(({ type }: { type: string }) => type).sort();
    // five payments; a refund in whole, one by half and a dispute
    expect(types).toEqual([...Array(3).fill("extract"), ...Array(5).fill("recharge")]);
  }
}, 150_000);
