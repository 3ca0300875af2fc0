import { createHash, createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenWorld, openWorld } from "../testing/open-world.ts";

const APP = { clientId: "mp-client", clientSecret: "mp-secret", webhookSecret: "mp-webhook" };
const BACK = "http://localhost/back";
const ACCOUNT = "123456789";

type PaymentNotification = { query: URLSearchParams; headers: Record<string, string>; body: JsonBody };
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type JsonBody = any;

let world: OpenWorld;
let ear: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  ear = await listen();
  world = await openWorld({ mercadoPago: APP, paymentWebhookUrl: ear.url });
});
afterEach(async () => {
  await world.close();
  await ear.close();
});

async function listen() {
  const told: PaymentNotification[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk;
    });
    request.on("end", () => {
      const query = new URL(request.url ?? "/", "http://ear").searchParams;
      told.push({ query, headers: request.headers as Record<string, string>, body: JSON.parse(body) });
      response.end();
    });
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pagos`,
    told,
    until: (count: number) => expect.poll(() => told.length, { timeout: 4_000 }).toBe(count),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function permission(answer: "yes" | "no", more: Record<string, string> = {}) {
  const verifier = randomBytes(40).toString("base64url");
  const form = new URLSearchParams({
    client_id: APP.clientId,
    response_type: "code",
    platform_id: "mp",
    state: "s",
    redirect_uri: BACK,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    account: ACCOUNT,
    answer,
    ...more,
  });
  const path = `${world.url}/mercado-pago/authorization`;
  const given = await fetch(path, { method: "POST", body: form, redirect: "manual" });
  return { status: given.status, back: new URL(given.headers.get("location") ?? BACK).searchParams, verifier };
}

const token = (body: object) => world.call("POST", "/mercado-pago/oauth/token", body);
const application = { client_id: APP.clientId, client_secret: APP.clientSecret };

async function connected() {
  const { back, verifier } = await permission("yes");
  const grant = { ...application, grant_type: "authorization_code", redirect_uri: BACK };
  const asked = { ...grant, code: back.get("code"), code_verifier: verifier };
  return { asked, told: (await token(asked)).body as { access_token: string; refresh_token: string } };
}

const ITEM = { title: "Balayage", quantity: 1, unit_price: 800.5, currency_id: "MXN" };

async function prefer(key: string, more: object = {}) {
  const wanted = { items: [ITEM], external_reference: "orden-1", ...more };
  return world.call("POST", "/mercado-pago/checkout/preferences", wanted, key);
}

const pay = (preference: string, status: string, notify = true) =>
  world.call("POST", "/mercado-pago/console/payments", { preference, status, notify });

test("a seller lets the application in: a code opens once, only with its proof, and each renewal ends the one before", async () => {
  expect((await permission("no")).back.get("error")).toBe("access_denied");
  expect((await permission("yes", { client_id: "other" })).status).toBe(400);
  const { asked, told } = await connected();
  expect(told).toMatchObject({ token_type: "bearer", expires_in: 15_552_000, user_id: Number(ACCOUNT) });
  expect((await token(asked)).body.error).toBe("invalid_grant");
  const { back } = await permission("yes");
  expect((await token({ ...asked, code: back.get("code") })).body.error).toBe("invalid_grant");
  expect((await token({ ...asked, client_secret: "x" })).body.error).toBe("invalid_client");
  const renewal = { ...application, grant_type: "refresh_token", refresh_token: told.refresh_token };
  const renewed = await token(renewal);
  expect([renewed.status, renewed.body.refresh_token === told.refresh_token]).toEqual([200, false]);
  expect((await token(renewal)).status).toBe(400);
  expect((await prefer(told.access_token)).status).toBe(401);
  expect((await prefer(renewed.body.access_token)).status).toBe(201);
  await world.call("POST", "/mercado-pago/console/revoke", { account: ACCOUNT });
  expect((await prefer(renewed.body.access_token)).status).toBe(401);
});

test.each([
  { items: [] },
  { items: [{ ...ITEM, unit_price: "800" }] },
  { items: [{ ...ITEM, unit_price: 1.005 }] },
  { items: [{ ...ITEM, currency_id: "USD" }] },
  { expiration_date_to: "2027-01-01" },
  { auto_return: "approved", back_urls: { success: "http://localhost/back" } },
  { unknown_field: true },
])("a preference that Mercado Pago would not take is refused: %j", async (wrong) => {
  const { told } = await connected();
  const answer = await prefer(told.access_token, wrong);
  expect([answer.status, answer.body.status, typeof answer.body.message]).toEqual([400, 400, "string"]);
});

test("a notification is signed over payment, request and time; the payment is read with its seller's token alone", async () => {
  const { told } = await connected();
  const { body } = await prefer(told.access_token);
  expect(body.init_point).toBe(`${world.url}/mercado-pago/checkout?pref_id=${body.id}`);
  const { id } = (await pay(body.id, "approved")).body;
  await ear.until(1);
  const [{ query, headers, body: said }] = ear.told as [PaymentNotification];
  expect(said).toMatchObject({
    type: "payment",
    action: "payment.created",
    user_id: ACCOUNT,
    data: { id: String(id) },
  });
  expect([query.get("data.id"), query.get("type")]).toEqual([String(id), "payment"]);
  const [, ts, v1] = /^ts=(\d{13}),v1=(\w+)$/.exec(headers["x-signature"] ?? "") ?? [];
  const manifest = `id:${id};request-id:${headers["x-request-id"]};ts:${ts};`;
  expect(v1).toBe(createHmac("sha256", APP.webhookSecret).update(manifest).digest("hex"));

  const path = `/mercado-pago/v1/payments/${id}`;
  const read = await world.call("GET", path, undefined, told.access_token);
  expect(read.body).toMatchObject({
    id,
    status: "approved",
    status_detail: "accredited",
    external_reference: "orden-1",
    transaction_amount: 800.5,
    transaction_amount_refunded: 0,
    currency_id: "MXN",
    collector_id: Number(ACCOUNT),
    date_approved: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
  });
  expect((await world.call("GET", path)).status).toBe(401);
  const other = await permission("yes", { account: "987654321" });
  const grant = { ...application, grant_type: "authorization_code", redirect_uri: BACK };
  const theirs = await token({ ...grant, code: other.back.get("code"), code_verifier: other.verifier });
  expect((await world.call("GET", path, undefined, theirs.body.access_token)).status).toBe(404);
});

test.each([
  ["approved", ["approved"], "success"],
  ["rejected", ["rejected"], "failure"],
  ["pending", ["pending"], "pending"],
  ["in_process", ["in_process"], "pending"],
  ["twice", ["approved", "approved"], "success"],
  ["silent", ["approved"], "success"],
])("on the page of the buyer, %s", async (result, statuses, way) => {
  const { told } = await connected();
  const back_urls = { success: `${BACK}?success`, failure: `${BACK}?failure`, pending: `${BACK}?pending` };
  const { body } = await prefer(told.access_token, { back_urls });
  const page = await (await fetch(body.init_point)).text();
  expect(page).toContain("$800.50 MXN");
  const form = new URLSearchParams({ pref_id: body.id, result });
  const path = `${world.url}/mercado-pago/checkout`;
  const went = await fetch(path, { method: "POST", body: form, redirect: "manual" });
  const to = new URL(went.headers.get("location") ?? "");
  expect([went.status, to.searchParams.has(way), to.searchParams.get("status")]).toEqual([303, true, statuses[0]]);
  const found = await world.call(
    "GET",
    "/mercado-pago/v1/payments/search?external_reference=orden-1",
    undefined,
    told.access_token,
  );
  expect(found.body.results.map((one: JsonBody) => one.status)).toEqual(statuses);
  await ear.until(result === "silent" ? 0 : statuses.length);
});

test("what is told can come late, with its time in seconds, or never; and calls can fail for a while", async () => {
  const { told } = await connected();
  const { body } = await prefer(told.access_token);
  await world.fail({ mercadoPagoSilent: true });
  await pay(body.id, "approved");
  await world.fail({ mercadoPagoSilent: false, mercadoPagoLateMs: 200, mercadoPagoSeconds: true });
  const { id } = (await pay(body.id, "pending")).body;
  expect(ear.told).toEqual([]);
  await ear.until(1);
  expect(ear.told[0]?.headers["x-signature"]).toMatch(/^ts=\d{10},/);
  await world.call("POST", `/mercado-pago/console/payments/${id}`, { status: "approved" });
  await ear.until(2);
  expect(ear.told[1]?.body.action).toBe("payment.updated");
  await world.fail({ mercadoPago: { status: 503, times: 1 } });
  const read = () => world.call("GET", `/mercado-pago/v1/payments/${id}`, undefined, told.access_token);
  expect([(await read()).status, (await read()).status]).toEqual([503, 200]);
});

test("money goes back once for one key, never more than came in", async () => {
  const { told } = await connected();
  const { body } = await prefer(told.access_token);
  const { id } = (await pay(body.id, "approved", false)).body;
  const give = (key: string, amount?: number) =>
    fetch(`${world.url}/mercado-pago/v1/payments/${id}/refunds`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${told.access_token}`,
        "content-type": "application/json",
        ...(key && { "x-idempotency-key": key }),
      },
      body: JSON.stringify({ ...(amount !== undefined && { amount }) }),
    });
  const statuses = [];
  for (const [key, amount] of [["", 1], ["a", 300], ["a", 300], ["b", 600], ["c"], ["d"]] as const) {
    statuses.push((await give(key, amount)).status);
  }
  expect(statuses).toEqual([400, 201, 201, 400, 201, 400]);
  const read = await world.call("GET", `/mercado-pago/v1/payments/${id}`, undefined, told.access_token);
  expect([read.body.status, read.body.transaction_amount_refunded]).toEqual(["refunded", 800.5]);
});

test("what is over cannot be paid", async () => {
  const { told } = await connected();
  const until = { expires: true, expiration_date_to: "2020-01-01T10:00:00.000-06:00" };
  const { body } = await prefer(told.access_token, until);
  expect((await pay(body.id, "approved")).status).toBe(422);
  const form = new URLSearchParams({ pref_id: body.id, result: "approved" });
  expect((await fetch(`${world.url}/mercado-pago/checkout`, { method: "POST", body: form })).status).toBe(410);
});
