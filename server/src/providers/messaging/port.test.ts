import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandboxProcess } from "../../../test/start-sandbox-process.ts";
import { metaMessaging } from "./meta.ts";
import type { Messaging, OutboundMessage } from "./port.ts";

const NUMBER = {
  phoneNumberId: "555000111222",
  wabaId: "555000333444",
  displayPhoneNumber: "+52 222 555 0001",
  businessName: "Salón",
  accessToken: "EAA-del-salon",
};
const sender = { externalId: NUMBER.phoneNumberId, accessToken: NUMBER.accessToken };

let sandbox: Sandbox;
let messaging: Messaging;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  messaging = metaMessaging({ baseUrl: sandbox.url, version: "v23.0", timeoutMs: 1_500 });
  await sandbox.call("POST", "/console/numbers", NUMBER);
});
afterEach(() => sandbox.calm());
afterAll(() => sandbox.close());

let last = 2_240_000_000;

/** A contact who has just written, and a text for them. */
async function letter(more: Partial<OutboundMessage> = {}): Promise<OutboundMessage> {
  last += 1;
  await sandbox.write({ to: NUMBER.phoneNumberId, from: String(last), text: "hola" });
  return {
    phone: `52${last}`,
    userId: null,
    content: { type: "text", text: "¡Claro que sí! ñ 💈" },
    reference: "ref-1",
    quotedId: null,
    ...more,
  };
}

test("a text is accepted and arrives letter by letter, with its reference", async () => {
  const message = await letter();
  const outcome = await messaging.send(sender, message);
  expect(outcome).toEqual({ kind: "accepted", providerId: expect.stringMatching(/^wamid\./) });
  const chat = await sandbox.chat(NUMBER.phoneNumberId, String(last));
  expect(chat.at(-1)).toMatchObject({ direction: "out", text: "¡Claro que sí! ñ 💈" });
  const { requests } = await sandbox.call("GET", "/__sandbox/journal");
  const call = requests.find((request: { path: string }) => request.path === `/v23.0/${NUMBER.phoneNumberId}/messages`);
  expect(call.body).toMatchObject({ biz_opaque_callback_data: "ref-1", to: message.phone });
});

test.each([
  ["refused", { windowClosed: true, syncWindowError: true }],
  ["retry", { graphFail: { times: 1, status: 400, code: 131056 } }],
  ["retry", { graphFail: { times: 1, status: 503, code: 2 } }],
  ["unauthorized", { graphFail: { times: 1, status: 401, code: 190 } }],
] as const)("the end of a call is %s with %j", async (kind, failures) => {
  const message = await letter();
  await sandbox.fail(failures);
  expect((await messaging.send(sender, message)).kind).toBe(kind);
});

test("the other spelling of the number is tried once, and then it is refused", async () => {
  const message = await letter();
  await sandbox.fail({ notAllowed: [`52${last}`] });
  expect((await messaging.send(sender, message)).kind).toBe("accepted");
  await sandbox.fail({ notAllowed: [String(last)] });
  expect((await messaging.send(sender, message)).kind).toBe("refused");
});

test("cut after it was accepted, or never answered: nobody knows", async () => {
  const cut = await letter();
  await sandbox.fail({ graphDropAfterAccept: 1 });
  expect(await messaging.send(sender, cut)).toEqual({ kind: "unknown" });
  const slow = await letter();
  await sandbox.fail({ graphDelayMs: 3_000 });
  expect(await messaging.send(sender, slow)).toEqual({ kind: "unknown" });
});

test("what was read is shown to who wrote it, and so is that somebody writes", async () => {
  last += 1;
  const from = String(last);
  const { id: providerId } = await sandbox.write({ to: NUMBER.phoneNumberId, from, text: "hola" });
  const shown = () => sandbox.call("GET", `/console/messages?channel=whatsapp&to=${NUMBER.phoneNumberId}&from=${from}`);
  expect(await messaging.markRead(sender, { providerId, typing: false })).toBe(true);
  expect(await shown()).toMatchObject({ isTyping: false, messages: [{ status: "read" }] });
  expect(await messaging.markRead(sender, { providerId, typing: true })).toBe(true);
  expect(await shown()).toMatchObject({ isTyping: true });
});

test("a receipt that is not taken is no exception", async () => {
  expect(await messaging.markRead(sender, { providerId: "wamid.none", typing: true })).toBe(false);
  expect(await messaging.markRead({ ...sender, accessToken: "otra" }, { providerId: "wamid.x", typing: false })).toBe(
    false,
  );
  const nobody = metaMessaging({ baseUrl: "http://127.0.0.1:9", version: "v23.0", timeoutMs: 500 });
  expect(await nobody.markRead(sender, { providerId: "wamid.x", typing: false })).toBe(false);
});

test("a gateway's page is nobody's word; a server that is not there was surely not reached", async () => {
  const gateway = createServer((_request, reply) => reply.writeHead(502).end("<html>Bad Gateway</html>"));
  await new Promise<void>((open) => gateway.listen(0, "127.0.0.1", open));
  const address = gateway.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const through = metaMessaging({ baseUrl: `http://127.0.0.1:${port}`, version: "v23.0", timeoutMs: 1_000 });
  expect((await through.send(sender, await letter())).kind).toBe("unknown");
  await new Promise((closed) => gateway.close(closed));
  expect((await through.send(sender, await letter())).kind).toBe("retry");
});

test("a number is connected with its names; a wrong key and an unknown number are told apart", async () => {
  expect(await messaging.connect(sender, NUMBER.wabaId)).toEqual({
    kind: "connected",
    displayPhoneNumber: NUMBER.displayPhoneNumber,
    verifiedName: NUMBER.businessName,
    facts: { isCoexistence: false, messagingLimit: "TIER_1K", quality: "GREEN", tokenExpiresAt: null },
  });
  const wrong = await messaging.connect({ ...sender, accessToken: "otra" }, NUMBER.wabaId);
  expect(wrong).toMatchObject({ reason: expect.stringContaining("no acepta esta clave de acceso"), isDisproved: true });
  const unknown = await messaging.connect({ ...sender, externalId: "12" }, NUMBER.wabaId);
  expect(unknown).toMatchObject({ reason: expect.stringContaining("no encontró"), isDisproved: true });
});

test("a number is proved by a key that reads it and an account that lists it, on whichever page", async () => {
  const own = { ...NUMBER, wabaId: "555000333500", accessToken: "EAA-de-muchos" };
  const ids = Array.from({ length: 102 }, (_, index) => String(555000112000 + index));
  for (const phoneNumberId of ids) await sandbox.call("POST", "/console/numbers", { ...own, phoneNumberId });
  const last = { externalId: ids.at(-1) as string, accessToken: own.accessToken };
  expect((await messaging.proveNumber(last, own.wabaId)).kind).toBe("connected");
  // The same key opens both accounts; the number belongs to one of them.
  const second = { ...own, wabaId: "555000333501", phoneNumberId: "555000112999" };
  await sandbox.call("POST", "/console/numbers", second);
  for (const connect of [messaging.proveNumber, messaging.connect]) {
    expect(await connect(last, second.wabaId)).toEqual({
      kind: "failed",
      reason: "Ese número no es de esa cuenta de WhatsApp (WABA)",
      isDisproved: true,
    });
  }
  const foreign = await messaging.proveNumber({ ...last, accessToken: NUMBER.accessToken }, NUMBER.wabaId);
  expect(foreign).toMatchObject({ kind: "failed", isDisproved: true });
});

test.each([
  [{ status: 401, code: 190 }, true],
  [{ status: 403, code: 10 }, true],
  [{ status: 400, code: 4 }, false],
  [{ status: 503, code: 2 }, false],
  [{ status: 403, code: 368 }, false],
])("an answer of %j disproves a number: %s", async (failure, isDisproved) => {
  await sandbox.fail({ graphFail: { on: "all", times: 1, ...failure } });
  expect(await messaging.proveNumber(sender, NUMBER.wabaId)).toMatchObject({ kind: "failed", isDisproved });
});

test("whoever cannot be reached, or does not answer in time, disproves nothing", async () => {
  const nobody = metaMessaging({ baseUrl: "http://127.0.0.1:9", version: "v23.0", timeoutMs: 500 });
  expect(await nobody.proveNumber(sender, NUMBER.wabaId)).toMatchObject({ kind: "failed", isDisproved: false });
  await sandbox.fail({ graphDelayMs: 3_000 });
  expect(await messaging.connect(sender, NUMBER.wabaId)).toMatchObject({ kind: "failed", isDisproved: false });
});

test("webhooks are walked at all three levels, and what cannot be read is left out", () => {
  const value = (messages: unknown, statuses?: unknown) => ({
    field: "messages",
    value: {
      metadata: { phone_number_id: "1" },
      contacts: [
        { wa_id: "5212221112233", user_id: "MX.1", profile: { name: "Ana\u0000 \ud800" } },
        { wa_id: "5215550001111", user_id: "MX.2", profile: { name: "Beto" } },
      ],
      messages,
      statuses,
    },
  });
  const text = (from: string, body: string) => ({
    from,
    id: `w-${body}`,
    timestamp: "1700000000",
    type: "text",
    text: { body },
  });
  const body = {
    entry: [
      {
        changes: [
          value([text("5215550001111", "uno"), "roto", { type: "text" }]),
          { field: "account_update", value: 7 },
        ],
      },
      {
        changes: [
          value(null, [
            { id: "w-9", status: "failed", errors: [{ code: 131047 }], biz_opaque_callback_data: "m-1" },
            { id: "w-9", status: "invented" },
          ]),
          value([text("5212221112233", "dos")]),
        ],
      },
    ],
  };
  const events = messaging.readWebhook(Buffer.from(JSON.stringify(body)));
  expect(events).toMatchObject([
    { type: "message", externalId: "1", providerId: "w-uno", person: { userId: "MX.2", name: "Beto" }, at: 1.7e12 },
    {
      type: "status",
      providerId: "w-9",
      reference: "m-1",
      status: "failed",
      reason: expect.stringContaining("24 horas"),
    },
    { type: "message", providerId: "w-dos", person: { waId: "5212221112233", name: "Ana \ufffd" } },
  ]);
  for (const broken of ["", "[]", "null", "{", '{"entry": 4}', '{"entry":[{"changes":[null]}]}', "\u0000"]) {
    expect(messaging.readWebhook(Buffer.from(broken))).toEqual([]);
  }
});

const read = (field: string, value: object) => {
  const changes = [{ field, value: { metadata: { phone_number_id: "1" }, ...value } }];
  return messaging.readWebhook(Buffer.from(JSON.stringify({ entry: [{ changes }] })));
};

const hello = (more: object) => ({
  id: "w-1",
  timestamp: "1700000000",
  type: "text",
  text: { body: "hola" },
  ...more,
});

const [ANA, BETO] = [
  { wa_id: "5212221112233", profile: { name: "Ana" } },
  { wa_id: "5215550001111", profile: { name: "Beto" } },
];

test.each([
  [
    "by the number in its other spelling",
    { from: "525550001111" },
    [ANA, BETO],
    { waId: "525550001111", name: "Beto" },
  ],
  [
    "by the id, whatever the number says",
    { from: "525550009999", from_user_id: "MX.2" },
    [ANA, { ...BETO, user_id: "MX.2" }],
    { name: "Beto", userId: "MX.2" },
  ],
  [
    "as the only one",
    { from: "555198765432" },
    [{ ...ANA, wa_id: "5551998765432", user_id: "BR.1" }],
    { userId: "BR.1" },
  ],
  ["as nobody of several", { from: "525550007777" }, [ANA, BETO], { waId: "525550007777", userId: null, name: "" }],
  [
    "as nobody when the only one is another person",
    { from_user_id: "MX.7" },
    [{ ...ANA, user_id: "MX.1" }],
    { waId: null, userId: "MX.7", name: "" },
  ],
])("who wrote is found beside the message %s", (_how, from, contacts, person) => {
  expect(read("messages", { contacts, messages: [hello(from)] })).toMatchObject([{ type: "message", person }]);
});

test("what was written long ago or to another application is no message to the business", () => {
  const value = { contacts: [ANA], messages: [hello({ from: ANA.wa_id })] };
  expect(read("messages", value)).toHaveLength(1);
  for (const field of ["history", "standby", "group_lifecycle_update", "of_next_year", ""]) {
    expect([field, read(field, value)]).toEqual([field, []]);
  }
  expect(
    read("messages", { contacts: [ANA], messages: [hello({ from: ANA.wa_id, group_id: "Y2FwaQ" })] }),
  ).toMatchObject([{ type: "message", content: { details: { group: "Y2FwaQ" } } }]);
  const echo = hello({ from: "522225550001", to: ANA.wa_id, group_id: "Y2FwaQ" });
  expect(read("smb_message_echoes", { message_echoes: [echo] })).toEqual([]);
});

test("what the owner changes from the phone speaks of a message and is none, whoever wrote it", () => {
  const echoes = [
    { type: "revoke", revoke: { original_message_id: "w-1" } },
    { type: "edit", edit: { original_message_id: "w-2", message: { type: "text", text: { body: "a las 5" } } } },
    { type: "reaction", reaction: { message_id: "w-3", emoji: "👍" } },
    { type: "text", text: { body: "hola" } },
  ].map((echo, index) => ({
    from: "522225550001",
    to: "5212221112233",
    id: `e-${index}`,
    timestamp: "1700000000",
    ...echo,
  }));
  const value = { metadata: { phone_number_id: "1" }, message_echoes: echoes };
  const body = { entry: [{ changes: [{ field: "smb_message_echoes", value }] }] };
  expect(messaging.readWebhook(Buffer.from(JSON.stringify(body)))).toMatchObject([
    { type: "revoke", targetId: "w-1" },
    { type: "edit", targetId: "w-2", text: "a las 5" },
    { type: "reaction", targetId: "w-3", emoji: "👍" },
    { type: "echo", providerId: "e-3", content: { text: "hola" } },
  ]);
});

test.each([
  [131042, true],
  [131031, true],
  [131047, false],
  [131026, false],
])("a message that failed with %d: is the channel at fault? %s", (code, isChannelAtFault) => {
  const statuses = [{ id: "w-1", status: "failed", errors: [{ code }] }];
  const changes = [{ field: "messages", value: { metadata: { phone_number_id: "1" }, statuses } }];
  const events = messaging.readWebhook(Buffer.from(JSON.stringify({ entry: [{ changes }] })));
  expect(events).toMatchObject([{ type: "status", isChannelAtFault }]);
});
