// Two contacts become one, and one of them waits for a person.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

/** One contact was answered, and one still waits. */
async function makeTwo() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const { owner, businessId } = shop;
  const waiter = async (text: string) => {
    const from = shop.newNumber();
    await shop.write(from, text);
    return eventually(async () => {
      const [thread] = await shop.threads(`&name=${from}`);
      if (!thread?.waitingSince) throw new Error("nobody waits yet");
      return thread;
    });
  };
  const [answered, waiting] = [await waiter("uno"), await waiter("dos")];
  await shop.say(answered.clientId, "Te atiendo");
  const sinceOf = async (clientId: string) =>
    (await shop.threads(`&clientId=${clientId}`))[0]?.waitingSince as string | null | undefined;
  expect(await sinceOf(answered.clientId)).toBeNull();
  const merge = async () => {
    const body = { merge: { businessId, keptId: answered.clientId, goneId: waiting.clientId, take: [] } };
    return (await owner.post("/api/client/merge", body)).body.data.merge._id as string;
  };
  const undo = (id: string) => owner.post(`/api/client/merge/${id}/undo`, {});
  const count = async () => (await owner.get(`/api/thread/waiting?businessId=${businessId}`)).body.data.waiting;
  return { ...shop, answered, waiting, sinceOf, merge, undo, count };
}

test("the one who waits goes on waiting since then, an alarm is planned, and parted again each has its own", async () => {
  const { answered, waiting, sinceOf, merge, undo, count } = await makeTwo();
  const id = await merge();
  expect(await sinceOf(answered.clientId)).toBe(waiting.waitingSince);
  expect(await count()).toBe(1);
  const { rows } = await world.product.owner.query(
    `select count(*)::int as count from pgboss.job where name like 'wait-overdue%' and data->'payload'->>'threadId' = $1
      and data->'payload'->>'waitId' = (select wait_id::text from threads where id = $1::uuid)`,
    [answered._id],
  );
  expect(rows[0].count).toBeGreaterThan(0);
  expect((await undo(id)).status).toBe(200);
  expect(await sinceOf(answered.clientId)).toBeNull();
  expect(await sinceOf(waiting.clientId)).toBe(waiting.waitingSince);
  expect(await count()).toBe(1);
});

test("who was answered while they were one waits no longer when they are two", async () => {
  const { answered, waiting, sinceOf, merge, undo, say, count } = await makeTwo();
  const id = await merge();
  await say(answered.clientId, "Aquí estoy");
  expect(await count()).toBe(0);
  await undo(id);
  expect(await sinceOf(waiting.clientId)).toBeNull();
  expect(await count()).toBe(0);
});
