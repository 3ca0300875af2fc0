import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OpenWorld, openWorld, PHONE, told, WABA } from "../../testing/open-world.ts";
import { signature } from "./signature.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld({ appSecret: "app-secret" });
});
afterEach(() => world.close());

const arrived = (count: number) => vi.waitFor(() => expect(world.receiver.hooks.length).toBeGreaterThanOrEqual(count));
const quiet = () => new Promise((resolve) => setTimeout(resolve, 120));

test("brings a message in Meta's own shape, signed", async () => {
  const { body } = await world.write({ name: "Ana" });
  await arrived(1);
  const [hook] = world.receiver.hooks;
  expect(hook!.signature).toBe(signature(hook!.body, "app-secret"));
  const [entry] = hook!.json.entry;
  expect(entry!.id).toBe(WABA);
  expect(entry!.changes[0]!.field).toBe("messages");
  expect(entry!.changes[0]!.value).toMatchObject({
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "525541702233", phone_number_id: PHONE },
    contacts: [{ profile: { name: "Ana" }, wa_id: "525512345678", user_id: expect.stringMatching(/^MX\.\d+$/) }],
    messages: [{ from: "525512345678", id: body.id, type: "text", text: { body: "Hola" } }],
  });
  expect(told(world.receiver.hooks, "messages")[0]!.timestamp).toMatch(/^\d{10}$/);
});

test("keeps trying with the same bytes until the receiver takes it", async () => {
  world.receiver.answer(500);
  await world.write({});
  await vi.waitFor(async () => {
    const { body } = await world.call("GET", "/__sandbox/webhooks");
    expect(body.deliveries[0].tries).toBeGreaterThan(2);
  });
  world.receiver.answer(200);
  await arrived(1);
  await quiet();
  expect(world.receiver.hooks).toHaveLength(1);
});

test("a receiver that was away gets everything it missed", async () => {
  await world.receiver.stop();
  const sent = await Promise.all([1, 2, 3, 4, 5].map((n) => world.write({ text: `Mensaje ${n}` })));
  await quiet();
  await world.receiver.start();
  await arrived(5);
  const ids = told(world.receiver.hooks, "messages").map((message) => message.id);
  expect(ids.sort()).toEqual(sent.map(({ body }) => body.id).sort());
});

test("sends twice when told to, and the same id again is the same message", async () => {
  await world.fail({ webhookDuplicate: true });
  await world.write({});
  await arrived(2);
  expect(world.receiver.hooks[0]!.body).toBe(world.receiver.hooks[1]!.body);
  await world.fail({ webhookDuplicate: false });

  const first = await world.write({ id: "wamid.mine" });
  const again = await world.write({ id: "wamid.mine" });
  expect([first.status, again.status]).toEqual([201, 200]);
  await arrived(4);
  expect(world.receiver.hooks[2]!.body).toBe(world.receiver.hooks[3]!.body);
  const chat = await world.call("GET", `/console/messages?channel=whatsapp&to=${PHONE}&from=5512345678`);
  expect(chat.body.messages).toHaveLength(2);
});

test("keeps the order of a chat, unless it is to be shuffled", async () => {
  const texts = Array.from({ length: 12 }, (_, n) => `Mensaje ${n}`);
  for (const text of texts) await world.write({ text });
  await arrived(12);
  const heard = () => told(world.receiver.hooks, "messages").map((one) => (one.text as { body: string }).body);
  expect(heard()).toEqual(texts);

  world.receiver.hooks.length = 0;
  await world.fail({ webhookShuffle: true, seed: "shuffled" });
  for (const text of texts) await world.write({ text });
  await arrived(12);
  expect(heard()).not.toEqual(texts);
  expect(heard().sort()).toEqual([...texts].sort());
});

test("tells sent, delivered and read, with what the sender wanted to find again", async () => {
  await world.write({});
  const { body } = await world.send({ biz_opaque_callback_data: "outbox-1" });
  await arrived(4);
  const statuses = told(world.receiver.hooks, "statuses");
  expect(statuses.map((one) => one.status)).toEqual(["sent", "delivered", "read"]);
  for (const status of statuses) {
    expect(status).toMatchObject({
      id: body.messages[0].id,
      recipient_id: "525512345678",
      biz_opaque_callback_data: "outbox-1",
      pricing: { pricing_model: "PMP", category: "service", billable: false },
    });
  }
});

test("tells a webhook of any field, signed, with the number it is about", async () => {
  const value = { event: "DISABLED_UPDATE" };
  await world.call("POST", "/__sandbox/webhook", { phoneNumberId: PHONE, field: "account_update", value });
  await arrived(1);
  const [hook] = world.receiver.hooks;
  expect(hook!.signature).toBe(signature(hook!.body, "app-secret"));
  expect(hook!.json.entry[0]!.changes).toMatchObject([
    { field: "account_update", value: { ...value, metadata: { phone_number_id: PHONE } } },
  ]);
});

test("statuses can be left out", async () => {
  await world.fail({ statusesOff: ["read"] });
  await world.write({});
  await world.send();
  await arrived(3);
  await quiet();
  expect(told(world.receiver.hooks, "statuses").map((one) => one.status)).toEqual(["sent", "delivered"]);
});

test("a callback of its own must pass the handshake", async () => {
  const subscribe = (verify_token: string) =>
    world.call(
      "POST",
      `/v23.0/${WABA}/subscribed_apps`,
      { override_callback_uri: `${world.receiver.url}?own=1`, verify_token },
      "EAAtoken",
    );
  const wrong = await subscribe("wrong");
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.error_data.details).toContain("403");
  expect((await subscribe("right")).body).toEqual({ success: true });
});
