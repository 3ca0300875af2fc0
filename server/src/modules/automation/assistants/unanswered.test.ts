// An answer that is never sent is no answer: the contact waits for a person (decision 6).
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeTalkingShop, type TalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

const AWAY = { graphFail: { times: 1_000, status: 503, code: 2 } };

/** Ends the pauses between the tries at once, until nothing waits to be tried. */
const triedOut = ({ businessId }: TalkingShop) =>
  eventually(async () => {
    const { owner } = world.product;
    const { rowCount } = await owner.query("select from messages where business_id = $1 and status = 'failed'", [
      businessId,
    ]);
    if (rowCount !== 0) return;
    await owner.query("update messages set retry_at = null where business_id = $1 and status = 'queued'", [businessId]);
    await owner.query(
      "update pgboss.job set start_after = now() where name = 'message-queued.send-message' and state = 'created'",
    );
    throw new Error("it is still tried");
  }, 30_000);

const waits = ({ businessId }: TalkingShop, count: number) =>
  eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select count(*)::int as waiting from threads where business_id = $1 and waiting_since is not null",
      [businessId],
    );
    expect(rows[0].waiting).toBe(count);
  }, 15_000);

test("a channel that is away for too long leaves the conversation to a person, and 'Reenviar' ends the waiting", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await world.sandbox.fail(AWAY);
  await ana.write("¿a qué hora abren?");
  await triedOut(shop);
  await waits(shop, 1);
  expect(await ana.replies()).toEqual([]);
  await world.sandbox.calm();
  const { rows } = await world.product.owner.query(
    "select id from messages where business_id = $1 and status = 'failed'",
    [shop.businessId],
  );
  expect((await shop.owner.post(`/api/thread/messages/${rows[0].id}/resend`, {})).status).toBe(200);
  await waits(shop, 0);
  await eventually(async () => expect(await ana.replies()).toHaveLength(1), 15_000);
});

test("an assistant that is switched off before its answer left leaves the conversation to a person", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await world.sandbox.fail({ graphFail: { times: 1, status: 503, code: 2 } });
  await ana.write("¿dónde están ubicados?");
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select tries from messages where business_id = $1 and status = 'queued'",
      [shop.businessId],
    );
    expect(rows).toEqual([{ tries: 1 }]);
  }, 15_000);
  await shop.owner.patch(`/api/assistant/${shop.assistantId}`, { isWorking: false });
  await triedOut(shop);
  await waits(shop, 1);
  expect(await ana.replies()).toEqual([]);
});

test("a person who took the conversation meanwhile is not told that somebody waits", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await world.sandbox.fail({ graphFail: { times: 1, status: 503, code: 2 } });
  await ana.write("¿dónde están ubicados?");
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select contact_id from threads t join messages m on m.thread_id = t.id where t.business_id = $1 and m.tries = 1",
      [shop.businessId],
    );
    expect(rows).toHaveLength(1);
    const message = {
      businessId: shop.businessId,
      clientId: rows[0].contact_id,
      channel: "WhatsApp",
      text: "Yo te digo",
    };
    expect((await shop.owner.post("/api/thread/messages", { message })).status).toBe(201);
  }, 15_000);
  await triedOut(shop);
  await waits(shop, 0);
});
