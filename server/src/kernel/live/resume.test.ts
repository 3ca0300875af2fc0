// A connection that was cut asks for what it missed, and gets that or is told to read everything again.
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { makeShop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";

let product: TestProduct;
const open: Socket[] = [];
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => product.close());

type MissedEvents = { seq: number; name: string; data: { clientId: string } }[] | null;

function connect({ cookie }: Caller): Socket {
  const extraHeaders = { cookie };
  const socket = io(product.url, { transports: ["websocket"], forceNew: true, reconnection: false, extraHeaders });
  open.push(socket);
  return socket;
}

/** Joins, and returns the business's current number and what was missed since. */
async function join(caller: Caller, businessId: string, since: unknown) {
  const socket = connect(caller);
  const heard: [string, number][] = [];
  socket.on("contact_changed", ({ clientId }, seq) => heard.push([clientId, seq]));
  const answer = await socket.emitWithAck("joinRooms", { rooms: [businessId], since: { [businessId]: since } });
  const told = answer.told[businessId] as { seq: number; missed: MissedEvents };
  return { socket, heard, ...told };
}

let last = 2_220_040_000;
async function addContact(owner: Caller, businessId: string): Promise<string> {
  const whatsapp = String(++last);
  return (await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp } })).body.data._id;
}

test("what was told while the line was cut comes with the joining, in its order, each once and nothing else", async () => {
  const { owner, businessId } = await makeShop(product);
  const other = await makeShop(product);
  const first = await join(owner, businessId, null);
  expect(first.missed).toBeNull();
  const heard = await addContact(owner, businessId);
  await expect.poll(() => first.heard.length).toBe(1);
  const [id, seq] = first.heard[0] as [string, number];
  expect([id, seq > first.seq]).toEqual([heard, true]);
  first.socket.disconnect();
  const added: string[] = [];
  for (let count = 0; count < 5; count += 1) added.push(await addContact(owner, businessId));
  await addContact(other.owner, other.businessId);
  await product.product.db.notices.drain();
  const again = await join(owner, businessId, seq);
  expect(again.missed?.map(({ name, data }) => [name, data.clientId])).toEqual(
    added.map((one) => ["contact_changed", one]),
  );
  expect(again.missed?.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5].map((step) => seq + step));
  expect(again.seq).toBe(seq + 5);
  const next = await addContact(owner, businessId);
  await expect.poll(() => again.heard).toEqual([[next, seq + 6]]);
  expect((await join(owner, businessId, seq + 6)).missed).toEqual([]);
});

test("many at once are numbered without a gap", async () => {
  const { owner, businessId } = await makeShop(product);
  await addContact(owner, businessId);
  await product.product.db.notices.drain();
  const { seq } = await join(owner, businessId, null);
  const ids = await Promise.all(Array.from({ length: 40 }, () => addContact(owner, businessId)));
  await product.product.db.notices.drain();
  const { missed } = await join(owner, businessId, seq);
  expect(new Set(missed?.map(({ data }) => data.clientId))).toEqual(new Set(ids));
  expect(missed?.map((one) => one.seq)).toEqual(ids.map((_, index) => seq + 1 + index));
});

test("too long ago, too much, or never told: everything has to be read anew", async () => {
  const { owner, businessId } = await makeShop(product);
  await addContact(owner, businessId);
  await product.product.db.notices.drain();
  const { seq } = await join(owner, businessId, null);
  expect((await join(owner, businessId, seq + 1)).missed).toBeNull();
  expect((await join(owner, businessId, "7")).missed).toBeNull();
  await addContact(owner, businessId);
  await product.product.db.notices.drain();
  expect((await join(owner, businessId, seq)).missed).toHaveLength(1);
  await product.owner.query("delete from live_events where room = $1", [businessId]);
  expect((await join(owner, businessId, seq)).missed).toBeNull();
  const many =
    "insert into live_events (room, seq, name, data) select $1, $2::bigint + n, 'contact_changed', '{}' from generate_series(1, 300) n";
  await product.owner.query(many, [businessId, seq]);
  await product.owner.query("update live_counters set seq = $2::bigint + 300 where room = $1", [businessId, seq]);
  expect((await join(owner, businessId, seq)).missed).toBeNull();
  expect((await join(owner, businessId, seq + 200)).missed).toHaveLength(100);
});

test("a page that opens hears what was told since, and reads nothing again", async () => {
  const { owner, businessId } = await makeShop(product);
  const before = await join(owner, businessId, { ageMs: 60_000 });
  const added = await addContact(owner, businessId);
  await product.product.db.notices.drain();
  const opened = await join(owner, businessId, { ageMs: 60_000 });
  expect(before.missed).not.toBeNull();
  expect(opened.missed?.map(({ data }) => data.clientId)).toContain(added);
  expect(opened.seq).toBe(opened.missed?.at(-1)?.seq);
  await product.owner.query("update live_events set told_at = told_at - interval '2 minutes' where room = $1", [
    businessId,
  ]);
  expect(await join(owner, businessId, { ageMs: 60_000 })).toMatchObject({ seq: opened.seq, missed: [] });
  for (const ageMs of [3_600_000, -1, 0.5, "60000", null])
    expect((await join(owner, businessId, { ageMs })).missed).toBeNull();
});

test("whoever may not read contacts is not told of them afterwards either", async () => {
  const { owner, businessId } = await makeShop(product);
  await addContact(owner, businessId);
  await product.product.db.notices.drain();
  const { seq } = await join(owner, businessId, null);
  const eva = await product.person("Eva");
  const permissions = [{ pageId: 17, actions: ["view"] }];
  const invited = await owner.post("/api/invitation", { invitation: { businessId, access: "limited", permissions } });
  await eva.put(`/api/user/${eva.userId}`, { businessId, code: invited.body.data.code });
  await addContact(owner, businessId);
  await product.product.db.notices.drain();
  expect((await join(owner, businessId, seq)).missed).toHaveLength(1);
  expect((await join(eva, businessId, seq)).missed).toEqual([]);
});
