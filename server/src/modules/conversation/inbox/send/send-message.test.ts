import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { connectNumber, eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

const HOUR = 3600_000;

let shift = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ clock: () => Date.now() + shift });
});
afterEach(async () => {
  shift = 0;
  await world.sandbox.calm();
});
afterAll(() => world.close());

/** A shop with one customer who has just written. */
async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const thread = await shop.firstThread();
  return { shop, from, clientId: thread.clientId as string, threadId: thread._id as string };
}

async function outgoing(shop: InboxShop, from: string): Promise<string[]> {
  const chat = await world.sandbox.chat(shop.phoneNumberId, from);
  return chat.filter((message) => message.direction === "out").map((message) => message.text);
}

const settled = (shop: InboxShop, id: string, status: string) =>
  eventually(async () => expect((await shop.status(id)).status).toBe(status), 15_000);

const waits = (shop: InboxShop, id: string) =>
  eventually(async () => {
    const { status, reason } = await shop.status(id);
    expect([status, reason]).toEqual(["queued", "Espera a que WhatsApp se vuelva a conectar"]);
  });

test("a person's message goes out, is reported read, and pauses the assistant", async () => {
  const { shop, from, clientId } = await makeChat();
  const sent = await shop.say(clientId, "Claro, ¿a qué hora te queda bien?");
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({ status: "queued", role: "assistant", author: { kind: "person" } });
  await settled(shop, sent.body.data._id, "read");
  expect(await outgoing(shop, from)).toEqual(["Claro, ¿a qué hora te queda bien?"]);
  const [thread] = await shop.threads();
  expect(thread.personUntil).not.toBeNull();
  const switched = await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: false } });
  expect(switched.status).toBe(200);
  await eventually(async () => expect((await shop.threads())[0].personUntil).toBeNull());
});

test("who writes to two numbers of the business is answered by the person who took the conversation, on both", async () => {
  const { shop, from, clientId } = await makeChat();
  const other = await connectNumber(shop.owner);
  await world.sandbox.write({ to: other.phoneNumberId, from, text: "y por aquí", name: "Ana López" });
  await eventually(async () => expect(await shop.threads()).toHaveLength(2));
  const sent = await shop.say(clientId, "Te atiendo yo");
  expect(sent.status).toBe(201);
  const chat = await eventually(async () => {
    const messages = await world.sandbox.chat(other.phoneNumberId, from);
    if (messages.length < 2) throw new Error("not there yet");
    return messages;
  });
  expect(chat.at(-1)).toMatchObject({ direction: "out", text: "Te atiendo yo" });
  for (const thread of await shop.threads()) expect(thread.personUntil).not.toBeNull();
});

test("many messages of a thread go out in their order, one key once", async () => {
  const { shop, from, clientId } = await makeChat();
  const texts = Array.from({ length: 8 }, (_, index) => `parte ${index}`);
  for (const text of texts) await shop.say(clientId, text);
  await eventually(async () => expect(await outgoing(shop, from)).toHaveLength(8), 15_000);
  expect(await outgoing(shop, from)).toEqual(texts);
  const clientKey = crypto.randomUUID();
  const duplicates = await Promise.all([1, 2, 3].map(() => shop.say(clientId, "con clave", { clientKey })));
  expect(new Set(duplicates.map((duplicate) => duplicate.body.data._id)).size).toBe(1);
  await settled(shop, duplicates[0]?.body.data._id, "read");
  expect((await outgoing(shop, from)).filter((text) => text === "con clave")).toHaveLength(1);
});

test("a quote names the customer's message", async () => {
  const { shop, from, clientId } = await makeChat();
  const [first] = await shop.messagesOf(from);
  const sent = await shop.say(clientId, "sobre esto", { quotedMessageId: first._id });
  await settled(shop, sent.body.data._id, "read");
  const chat = await world.sandbox.chat(shop.phoneNumberId, from);
  expect(chat.at(-1).replyTo).toBe(chat[0].id);
  // As the documents' screens send it if nothing is quoted.
  expect((await shop.say(clientId, "sin cita", { quotedMessageId: "" })).body.data.quotedMessageId).toBeNull();
  const strange = await shop.say(clientId, "x", { quotedMessageId: crypto.randomUUID() });
  expect(strange.status).toBe(404);
});

test("statuses only move forward, in whatever order and however often they come", async () => {
  const { shop, clientId } = await makeChat();
  await world.sandbox.fail({ webhookShuffle: true, webhookDuplicate: true });
  const sent = await shop.say(clientId, "uno");
  await settled(shop, sent.body.data._id, "read");
  await new Promise((later) => setTimeout(later, 900));
  expect((await shop.status(sent.body.data._id)).status).toBe("read");
});

test("after 24 hours a message is kept as not sent, with the reason, and WhatsApp is not asked", async () => {
  const { shop, from, clientId } = await makeChat();
  shift = 24 * HOUR + 60_000;
  const late = await shop.say(clientId, "¿sigues ahí?");
  expect(late.status).toBe(201);
  expect(late.body.data).toMatchObject({ status: "failed", canResend: true });
  expect(late.body.data.reason).toBe("No se envió: pasaron más de 24 horas desde el último mensaje del cliente");
  const again = await shop.owner.post(`/api/thread/messages/${late.body.data._id}/resend`, {});
  expect(again.status).toBe(422);
  expect(await outgoing(shop, from)).toEqual([]);
  shift = 0;
  expect((await shop.owner.post(`/api/thread/messages/${late.body.data._id}/resend`, {})).status).toBe(200);
  await settled(shop, late.body.data._id, "read");
});

test.each([
  ["at once", { windowClosed: true, syncWindowError: true }],
  ["by a later status", { windowClosed: true }],
])("WhatsApp's own 131047 %s is the same failure", async (_when, failures) => {
  const { shop, clientId } = await makeChat();
  await world.sandbox.fail(failures);
  const sent = await shop.say(clientId, "hola");
  await settled(shop, sent.body.data._id, "failed");
  expect((await shop.status(sent.body.data._id)).reason).toContain("pasaron más de 24 horas");
});

test("with a key that no longer opens the message waits with its reason, and nothing is tried for ever", async () => {
  const { shop, clientId } = await makeChat();
  await world.product.owner.query("update channels set access_token = 'v1.' || repeat('A', 60) where id = $1", [
    shop.channelId,
  ]);
  const sent = await shop.say(clientId, "hola");
  await waits(shop, sent.body.data._id);
  const { rows } = await world.product.owner.query("select status, reason from channels where id = $1", [
    shop.channelId,
  ]);
  expect(rows[0]).toMatchObject({ status: "disconnected", reason: expect.stringContaining("Vuelve a conectar") });
});

test("an answer that got lost is settled by its status, and the message goes out once", async () => {
  const { shop, from, clientId } = await makeChat();
  await world.sandbox.fail({ graphDropAfterAccept: 1 });
  const sent = await shop.say(clientId, "¿me llegó?");
  await settled(shop, sent.body.data._id, "read");
  const next = await shop.say(clientId, "sigo aquí");
  await settled(shop, next.body.data._id, "read");
  expect(await outgoing(shop, from)).toEqual(["¿me llegó?", "sigo aquí"]);
});

test("without any status it stays unknown, holds nobody up, and a person may resend after ten minutes", async () => {
  const { shop, from, clientId } = await makeChat();
  await world.sandbox.fail({ graphDropAfterAccept: 1, statusesOff: true });
  const sent = await shop.say(clientId, "¿salió?");
  await settled(shop, sent.body.data._id, "unknown");
  const next = await shop.say(clientId, "la siguiente");
  await settled(shop, next.body.data._id, "sent");
  const path = `/api/thread/messages/${sent.body.data._id}/resend`;
  expect((await shop.owner.post(path, {})).status).toBe(422);
  expect((await shop.messagesOf(from)).at(-2).canResend).toBe(false);
  expect(await outgoing(shop, from)).toEqual(["¿salió?", "la siguiente"]);
  shift = 11 * 60_000;
  expect((await shop.messagesOf(from)).at(-2).canResend).toBe(true);
  const again = await shop.owner.post(path, {});
  expect(again.body.data).toMatchObject({ status: "queued", canResend: false });
  await settled(shop, sent.body.data._id, "sent");
  expect(await outgoing(shop, from)).toEqual(["¿salió?", "la siguiente", "¿salió?"]);
});

test("an attempt whose process died is parked, not repeated, and what waits behind it goes on", async () => {
  const { shop, from, clientId, threadId } = await makeChat();
  await world.sandbox.fail({ graphFail: { times: 1, status: 400, code: 131056 } });
  const sent = await shop.say(clientId, "se quedó a medias");
  await eventually(async () => expect((await shop.status(sent.body.data._id)).tries).toBe(1));
  // The state that a worker leaves when it is killed between the claim and the end of the call.
  const token = crypto.randomUUID();
  const dead =
    "update messages set status = 'sending', attempt_token = $2, attempted_at = now(), retry_at = null where id = $1";
  await world.product.owner.query(dead, [sent.body.data._id, token]);
  const next = await shop.say(clientId, "detrás");
  await new Promise((later) => setTimeout(later, 3_500));
  expect((await shop.status(next.body.data._id)).status).toBe("queued");
  const { onSendOverdue } = await import("./on-send-overdue.ts");
  const { tenantCtx } = await import("../../../../kernel/context.ts");
  const ctx = tenantCtx(world.product.product.system("test-overdue"), shop.businessId, {
    kind: "system",
    name: "Prueba",
  });
  await onSendOverdue.handle(ctx, { messageId: sent.body.data._id, token }, { id: "j", attempt: 1 });
  await settled(shop, next.body.data._id, "read");
  expect((await shop.status(sent.body.data._id)).status).toBe("unknown");
  expect(await outgoing(shop, from)).toEqual(["detrás"]);
  expect(threadId).toBe((await shop.threads())[0]._id);
});

test.each([
  [130429, 400],
  [131056, 400],
  [131016, 500],
  [2, 503],
  [1, 500],
  // an unknown code, returned as a fault of Meta's own servers
  [987_654, 500],
])("what passes (%d, HTTP %d) is tried again until it goes out, once", async (code, status) => {
  const { shop, from, clientId } = await makeChat();
  await world.sandbox.fail({ graphFail: { times: 1, status, code } });
  const sent = await shop.say(clientId, "con calma");
  await shop.say(clientId, "después");
  await eventually(async () => expect(await outgoing(shop, from)).toEqual(["con calma", "después"]), 15_000);
  expect((await shop.status(sent.body.data._id)).tries).toBe(2);
});

test("a number without WhatsApp in one spelling is reached in the other; in none it fails with the reason", async () => {
  const { shop, from, clientId } = await makeChat();
  await world.sandbox.fail({ noWhatsApp: [`52${from}`], syncWindowError: true });
  const other = await shop.say(clientId, "por el otro lado");
  await settled(shop, other.body.data._id, "read");
  await world.sandbox.fail({ noWhatsApp: [from] });
  const none = await shop.say(clientId, "por ninguno");
  await settled(shop, none.body.data._id, "failed");
  expect((await shop.status(none.body.data._id)).reason).toBe(
    "El número no tiene WhatsApp o no puede recibir mensajes",
  );
});

test("a dead key disconnects the channel, says why, and what follows waits; once it is good again all goes out in order", async () => {
  const { shop, from, clientId } = await makeChat();
  await world.sandbox.fail({ graphFail: { times: 1, status: 401, code: 190 } });
  const sent = await shop.say(clientId, "con clave vencida");
  await waits(shop, sent.body.data._id);
  const [channel] = (await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body.data;
  expect(channel).toMatchObject({ status: "disconnected", tokenState: "conectado" });
  expect(channel.reason).toContain("clave de acceso");
  const next = await shop.say(clientId, "tampoco");
  expect(await outgoing(shop, from)).toEqual([]);
  const [fallen] = (await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body.data;
  expect(fallen).toMatchObject({ waiting: 2, health: { light: "red" }, checkAt: expect.any(String) });
  expect((await shop.owner.post(`/api/channel/${shop.channelId}/check`, {})).body.data.status).toBe("connected");
  await settled(shop, sent.body.data._id, "read");
  await settled(shop, next.body.data._id, "read");
  expect(await outgoing(shop, from)).toEqual(["con clave vencida", "tampoco"]);
});

test.each([
  [3, 500, "Falta el permiso para enviar mensajes por WhatsApp"],
  [33, 400, "El número del negocio ya no existe en WhatsApp o esta clave ya no lo puede usar"],
  [131_042, 400, "La cuenta de WhatsApp tiene un problema de pago"],
  [987_654, 403, "Falta el permiso para enviar mensajes por WhatsApp"],
])(
  "a number or a right that is gone (%d, HTTP %d) takes the channel down with its reason, and what waits goes out later",
  async (code, status, reason) => {
    const { shop, from, clientId } = await makeChat();
    await world.sandbox.fail({ graphFail: { times: 1, status, code } });
    const sent = await shop.say(clientId, "la que espera");
    await waits(shop, sent.body.data._id);
    const [channel] = (await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body.data;
    expect(channel).toMatchObject({ status: "disconnected", reason, waiting: 1 });
    expect((await shop.owner.post(`/api/channel/${shop.channelId}/check`, {})).body.data.status).toBe("connected");
    await settled(shop, sent.body.data._id, "read");
    expect(await outgoing(shop, from)).toEqual(["la que espera"]);
  },
);

test("what waits for a number is given up with its reason when its owner disconnects it", async () => {
  const { shop, from, clientId } = await makeChat();
  await world.sandbox.fail({ graphFail: { times: 1, status: 401, code: 190 } });
  const sent = await shop.say(clientId, "se queda");
  await waits(shop, sent.body.data._id);
  await shop.owner.delete(`/api/channel/${shop.channelId}`);
  await settled(shop, sent.body.data._id, "failed");
  expect((await shop.status(sent.body.data._id)).reason).toBe("El canal de WhatsApp está desconectado");
  expect(await outgoing(shop, from)).toEqual([]);
});

test("more messages to one person than WhatsApp bears wait their turn, and none is refused", async () => {
  const { shop, from, clientId } = await makeChat();
  await world.sandbox.fail({ pairRateLimit: 46, pairRateWindowMs: 10_000 });
  const texts = Array.from({ length: 46 }, (_, index) => `mensaje ${index + 1}`);
  for (const text of texts) expect((await shop.say(clientId, text)).status).toBe(201);
  await eventually(async () => expect(await outgoing(shop, from)).toHaveLength(45), 20_000);
  await eventually(async () => expect(await outgoing(shop, from)).toEqual(texts), 20_000);
  const { rows } = await world.product.owner.query(
    "select max(tries)::int as tries from messages where thread_id in (select id from threads where channel_id = $1)",
    [shop.channelId],
  );
  expect(rows).toEqual([{ tries: 1 }]);
});

test("one business that sends much does not hold up another", async () => {
  const [busy, calm] = [await makeInboxShop(world.product, world.sandbox), await makeChat()];
  await Promise.all(Array.from({ length: 12 }, () => busy.write(busy.newNumber(), "hola")));
  const threads = await eventually(async () => {
    const found = await busy.threads();
    expect(found).toHaveLength(12);
    return found;
  });
  await world.sandbox.fail({ graphDelayMs: 1_500 });
  for (const thread of threads) for (const text of ["uno", "dos", "tres"]) await busy.say(thread.clientId, text);
  const sent = await calm.shop.say(calm.clientId, "yo solo uno");
  await settled(calm.shop, sent.body.data._id, "sent");
  const { rows } = await world.product.owner.query(
    "select count(*)::int as left from messages where business_id = $1 and status in ('queued', 'sending')",
    [busy.businessId],
  );
  expect(rows[0].left).toBeGreaterThan(5);
});

test("the socket sends as the call does, for those who may", async () => {
  const { shop, from, clientId } = await makeChat();
  const limited = await world.product.person("Sin permiso");
  const grant = { businessId: shop.businessId, access: "limited", permissions: [{ pageId: 5, actions: ["view"] }] };
  const { code } = (await shop.owner.post("/api/invitation", { invitation: grant })).body.data;
  await limited.put(`/api/user/${limited.userId}`, { code });
  const payload = { businessId: shop.businessId, clientId, channel: "WhatsApp", text: "por el socket" };
  const emit = async (cookie: string, more: object = {}) => {
    const socket = io(world.product.url, { transports: ["websocket"], extraHeaders: { cookie }, forceNew: true });
    const answer = await socket.timeout(5_000).emitWithAck("sendMessageToClient", { ...payload, ...more });
    socket.close();
    return answer;
  };
  expect(await emit(limited.cookie)).toEqual({ success: false, message: "No tienes permiso para hacer esto" });
  const blank = await emit(shop.owner.cookie, { text: "  " });
  expect([blank.success, JSON.stringify(blank)]).toEqual([false, expect.stringContaining("Este campo es requerido")]);
  const sent = await emit(shop.owner.cookie);
  expect(sent).toMatchObject({ success: true, data: { status: "queued", message: "por el socket" } });
  await settled(shop, sent.data._id, "read");
  expect(await outgoing(shop, from)).toEqual(["por el socket"]);
  const stranger = await makeInboxShop(world.product, world.sandbox);
  expect((await emit(stranger.owner.cookie)).success).toBe(false);
  const resend = await stranger.owner.post(`/api/thread/messages/${sent.data._id}/resend`, {});
  expect(resend.status).toBe(404);
});
