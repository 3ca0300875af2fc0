// The search in messages, and the page of a conversation around one message.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const makeShop = () => makeInboxShop(world.product, world.sandbox);

async function find(shop: InboxShop, text: string, more = "") {
  const asked = `businessId=${shop.businessId}&text=${encodeURIComponent(text)}${more}`;
  const { status, body } = await shop.owner.get(`/api/thread/messages/search?${asked}`);
  expect(status).toBe(200);
  return body.data as { messages: { messageId: string; excerpt: string; marks: object[] }[]; hasMore: boolean };
}

const excerpts = async (shop: InboxShop, text: string) => (await find(shop, text)).messages.map((one) => one.excerpt);

/**
 * Adds that many messages to one thread, a minute apart, the newest written now; `text` gets their number from 1, the
 * oldest.
 */
async function fill(shop: InboxShop, threadId: string, many: number, text: string): Promise<void> {
  await world.product.owner.query(
    `insert into messages (business_id, id, thread_id, channel_id, seq, role, text, at, author_kind)
      select $1, uuidv7(make_interval(mins => n - $3::int)), $2, (select channel_id from threads where id = $2), 1000 + n, 'user', ${text},
        date_trunc('milliseconds', now() - make_interval(mins => $3::int - n)), 'contact'
      from generate_series(1, $3::int) n`,
    [shop.businessId, threadId, many],
  );
}

test("words are found in any order, without case or accents, as the beginning of others", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await shop.write(from, "¿Cuánto cuesta el TINTE para cabello largo?");
  const thread = await shop.firstThread();
  await eventually(async () => expect(await excerpts(shop, "cabel tinte")).toHaveLength(1));
  expect((await find(shop, "cuanto")).messages).toEqual([
    {
      messageId: thread.messages[0].messageId,
      threadId: thread._id,
      clientId: thread.clientId,
      clientName: "Ana López",
      channel: "WhatsApp",
      role: "user",
      author: { kind: "contact", name: "Ana López" },
      date: thread.messages[0].date,
      excerpt: "¿Cuánto cuesta el TINTE para cabello largo?",
      marks: [{ from: 1, to: 7 }],
    },
  ]);
  expect(await excerpts(shop, "inte")).toEqual([]);
  expect(await excerpts(shop, "tinte corto")).toEqual([]);
  for (const odd of ["¿?", "'", "\\", "%_%", "a:* & !b", "😀"]) expect(await excerpts(shop, odd)).toEqual([]);
});

test("what was sent is found as well, what was edited by its new words, what was deleted no more", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const { clientId, _id } = await shop.firstThread();
  const sent = await shop.say(clientId, "Con gusto: tenemos keratina");
  expect(await excerpts(shop, "keratina")).toEqual(["Con gusto: tenemos keratina"]);
  const change = (set: string) =>
    world.product.owner.query(`update messages set ${set} where id = $1`, [sent.body.data._id]);
  await change("text = 'Con gusto: tenemos botox'");
  expect([await excerpts(shop, "keratina"), await excerpts(shop, "botox")]).toEqual([[], ["Con gusto: tenemos botox"]]);
  await change("is_deleted = true");
  expect(await excerpts(shop, "botox")).toEqual([]);
  await shop.owner.delete(`/api/thread/${_id}`);
  const { rows } = await world.product.owner.query("select from message_words where business_id = $1", [
    shop.businessId,
  ]);
  expect(rows).toEqual([]);
});

test("another business's words are not found, and a search needs the right and a text", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  await other.write(other.newNumber(), "contraseña secreta");
  await other.firstThread();
  await eventually(async () => expect(await excerpts(other, "secreta")).toHaveLength(1));
  expect(await excerpts(mine, "secreta")).toEqual([]);
  const path = "/api/thread/messages/search";
  expect((await mine.owner.get(`${path}?businessId=${other.businessId}&text=secreta`)).status).toBe(404);
  const empty = await mine.owner.get(`${path}?businessId=${mine.businessId}&text=%20`);
  expect([empty.status, empty.body.message]).toEqual([400, "Escribe qué buscar"]);
  const long = await mine.owner.get(`${path}?businessId=${mine.businessId}&text=${"a".repeat(101)}`);
  expect(long.body.message).toBe("La búsqueda debe tener máximo 100 caracteres");
});

test("among many, a frequent word and a rare one of long ago come page by page, each once, the newest first", async () => {
  const shop = await makeShop();
  await shop.write(shop.newNumber(), "primera");
  const { _id } = await shop.firstThread();
  // More than one search reads, over more than a hundred days.
  await fill(shop, _id, 5_000, "'hola ' || n || case when n % 1000 = 7 then ' unicornio' else '' end");
  await world.product.owner.query(
    `update messages set at = at - interval '30 days' * (5000 - seq + 1000) / 1000 where business_id = $1 and seq > 1000`,
    [shop.businessId],
  );
  const newest = await find(shop, "hola", "&limit=50");
  expect([newest.messages.length, newest.hasMore]).toEqual([50, true]);
  expect(newest.messages[0]?.excerpt).toBe("hola 5000");
  const last = newest.messages.at(-1)?.messageId;
  expect((await find(shop, "hola", `&limit=50&before=${last}`)).messages[0]?.excerpt).toBe("hola 4950");
  expect(await excerpts(shop, "unicornio")).toEqual([4007, 3007, 2007, 1007, 7].map((n) => `hola ${n} unicornio`));
  const some = await find(shop, "unicorn", "&limit=2");
  const rest = await find(shop, "unicorn", `&limit=5&before=${some.messages[1]?.messageId}`);
  expect([some.hasMore, rest.messages.map((one) => one.excerpt), rest.hasMore]).toEqual([
    true,
    [2007, 1007, 7].map((n) => `hola ${n} unicornio`),
    false,
  ]);
});

test("a message is read with those before and after it, and on in both directions", async () => {
  const shop = await makeShop();
  await shop.write(shop.newNumber(), "primera");
  const { _id, clientId } = await shop.firstThread();
  await fill(shop, _id, 100, "'mensaje ' || n");
  const [hit] = (await find(shop, "50")).messages;
  const page = async (place: string) =>
    (await shop.owner.get(`/api/thread/messages?businessId=${shop.businessId}&clientId=${clientId}&limit=10&${place}`))
      .body.data;
  const texts = ({ messages }: { messages: { message: string }[] }) => messages.map((one) => one.message);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `mensaje ${from + index}`);
  const middle = await page(`around=${hit?.messageId}`);
  expect(texts(middle)).toEqual(numbers(46, 55));
  expect([middle.hasMore, middle.hasNewer]).toEqual([true, true]);
  const newer = await page(`after=${middle.after}`);
  expect([texts(newer), newer.hasMore, newer.hasNewer]).toEqual([numbers(56, 65), true, true]);
  const older = await page(`before=${middle.before}`);
  expect([texts(older), older.hasMore, older.hasNewer]).toEqual([numbers(36, 45), true, true]);
  const newest = await page("");
  expect([newest.hasMore, newest.hasNewer]).toEqual([true, false]);
  const wrong = await shop.owner.get(
    `/api/thread/messages?businessId=${shop.businessId}&clientId=${clientId}&around=${clientId}`,
  );
  expect([wrong.status, wrong.body.message]).toEqual([404, "No se encontró el mensaje"]);
});
