// What a person has to read: not what the assistant answers.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

type Shop = Pick<Awaited<ReturnType<typeof makeInboxShop>>, "owner" | "businessId">;

/** How many there are, and of the latest conversation whether it is one of them. */
async function unread({ owner, businessId }: Shop): Promise<[number, boolean | undefined]> {
  const count = await owner.get(`/api/thread/unread?businessId=${businessId}`);
  const list = await owner.get(`/api/thread?businessId=${businessId}`);
  return [count.body.data.count, list.body.data.threads[0]?.isForPeople];
}

const becomes = (shop: Shop, expected: [number, boolean | undefined]) =>
  eventually(async () => expect(await unread(shop)).toEqual(expected), 15_000);

test("without an assistant everything unread waits for a person, each contact once", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const [ana, eva] = [shop.newNumber(), shop.newNumber()];
  expect(await unread(shop)).toEqual([0, undefined]);
  await shop.write(ana, "hola");
  await shop.write(ana, "¿hay lugar?");
  await becomes(shop, [1, true]);
  await shop.write(eva, "buenas tardes");
  await becomes(shop, [2, true]);
  const { clientId } = await shop.firstThread();
  await shop.owner.patch("/api/thread/messages", { businessId: shop.businessId, clientId });
  // Read, and still waiting for an answer: that mark is set by what follows a message, which may come after the reading.
  await becomes(shop, [2, false]);
  await shop.owner.post("/api/thread/messages", { message: { businessId: shop.businessId, clientId, text: "Claro" } });
  expect((await unread(shop))[0]).toBe(1);
});

test("what the assistant answers waits for nobody, until it gives the conversation to a person", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox, { business: { delayResponse: 1_000 } });
  const ana = shop.customer();
  await ana.write("hola");
  // While it reads, too.
  await eventually(async () => {
    const { body } = await shop.owner.get(`/api/thread?businessId=${shop.businessId}`);
    expect(body.data.threads[0]).toMatchObject({ unreadCount: 1, answerDueAt: expect.any(String) });
  });
  expect(await unread(shop)).toEqual([0, false]);
  await eventually(async () => expect(await ana.replies()).toHaveLength(1), 15_000);
  expect(await unread(shop)).toEqual([0, false]);
  await ana.write("quiero hablar con una persona por favor");
  await becomes(shop, [1, true]);
});

test("what is written to a contact without an assistant waits for a person", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await ana.write("hola");
  await eventually(async () => expect(await ana.replies()).toHaveLength(1), 15_000);
  const { body } = await shop.owner.get(`/api/thread?businessId=${shop.businessId}`);
  const { clientId } = body.data.threads[0];
  const switched = await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: true } });
  expect(switched.status).toBe(200);
  await ana.write("¿siguen ahí?");
  await becomes(shop, [1, true]);
});
