// Which business a number belongs to: incoming messages go only to the business that proved the number to WhatsApp.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { connectNumber, eventually, newNumberId, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

const TAKEN = "Ese número ya está conectado a otro negocio";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

type Number = { phoneNumberId: string; wabaId: string; accessToken: string };

/** Registers a number at WhatsApp before it is connected; called again, it moves the number or changes its key. */
async function registered(more: Partial<Number> = {}): Promise<Number> {
  const phoneNumberId = more.phoneNumberId ?? newNumberId();
  const number = { phoneNumberId, wabaId: `9${phoneNumberId}`, accessToken: `EAA-llave-${phoneNumberId}`, ...more };
  const shown = { displayPhoneNumber: "+52 222 555 0001", businessName: "Salón" };
  await world.sandbox.call("POST", "/console/numbers", { ...number, ...shown });
  return number;
}

async function threadsOf({
  owner,
  businessId,
}: {
  owner: Caller;
  businessId: string;
}): Promise<{ clientId: string }[]> {
  return (await owner.get(`/api/thread?businessId=${businessId}`)).body.data.threads;
}

const channelOf = async ({ owner, businessId }: { owner: Caller; businessId: string }) =>
  (await owner.get(`/api/channel?businessId=${businessId}`)).body.data[0];

let lastCustomer = 2_281_000_000;

/** A customer writes to the number; waits until the message reaches the reader's business. */
async function writeTo(number: Number, reader: { owner: Caller; businessId: string }): Promise<void> {
  const before = (await threadsOf(reader)).length;
  lastCustomer += 1;
  await world.sandbox.write({ to: number.phoneNumberId, from: String(lastCustomer), text: "hola" });
  await eventually(async () => expect(await threadsOf(reader)).toHaveLength(before + 1));
}

const shop = () => makeShop(world.product);

test("whoever names a number with a key that does not open it gets none of its messages, and keeps nobody out", async () => {
  const [mine, other] = [await shop(), await shop()];
  const number = await registered();
  const first = await connectNumber(mine.owner, number);
  await mine.owner.delete(`/api/channel/${first.channelId}`);
  const squatted = await connectNumber(other.owner, { ...number, accessToken: "EAA-inventada-1" });
  expect([squatted.answer.status, squatted.answer.body.data.status]).toEqual([201, "error"]);
  const back = await connectNumber(mine.owner, number);
  expect([back.answer.status, back.answer.body.data.status]).toEqual([201, "connected"]);
  await writeTo(number, mine);
  expect(await threadsOf(other)).toEqual([]);
});

test("a number that nobody proved brings its messages to nobody", async () => {
  const [mine, other] = [await shop(), await shop()];
  const [number, working] = [await registered(), await registered()];
  await connectNumber(mine.owner, working);
  await connectNumber(other.owner, { ...number, accessToken: "EAA-inventada-2" });
  await world.sandbox.write({ to: number.phoneNumberId, from: "2281999999", text: "¿hay alguien?" });
  await writeTo(working, mine);
  expect(await threadsOf(other)).toEqual([]);
  const { rows } = await world.product.owner.query("select 1 from channel_routes where external_id = $1", [
    number.phoneNumberId,
  ]);
  expect(rows).toEqual([]);
});

test("a key that is good for another account does not prove a number of this one", async () => {
  const other = await shop();
  const [number, own] = [await registered(), await registered()];
  const theirs = await connectNumber(other.owner, { ...number, accessToken: own.accessToken });
  expect(theirs.answer.body.data).toMatchObject({ status: "error", reason: expect.stringContaining("no encontró") });
  const mixed = await connectNumber(other.owner, { ...own, wabaId: number.wabaId });
  expect(mixed.answer.body.data.status).toBe("error");
  const second = await registered({ accessToken: own.accessToken });
  const wrongAccount = await connectNumber(other.owner, { ...own, wabaId: second.wabaId });
  expect(wrongAccount.answer.body.data).toMatchObject({
    status: "error",
    reason: "Ese número no es de esa cuenta de WhatsApp (WABA)",
  });
});

test("a holder whose key answers keeps the number, also from who proves it", async () => {
  const [mine, other] = [await shop(), await shop()];
  const number = await registered();
  await connectNumber(mine.owner, number);
  const taken = await connectNumber(other.owner, number);
  expect([taken.answer.status, taken.answer.body.message]).toEqual([409, TAKEN]);
  expect((await other.owner.get(`/api/channel?businessId=${other.businessId}`)).body.data).toEqual([]);
  expect((await channelOf(mine)).status).toBe("connected");
  await writeTo(number, mine);
  expect(await threadsOf(other)).toEqual([]);
});

test("a holder whose key was typed wrong keeps the number as long as nobody else proves it", async () => {
  const [mine, other] = [await shop(), await shop()];
  const number = await registered();
  const { channelId } = await connectNumber(mine.owner, number);
  const broken = await mine.owner.put(`/api/channel/${channelId}`, { channel: { accessToken: "EAA-mal-escrita" } });
  expect(broken.body.data.status).toBe("error");
  const guess = await connectNumber(other.owner, { ...number, accessToken: "EAA-inventada-3" });
  expect([guess.answer.status, guess.answer.body.message]).toEqual([409, TAKEN]);
  await writeTo(number, mine);
});

test("who proves a number takes it from a holder whose key opens it no more; the holder is told and may prove it back", async () => {
  const [mine, other] = [await shop(), await shop()];
  const number = await registered();
  await connectNumber(mine.owner, number);
  const moved = await registered({ ...number, wabaId: `8${number.phoneNumberId}`, accessToken: "EAA-del-nuevo-dueño" });
  const proved = await connectNumber(other.owner, moved);
  expect([proved.answer.status, proved.answer.body.data.status]).toEqual([201, "connected"]);
  await eventually(async () =>
    expect(await channelOf(mine)).toMatchObject({
      status: "disconnected",
      tokenState: null,
      reason: expect.stringContaining("Otro negocio demostró"),
    }),
  );
  const audit = await mine.owner.get(`/api/audit?businessId=${mine.businessId}`);
  expect(JSON.stringify(audit.body)).toContain("pasó a otro negocio");
  await writeTo(moved, other);
  expect(await threadsOf(mine)).toEqual([]);
  const returned = await registered({ ...number, accessToken: "EAA-de-vuelta-1" });
  expect((await connectNumber(mine.owner, returned)).answer.body.data.status).toBe("connected");
  await eventually(async () => expect((await channelOf(other)).status).toBe("disconnected"));
});

test("a holder that cannot be asked keeps the number", async () => {
  const [mine, other] = [await shop(), await shop()];
  const number = await registered();
  await connectNumber(mine.owner, number);
  const moved = await registered({ ...number, accessToken: "EAA-de-otro-dueño" });
  await world.sandbox.fail({ graphFail: { on: "all", token: number.accessToken, times: 1, status: 503, code: 2 } });
  const taken = await connectNumber(other.owner, moved);
  expect([taken.answer.status, taken.answer.body.message]).toEqual([409, TAKEN]);
  expect((await channelOf(mine)).status).toBe("connected");
  await world.sandbox.calm();
  expect((await connectNumber(other.owner, moved)).answer.status).toBe(201);
});

test("a number that was refused becomes the business's with a good key; one that another proved meanwhile does not", async () => {
  const [mine, other] = [await shop(), await shop()];
  const number = await registered();
  const { channelId } = await connectNumber(mine.owner, { ...number, accessToken: "EAA-mal-escrita" });
  const waiting = await connectNumber(other.owner, { ...number, accessToken: "EAA-otra-mala" });
  const channel = { accessToken: number.accessToken };
  expect((await mine.owner.put(`/api/channel/${channelId}`, { channel })).body.data.status).toBe("connected");
  const late = await other.owner.put(`/api/channel/${waiting.channelId}`, { channel });
  expect(late.body.data).toMatchObject({ status: "error", reason: TAKEN });
  await writeTo(number, mine);
  expect(await threadsOf(other)).toEqual([]);
});

test("of two that prove a free number at once, one has it", async () => {
  const shops = [await shop(), await shop(), await shop()];
  const number = await registered();
  const answers = await Promise.all(shops.map(({ owner }) => connectNumber(owner, number)));
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, 409, 409]);
});
