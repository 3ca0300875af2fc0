import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const makeShop = () => makeInboxShop(world.product, world.sandbox);

test("a message from an unknown number makes a lead with a thread that is unread", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await shop.write(from, "Hola, ¿tienen cita para mañana? 💇‍♀️");
  const thread = await shop.firstThread();
  expect(thread).toMatchObject({ clientName: "Ana López", channel: "WhatsApp", isRead: false, unreadCount: 1 });
  expect(thread.client).toMatchObject({ type: "lead", pushName: "Ana López", whatsapp: from, countryCodeExt: "521" });
  expect(thread.messages[0].message).toBe("Hola, ¿tienen cita para mañana? 💇‍♀️");
  expect(Date.parse(thread.freeUntil) - Date.now()).toBeGreaterThan(23.9 * 3600_000);
  const [message] = await shop.messagesOf(from);
  expect(message).toMatchObject({ role: "user", type: "message", author: { kind: "contact", name: "Ana López" } });
  const read = await shop.owner.patch("/api/thread/messages", {
    businessId: shop.businessId,
    clientId: thread.clientId,
  });
  expect(read.body.data).toEqual({ clientId: thread.clientId, unreadCount: 0 });
  expect((await shop.threads())[0].isRead).toBe(true);
});

test("52 and 521 are one contact in one thread, also when both come at once", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await Promise.all([
    shop.write(`52${from}`, "uno"),
    shop.write(`521${from}`, "dos", { waId: `521${from}` }),
    shop.write(`52${from}`, "tres", { waId: `52${from}` }),
  ]);
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(3));
  expect(await shop.threads()).toHaveLength(1);
  const clients = await shop.owner.get(`/api/client?businessId=${shop.businessId}`);
  expect(clients.body.data.clients).toHaveLength(1);
});

test("the same message of WhatsApp is stored once, however often it is delivered", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await world.sandbox.fail({ webhookDuplicate: true });
  const id = `wamid.repetido-${from}`;
  await shop.write(from, "una sola vez", { id });
  await shop.write(from, "una sola vez", { id });
  await world.sandbox.calm();
  await shop.write(from, "y otra");
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(2));
  expect((await shop.firstThread()).unreadCount).toBe(2);
});

test("messages stand in the order in which they were written, though webhooks come shuffled", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await world.sandbox.fail({ webhookShuffle: true });
  const texts = Array.from({ length: 12 }, (_, index) => `mensaje ${index}`);
  const start = Date.now() - 60_000;
  for (const [index, text] of texts.entries()) {
    await shop.write(from, text, { at: new Date(start + index * 1_000).toISOString() });
  }
  await world.sandbox.calm();
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(12));
  const messages = await shop.messagesOf(from);
  expect(messages.map((message) => message.message)).toEqual(texts);
  expect((await shop.firstThread()).messages[0].message).toBe("mensaje 11");
});

test("messages of one second keep the order in which they came", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  const at = new Date(Date.now() - 5_000).toISOString();
  const texts = Array.from({ length: 8 }, (_, index) => `parte ${index}`);
  for (const text of texts) await shop.write(from, text, { at });
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(8));
  expect((await shop.messagesOf(from)).map((message) => message.message)).toEqual(texts);
});

test("what has no words is named in brackets and keeps its file; taps say their title", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  const place = { latitude: 19.0433, longitude: -98.1983, name: "Zócalo" };
  await shop.write(from, "así lo quiero", { type: "image" });
  await shop.write(from, "", { type: "audio" });
  await shop.write(from, "", { type: "location", location: place });
  await shop.write(from, "", { type: "button_reply", choice: { id: "si", title: "Sí, confirmo" } });
  await shop.write(from, "", { type: "list_reply", choice: { id: "2", title: "Martes 5:00 pm" } });
  await shop.write(from, "", { type: "button", choice: { id: "b", title: "Reagendar" } });
  await shop.write(from, "", { type: "unsupported" });
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(7));
  const messages = await shop.messagesOf(from);
  expect(messages.map((message) => message.message)).toEqual([
    "[Imagen] así lo quiero",
    "[Audio]",
    "[Ubicación] Zócalo (19.0433, -98.1983)",
    "Sí, confirmo",
    "Martes 5:00 pm",
    "Reagendar",
    "[Mensaje no compatible]",
  ]);
  expect(messages[0].media).toMatchObject({ mimeType: expect.stringMatching(/^image\//) });
  expect(messages[0].media.id).not.toBe("");
  expect(messages[1].media.voice).toBe(true);
});

test("a correction and an emoji of one message are both kept, in whatever order they are read", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  const first = await shop.write(from, "Hola");
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(1));
  // As if the other one had come later and been read first.
  const later = (column: string) =>
    world.product.owner.query(
      `update messages set ${column} = now() + interval '1 minute' where business_id = $1 and provider_id = $2`,
      [shop.businessId, first.id],
    );
  await later("changed_at");
  await shop.write(from, "", { type: "reaction", reaction: { messageId: first.id, emoji: "❤️" } });
  await eventually(async () => expect((await shop.messagesOf(from))[0]).toMatchObject({ reaction: "❤️" }));
  await world.product.owner.query("update messages set changed_at = null where business_id = $1", [shop.businessId]);
  await later("reacted_at");
  await shop.write(from, "Hola, buenas", { type: "edit", edit: { messageId: first.id } });
  await eventually(async () =>
    expect((await shop.messagesOf(from))[0]).toMatchObject({ reaction: "❤️", message: "Hola, buenas" }),
  );
  // the older reaction does not replace a newer reaction
  await shop.write(from, "", { type: "reaction", reaction: { messageId: first.id } });
  await shop.write(from, "otra cosa");
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(2));
  expect((await shop.messagesOf(from))[0].reaction).toBe("❤️");
});

test("deleted messages, reactions and quotes are shown for what they are", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  const first = await shop.write(from, "me equivoqué de chat");
  const second = await shop.write(from, "perdón", { replyTo: first.id });
  await shop.write(from, "", { type: "revoke", revoke: { messageId: first.id } });
  await shop.write(from, "", { type: "reaction", reaction: { messageId: second.id, emoji: "🙏" } });
  await eventually(async () => {
    const [deleted, quoting] = await shop.messagesOf(from);
    expect(deleted).toMatchObject({ message: "Mensaje eliminado", isDeleted: true });
    expect(quoting).toMatchObject({ message: "perdón", reaction: "🙏", quotedMessageId: deleted._id });
  });
  expect(await shop.messagesOf(from)).toHaveLength(2);
});

test("a corrected message says what it says now, in the list too; a shared card names who is on it and the number", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  const first = await shop.write(from, "mañana a las 4");
  await shop.write(from, "mañana a las 5", { type: "edit", edit: { messageId: first.id } });
  await eventually(async () => {
    expect((await shop.firstThread()).messages[0].message).toBe("mañana a las 5");
    expect(await shop.messagesOf(from)).toMatchObject([{ message: "mañana a las 5", isEdited: true }]);
  });
  await shop.write(from, "", { type: "contacts", contacts: [{ name: "Beto Ruiz", phone: "+52 222 111 2233" }] });
  await eventually(async () => {
    expect((await shop.firstThread()).messages[0].message).toBe("[Contacto] Beto Ruiz (+52 222 111 2233)");
  });
});

test("what the owner writes from the phone is a person's word and pauses the assistant", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await shop.write(from, "hola");
  await shop.firstThread();
  await world.sandbox.call("POST", "/__sandbox/echo", {
    phoneNumberId: shop.phoneNumberId,
    to: from,
    text: "Hola Ana, yo te atiendo",
  });
  await eventually(async () => {
    const [, echo] = await shop.messagesOf(from);
    expect(echo).toMatchObject({ role: "assistant", author: { kind: "person" }, message: "Hola Ana, yo te atiendo" });
  });
  const [thread] = await shop.threads();
  expect(Date.parse(thread.personUntil)).toBeGreaterThan(Date.now() + 29 * 60_000);
  expect(thread.unreadCount).toBe(1);
});

test("somebody who hides the number is a contact too, and the same one the next time", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await shop.write(from, "hola desde mi usuario", { username: "ana.lopez" });
  await shop.write(from, "otra vez", { username: "ana.lopez" });
  await eventually(async () => expect((await shop.firstThread()).unreadCount).toBe(2));
  expect(await shop.threads()).toHaveLength(1);
  const thread = await shop.firstThread();
  expect(thread.client.whatsapp).toBe("");
  const sent = await shop.say(thread.clientId, "hola, ¿en qué te ayudo?");
  await eventually(async () => expect((await shop.status(sent.body.data._id)).status).toBe("read"));
});

test("a webhook of a number that nobody connected is kept and does nothing", async () => {
  const shop = await makeShop();
  const other = await makeShop();
  await other.owner.delete(`/api/channel/${other.channelId}`);
  await other.write(shop.newNumber(), "¿hay alguien?");
  await shop.write(shop.newNumber(), "aquí sí");
  await shop.firstThread();
  expect(await other.threads()).toEqual([]);
});

test("one number writes to two businesses: each sees its own conversation only", async () => {
  const mine = await makeShop();
  const other = await makeShop();
  const from = mine.newNumber();
  await mine.write(from, "secreto para el primero");
  await other.write(from, "hola segundo");
  const thread = await mine.firstThread();
  await other.firstThread();
  expect((await other.messagesOf(from)).map((message) => message.message)).toEqual(["hola segundo"]);
  const foreign = `businessId=${other.businessId}&clientId=${thread.clientId}`;
  expect((await other.owner.get(`/api/thread/messages?${foreign}`)).status).toBe(404);
  expect((await other.owner.get(`/api/thread?businessId=${mine.businessId}`)).status).toBe(404);
  expect((await other.say(thread.clientId, "hola")).status).toBe(404);
  const read = { businessId: other.businessId, clientId: thread.clientId };
  expect((await other.owner.patch("/api/thread/messages", read)).status).toBe(404);
  expect((await mine.firstThread()).unreadCount).toBe(1);
});

test("the list is filtered by channel, unread and name; messages come in pages by date", async () => {
  const shop = await makeShop();
  const [first, second] = [shop.newNumber(), shop.newNumber()];
  for (let index = 0; index < 5; index += 1) await shop.write(first, `paso ${index}`, { name: "Íñigo Peña" });
  await shop.write(second, "hola", { name: "Beatriz" });
  await eventually(async () => {
    expect(await shop.threads()).toHaveLength(2);
    expect(await shop.messagesOf(first)).toHaveLength(5);
  });
  expect((await shop.threads("&name=inigo")).map((thread) => thread.clientName)).toEqual(["Íñigo Peña"]);
  expect(await shop.threads("&category=WhatsApp")).toHaveLength(2);
  expect(await shop.threads("&category=Instagram")).toEqual([]);
  const [latest] = await shop.threads();
  expect(await shop.threads(`&clientId=${latest.clientId}`)).toEqual([latest]);
  expect(await shop.threads(`&clientId=${crypto.randomUUID()}`)).toEqual([]);
  expect(await shop.threads("&category=unread&limit=1")).toHaveLength(1);
  const asked = `/api/thread/messages?businessId=${shop.businessId}&whatsapp=${first}&countryCode=52&limit=2`;
  const seen: string[] = [];
  let before = "";
  for (let pages = 0; pages < 5; pages += 1) {
    const { body } = await shop.owner.get(asked + before);
    seen.unshift(...body.messages.map((message: { message: string }) => message.message));
    before = `&currentMessageDate=${body.before}`;
    if (!body.hasMore) break;
  }
  expect(seen).toEqual(["paso 0", "paso 1", "paso 2", "paso 3", "paso 4"]);
  const ofNumber = await shop.owner.get(`/api/threadMessages/${first}?countryCode=52&countryCodeExt=521`);
  expect(ofNumber.body.messages).toHaveLength(5);
});
