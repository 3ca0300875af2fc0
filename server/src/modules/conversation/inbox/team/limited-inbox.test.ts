// The inbox of a person who sees the conversations assigned to them, with or without those that wait.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { joinLimited } from "../../../../../test/limited-person.ts";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function makeChats() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await shop.write(shop.newNumber(), "hola, uno");
  await shop.write(shop.newNumber(), "hola, dos");
  const threads = await eventually(async () => {
    const found = await shop.threads();
    if (found.length < 2 || found.some(({ waitingSince }) => !waitingSince)) throw new Error("not there yet");
    return found;
  });
  return { shop, one: threads[0] as JsonBody, two: threads[1] as JsonBody };
}

const listOf = async (who: Caller, { businessId }: InboxShop, more = ""): Promise<string[]> =>
  (await who.get(`/api/thread?businessId=${businessId}${more}`)).body.data.threads.map(({ _id }: JsonBody) => _id);
const assign = (who: Caller, id: string, userId: string | null, from: string | null) =>
  who.put(`/api/thread/${id}/assignee`, { assignment: { userId, from } });

test("the conversations of others are in no list, search or read; one that is given away is gone", async () => {
  const { shop, one, two } = await makeChats();
  const ana = await joinLimited(world.product, shop, { threads: "own" }, "Ana Vega");
  expect(await listOf(ana, shop)).toEqual([]);
  expect((await assign(shop.owner, one._id, ana.userId, null)).status).toBe(200);
  expect(await listOf(ana, shop)).toEqual([one._id]);
  expect(await listOf(ana, shop, "&name=ana")).toEqual([one._id]);
  const found = await ana.get(`/api/thread/messages/search?businessId=${shop.businessId}&text=hola`);
  expect([found.status, JSON.stringify(found.body).includes(two.clientId)]).toEqual([200, false]);
  expect(JSON.stringify(found.body)).toContain(one.clientId);
  expect((await ana.post(`/api/thread/${two._id}/notes`, { note: { text: "x" } })).status).toBe(404);
  const say = (clientId: string) =>
    ana.post("/api/thread/messages", {
      message: { businessId: shop.businessId, clientId, channel: "WhatsApp", text: "va" },
    });
  const refused = await say(two.clientId);
  expect([refused.status, refused.body.message]).toEqual([403, "Esa conversación la lleva otra persona del equipo"]);
  expect((await say(one.clientId)).status).toBe(201);
  const mention = (userId: string) =>
    shop.owner.post(`/api/thread/${two._id}/notes`, { note: { text: "mira", mentions: [userId] } });
  expect((await mention(ana.userId)).status).toBe(422);
  expect((await assign(ana, one._id, shop.owner.userId, ana.userId)).status).toBe(200);
  expect(await listOf(ana, shop)).toEqual([]);
});

test("one that waits and belongs to nobody is seen by those who may, and is theirs once they write; a new one is, too", async () => {
  const { shop, one, two } = await makeChats();
  const ana = await joinLimited(world.product, shop, { threads: "waiting" }, "Ana Vega");
  const luis = await joinLimited(world.product, shop, { threads: "waiting" }, "Luis Mora");
  expect((await listOf(ana, shop)).sort()).toEqual([one._id, two._id].sort());
  const message = { businessId: shop.businessId, clientId: one.clientId, channel: "WhatsApp", text: "Buenas" };
  expect((await ana.post("/api/thread/messages", { message })).status).toBe(201);
  expect(await listOf(ana, shop, "&category=mine")).toEqual([one._id]);
  expect(await listOf(luis, shop)).toEqual([two._id]);
  expect((await luis.post("/api/thread/messages", { message })).status).toBe(403);
  const client = { businessId: shop.businessId, name: "Nueva", whatsapp: shop.newNumber() };
  const clientId: string = (await shop.owner.post("/api/client", { client })).body.data._id;
  await ana.post("/api/thread/messages", { message: { ...message, clientId } });
  expect(await listOf(ana, shop)).toHaveLength(3);
  expect(await listOf(luis, shop)).toEqual([two._id]);
});
