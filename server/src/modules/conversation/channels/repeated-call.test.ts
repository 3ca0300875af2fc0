// Calls to WhatsApp under an Idempotency-Key: no transaction waits for the answer, a duplicate gets a conflict, and a
// call after the end of the first one or of its process gets the right answer.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { connectNumber, eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let later = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ role: "web", clock: () => Date.now() + later });
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

const BUSY = "La solicitud anterior con esa clave sigue en curso";
const under = (key: string) => ({ "idempotency-key": key });

async function keyRow(key: string) {
  return (await world.product.owner.query("select * from idempotency_keys where key = $1", [key])).rows[0];
}

/** Once the key is claimed, WhatsApp is being asked. */
const asking = (key: string) => eventually(async () => expect(await keyRow(key)).toMatchObject({ answer: null }));

async function longTransactions(): Promise<number> {
  const { rows } = await world.product.owner.query(`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and now() - xact_start > interval '300 ms'`);
  return rows[0].n;
}

async function graphCalls(phoneNumberId: string): Promise<number> {
  const { requests } = await world.sandbox.call("GET", "/__sandbox/journal");
  return requests.filter((request: { path: string }) => request.path.includes(phoneNumberId)).length;
}

test("no transaction is open while WhatsApp thinks, and a duplicate meanwhile is told so", async () => {
  const { owner } = await makeShop(world.product);
  const accessToken = "EAA-buena-12345";
  const { channelId, phoneNumberId } = await connectNumber(owner, { accessToken });
  const channel = { phoneNumberId, wabaId: `9${phoneNumberId}`, kind: "whatsapp", businessId: owner.businessId };
  const calls = [
    () => owner.post("/api/channel", { channel: { ...channel, accessToken } }, under("connect")),
    () => owner.put(`/api/channel/${channelId}`, { channel: { accessToken } }, under("edit")),
    () => owner.post(`/api/channel/${channelId}/check`, {}, under("check")),
  ];
  for (const [index, key] of ["connect", "edit", "check"].entries()) {
    const call = calls[index] as (typeof calls)[0];
    const before = await graphCalls(phoneNumberId);
    await world.sandbox.fail({ graphDelayMs: 700 });
    const first = call();
    await asking(key);
    const duplicate = await call();
    expect([key, duplicate.status, duplicate.body.message]).toEqual([key, 409, BUSY]);
    const another = await owner.put(`/api/channel/${channelId}`, { channel: {} }, under(key));
    expect(another.body.message).toBe("Esa clave ya se usó con otros datos");
    await new Promise((soon) => setTimeout(soon, 500));
    expect([key, await longTransactions()]).toEqual([key, 0]);
    const answer = await first;
    expect(answer.body.message).toBe("Canal conectado");
    await world.sandbox.calm();
    const asked = await graphCalls(phoneNumberId);
    expect(asked).toBeGreaterThan(before);
    const repeated = await call();
    expect([repeated.status, repeated.body]).toEqual([answer.status, answer.body]);
    expect(await graphCalls(phoneNumberId)).toBe(asked);
  }
});

test("a transaction that waits would be seen", async () => {
  const client = await world.product.owner.connect();
  await client.query("begin");
  await client.query("select 1");
  await eventually(async () => expect(await longTransactions()).toBe(1));
  await client.query("rollback");
  client.release();
});

test("a refused call lets go of its key", async () => {
  const { owner } = await makeShop(world.product);
  const accessToken = "EAA-buena-12345";
  const { channelId, phoneNumberId } = await connectNumber(owner, { accessToken });
  await owner.delete(`/api/channel/${channelId}`);
  const check = () => owner.post(`/api/channel/${channelId}/check`, {}, under("refused"));
  expect((await check()).status).toBe(422);
  expect(await keyRow("refused")).toBeUndefined();
  await connectNumber(owner, { phoneNumberId, accessToken });
  expect((await check()).body.data.status).toBe("connected");
});

test("the key of a call that never ended is free after a minute, and the late end of that call changes nothing", async () => {
  const { owner } = await makeShop(world.product);
  const { channelId } = await connectNumber(owner);
  const check = () => owner.post(`/api/channel/${channelId}/check`, {}, under("stranded"));
  await world.sandbox.fail({ graphDelayMs: 1_500 });
  const stranded = check();
  await asking("stranded");
  await world.sandbox.calm();
  later += 59_000;
  expect((await check()).status).toBe(409);
  later += 2_000;
  const next = await check();
  expect(next.body.data.status).toBe("connected");
  const late = await stranded;
  expect([late.status, late.body.message]).toEqual([409, BUSY]);
  expect((await check()).body).toEqual(next.body);
});
