// A process never sends its cached rows of a list after they changed: the tests change them by direct statements, of
// which this process gets no notice.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { newId } from "../../../../kernel/id.ts";

let now = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => now, role: "web" });
});
afterAll(() => product.close());

const ask = (text: string, values: unknown[]) => product.owner.query(text, values);

/** Makes that many conversations; the first is the latest. */
async function makeThreads({ businessId }: Shop, names: string[]): Promise<string[]> {
  const channelId = newId();
  await ask(
    `insert into channels (business_id, id, kind, external_id, status, created_at, updated_at)
     values ($1, $2::uuid, 'whatsapp', $2::uuid::text, 'connected', now(), now())`,
    [businessId, channelId],
  );
  return Promise.all(
    names.map(async (name, at) => {
      const [contactId, id] = [newId(), newId()];
      await ask(
        `insert into contacts (business_id, id, name, phone, search, created_at, updated_at)
         values ($1, $2, $3, $4, lower($3), now(), now())`,
        [businessId, contactId, name, `52${newId().slice(-10)}`],
      );
      await ask(
        `insert into threads (business_id, id, channel_id, contact_id, kind, last_seq, last_message_id, last_role, last_text,
           last_message_at, last_inbound_at, created_at, updated_at)
         values ($1, $2, $3, $4, 'whatsapp', 1, $5, 'user', 'hola', $6, $6, now(), now())`,
        [businessId, id, channelId, contactId, newId(), new Date(now - at * 60_000)],
      );
      return id;
    }),
  );
}

const listed = async ({ owner, businessId }: Shop, query = ""): Promise<JsonBody[]> =>
  (await owner.get(`/api/thread?businessId=${businessId}${query}`)).body.data.threads;
const names = (threads: JsonBody[]) => threads.map(({ clientName }) => clientName);

test("each reading shows the conversations and contacts as they are now", async () => {
  const shop = await makeShop(product);
  const [ana, , eva] = await makeThreads(shop, ["Ana", "Bea", "Eva"]);
  const first = await listed(shop);
  expect(names(first)).toEqual(["Ana", "Bea", "Eva"]);
  expect(await listed(shop)).toEqual(first);
  await ask("update contacts set name = 'Beatriz' where business_id = $1 and name = 'Bea'", [shop.businessId]);
  await ask("update threads set last_text = 'adiós', last_message_at = $2 where id = $1", [eva, new Date(now)]);
  await ask("delete from threads where id = $1", [ana]);
  const later = await listed(shop);
  expect(names(later)).toEqual(["Eva", "Beatriz"]);
  expect(later[0].messages[0].message).toBe("adiós");
  expect(names(await listed(shop, "&name=beatriz"))).toEqual([]);
  expect(names(await listed(shop, "&name=bea"))).toEqual(["Beatriz"]);
});

test("what holds until an hour is not sent after it", async () => {
  const shop = await makeShop(product);
  const [thread] = await makeThreads(shop, ["Ana"]);
  const until = new Date(now + 60_000);
  await ask("update threads set person_until = $2 where id = $1", [thread, until]);
  const personUntil = async () => (await listed(shop))[0].personUntil;
  expect(await personUntil()).toBe(until.toISOString());
  expect(await personUntil()).toBe(until.toISOString());
  now += 60_000;
  expect(await personUntil()).toBeNull();
});

test("two businesses with a conversation of one id are each shown their own", async () => {
  const [mine, other] = [await makeShop(product), await makeShop(product)];
  const [own] = await makeThreads(mine, ["Ana"]);
  const [theirs] = await makeThreads(other, ["Bea"]);
  await ask("update threads set id = $1 where id = $2", [own, theirs]);
  expect([names(await listed(mine)), names(await listed(other))]).toEqual([["Ana"], ["Bea"]]);
  expect([names(await listed(other)), names(await listed(mine))]).toEqual([["Bea"], ["Ana"]]);
});
