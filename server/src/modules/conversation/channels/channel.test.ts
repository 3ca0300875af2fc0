import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { connectNumber, META_SECRET, META_VERIFY, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ role: "web" });
});
afterAll(() => world.close());

const PATH = "/api/webhooks/meta";

function deliver(body: string | Buffer, headers: Record<string, string>) {
  return fetch(world.product.url + PATH, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}

function signed(body: string | Buffer, secret = META_SECRET) {
  return { "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}` };
}

async function stored(): Promise<{ deliveries: number; jobs: number }> {
  const { rows } = await world.product.owner.query(`select
    (select count(*)::int from webhook_deliveries) as deliveries,
    (select count(*)::int from pgboss.job where name like 'webhook-received.%') as jobs`);
  return rows[0];
}

test("a number is connected, checked with WhatsApp, and its key never goes out", async () => {
  const { owner, businessId } = await makeShop(world.product);
  const { answer, phoneNumberId } = await connectNumber(owner, { accessToken: "EAA-secreta-123456" });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({ status: "connected", tokenState: "conectado", phoneNumberId, reason: "" });
  expect(answer.body.data.displayPhoneNumber).toMatch(/^\+52 /);
  const listed = await owner.get(`/api/channel?businessId=${businessId}`);
  expect(JSON.stringify([answer.body, listed.body])).not.toContain("EAA-secreta-123456");
  const { rows } = await world.product.owner.query("select access_token from channels where external_id = $1", [
    phoneNumberId,
  ]);
  expect(rows[0].access_token).not.toContain("EAA-secreta-123456");
  const again = await connectNumber(owner, { phoneNumberId, accessToken: "EAA-secreta-123456" });
  expect(again.channelId).toBe(answer.body.data._id);
  expect((await owner.get(`/api/channel?businessId=${businessId}`)).body.data).toHaveLength(1);
});

test("WhatsApp's refusal is kept with its reason, and a good key mends it", async () => {
  const { owner } = await makeShop(world.product);
  const { answer, channelId, phoneNumberId } = await connectNumber(owner, { accessToken: "revoked-token" });
  expect(answer.body.success).toBe(true);
  expect(answer.body.data).toMatchObject({ status: "error", phoneNumberId });
  expect(answer.body.data.reason).toContain("clave de acceso");
  const mended = await owner.put(`/api/channel/${channelId}`, { channel: { accessToken: "EAA-buena-12345" } });
  expect(mended.body.data).toMatchObject({ status: "connected", reason: "" });
  expect((await owner.post(`/api/channel/${channelId}/check`, {})).body.data.status).toBe("connected");
});

test("a key that no longer opens, because the installation's own was changed, is told as such", async () => {
  const { owner } = await makeShop(world.product);
  const { channelId } = await connectNumber(owner);
  const moved =
    "update channels set access_token = (select access_token from channels where id <> $1 limit 1) where id = $1";
  expect((await world.product.owner.query(moved, [channelId])).rowCount).toBe(1);
  const answer = await owner.post(`/api/channel/${channelId}/check`, {});
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ status: "error", reason: expect.stringContaining("Vuelve a conectar") });
});

test("a number has one business until it is disconnected", async () => {
  const mine = await makeShop(world.product);
  const other = await makeShop(world.product);
  const first = await connectNumber(mine.owner);
  const same = { phoneNumberId: first.phoneNumberId, accessToken: "EAA-otra-123456" };
  const taken = await connectNumber(other.owner, same);
  expect(taken.answer.status).toBe(409);
  expect(taken.answer.body.message).toBe("Ese número ya está conectado a otro negocio");
  for (const [method, path] of [
    ["PUT", ""],
    ["DELETE", ""],
    ["POST", "/check"],
  ] as const) {
    const answer = await other.owner.send(method, `/api/channel/${first.channelId}${path}`, { channel: {} });
    expect(answer.status).toBe(404);
  }
  const gone = await mine.owner.delete(`/api/channel/${first.channelId}`);
  expect(gone.body.data).toMatchObject({ status: "disconnected", tokenState: null });
  expect((await mine.owner.post(`/api/channel/${first.channelId}/check`, {})).status).toBe(422);
  expect((await connectNumber(other.owner, same)).answer.status).toBe(201);
});

test("duplicates that connect one number make one channel", async () => {
  const { owner, businessId } = await makeShop(world.product);
  const first = await connectNumber(owner);
  await owner.delete(`/api/channel/${first.channelId}`);
  const same = { phoneNumberId: first.phoneNumberId };
  const duplicates = await Promise.all([1, 2, 3, 4].map(() => connectNumber(owner, same)));
  expect(new Set(duplicates.map((duplicate) => duplicate.channelId))).toEqual(new Set([first.channelId]));
  expect((await owner.get(`/api/channel?businessId=${businessId}`)).body.data).toHaveLength(1);
});

test("what cannot be connected is told in Spanish", async () => {
  const { owner } = await makeShop(world.product);
  const soon = await connectNumber(owner, { kind: "instagram" });
  expect([soon.answer.status, soon.answer.body.message]).toEqual([
    422,
    "Instagram y Messenger se conectan al iniciar sesión con Facebook",
  ]);
  const wrong = await connectNumber(owner, { phoneNumberId: "12x", accessToken: "" });
  expect(wrong.answer.status).toBe(400);
  expect(wrong.answer.body.errors.map((error: { path: string }) => error.path)).toEqual(
    expect.arrayContaining(["channel.phoneNumberId", "channel.accessToken"]),
  );
});

test("Meta's handshake gives the challenge back to whoever knows the token", async () => {
  const ask = (token: string, mode = "subscribe") =>
    fetch(
      `${world.product.url}${PATH}?hub.mode=${mode}&hub.verify_token=${encodeURIComponent(token)}&hub.challenge=4711`,
    );
  const good = await ask(META_VERIFY);
  expect([good.status, await good.text()]).toEqual([200, "4711"]);
  expect(good.headers.get("content-type")).toContain("text/plain");
  expect((await ask("otra")).status).toBe(403);
  expect((await ask(META_VERIFY, "unsubscribe")).status).toBe(403);
  expect((await fetch(`${world.product.url}${PATH}`)).status).toBe(403);
});

test("a delivery is let in by its signature over the raw bytes only", async () => {
  const before = await stored();
  const body = JSON.stringify({ object: "whatsapp_business_account", entry: [], note: "¡Buenos días! 💈" });
  expect((await deliver(body, {})).status).toBe(401);
  expect((await deliver(body, signed(body, "otro secreto"))).status).toBe(403);
  expect((await deliver(`${body} `, signed(body))).status).toBe(403);
  expect((await deliver(body, { "x-hub-signature-256": "sha256=" })).status).toBe(403);
  expect(await stored()).toEqual(before);
  expect((await deliver(body, signed(body))).status).toBe(200);
  expect(await stored()).toEqual({ deliveries: before.deliveries + 1, jobs: before.jobs + 1 });
});

test("the same bytes again are welcome and do nothing, also all at once", async () => {
  const before = await stored();
  const body = JSON.stringify({ object: "whatsapp_business_account", entry: [], at: Date.now() });
  const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(body, signed(body))));
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(await stored()).toEqual({ deliveries: before.deliveries + 1, jobs: before.jobs + 1 });
});

test("up to 3 MB are taken, more is refused", async () => {
  const big = Buffer.alloc(3 * 1024 * 1024 - 10, "x");
  expect((await deliver(big, signed(big))).status).toBe(200);
  const tooBig = Buffer.alloc(3 * 1024 * 1024 + 1, "x");
  expect((await deliver(tooBig, signed(tooBig))).status).toBe(413);
});
