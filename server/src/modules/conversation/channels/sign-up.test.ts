// A number connected by Meta's own sign-up, with the steps that a person takes, and a test message from it.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { signUpAtMeta } from "../../../../test/providers/meta.ts";
import { makeInboxShop } from "../../../../test/shops/inbox-shop.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

let lastNumber = 2_229_000_000 + (process.pid % 1000) * 100;
const newNumber = () => String(++lastNumber);

const end = (owner: Caller, { code, state }: { code: string | null; state: string | null }) =>
  owner.post("/api/channel/sign-up", { signUp: { businessId: owner.businessId, code, state } });

test("a number is registered, connected and receives; its key ends some day, and that is known", async () => {
  const { owner, businessId } = await makeShop(world.product);
  const offer = await owner.get(`/api/channel/sign-up?businessId=${businessId}`);
  expect(offer.body.data).toEqual({ isOffered: true });
  const phone = newNumber();
  const ended = await end(owner, await signUpAtMeta(owner, { phone }));
  expect([ended.status, ended.body.message]).toEqual([201, "Canal conectado"]);
  expect(ended.body.data).toMatchObject({ status: "connected", isCoexistence: false, historyPercent: null });
  expect(ended.body.data.tokenExpiresAt).not.toBeNull();
  const { rows } = await world.product.owner.query("select register_pin from channels where id = $1", [
    ended.body.data._id,
  ]);
  expect(rows[0].register_pin).toMatch(/^v1\./);
  await world.sandbox.write({ to: ended.body.data.phoneNumberId, from: newNumber(), text: "hola" });
  await eventually(async () => {
    expect((await owner.get(`/api/thread?businessId=${businessId}`)).body.data.threads).toHaveLength(1);
  });
});

test("the way back is good once, in the session that began it, and only with a code of Meta", async () => {
  const { owner } = await makeShop(world.product);
  const other = await makeShop(world.product);
  const back = await signUpAtMeta(owner, { phone: newNumber() });
  expect((await end(other.owner, back)).status).toBe(422);
  expect((await end(owner, { ...back, code: "AQ-inventado" })).status).toBe(422);
  const used = await end(owner, back);
  expect([used.status, used.body.message]).toEqual([
    422,
    "El regreso de Meta caducó o ya se usó. Empieza de nuevo desde «Conectar con Meta».",
  ]);
  const denied = await signUpAtMeta(owner, { phone: newNumber(), decision: "deny" });
  expect(denied).toMatchObject({ code: null, error: "access_denied" });
  const missing = await owner.post("/api/channel/sign-up", {
    signUp: { businessId: owner.businessId, code: "", state: "x" },
  });
  expect(missing.status).toBe(400);
  const channels = await owner.get(`/api/channel?businessId=${owner.businessId}`);
  expect(channels.body.data).toEqual([]);
});

test("a number of the phone's own app brings its contacts and conversations, which nobody answers", async () => {
  const { owner, businessId } = await makeShop(world.product);
  const ended = await end(owner, await signUpAtMeta(owner, { phone: newNumber(), app: "yes" }));
  expect(ended.body.data).toMatchObject({ status: "connected", isCoexistence: true, historyPercent: 0 });
  const channel = async () => (await owner.get(`/api/channel?businessId=${businessId}`)).body.data[0];
  await eventually(async () => expect((await channel()).historyPercent).toBe(100));
  const { threads } = (await owner.get(`/api/thread?businessId=${businessId}`)).body.data;
  expect(threads.map((thread: { clientName: string }) => thread.clientName).sort()).toEqual([
    "Rosa Aguilar",
    "Tomás Vera",
  ]);
  for (const thread of threads) expect(thread).toMatchObject({ unreadCount: 0, freeUntil: null, answerDueAt: null });
  const of = threads.find((thread: { clientName: string }) => thread.clientName === "Rosa Aguilar");
  const { messages } = (await owner.get(`/api/thread/messages?businessId=${businessId}&clientId=${of.clientId}`)).body
    .data;
  expect(messages.map((message: { role: string; message: string }) => [message.role, message.message])).toEqual([
    ["user", "Hola, ¿tienen lugar el sábado?"],
    ["assistant", "Claro, a las 11"],
  ]);
});

test("an account that does not have the number is never told as connected", async () => {
  const { owner, businessId } = await makeShop(world.product);
  const accessToken = "EAA-una-llave-buena";
  const mine = { phoneNumberId: "555000111222333", wabaId: "955000111222333", accessToken };
  const shown = { displayPhoneNumber: "+52 222 555 0101", businessName: "Salón" };
  await world.sandbox.call("POST", "/console/numbers", { ...mine, ...shown });
  const other = { phoneNumberId: "555000111222444", wabaId: "955000111222444", accessToken };
  await world.sandbox.call("POST", "/console/numbers", { ...other, ...shown, displayPhoneNumber: "+52 222 555 0102" });
  const channel = {
    businessId,
    kind: "whatsapp",
    phoneNumberId: mine.phoneNumberId,
    wabaId: other.wabaId,
    accessToken,
  };
  const answer = await owner.post("/api/channel", { channel });
  expect(answer.body.message).toBe(
    "Se guardó, pero no está conectado: Ese número no es de esa cuenta de WhatsApp (WABA)",
  );
  expect(answer.body.data.status).toBe("error");
});

test("a test message goes the way of all messages: out in an open window, else it says what is missing", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  const send = (whatsapp: string) => shop.owner.post(`/api/channel/${shop.channelId}/test`, { test: { whatsapp } });
  const early = await send(from);
  expect(early.status).toBe(201);
  expect(early.body.data).toMatchObject({ status: "failed", reason: expect.stringContaining("manda «hola»") });
  await shop.write(from, "hola");
  await shop.firstThread();
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(2));
  const sent = await send(from);
  expect(sent.body.data).toMatchObject({ status: "queued", reason: "" });
  await eventually(async () =>
    expect((await shop.owner.get(`/api/channel/test/${sent.body.data.messageId}`)).body.data.status).toBe("read"),
  );
  const bad = await send("12");
  expect([bad.status, bad.body.errors[0].path]).toEqual([400, "test.whatsapp"]);
  const stranger = await makeShop(world.product);
  const foreign = await stranger.owner.post(`/api/channel/${shop.channelId}/test`, { test: { whatsapp: from } });
  expect(foreign.status).toBe(404);
});
