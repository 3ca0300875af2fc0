// Meta's webhook with wrong signatures, replays and failures. Only events signed by Meta are accepted; each is stored
// once and reaches the business that has the number (D-8.1).
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, META_SECRET, META_VERIFY } from "../../server/test/start-sandbox-process.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import type { Side } from "../world/side.ts";
import { deliver, messagesBody, signatureOf, statusBody, WEBHOOKS, type WebhookMessage } from "./meta-webhook.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

let made = 0;
const written = (text: string, more: Partial<WebhookMessage> = {}): WebhookMessage => {
  made += 1;
  return { id: `wamid.prueba-${made}`, from: `52155${String(70_000_000 + made)}`, text, ...more };
};
const give = (body: string | Buffer, signature?: string) => deliver(mirror.product.url, body, signature);
const giveSigned = async (body: string | Buffer) => (await give(body, signatureOf(body))).status;

/** All accepted events have been read. */
const settled = () =>
  eventually(async () => {
    const { rows } = await mirror.product.owner.query(
      "select count(*)::int as open from pgboss.job where name like 'webhook-received.%' and state < 'completed'",
    );
    expect(rows[0].open).toBe(0);
  }, 45_000);

async function textsOf(side: Side, ids: string[]): Promise<string[]> {
  const { rows } = await mirror.product.owner.query(
    "select text from messages where business_id = $1 and provider_id = any ($2) order by at, id",
    [side.businessId, ids],
  );
  return rows.map(({ text }) => text);
}

async function stored(): Promise<number> {
  return (await mirror.product.owner.query("select count(*)::int as n from webhook_deliveries")).rows[0].n;
}

test("only the signature of exactly these bytes opens; what it does not open leaves no trace", async () => {
  const message = written("¿Firmado? 💈 ñandú");
  const body = messagesBody(mirror.a.phoneNumberId, [message]);
  const other = messagesBody(mirror.a.phoneNumberId, [written("otro cuerpo")]);
  const good = signatureOf(body);
  const before = await stored();
  const refused: [what: string, signature: string | undefined, status: number][] = [
    ["unsigned", undefined, 401],
    ["of another secret", signatureOf(body, "another secret that is long enough"), 403],
    ["of another body", signatureOf(other), 403],
    ["without its name", good.slice(7), 403],
    ["cut", good.slice(0, -1), 403],
    ["with more", `${good}0`, 403],
    ["in capitals", good.toUpperCase(), 403],
    ["of the empty secret", signatureOf(body, ""), 403],
    ["of no bytes", signatureOf(""), 403],
    ["sha1", `sha1=${good.slice(7, 47)}`, 403],
    ["twice", `${good}, ${good}`, 403],
  ];
  for (const [what, signature, status] of refused)
    expect([what, (await give(body, signature)).status]).toEqual([what, status]);
  const escaped = body.replace("ñ", "\\u00f1");
  expect(JSON.parse(escaped)).toEqual(JSON.parse(body));
  expect((await give(escaped, good)).status).toBe(403);
  expect((await give(` ${body}`, good)).status).toBe(403);
  expect(await stored()).toBe(before);
  await settled();
  expect(await textsOf(mirror.a, [message.id])).toEqual([]);
  // the same bytes with their signature are accepted
  expect((await give(body, good)).status).toBe(200);
  await settled();
  expect(await textsOf(mirror.a, [message.id])).toEqual(["¿Firmado? 💈 ñandú"]);
});

test("bytes are signed, not meanings: escapes and emoji arrive whole", async () => {
  const message = written("@");
  const plain = messagesBody(mirror.a.phoneNumberId, [message]);
  const body = Buffer.from(
    plain.replace('"@"', '"\\u00a1Ma\\u00f1ana\\ud83d\\udc87 o ya? 👩🏽‍🦱\\/ \\ud800 \\u0000fin"'),
    "utf8",
  );
  expect(await giveSigned(body)).toBe(200);
  await settled();
  expect(await textsOf(mirror.a, [message.id])).toEqual(["¡Mañana💇 o ya? 👩🏽‍🦱/ \ufffd fin"]);
});

test("a replay is welcome and changes nothing, as does the same message in other bytes", async () => {
  const message = written("una vez");
  const body = messagesBody(mirror.a.phoneNumberId, [message]);
  const before = await stored();
  for (const _ of [1, 2, 3]) expect(await giveSigned(body)).toBe(200);
  expect(await stored()).toBe(before + 1);
  expect(await giveSigned(`${body}\n`)).toBe(200);
  await settled();
  expect(await textsOf(mirror.a, [message.id])).toEqual(["una vez"]);
  const { rows } = await mirror.product.owner.query(
    `select t.unread_count from threads t join messages m on m.business_id = t.business_id and m.thread_id = t.id
      where m.provider_id = $1`,
    [message.id],
  );
  expect(rows).toEqual([{ unread_count: 1 }]);
});

test("a message stays with the business that has the number, and one for nobody's number goes nowhere", async () => {
  const [forB, forNobody] = [written("para B"), written("para nadie")];
  const rowsOfA = await mirror.rowsOf(mirror.a);
  expect(await giveSigned(messagesBody(mirror.b.phoneNumberId, [forB]))).toBe(200);
  expect(await giveSigned(messagesBody("999000111222333", [forNobody]))).toBe(200);
  // the number of A in the text, in the path of the entry and as the sender has no effect
  const posing = written(`para ${mirror.a.phoneNumberId}`, { from: mirror.a.phoneNumberId });
  const posed = messagesBody(mirror.b.phoneNumberId, [posing]).replace('"id":"1"', `"id":"${mirror.a.wabaId}"`);
  expect(await giveSigned(posed)).toBe(200);
  await settled();
  expect(await textsOf(mirror.b, [forB.id, posing.id])).toHaveLength(2);
  expect(await mirror.rowsOf(mirror.a)).toEqual(rowsOfA);
  const { rows } = await mirror.product.owner.query("select 1 from messages where provider_id = $1", [forNobody.id]);
  expect(rows).toEqual([]);
});

test("statuses move a message forward only, in whatever order they come, and never another business's", async () => {
  const { a, b, product } = mirror;
  const sent = await a.owner.post("/api/thread/messages", {
    message: { businessId: a.businessId, clientId: a.contactId, text: "¿Llegó?" },
  });
  const id = sent.body.data._id;
  const row = async () => (await product.owner.query("select * from messages where id = $1", [id])).rows[0];
  const providerId = await eventually(async () => {
    const { provider_id, status } = await row();
    expect([status, provider_id]).toEqual(["sent", expect.any(String)]);
    return provider_id as string;
  });
  expect(await giveSigned(statusBody(b.phoneNumberId, providerId, "read"))).toBe(200);
  await settled();
  expect((await row()).status).toBe("sent");
  for (const status of ["read", "delivered", "sent", "failed", "bailando"]) {
    expect(await giveSigned(statusBody(a.phoneNumberId, providerId, status))).toBe(200);
    await settled();
    expect([status, (await row()).status]).toEqual([status, "read"]);
  }
});

test("garbage with a right signature is stored for whoever looks, and breaks nothing", async () => {
  const garbage = [
    "",
    "{",
    "null",
    "42",
    '"x"',
    "[]",
    '{"entry":{}}',
    '{"entry":[null,1,[],{"changes":7},{"changes":[null,{"value":null},{"value":{"metadata":{"phone_number_id":{}}}}]}]}',
    `{"entry":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
    '{"__proto__":{"entry":[]},"constructor":1}',
    messagesBody(mirror.a.phoneNumberId, []).replace(
      '"messages":[]',
      '"messages":[null,7,{"id":{},"from":[]},{"type":"text"}]',
    ),
    messagesBody(mirror.a.phoneNumberId, []).replace(
      '"messages":[]',
      '"messages":[{"id":"w","from":"x","type":"text","timestamp":"1e400"}]',
    ),
    Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  ];
  for (const body of garbage) expect([body, await giveSigned(body)]).toEqual([body, 200]);
  await settled();
  const failed = "select count(*)::int as n from pgboss.job where name like 'webhook-received.%' and retry_count > 0";
  expect((await mirror.product.owner.query(failed)).rows[0].n).toBe(0);
  const after = written("sigo aquí");
  expect(await giveSigned(messagesBody(mirror.a.phoneNumberId, [after]))).toBe(200);
  await settled();
  expect(await textsOf(mirror.a, [after.id])).toEqual(["sigo aquí"]);
});

test("more than 3 MB is refused, however it is told, and stored nowhere", async () => {
  const before = await stored();
  const big = Buffer.alloc(3 * 1024 * 1024 + 1, "x");
  expect((await give(big, signatureOf(big))).status).toBe(413);
  expect(await sendInPieces(big)).toBe(413);
  expect(await stored()).toBe(before);
});

test("1,000 messages of 40 people in one delivery are all there, once and in order", async () => {
  const start = Date.now() - 2_000_000;
  const messages = Array.from({ length: 1_000 }, (_, index) =>
    written(`n${index}`, { from: `52155${60_000_000 + (index % 40)}`, at: start + index * 1_000 }),
  );
  const body = messagesBody(mirror.a.phoneNumberId, messages);
  expect(await giveSigned(body)).toBe(200);
  expect(await giveSigned(body)).toBe(200);
  await settled();
  const ids = messages.map(({ id }) => id);
  expect(await textsOf(mirror.a, ids)).toEqual(messages.map(({ text }) => text));
});

test("the handshake answers only to the token", async () => {
  const ask = async (query: Record<string, string>) => {
    const answer = await fetch(`${mirror.product.url}${WEBHOOKS}?${new URLSearchParams(query)}`);
    return { status: answer.status, text: await answer.text() };
  };
  const good = { "hub.mode": "subscribe", "hub.verify_token": META_VERIFY, "hub.challenge": "reto-1" };
  expect(await ask(good)).toEqual({ status: 200, text: "reto-1" });
  for (const wrong of ["", "x", META_SECRET, `${META_VERIFY} `, META_VERIFY.toUpperCase()]) {
    const answer = await ask({ ...good, "hub.verify_token": wrong, "hub.challenge": "reto-2" });
    expect([wrong, answer.status]).toEqual([wrong, 403]);
    expect(answer.text).not.toContain("reto-2");
  }
  expect((await ask({ "hub.mode": "subscribe", "hub.challenge": "reto-3" })).status).toBe(403);
});

/** Without a length in the headers: the server counts the bytes itself. */
function sendInPieces(body: Buffer): Promise<number> {
  const { hostname, port } = new URL(mirror.product.url);
  const headers = { "content-type": "application/json", "x-hub-signature-256": signatureOf(body) };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: WEBHOOKS, method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on("error", reject);
    call.write(body.subarray(0, 1_000));
    call.end(body.subarray(1_000));
  });
}
