// Credits in blocks over HTTP: what expires leaves the balance by a movement, what is held does not, and what is used
// first follows from priority, expiry and age.
import { CreditsExpiring } from "@mostrador/domain/money/credits/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import { holdCredits } from "../../../../../test/shops/give-credits.ts";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { rechargeBought } from "../bought-credits.ts";
import { giveBackCredits, holdCredits as reserve, spendCredits, takeBackBought } from "../index.ts";
import { readDifferences } from "../ledger.store.ts";
import { expireNow } from "./expire-credits.ts";

let product: TestProduct;
let admin: Caller;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  admin = await product.person("Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  product.product.sessions.forget();
});
afterAll(() => product.close());

const DAY = 86_400_000;
const soon = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const send = ({ businessId }: Shop, body: object) =>
  admin.post("/api/creditMovement", { businessId, creditType: "gpt", totalPrice: 0, ...body });
const balance = async ({ owner, businessId }: Shop) =>
  (await owner.get(`/api/creditBalance?businessId=${businessId}`)).body.data;
const movements = async ({ owner, businessId }: Shop) =>
  (await owner.get(`/api/creditMovement?businessId=${businessId}`)).body.data;

/** The product at another time. */
function at({ businessId }: Shop, days: number) {
  const system = product.product.system(newId());
  return tenantCtx({ ...system, now: Date.now() + days * DAY }, businessId, { kind: "system", name: "Prueba" });
}

const answer = { assistantName: "Sofía", clientId: null, messageId: null, inputTokens: 1, outputTokens: 1 };
const hold = (shop: Shop, key: string, credits: number, days = 0) =>
  reserve(at(shop, days), { key, model: "gpt_model", credits, answer });
const spend = (shop: Shop, key: string, days = 0) => {
  const ctx = at(shop, days);
  return transact(ctx, (tx) => spendCredits(tx, ctx, key));
};
const blocks = async ({ businessId }: Shop) =>
  (
    await product.owner.query(
      `select kind, origin, available::int, held::int from credit_blocks where business_id = $1 order by issued_at, id`,
      [businessId],
    )
  ).rows.map(({ kind, available, held }) => `${kind} ${available / 1_000}${held > 0 ? ` (${held / 1_000})` : ""}`);
const differences = (shop: Shop) => transact(at(shop, 0), readDifferences);

test("credits sent with an expiry are shown with it, and leave the balance by a movement that says so", async () => {
  const shop = await makeShop(product);
  const expiresAt = soon(2);
  await send(shop, { amount: 100, totalPrice: 90 });
  const sent = await send(shop, { amount: 40, expiresAt });
  expect([sent.status, sent.body.data.expiresAt]).toEqual([201, expiresAt]);
  expect(await balance(shop)).toMatchObject({
    gptModel: 140,
    expiring: [{ creditType: "gpt", isGift: true, credits: 40, expiresAt }],
  });
  await expireNow(at(shop, 1));
  expect((await balance(shop)).gptModel).toBe(140);
  await Promise.all([expireNow(at(shop, 3)), expireNow(at(shop, 3)), expireNow(at(shop, 3))]);
  expect(await balance(shop)).toMatchObject({ gptModel: 100, expiring: [] });
  const [last] = await movements(shop);
  expect(last).toMatchObject({ type: "expire", amount: 40, balanceAfterMovement: 100, expiresAt });
  expect(await movements(shop)).toHaveLength(3);
  expect(
    (await shop.owner.get(`/api/creditMovement?businessId=${shop.businessId}&type=expire`)).body.data,
  ).toHaveLength(1);
  expect(await differences(shop)).toEqual([]);
});

test("answers use the lowest priority first, then what expires first, then the oldest", async () => {
  const shop = await makeShop(product);
  await send(shop, { amount: 10, totalPrice: 10 });
  await send(shop, { amount: 10, expiresAt: soon(9) });
  await send(shop, { amount: 10, totalPrice: 5, expiresAt: soon(3) });
  await send(shop, { amount: 10, priority: 1 });
  await send(shop, { amount: 10 });
  const use = async (credits: number) => {
    const key = `assistant:${newId()}`;
    expect(await hold(shop, key, credits)).toBe(true);
    await spend(shop, key);
  };
  await use(4);
  expect(await blocks(shop)).toEqual(["paid 10", "given 10", "paid 10", "given 6", "given 10"]);
  await use(8);
  expect(await blocks(shop)).toEqual(["paid 10", "given 10", "paid 8", "given 0", "given 10"]);
  await use(19);
  expect(await blocks(shop)).toEqual(["paid 9", "given 0", "paid 0", "given 0", "given 10"]);
  await use(15);
  expect(await blocks(shop)).toEqual(["paid 0", "given 0", "paid 0", "given 0", "given 4"]);
  expect(await differences(shop)).toEqual([]);
});

test("what is held for an answer outlives its expiry: spent it stays spent, given back it expires", async () => {
  const shop = await makeShop(product);
  await send(shop, { amount: 10, expiresAt: soon(2) });
  expect(await hold(shop, "assistant:a", 3)).toBe(true);
  await holdCredits(product.owner, shop.businessId, "Sofía");
  await expireNow(at(shop, 3));
  expect(await blocks(shop)).toEqual(["given 0 (4)"]);
  expect((await balance(shop)).gptModel).toBe(4);
  await spend(shop, "assistant:a", 3);
  const ctx = at(shop, 4);
  await transact(ctx, (tx) => giveBackCredits(tx, ctx, `assistant:${shop.businessId}:1`));
  expect(await blocks(shop)).toEqual(["given 0"]);
  expect((await balance(shop)).gptModel).toBe(0);
  expect(
    (await movements(shop)).map((each: { type: string; amount: number }) => `${each.type} ${each.amount}`),
  ).toEqual([...["expire 1", "consume 3", "expire 6", "recharge 10"]]);
  expect(await differences(shop)).toEqual([]);
});

test("nothing is reserved from credits that are past their expiry, before the job ran", async () => {
  const shop = await makeShop(product);
  await send(shop, { amount: 10, expiresAt: soon(2) });
  expect(await hold(shop, "assistant:late", 1, 3)).toBe(false);
  expect((await balance(shop)).gptModel).toBe(0);
  expect(await differences(shop)).toEqual([]);
});

test("a refund takes its own credits first, and given ones stay", async () => {
  const shop = await makeShop(product);
  const ctx = at(shop, 0);
  await transact(ctx, (tx) => rechargeBought(tx, ctx, { key: "stripe:cs_1", amount: 50, totalPrice: 50 }));
  await send(shop, { amount: 20 });
  const next = at(shop, 0);
  await transact(next, (tx) => rechargeBought(tx, next, { key: "stripe:cs_2", amount: 30, totalPrice: 30 }));
  const back = { key: "stripe:ch_2:30", amount: 30, purchase: "stripe:cs_2" };
  await transact(next, (tx) => takeBackBought(tx, next, back));
  expect(await blocks(shop)).toEqual(["paid 50", "given 20", "paid 0"]);
  expect(await differences(shop)).toEqual([]);
});

test("an expiry is to come, belongs to what is sent, and a priority has its range", async () => {
  const shop = await makeShop(product);
  const wrong: [object, string, number][] = [
    [{ amount: 5, expiresAt: new Date(Date.now() - DAY).toISOString() }, "expiresAt", 400],
    [{ amount: 5, expiresAt: "mañana" }, "expiresAt", 400],
    [{ amount: 5, type: "extract", expiresAt: soon(1) }, "expiresAt", 422],
    [{ amount: 5, priority: 10 }, "priority", 400],
    [{ amount: 5, priority: 1.5 }, "priority", 400],
  ];
  for (const [body, path, status] of wrong) {
    const refused = await send(shop, body);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([status, path]);
  }
});

test("the expiry is planned with the credits", async () => {
  const shop = await makeShop(product);
  const expiresAt = soon(5);
  await send(shop, { amount: 5, expiresAt });
  await send(shop, { amount: 5 });
  const { rows } = await product.owner.query(
    "select start_after from pgboss.job where name like $1 and data::text like $2",
    [`${CreditsExpiring.name}%`, `%${shop.businessId}%`],
  );
  expect(rows.map((row) => row.start_after.toISOString())).toEqual([expiresAt]);
});

test("what is in a block is written by its entries alone, and entries stay", async () => {
  const shop = await makeShop(product);
  await send(shop, { amount: 5 });
  const tries = [
    "update credit_blocks set available = available + 1 where business_id = $1",
    "update credit_block_entries set available = 1 where business_id = $1",
    "delete from credit_block_entries where business_id = $1",
  ];
  for (const text of tries) await expect(product.owner.query(text, [shop.businessId])).rejects.toThrow(/credit_block/);
});
