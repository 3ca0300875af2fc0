// Credits over HTTP: sent by the team once for each key, visible with the permission, with warnings, never below zero.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { giveCredits } from "../../../../test/shops/give-credits.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { newId } from "../../../kernel/id.ts";

let product: TestProduct;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct();
  shop = await makeShop(product);
  admin = await withRole("admin");
});
afterAll(() => product.close());

async function withRole(role: string): Promise<Caller> {
  const person = await product.person("Equipo");
  await product.owner.query("update users set role = $1 where id = $2", [role, person.userId]);
  product.product.sessions.forget();
  return person;
}

const send = (body: object, by: Caller = admin) =>
  by.post("/api/creditMovement", { businessId: shop.businessId, creditType: "gpt", totalPrice: 0, ...body });
const counters = async () => (await shop.owner.get(`/api/business/${shop.businessId}`)).body.data.counters;
const movements = async (more = "") =>
  (await shop.owner.get(`/api/creditMovement?businessId=${shop.businessId}${more}`)).body;

test("the team sends credits, and what each cost is the server's to say", async () => {
  const sent = await send({ amount: 1000, totalPrice: 1249, pricePerCredit: 1.25, balanceAfterMovement: 9 });
  expect([sent.status, sent.body.message]).toEqual([201, "Créditos enviados exitosamente"]);
  expect(sent.body.data).toMatchObject({
    type: "recharge",
    model: "gpt_model",
    amount: 1000,
    totalPrice: 1249,
    pricePerCredit: 1.249,
    balanceAfterMovement: 1000,
    channelRenewalStatus: { success: true },
  });
  const gift = await send({ amount: 50, totalPrice: 0, creditType: "reasoning" });
  expect(gift.body.message).toBe("Créditos enviados exitosamente (gratis)");
  expect(await counters()).toMatchObject({ gptModel: 1000, reasoningModel: 50 });
  const taken = await send({ amount: 10, type: "extract", creditType: "reasoning" });
  expect(taken.body).toMatchObject({ message: "Créditos extraídos exitosamente", data: { balanceAfterMovement: 40 } });
  const { data } = await movements();
  expect(data.map((each: { type: string; amount: number }) => `${each.type} ${each.amount}`)).toEqual([
    "extract 10",
    "recharge 50",
    "recharge 1000",
  ]);
  expect((await movements("&creditType=gpt")).data).toHaveLength(1);
  const first = await movements("&limit=2");
  expect((await movements(`&limit=2&after=${first.next}`)).data).toHaveLength(1);
});

test("the same key is the same movement, however many send it at once", async () => {
  const before = (await counters()).gptModel;
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send({ amount: 7, key })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);
  expect((await counters()).gptModel).toBe(before + 7);
});

test("the same Idempotency-Key is the same movement; a date of before is kept, and what a credit cost is compared", async () => {
  const before = (await counters()).gptModel;
  const date = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const body = { businessId: shop.businessId, amount: 8, totalPrice: 4, pricePerCredit: 0.5, partnerId: null, date };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.post("/api/creditMovement", body, { "idempotency-key": "envio-1" })),
  );
  expect(new Set(answers.map(({ status, body: said }) => `${status} ${said.data._id}`)).size).toBe(1);
  expect(answers[0]?.body.data).toMatchObject({ date, totalPrice: 4, pricePerCredit: 0.5 });
  expect((await counters()).gptModel).toBe(before + 8);
});

test("nobody takes more than there is, also at once", async () => {
  const before = (await counters()).reasoningModel;
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => send({ amount: 9, type: "extract", creditType: "reasoning" })),
  );
  const taken = tries.filter(({ status }) => status === 201).length;
  expect(taken).toBe(Math.floor(before / 9));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(20 - taken);
  expect((await counters()).reasoningModel).toBe(before - 9 * taken);
  const refused = await send({ amount: 900, type: "extract", creditType: "reasoning" });
  expect(refused.body.errors[0].path).toBe("amount");
});

test("only the team sends; what is wrong is said of its field", async () => {
  const partner = await withRole("partner");
  expect((await send({ amount: 5 }, shop.owner)).status).toBe(403);
  expect((await send({ amount: 5 }, partner)).status).toBe(404);
  expect((await send({ amount: 5 }, product.anonymous)).status).toBe(401);
  const wrong: [object, string | undefined, number][] = [
    [{ amount: 0 }, "amount", 400],
    [{ amount: -5 }, "amount", 400],
    [{ amount: 1.5 }, "amount", 400],
    [{}, "amount", 400],
    [{ amount: 5, totalPrice: -1 }, "totalPrice", 400],
    [{ amount: 5, totalPrice: undefined }, "totalPrice", 400],
    [{ amount: 5, totalPrice: 10, pricePerCredit: 1 }, "pricePerCredit", 422],
    [{ amount: 5, date: new Date(Date.now() + 86_400_000).toISOString() }, "date", 400],
    [{ amount: 5, date: "ayer" }, "date", 400],
    [{ amount: 5, partnerId: newId() }, "partnerId", 404],
    [{ amount: 5, creditSource: "prepay" }, "creditSource", 422],
    [{ amount: 5, subscriptionId: "sub_1" }, "subscriptionId", 422],
    [{ amount: 5, creditType: "oro" }, "creditType", 400],
    [{ amount: 5, type: "partner_recharge" }, "partnerId", 400],
    [{ amount: 5, businessId: newId() }, "businessId", 404],
    [{ amount: 5, businessId: null }, "businessId", 400],
  ];
  for (const [body, path, status] of wrong) {
    const answer = await send(body);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([status, path]);
  }
});

test("a renewal counts from today or is added to what is left", async () => {
  const end = async () => (await shop.owner.get(`/api/business/${shop.businessId}`)).body.data.endSubscription;
  const before = Date.parse(await end());
  await send({ amount: 1, renewalDuration: "15days" });
  expect(Date.parse(await end()) - before).toBe(15 * 86_400_000);
  await send({ amount: 1, renewalDuration: "15days", resetDate: true });
  expect(Math.abs(Date.parse(await end()) - Date.now() - 15 * 86_400_000)).toBeLessThan(60_000);
});

test("the owner says when to be warned, in either spelling of the fields", async () => {
  const path = `/api/business/${shop.businessId}`;
  const saved = await shop.owner.patch(path, {
    "counters.lowCreditThreshold": 20,
    "counters.creditNotificationInterval": 48,
  });
  expect([saved.status, saved.body.message]).toEqual([200, "Configuración de créditos actualizada correctamente"]);
  expect(await counters()).toMatchObject({ lowCreditThreshold: 20, creditNotificationInterval: 48 });
  const nested = { counters: { lowCreditThreshold: 30, creditNotificationInterval: 24 } };
  expect((await shop.owner.patch(path, nested)).status).toBe(200);
  const said = async (counters: object) => {
    const { status, body } = await shop.owner.patch(path, { counters: { ...nested.counters, ...counters } });
    return [status, body.errors[0].path, body.errors[0].message];
  };
  expect(await said({ lowCreditThreshold: 0 })).toEqual([
    400,
    "counters.lowCreditThreshold",
    "El umbral mínimo es 1 crédito",
  ]);
  expect(await said({ lowCreditThreshold: 1001 })).toContain("El umbral máximo es 1000 créditos");
  expect(await said({ creditNotificationInterval: 169 })).toContain("El intervalo máximo es 168 horas");
  expect((await shop.owner.patch(path, {})).status).toBe(400);
  const stranger = await makeShop(product);
  expect((await stranger.owner.patch(path, nested)).status).toBe(404);
  const balance = await shop.owner.get(`/api/creditBalance?businessId=${shop.businessId}`);
  expect(balance.body.data).toMatchObject({ lowCreditThreshold: 30, paymentMode: "credits", tolerance: null, low: [] });
});

test("what stands in the ledger stays, and no balance is written beside it, whoever tries", async () => {
  await giveCredits(product.owner, shop.businessId, 1);
  const tries = [
    "update credit_transfers set amount = 1 where business_id = $1",
    "delete from credit_transfers where business_id = $1",
    "update credit_accounts set balance = balance + 1 where business_id = $1",
    "insert into credit_accounts (business_id, model, account, balance) values ($1, 'gpt_model', 'tolerance', 5)",
  ];
  for (const text of tries) await expect(product.owner.query(text, [shop.businessId])).rejects.toThrow(/credit_/);
});
