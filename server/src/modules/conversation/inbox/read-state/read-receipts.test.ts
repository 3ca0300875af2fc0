// What customers see when their message was taken by a person or the assistant, through the sandbox.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

type Call = { path: string; body?: { status?: string; message_id?: string; typing_indicator?: object } };

/** The receipts for this number's messages: their id, and whether with the typing sign. */
async function receipts(phoneNumberId: string): Promise<{ id: string | undefined; typing: boolean }[]> {
  const { requests }: { requests: Call[] } = await world.sandbox.call("GET", "/__sandbox/journal");
  return requests
    .filter(({ path, body }) => path.includes(`/${phoneNumberId}/`) && body?.status === "read")
    .map(({ body }) => ({ id: body?.message_id, typing: body?.typing_indicator !== undefined }));
}

const told = (phoneNumberId: string, expected: object[]) =>
  eventually(async () => expect(await receipts(phoneNumberId)).toEqual(expected));

const shown = (to: string, from: string) =>
  world.sandbox.call("GET", `/console/messages?${new URLSearchParams({ channel: "whatsapp", to, from })}`);

/** Every job that had something to show is done. */
const settled = () =>
  eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select from pgboss.job where name like 'messages-taken.%' and state in ('created', 'retry', 'active') and start_after <= now()",
    );
    expect(rows).toHaveLength(0);
  });

test("while the assistant is about to answer, the customer sees blue ticks and that somebody writes", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox, { business: { delayResponse: 4_000 } });
  const ana = shop.customer();
  const { id } = await ana.write("hola");
  await told(shop.phoneNumberId, [{ id, typing: true }]);
  expect(await shown(shop.phoneNumberId, ana.from)).toMatchObject({ isTyping: true, messages: [{ status: "read" }] });
  await eventually(async () => expect(await ana.replies()).toHaveLength(1), 15_000);
  expect((await shown(shop.phoneNumberId, ana.from)).isTyping).toBe(false);
  await settled();
  expect(await receipts(shop.phoneNumberId)).toHaveLength(1);
});

test("with a long delay nothing is shown before the answer is near", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox, { business: { delayResponse: 40_000 } });
  await shop.customer().write("hola");
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select extract(epoch from start_after - created_on)::float8 as ahead from pgboss.job where name like 'messages-taken.%' and data->>'businessId' = $1",
      [shop.businessId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].ahead).toBeGreaterThan(15);
  });
  expect(await receipts(shop.phoneNumberId)).toEqual([]);
});

test("what a person opens is shown as read, once, and nobody seems to write", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  await eventually(async () => expect((await shop.firstThread()).unreadCount).toBe(1));
  const { id } = await shop.write(from, "¿tienen lugar?");
  const thread = await eventually(async () => {
    const found = await shop.firstThread();
    expect(found.unreadCount).toBe(2);
    return found;
  });
  await settled();
  expect(await receipts(shop.phoneNumberId)).toEqual([]);
  const open = () =>
    shop.owner.patch("/api/thread/messages", { businessId: shop.businessId, clientId: thread.clientId });
  await Promise.all([open(), open()]);
  await told(shop.phoneNumberId, [{ id, typing: false }]);
  await open();
  await settled();
  expect(await receipts(shop.phoneNumberId)).toHaveLength(1);
  const chat = await shown(shop.phoneNumberId, from);
  expect(chat.messages.map(({ status }: { status: string }) => status)).toEqual(["read", "read"]);
});

test("what was written more than a day ago is left alone", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await shop.write(shop.newNumber(), "hola", { at });
  const { clientId } = await shop.firstThread();
  await shop.owner.patch("/api/thread/messages", { businessId: shop.businessId, clientId });
  await settled();
  expect(await receipts(shop.phoneNumberId)).toEqual([]);
});

test("a receipt that WhatsApp refuses is not repeated, and the answer goes out all the same", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox, { business: { delayResponse: 1_500 } });
  const ana = shop.customer();
  await world.sandbox.fail({ graphFail: { times: 1, status: 500, code: 131000, on: "all" } });
  await ana.ask("hola");
  await settled();
  expect(await receipts(shop.phoneNumberId)).toHaveLength(1);
  expect(await ana.replies()).toHaveLength(1);
});
