import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NUMBER, type OpenWorld, openWorld, PHONE, told } from "../testing/open-world.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const chatOf = async (from: string) =>
  (await world.call("GET", `/console/messages?channel=whatsapp&to=${PHONE}&from=${from}`)).body.messages;

test("lists numbers without their tokens, and registering twice changes nothing", async () => {
  expect((await world.call("POST", "/console/numbers", NUMBER)).status).toBe(200);
  const { accessToken: _token, ...rest } = NUMBER;
  const { body } = await world.call("GET", "/console/numbers");
  expect(body).toEqual({ numbers: [{ channel: "whatsapp", ...rest }] });
  expect(JSON.stringify(await world.call("GET", "/__sandbox/state"))).not.toContain(NUMBER.accessToken);
  expect(JSON.stringify(await world.call("GET", "/__sandbox/journal"))).not.toContain(NUMBER.accessToken);
});

test("one chat for every spelling of a number, in order of time", async () => {
  await world.write({ from: "5512345678", text: "Uno" });
  await world.send({ text: { body: "Dos" } });
  await world.write({ from: "+52 1 55 1234 5678", text: "Tres", to: "+52 55 4170 2233" });
  await world.write({ from: "525512345678", text: "Antes", at: "2026-01-01T00:00:00Z" });
  const chat = await chatOf("5215512345678");
  expect(chat.map((one: { direction: string; text: string }) => [one.direction, one.text])).toEqual([
    ["in", "Antes"],
    ["in", "Uno"],
    ["out", "Dos"],
    ["in", "Tres"],
  ]);
  expect(chat[1]).toMatchObject({
    id: expect.stringMatching(/^wamid\./),
    type: "text",
    at: expect.stringMatching(/Z$/),
  });
});

test.each([
  ["no text", { text: "  " }, 400, "Escribe un mensaje"],
  ["no number", { from: "Ana" }, 400, "10 dígitos"],
  ["another channel", { channel: "telegram" }, 400, "whatsapp"],
  ["unknown business", { to: "999999" }, 404, "Ningún negocio"],
  ["unknown field", { colour: "red" }, 400, "colour"],
  ["unknown kind", { type: "poem" }, 400, "tipo"],
])("says in Spanish what is wrong: %s", async (_name, fields, status, words) => {
  const answer = await world.write(fields);
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).toContain(words);
});

test.each([
  ["image", { text: "Mira" }, { image: { caption: "Mira", mime_type: "image/png" } }],
  ["audio", {}, { audio: { voice: true, mime_type: "audio/ogg; codecs=opus" } }],
  ["location", { location: { latitude: 19.4, longitude: -99.1, name: "Casa" } }, { location: { name: "Casa" } }],
  [
    "reaction",
    { reaction: { messageId: "wamid.x", emoji: "👍" } },
    { reaction: { message_id: "wamid.x", emoji: "👍" } },
  ],
  ["revoke", { revoke: { messageId: "wamid.x" } }, { revoke: { original_message_id: "wamid.x" } }],
  [
    "edit",
    { text: "a las 5", edit: { messageId: "wamid.x" } },
    { edit: { original_message_id: "wamid.x", message: { type: "text", text: { body: "a las 5" } } } },
  ],
  [
    "contacts",
    { contacts: [{ name: "Beto", phone: "+52 222 111 2233" }] },
    { contacts: [{ name: { formatted_name: "Beto" }, phones: [{ phone: "+52 222 111 2233" }] }] },
  ],
  ["unsupported", {}, { errors: [{ code: 131051 }] }],
])("a customer sends: %s", async (type, fields, expected) => {
  const { status } = await world.write({ text: undefined, type, ...fields });
  expect(status).toBe(201);
  await vi.waitFor(() => expect(told(world.receiver.hooks, "messages")).toHaveLength(1));
  expect(told(world.receiver.hooks, "messages")[0]).toMatchObject({ type, ...expected });
});

test.each(["button_reply", "list_reply"])("a customer chooses: %s", async (type) => {
  const question = await world.send();
  const replyTo = question.body.messages[0].id;
  await world.write({ text: undefined, type, choice: { id: "h1", title: "17:00" }, replyTo });
  await vi.waitFor(() => expect(told(world.receiver.hooks, "messages")).toHaveLength(1));
  expect(told(world.receiver.hooks, "messages")[0]).toMatchObject({
    type: "interactive",
    interactive: { type, [type]: { id: "h1", title: "17:00" } },
    context: { from: "525541702233", id: replyTo },
  });
});

test("serves its pages", async () => {
  for (const path of ["/", "/console", "/mail", "/console/page/phone.js", "/console/page/look/chat.css"]) {
    expect((await fetch(world.url + path)).status).toBe(200);
  }
});

test("conversations, numbers and undelivered webhooks survive a restart", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "sandbox-"));
  const before = await openWorld({ dataFolder });
  await before.receiver.stop();
  await before.write({ text: "¿Siguen ahí?", name: "Ana" });
  await before.close();

  const after = await openWorld({ dataFolder });
  const { body } = await after.call("GET", `/console/messages?channel=whatsapp&to=${PHONE}&from=5512345678`);
  expect(body).toMatchObject({ name: "Ana", messages: [{ text: "¿Siguen ahí?" }] });
  const { body: hooks } = await after.call("GET", "/__sandbox/webhooks");
  expect(hooks.deliveries).toHaveLength(1);
  await after.close();
  await rm(dataFolder, { recursive: true });
});
