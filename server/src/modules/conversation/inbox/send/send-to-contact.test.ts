// Automatic messages of the product: once for each key, as text or as a template, and never lost.

import { MessageReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { writeToContact } from "../../../../../test/write-to-contact.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import type { LetterToContact } from "./send-to-contact.ts";

const DAY = 24 * 3600_000;

let shift = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
const presses: { messageId: string; buttonId: string | null }[] = [];
beforeAll(async () => {
  const guest = {
    subscribers: [
      on(MessageReceived, { name: "test-press", title: "Probar un botón" }, async (_ctx, { messageId, buttonId }) => {
        presses.push({ messageId, buttonId });
      }),
    ],
  };
  world = await startWithSandbox({ clock: () => Date.now() + shift, guests: [guest] });
});
afterEach(async () => {
  shift = 0;
  await world.sandbox.calm();
});
afterAll(() => world.close());

const BUTTONS = [
  { id: "confirm:7:1", title: "Confirmar" },
  { id: "cancel:7:1", title: "Cancelar" },
];

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const thread = await shop.firstThread();
  return { shop, from, clientId: thread.clientId as string, threadId: thread._id as string };
}

function send(shop: InboxShop, letter: LetterToContact) {
  return writeToContact(world.product, shop.businessId, letter);
}

const settled = (shop: InboxShop, id: string | null, status: string) =>
  eventually(async () => expect((await shop.status(id as string)).status).toBe(status), 15_000);

test("free words with buttons go out while the window is open, one key once", async () => {
  const { shop, from, clientId } = await makeChat();
  const letter = { contactId: clientId, text: "¿Confirmas tu cita?", buttons: BUTTONS, key: "cita-7" };
  const answers = await Promise.all([send(shop, letter), send(shop, letter), send(shop, letter)]);
  expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
  expect(answers[0]).toMatchObject({ state: "queued" });
  await settled(shop, answers[0]?.messageId as string, "read");
  expect(await send(shop, letter)).toEqual(answers[0]);
  const chat = await world.sandbox.chat(shop.phoneNumberId, from);
  expect(chat.filter(({ direction }) => direction === "out")).toHaveLength(1);
  expect(chat.at(-1)).toMatchObject({ text: "¿Confirmas tu cita?", buttons: BUTTONS });
  const shown = (await shop.messagesOf(from)).at(-1);
  expect(shown).toMatchObject({ buttons: ["Confirmar", "Cancelar"], author: { kind: "system" } });
});

test("a press is shown as its words and carries its id; both kinds of buttons are read", async () => {
  const { shop, from } = await makeChat();
  await shop.write(from, "", { type: "button_reply", choice: { id: "confirm:7:1", title: "Confirmar" } });
  await shop.write(from, "", { type: "button", choice: { id: "cancel:7:1", title: "Cancelar" } });
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(3));
  expect((await shop.messagesOf(from)).slice(1).map(({ message }) => message)).toEqual(["Confirmar", "Cancelar"]);
  await eventually(async () =>
    expect(presses.map(({ buttonId }) => buttonId)).toEqual(expect.arrayContaining(["confirm:7:1", "cancel:7:1"])),
  );
});

test("after the 24 hours, without a template, it is kept as not sent with the reason", async () => {
  const { shop, from, clientId } = await makeChat();
  shift = DAY + 60_000;
  const variables = { fecha: "mañana" };
  const template = { purpose: "appointment_reminder" as const, variables };
  const sent = await send(shop, { contactId: clientId, text: "Te esperamos mañana", template, key: "r1" });
  expect(sent).toMatchObject({ state: "not_sent", reason: expect.stringContaining("recordar una cita") });
  expect(await send(shop, { contactId: clientId, text: "otro", key: "r1" })).toEqual(sent);
  const shown = (await shop.messagesOf(from)).at(-1);
  expect(shown).toMatchObject({ status: "failed", message: "Te esperamos mañana", canResend: true });
});

test("somebody who never wrote gets a conversation; without a number there is none", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const client = async (more: object) =>
    (
      await shop.owner.post("/api/client", {
        client: { businessId: shop.businessId, name: "Beto", countryCode: "52", ...more },
      })
    ).body.data._id;
  const known = await client({ whatsapp: shop.newNumber() });
  const sent = await send(shop, { contactId: known, text: "Hola", key: "n1" });
  expect(sent).toMatchObject({ state: "not_sent", messageId: expect.any(String) });
  expect(await shop.threads()).toHaveLength(1);
  await shop.owner.delete(`/api/channel/${shop.channelId}`);
  const later = await send(shop, { contactId: known, text: "Hola", key: "n2" });
  expect(later).toMatchObject({ state: "not_sent", reason: "El canal de WhatsApp está desconectado" });
});
