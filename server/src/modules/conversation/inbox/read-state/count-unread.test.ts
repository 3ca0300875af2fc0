// What a person has to read: messages that the assistant does not answer.
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

/** How many there are, and whether the latest conversation is one of them. */
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
  // Read, and still waiting for an answer: a later step sets that mark, perhaps after the reading.
  await becomes(shop, [2, false]);
  await shop.owner.post("/api/thread/messages", { message: { businessId: shop.businessId, clientId, text: "Claro" } });
  expect((await unread(shop))[0]).toBe(1);
});

test("what the assistant answers waits for nobody, until it gives the conversation to a person", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox, { business: { delayResponse: 1_000 } });
  const ana = shop.customer();
  await ana.write("hola");
  // Also while the assistant reads.
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

/** The unread counts of every call that shows them, by contact. */
async function everywhere({ owner, businessId }: Shop) {
  const ids = (rows: { clientId: string }[]) => rows.map(({ clientId }) => clientId).sort();
  const listed = async (category: string) =>
    (await owner.get(`/api/thread?businessId=${businessId}&limit=100&category=${category}`)).body.data.threads;
  const all = await listed("all");
  const directory = await owner.get(`/api/client/directory?businessId=${businessId}&hasUnread=yes`);
  return {
    filter: ids(await listed("unread")),
    badges: ids(all.filter((thread: { isForPeople: boolean }) => thread.isForPeople)),
    bold: ids(all.filter((thread: { isRead: boolean }) => !thread.isRead)),
    directory: directory.body.data.clients.map(({ _id }: { _id: string }) => _id).sort(),
    waiting: ids(await listed("waiting")),
    count: (await owner.get(`/api/thread/unread?businessId=${businessId}`)).body.data.count as number,
  };
}

test("filter, badges, bold names, directory and counter say the same of every conversation", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const written: Record<string, string> = {};
  const clientOf = async (from: string): Promise<string> => {
    const { body } = await shop.owner.get(`/api/thread?businessId=${shop.businessId}&limit=100`);
    return body.data.threads.find((one: { client: { whatsapp: string } }) => from.endsWith(one.client.whatsapp))
      ?.clientId;
  };
  const write = async (name: string, text: string, more: object = {}) => {
    const customer = shop.customer();
    await world.sandbox.write({ to: shop.phoneNumberId, from: customer.from, name, text, ...more });
    written[name] = await eventually(async () => {
      const clientId = await clientOf(customer.from);
      expect(clientId).toBeDefined();
      return clientId;
    });
    return customer;
  };
  const answered = await write("Contestada", "hola");
  await eventually(async () => expect(await answered.replies()).toHaveLength(1), 15_000);
  await write("Espera", "quiero hablar con una persona por favor");
  await write("Grupo", "¿quién va?", { groupId: "Y2Fwa" });
  const elsewhere = await write("Por teléfono", "quiero hablar con una persona por favor");
  const expected = async () => [written.Espera, written.Grupo, written["Por teléfono"]].sort();
  await eventually(async () => expect((await everywhere(shop)).filter).toEqual(await expected()), 15_000);
  // A person answers in the phone's own app: nobody has to read it any more.
  await world.sandbox.call("POST", "/__sandbox/echo", {
    phoneNumberId: shop.phoneNumberId,
    to: elsewhere.from,
    text: "ya te contesto yo",
  });
  const unread = [written.Espera, written.Grupo].sort();
  await eventually(async () => expect((await everywhere(shop)).filter).toEqual(unread), 15_000);
  // asked once more: of calls at the same time each may have read before or after the answer
  expect(await everywhere(shop)).toEqual({
    filter: unread,
    badges: unread,
    bold: unread,
    directory: unread,
    waiting: [written.Espera],
    count: 2,
  });
  // A new message of an answered contact counts from one, and only until it is answered.
  await answered.write("¿abren el domingo?");
  await eventually(async () => expect((await answered.replies()).length).toBeGreaterThan(1), 15_000);
  await eventually(async () => expect((await everywhere(shop)).filter).toEqual(unread));
});
