// Connecting the account: with consent, by the same session, once; and tokens that never appear in an answer.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectSeller, makePayingShop } from "../../../../../test/shops/paying-shop.ts";
import { makeShop } from "../../../../../test/shops/shop.ts";
import type { TestProduct } from "../../../../../test/start-product.ts";
import { eventually, type Sandbox, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let product: TestProduct;
let sandbox: Sandbox;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ product, sandbox, close } = await startWithSandbox());
});
afterAll(() => close());

const read = async ({ owner, businessId }: Awaited<ReturnType<typeof makeShop>>) =>
  (await owner.get(`/api/mercadopago/account?businessId=${businessId}`)).body.data;

test("an account is connected, shown without its tokens, and disconnected", async () => {
  const shop = await makeShop(product);
  expect(await read(shop)).toMatchObject({ state: "disconnected", missing: [], sellerId: null });
  const { account, answer } = await connectSeller(shop.owner);
  expect([answer.status, answer.body.message]).toEqual([200, "Mercado Pago conectado"]);
  const shown = await read(shop);
  expect(shown).toMatchObject({ state: "connected", sellerId: account, connectedBy: "Marta Dueña", reason: "" });
  const { rows } = await product.owner.query("select * from payment_sellers where business_id = $1", [shop.businessId]);
  expect(rows[0].access_token).toMatch(/^v1\./);
  const { access_token: access, refresh_token: refresh } = rows[0];
  expect(JSON.stringify([shown, answer.body, access, refresh])).not.toMatch(/APP_USR|TG-/);
  const away = await shop.owner.delete(`/api/mercadopago/account?businessId=${shop.businessId}`);
  expect([away.status, away.body.data.state]).toEqual([200, "disconnected"]);
  const kept = await product.owner.query(
    "select access_token, refresh_token from payment_sellers where business_id = $1",
    [shop.businessId],
  );
  expect(kept.rows).toEqual([{ access_token: null, refresh_token: null }]);
});

test("a payment that begins while the account is taken away is refused as one that cannot be paid", async () => {
  const shop = await makePayingShop(product, sandbox);
  const told: unknown[] = [];
  for (let round = 0; round < 12; round += 1) {
    const appointment = await shop.book();
    const [begun] = await Promise.all([
      shop.begin(appointment.shortId),
      // a little later in each round, so that it falls between the checks of the call
      setTimeout(round).then(() => shop.owner.delete(`/api/mercadopago/account?businessId=${shop.businessId}`)),
    ]);
    told.push([begun.status, begun.body.data?.state]);
    await connectSeller(shop.owner, shop.account);
  }
  const paidOrRefused = told.filter((one) => ["[200,null]", '[422,"unavailable"]'].includes(JSON.stringify(one)));
  expect(told).toEqual(paidOrRefused);
});

test("a permission is good once, soon, for the session and the business that asked for it", async () => {
  const [shop, other] = [await makeShop(product), await makeShop(product)];
  const { code, state, answer } = await connectSeller(shop.owner);
  expect(answer.status).toBe(200);
  const body = { businessId: shop.businessId, code, state };
  const again = await shop.owner.post("/api/mercadopago/connect", body);
  expect([again.status, again.body.message]).toEqual([
    422,
    "Ese permiso ya no sirve. Vuelve a conectar Mercado Pago desde esta página.",
  ]);

  const begun = await shop.owner.post("/api/mercadopago/authorize", { businessId: shop.businessId });
  const fresh = new URL(begun.body.data.url).searchParams.get("state") as string;
  const elsewhere = product.callerLike();
  await elsewhere.post("/api/auth/sign-in/email", { email: shop.owner.email, password: "una-clave-larga" });
  const tries = [
    await elsewhere.post("/api/mercadopago/connect", { ...body, state: fresh }),
    await other.owner.post("/api/mercadopago/connect", { businessId: other.businessId, code, state: fresh }),
    await shop.owner.post("/api/mercadopago/connect", { ...body, state: `${fresh.slice(0, -2)}xx` }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([422, 422, 422]);
  // the code itself was used up
  const used = await shop.owner.post("/api/mercadopago/connect", { ...body, state: fresh });
  expect([used.status, used.body.message]).toEqual([
    422,
    "Mercado Pago no aceptó el permiso. Vuelve a conectarlo desde esta página.",
  ]);
});

test("tokens are renewed before they end, once, and the old ones are of no more use", async () => {
  const shop = await makeShop(product);
  await connectSeller(shop.owner);
  const stored = async () =>
    (await product.owner.query("select * from payment_sellers where business_id = $1", [shop.businessId])).rows[0];
  const before = await stored();
  await product.owner.query("update payment_sellers set expires_at = now() + interval '29 days' where id = $1", [
    before.id,
  ]);
  await product.owner.query(
    "update pgboss.job set start_after = now() where name = 'seller-renewal-due.renew-seller' and data->'payload'->>'sellerId' = $1",
    [before.id],
  );
  const after = await eventually(async () => {
    const row = await stored();
    expect(row.refresh_token).not.toBe(before.refresh_token);
    return row;
  });
  expect(after.expires_at.getTime()).toBeGreaterThan(Date.now() + 170 * 86_400_000);
  expect((await read(shop)).state).toBe("connected");
});

test("a permission that was taken back is told to the owner", async () => {
  const shop = await makeShop(product);
  const { account } = await connectSeller(shop.owner);
  await sandbox.call("POST", "/mercado-pago/console/revoke", { account });
  const { rows } = await product.owner.query("select id from payment_sellers where business_id = $1", [
    shop.businessId,
  ]);
  await product.owner.query("update payment_sellers set expires_at = now() + interval '1 day' where id = $1", [
    rows[0].id,
  ]);
  await product.owner.query(
    "update pgboss.job set start_after = now() where name = 'seller-renewal-due.renew-seller' and data->'payload'->>'sellerId' = $1",
    [rows[0].id],
  );
  await eventually(async () => expect((await read(shop)).state).toBe("expired"));
  expect((await read(shop)).reason).toBe("Mercado Pago dejó de aceptar el permiso. Vuelve a conectar la cuenta.");
  expect((await connectSeller(shop.owner, account)).answer.status).toBe(200);
  expect((await read(shop)).state).toBe("connected");
});
