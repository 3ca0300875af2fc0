import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpenWorld, openWorld, PHONE, told, WABA } from "../../testing/open-world.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const buttons = (titles: string[]) => ({
  type: "interactive",
  text: undefined,
  interactive: {
    type: "button",
    body: { text: "¿A qué hora?" },
    action: { buttons: titles.map((title, index) => ({ type: "reply", reply: { id: `h${index}`, title } })) },
  },
});
const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `r${n}`, title: `Opción ${n}` }));
const list = (count: number) => ({
  type: "interactive",
  text: undefined,
  interactive: {
    type: "list",
    body: { text: "Elige" },
    action: { button: "Ver", sections: [{ title: "Horas", rows: rows(count) }] },
  },
});

describe("takes only what Meta takes", () => {
  test.each([
    ["no product", { messaging_product: undefined }, 100],
    ["unknown field", { priority: 1 }, 100],
    ["unknown field inside", { text: { body: "Hola", bold: true } }, 100],
    ["too long", { text: { body: "a".repeat(4097) } }, 100],
    ["nobody", { to: undefined }, 100],
    ["no text", { text: undefined }, 131008],
    ["no type", { type: undefined }, 131008],
    ["unknown type", { type: "carrier_pigeon" }, 131009],
    ["not a phone", { to: "Ana" }, 131009],
    ["callback data too long", { biz_opaque_callback_data: "a".repeat(513) }, 131009],
    ["four buttons", buttons(["1", "2", "3", "4"]), 131009],
    ["a long button", buttons(["Mañana sábado a las cinco"]), 131009],
    ["eleven rows", list(11), 131009],
    [
      "image by id and link",
      { type: "image", text: undefined, image: { id: "1", link: "https://x.mx/a.png" } },
      131009,
    ],
    ["image that is not here", { type: "image", text: undefined, image: { id: "123456" } }, 100],
    [
      "unknown template",
      { type: "template", text: undefined, template: { name: "x", language: { code: "es_MX" } } },
      132001,
    ],
  ])("%s", async (_name, fields, code) => {
    await world.write({});
    const { status, body } = await world.send(fields);
    expect([status >= 400, body.error.code]).toEqual([true, code]);
    expect(body.error).toMatchObject({
      type: "OAuthException",
      message: expect.stringContaining(`(#${code})`),
      error_data: { messaging_product: "whatsapp", details: expect.any(String) },
      fbtrace_id: expect.any(String),
    });
  });

  test.each([[buttons(["17:00", "17:45", "18:30"])], [list(10)], [{ text: { body: "á".repeat(4096) } }]])(
    "up to the limit",
    async (fields) => {
      await world.write({});
      expect((await world.send(fields)).status).toBe(200);
    },
  );
});

test("a missing or foreign token is 401 with code 190", async () => {
  for (const token of ["", "EAAother"]) {
    const { status, body } = await world.send({}, token);
    expect([status, body.error.code]).toEqual([401, 190]);
  }
});

test("both spellings of a Mexican number reach the one WhatsApp knows", async () => {
  await world.write({ from: "5215512345678" });
  for (const to of ["525512345678", "5215512345678"]) {
    const { body } = await world.send({ to });
    expect(body.contacts).toEqual([{ input: to, wa_id: "5215512345678" }]);
    expect(body.messages[0].id).toMatch(/^wamid\./);
  }
});

test("writes to a person without a visible number by user id", async () => {
  await world.write({ username: "ana.torres" });
  await vi.waitFor(() => expect(told(world.receiver.hooks, "messages")).toHaveLength(1));
  const [message] = told(world.receiver.hooks, "messages");
  expect(message).not.toHaveProperty("from");
  const { status, body } = await world.send({ to: undefined, recipient: message!.from_user_id });
  expect(status).toBe(200);
  expect(body.contacts[0].user_id).toBe(message!.from_user_id);
});

describe("the 24-hour window", () => {
  const failed = async () => {
    await vi.waitFor(() => expect(told(world.receiver.hooks, "statuses").length).toBeGreaterThan(0));
    return told(world.receiver.hooks, "statuses")[0];
  };

  test("closes a day after the last message, told by a later status", async () => {
    await world.write({});
    await world.call("POST", "/__sandbox/clock", { offsetMs: 24 * 3_600_000 });
    expect((await world.send()).status).toBe(200);
    expect(await failed()).toMatchObject({ status: "failed", errors: [{ code: 131047 }] });
  });

  test("is open until then", async () => {
    await world.write({});
    await world.call("POST", "/__sandbox/clock", { offsetMs: 24 * 3_600_000 - 5000 });
    await world.send();
    expect(await failed()).toMatchObject({ status: "sent" });
  });

  test("can refuse at once", async () => {
    await world.fail({ syncWindowError: true });
    const { status, body } = await world.send();
    expect([status, body.error.code]).toEqual([400, 131047]);
  });

  test("does not hold templates back", async () => {
    const hello = { name: "hello_world", language: { code: "en_US" } };
    await world.send({ type: "template", text: undefined, template: hello });
    expect(await failed()).toMatchObject({ status: "sent", pricing: { billable: true, category: "utility" } });
  });
});

test("more than 45 messages in six seconds to one person are too many", async () => {
  await world.write({});
  const answers = [];
  for (let n = 0; n < 46; n++) answers.push(await world.send());
  expect(answers.slice(0, 45).map(({ status }) => status)).toEqual(Array(45).fill(200));
  expect(answers[45]).toMatchObject({ status: 400, body: { error: { code: 131056 } } });
  await world.write({ from: "5598765432" });
  expect((await world.send({ to: "525598765432" })).status).toBe(200);
});

test("people without WhatsApp and people outside the test list", async () => {
  await world.fail({ noWhatsApp: ["525511112222"], notAllowed: ["5533334444"] });
  await world.write({ from: "5511112222" });
  await world.send({ to: "525511112222" });
  await vi.waitFor(() => expect(told(world.receiver.hooks, "statuses")).toHaveLength(1));
  expect(told(world.receiver.hooks, "statuses")[0]).toMatchObject({ errors: [{ code: 131026 }] });
  for (const to of ["525533334444", "5215533334444"]) expect((await world.send({ to })).body.error.code).toBe(131030);
});

test("fails as many times as told, then works; an answer can get lost after the message left", async () => {
  await world.write({});
  await world.fail({ graphFail: { times: 2, status: 500, code: 131000 } });
  const statuses = [await world.send(), await world.send(), await world.send()].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200]);

  await world.fail({ graphDropAfterAccept: 1 });
  await expect(world.send({ text: { body: "Perdido" } })).rejects.toThrow();
  const chat = await world.call("GET", `/console/messages?channel=whatsapp&to=${PHONE}&from=5512345678`);
  expect(chat.body.messages.at(-1)).toMatchObject({ direction: "out", text: "Perdido" });
  expect((await world.send()).status).toBe(200);
});

test("a template is proposed, approved and sent with its blanks filled", async () => {
  const proposal = {
    name: "recordatorio",
    language: "es_MX",
    category: "UTILITY",
    components: [{ type: "BODY", text: "Hola {{1}}, tu cita es {{2}}.", example: { body_text: [["Ana", "mañana"]] } }],
  };
  const { body: answer } = await world.call("POST", `/v23.0/${WABA}/message_templates`, proposal, "EAAtoken");
  expect(answer).toMatchObject({ id: expect.stringMatching(/^\d+$/), status: "PENDING" });
  await vi.waitFor(() => expect(world.receiver.hooks).toHaveLength(1));
  expect(world.receiver.hooks[0]!.json.entry[0]!.changes[0]).toMatchObject({
    field: "message_template_status_update",
    value: { event: "APPROVED", message_template_name: "recordatorio" },
  });
  const send = (texts: string[]) =>
    world.send({
      type: "template",
      text: undefined,
      template: {
        name: "recordatorio",
        language: { code: "es_MX" },
        components: [{ type: "body", parameters: texts.map((text) => ({ type: "text", text })) }],
      },
    });
  expect((await send(["Ana"])).body.error.code).toBe(132000);
  expect((await send(["Ana", "mañana\na las 5"])).body.error.code).toBe(131009);
  expect((await send(["Ana", "mañana"])).status).toBe(200);
  const chat = await world.call("GET", `/console/messages?channel=whatsapp&to=${PHONE}&from=5512345678`);
  expect(chat.body.messages.at(-1).text).toBe("Hola Ana, tu cita es mañana.");
});

const receipt = (fields: object) =>
  world.call(
    "POST",
    `/v23.0/${PHONE}/messages`,
    { messaging_product: "whatsapp", status: "read", ...fields },
    "EAAtoken",
  );
const shown = async () =>
  (await world.call("GET", `/console/messages?channel=whatsapp&to=${PHONE}&from=5512345678`)).body;

test("a read receipt turns the customer's ticks blue", async () => {
  const { body } = await world.write({});
  expect((await receipt({ message_id: body.id })).body).toEqual({ success: true });
  expect(await shown()).toMatchObject({ isTyping: false, messages: [{ status: "read" }] });
});

test("with a typing indicator the customer sees that somebody writes, until they have written", async () => {
  const { body } = await world.write({});
  await receipt({ message_id: body.id, typing_indicator: { type: "text" } });
  expect(await shown()).toMatchObject({ isTyping: true, messages: [{ status: "read" }] });
  await world.send({ text: { body: "Hola" } });
  expect((await shown()).isTyping).toBe(false);
});

test("nobody seems to write for longer than 25 seconds", async () => {
  const { body } = await world.write({});
  await receipt({ message_id: body.id, typing_indicator: { type: "text" } });
  await world.call("POST", "/__sandbox/clock", { offsetMs: 26_000 });
  expect((await shown()).isTyping).toBe(false);
});

test.each([
  ["an unknown message", { message_id: "wamid.none" }, 131009],
  ["no message", {}, 131008],
  ["another sign", { message_id: "wamid.none", typing_indicator: { type: "audio" } }, 131009],
])("a receipt with %s is refused", async (_name, fields, code) => {
  const { status, body } = await receipt(fields);
  expect([status, body.error.code]).toEqual([400, code]);
});
