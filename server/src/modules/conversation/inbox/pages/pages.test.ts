// Messenger and Instagram from end to end: customers write in the sandbox's Meta, the inbox answers.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makePageShop, type PageChannel } from "../../../../../test/shops/page-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let shop: Awaited<ReturnType<typeof makePageShop>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

const open = async () => {
  shop = await makePageShop(world.product, world.sandbox);
  return shop;
};
const NAMES = { messenger: "Messenger", instagram: "Instagram" } as const;

test.each(["messenger", "instagram"] as const)("on %s a contact writes, is answered, and reads it", async (channel) => {
  await open();
  const written = await shop.write(channel, "ana", "Hola, ¿tienen lugar mañana?");
  const thread = await shop.threadOf(channel);
  expect(thread).toMatchObject({ channel: NAMES[channel], unreadCount: 1, remoteJid: "" });
  expect(channel === "messenger" ? thread.messengerId : thread.instagramAccountId).toBe(written.userId);
  expect(Date.parse(thread.peopleUntil) - Date.parse(thread.freeUntil)).toBe(6 * 24 * 3600_000);
  await eventually(async () => expect((await shop.threadOf(channel)).clientName).toBe("Ana López"));
  const sent = await shop.say(thread.clientId, NAMES[channel], "Sí, a las 11");
  expect(sent.status).toBe(201);
  await eventually(async () => {
    const own = (await shop.messages(thread.clientId)).at(-1);
    expect([own.message, own.status]).toEqual(["Sí, a las 11", "read"]);
  });
  const chat = await shop.chat(channel, "ana");
  expect(chat.map(({ direction, text }) => [direction, text])).toEqual([
    ["in", "Hola, ¿tienen lugar mañana?"],
    ["out", "Sí, a las 11"],
  ]);
  const filtered = await shop.threads(`&category=${NAMES[channel]}`);
  expect(filtered).toHaveLength(1);
  expect(await shop.threads("&category=WhatsApp")).toHaveLength(0);
});

test("every kind of message is kept once and in order; what nobody knows is shown and never answered", async () => {
  await open();
  await world.sandbox.fail({ webhookDuplicate: true });
  const first = await shop.write("messenger", "ana", "Hola");
  await shop.write("messenger", "ana", "", { type: "image", files: 2 });
  await shop.write("messenger", "ana", "", { type: "audio" });
  await shop.write("messenger", "ana", "", { type: "file" });
  await shop.write("messenger", "ana", "Mi casa", { type: "location" });
  await shop.write("messenger", "ana", "", { type: "quick_reply", choice: { id: "si", title: "Sí" } });
  await shop.write("messenger", "ana", "", { type: "postback", choice: { id: "empezar", title: "Empezar" } });
  await shop.write("messenger", "ana", "Encuesta", { type: "poll" });
  await shop.write("messenger", "ana", "Respondo", { replyTo: first.id });
  await shop.write("messenger", "ana", "de otra app", { type: "standby" });
  const { clientId } = await shop.threadOf("messenger");
  const messages = await eventually(async () => {
    const all = await shop.messages(clientId);
    expect(all).toHaveLength(10);
    return all;
  });
  expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual([
    "text",
    "image",
    "image",
    "audio",
    "document",
    "location",
    "text",
    "text",
    "unsupported",
    "text",
  ]);
  expect(messages[8]).toMatchObject({ message: "[Mensaje no compatible] (poll) Encuesta" });
  expect(messages[9].quotedMessageId).toBe(messages[0].messageId);
  await eventually(async () => {
    const media = (await shop.messages(clientId)).flatMap((each) => (each.media ? [each.media.state] : []));
    expect(media).toEqual(["ready", "ready", "ready", "ready"]);
  }, 15_000);
  await shop.write("messenger", "ana", "", { type: "reaction", messageId: first.id, emoji: "❤️" });
  await shop.write("messenger", "ana", "Hola, buenas", { type: "edit", messageId: first.id });
  await eventually(async () => {
    const [changed] = await shop.messages(clientId);
    expect(changed).toMatchObject({ reaction: "❤️", isEdited: true, message: "Hola, buenas" });
  });
  const picture = (await shop.chat("messenger", "ana"))[1];
  await shop.write("messenger", "ana", "", { type: "revoke", messageId: picture.id });
  await eventually(async () => {
    const gone = (await shop.messages(clientId)).filter(({ isDeleted }) => isDeleted);
    expect(gone).toHaveLength(2);
  });
});

test("what is written in one breath stands in its order, though webhooks come shuffled: pages tell thousandths of seconds", async () => {
  await open();
  await world.sandbox.fail({ webhookShuffle: true });
  const texts = Array.from({ length: 8 }, (_, index) => `parte ${index}`);
  for (const text of texts) {
    await shop.write("messenger", "ana", text);
    await sleep(3);
  }
  await eventually(async () => {
    const { clientId } = await shop.threadOf("messenger");
    expect((await shop.messages(clientId)).map(({ message }) => message)).toEqual(texts);
  });
});

test("stories on Instagram say that they are", async () => {
  await open();
  await shop.write("instagram", "ana", "¿Cuánto cuesta?", { isStoryReply: true });
  await shop.write("instagram", "ana", "", { type: "story_mention" });
  const { clientId } = await shop.threadOf("instagram");
  await eventually(async () => {
    const stories = (await shop.messages(clientId)).map(({ details }) => details?.story);
    expect(stories).toEqual(["reply", "mention"]);
  });
});

test("a person who answers in Meta's inbox has the conversation; our own echo is our own message", async () => {
  await open();
  await shop.write("messenger", "ana", "Hola");
  const { clientId } = await shop.threadOf("messenger");
  await shop.write("messenger", "ana", "Desde la bandeja", { type: "inbox" });
  await eventually(async () => {
    const echo = (await shop.messages(clientId)).at(-1);
    expect(echo).toMatchObject({ message: "Desde la bandeja", author: { kind: "person", name: "Bandeja de Meta" } });
  });
  expect((await shop.threadOf("messenger")).personUntil).not.toBeNull();
  await shop.say(clientId, "Messenger", "Y desde aquí");
  await eventually(async () => expect((await shop.messages(clientId)).at(-1)?.status).toBe("read"));
  expect(await shop.messages(clientId)).toHaveLength(3);
});

test.each(["messenger", "instagram"] as const)(
  "a send on %s whose answer is lost is settled by its echo",
  async (channel) => {
    await open();
    await shop.write(channel, "ana", "Hola");
    const { clientId } = await shop.threadOf(channel);
    await world.sandbox.fail({ graphDropAfterAccept: 1 });
    await shop.say(clientId, NAMES[channel], "¿Sigues ahí?");
    await eventually(async () => expect((await shop.messages(clientId)).at(-1)?.status).toBe("read"));
    expect(await shop.chat(channel, "ana")).toHaveLength(2);
  },
);

test.each([
  ["messenger", 2000, (text: string) => text.length],
  ["instagram", 1000, (text: string) => Buffer.byteLength(text)],
] as const)("a long text goes out on %s in parts that fit", async (channel, most, sizeOf) => {
  await open();
  await shop.write(channel, "ana", "Hola");
  const { clientId } = await shop.threadOf(channel);
  const text = "Mañana abrimos a las nueve y cerramos a las seis. ".repeat(60).trim();
  await shop.say(clientId, NAMES[channel], text);
  const out = await eventually(async () => {
    const sent = (await shop.chat(channel, "ana")).filter(({ direction }) => direction === "out");
    expect(sent.map((each) => each.text).join(" ")).toBe(text);
    return sent;
  });
  expect(out.length).toBeGreaterThan(1);
  expect(out.every((each) => sizeOf(each.text) <= most)).toBe(true);
});

test("after a day only a person may write, as a person; after a week nobody", async () => {
  await open();
  await shop.write("messenger", "ana", "Hola");
  const thread = await shop.threadOf("messenger");
  const age = (hours: number) =>
    world.product.owner.query("update threads set last_inbound_at = now() - make_interval(hours => $2) where id = $1", [
      thread._id,
      hours,
    ]);
  await age(30);
  await shop.say(thread.clientId, "Messenger", "Seguimos pendientes");
  await eventually(async () => {
    const last = (await shop.chat("messenger", "ana")).at(-1);
    expect([last.text, last.tag]).toEqual(["Seguimos pendientes", "HUMAN_AGENT"]);
  });
  await age(24 * 8);
  const late = await shop.say(thread.clientId, "Messenger", "¿Hola?");
  expect(late.body.data).toMatchObject({
    status: "failed",
    reason: "No se envió: pasaron más de 7 días desde el último mensaje del cliente",
  });
});

test.each([
  [{ graphFail: { times: 1, status: 400, code: 613 } }, "read"],
  [{ graphFail: { times: 1, status: 400, code: 551 } }, "failed"],
] as const)("an error of Meta is what it is: %j ends %s", async (failures, status) => {
  await open();
  await shop.write("messenger", "ana", "Hola");
  const { clientId } = await shop.threadOf("messenger");
  await world.sandbox.fail(failures);
  await shop.say(clientId, "Messenger", "Buenas");
  await eventually(async () => expect((await shop.messages(clientId)).at(-1)?.status).toBe(status), 15_000);
});

test("nobody is written to first, and a disconnected page asks to sign in", async () => {
  await open();
  const client = { businessId: shop.businessId, name: "Eva", lastname: "Luna", whatsapp: "2221239876" };
  const nobody = (await shop.owner.post("/api/client", { client })).body.data._id;
  const first = await shop.say(nobody, "Facebook", "Hola");
  expect([first.status, first.body.message]).toEqual([422, "El contacto todavía no te ha escrito por Messenger"]);
  await shop.write("instagram", "ana", "Hola");
  const { clientId } = await shop.threadOf("instagram");
  await shop.owner.delete(`/api/channel/${shop.channels[1]._id}`);
  const gone = await shop.say(clientId, "Instagram", "Hola");
  expect([gone.status, gone.body.message]).toEqual([422, "Para responder por Instagram, inicia sesión con Facebook."]);
});

test("the same person on Messenger and Instagram is joined, answered on both, and parted again", async () => {
  await open();
  await shop.write("messenger", "ana", "Por Messenger");
  await shop.write("instagram", "ana", "Por Instagram");
  const [one, two] = [await shop.threadOf("messenger"), await shop.threadOf("instagram")];
  expect(one.clientId).not.toBe(two.clientId);
  const merge = { businessId: shop.businessId, keptId: one.clientId, goneId: two.clientId, take: [] };
  const merged = await shop.owner.post("/api/client/merge", { merge });
  expect(merged.status).toBe(200);
  const threads = await shop.threads();
  expect(new Set(threads.map(({ clientId }) => clientId))).toEqual(new Set([one.clientId]));
  const said: PageChannel[] = ["messenger", "instagram"];
  for (const channel of said) await shop.say(one.clientId, NAMES[channel], `Hola por ${channel}`);
  await eventually(async () => {
    for (const channel of said) expect((await shop.chat(channel, "ana")).at(-1)?.text).toBe(`Hola por ${channel}`);
  });
  await shop.write("instagram", "ana", "Otra vez");
  await eventually(async () => expect((await shop.messages(one.clientId)).at(-1)?.message).toBe("Otra vez"));
  expect(await shop.threads()).toHaveLength(2);
  const undone = await shop.owner.post(`/api/client/merge/${merged.body.data.merge._id}/undo`, {});
  expect(undone.status).toBe(200);
  for (const [channel, clientId] of [
    ["messenger", one.clientId],
    ["instagram", two.clientId],
  ] as const) {
    await shop.say(clientId, NAMES[channel], `De nuevo por ${channel}`);
    await eventually(async () =>
      expect((await shop.chat(channel, "ana")).at(-1)?.text).toBe(`De nuevo por ${channel}`),
    );
  }
});
