// A person who is mentioned in a note gets a notice on their devices and finds the conversation, until they open it.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const FULL = { access: "full", permissions: [] };

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await shop.write(shop.newNumber(), "hola");
  const { _id, clientId } = await shop.firstThread();
  return { shop, threadId: _id as string, clientId: clientId as string };
}

async function join(shop: InboxShop, name: string, grant: object = FULL): Promise<Caller> {
  const { body } = await shop.owner.post("/api/invitation", { invitation: { businessId: shop.businessId, ...grant } });
  const person = await world.product.person(name);
  await person.put(`/api/user/${person.userId}`, { code: body.data.code });
  person.businessId = shop.businessId;
  return person;
}

const note = (who: Caller, threadId: string, mentions: string[], text = "@Ana Vega ¿la atiendes?"): Promise<JsonBody> =>
  who.post(`/api/thread/${threadId}/notes`, { note: { text, mentions } });
const listOf = async (who: Caller, shop: InboxShop, more = ""): Promise<JsonBody[]> =>
  (await who.get(`/api/thread?businessId=${shop.businessId}${more}`)).body.data.threads;

test("named in a note: marked for that person alone, among theirs, told on their device, and over once they open it", async () => {
  const { shop, threadId, clientId } = await makeChat();
  const ana = await join(shop, "Ana Vega");
  const { id, endpoint, keys } = await world.sandbox.call("POST", "/push/devices");
  expect((await ana.post("/api/device", { device: { endpoint, keys, name: "Teléfono" } })).status).toBe(201);
  expect((await note(shop.owner, threadId, [ana.userId, ana.userId])).status).toBe(201);
  expect((await listOf(ana, shop))[0].isMentioned).toBe(true);
  expect((await listOf(shop.owner, shop))[0].isMentioned).toBe(false);
  expect((await listOf(ana, shop, "&category=mine")).map(({ _id }) => _id)).toEqual([threadId]);
  expect(await listOf(shop.owner, shop, "&category=mine")).toEqual([]);
  const told = await eventually(async () => {
    const { messages } = await world.sandbox.call("GET", "/push/messages");
    const [own] = messages.filter((one: JsonBody) => one.device === id);
    expect(own).toBeDefined();
    return own;
  });
  expect(JSON.stringify(told)).toContain("te mencionó en una nota");
  expect(JSON.stringify(told)).not.toContain("la atiendes");
  await ana.patch("/api/thread/messages", { businessId: shop.businessId, clientId });
  expect((await listOf(ana, shop))[0].isMentioned).toBe(false);
  expect(await listOf(ana, shop, "&category=mine")).toEqual([]);
});

test("the conversations that somebody has stay in order and in pages beside those that name them", async () => {
  const { shop, threadId } = await makeChat();
  const ana = await join(shop, "Ana Vega");
  await shop.owner.put(`/api/thread/${threadId}/assignee`, { assignment: { userId: ana.userId, from: null } });
  const from = shop.newNumber();
  await shop.write(from, "buenas", { name: "Luis Mora" });
  const second = await eventually(async () => {
    const found = (await shop.threads()).find(({ _id }) => _id !== threadId);
    expect(found).toBeDefined();
    return found;
  });
  await note(shop.owner, second._id, [ana.userId]);
  await note(shop.owner, threadId, [ana.userId]);
  const ids = (await listOf(ana, shop, "&category=mine")).map(({ _id }) => _id);
  expect(ids).toEqual([second._id, threadId]);
  const pages = await Promise.all([1, 2].map((page) => listOf(ana, shop, `&category=mine&limit=1&page=${page}`)));
  expect(pages.flat().map(({ _id }) => _id)).toEqual(ids);
});

test("only people who may read the chat can be named, ten at most; whoever names themselves is told nothing", async () => {
  const { shop, threadId } = await makeChat();
  const stranger = await world.product.person("Otro");
  const refused = await note(shop.owner, threadId, [shop.owner.userId, stranger.userId]);
  expect([refused.status, refused.body.errors[0].path]).toEqual([404, "note.mentions.1"]);
  const blind = await join(shop, "Rita", { access: "limited", permissions: [{ pageId: 13, actions: ["view"] }] });
  const closed = await note(shop.owner, threadId, [blind.userId]);
  expect([closed.status, closed.body.message]).toEqual([422, "Rita no tiene permiso para ver el chat"]);
  const many = await note(shop.owner, threadId, Array(11).fill(shop.owner.userId));
  expect([many.status, many.body.errors[0].path]).toEqual([400, "note.mentions"]);
  expect((await note(shop.owner, threadId, [shop.owner.userId])).status).toBe(201);
  expect((await listOf(shop.owner, shop))[0].isMentioned).toBe(false);
});

test("whoever leaves the business is named nowhere any more", async () => {
  const { shop, threadId } = await makeChat();
  const ana = await join(shop, "Ana Vega");
  await note(shop.owner, threadId, [ana.userId]);
  await shop.owner.delete(`/api/member/${ana.userId}?businessId=${shop.businessId}`);
  await eventually(async () => {
    const { rows } = await world.product.owner.query("select mentioned_ids from threads where id = $1", [threadId]);
    expect(rows[0].mentioned_ids).toEqual([]);
  });
});
