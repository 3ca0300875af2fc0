// The pots of partners over HTTP: recharged by the team, sent and taken back by their people, never below zero (D-12.3).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { makeAgency, SALON } from "../../../../../test/shops/agency.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { newId } from "../../../../kernel/id.ts";

let product: TestProduct;
let admin: Caller;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  admin = await product.person("Ada del equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  product.product.sessions.forget();
});
afterAll(() => product.close());

type Agency = { seller: Caller; partnerId: string; businessId: string };

async function agency(): Promise<Agency> {
  const { person: seller, partnerId } = await makeAgency(product);
  const made = await seller.post("/api/business", { business: SALON });
  expect(made.status).toBe(201);
  return { seller, partnerId, businessId: made.body.data._id };
}

const move = (by: Caller, { partnerId, businessId }: Agency, more: object) =>
  by.post("/api/creditMovement", {
    ...{ partnerId, businessId, type: "transfer", creditType: "gpt", creditSource: "prepay", totalPrice: 0 },
    ...more,
  });
const pots = async ({ seller, partnerId }: Agency) =>
  (await seller.get(`/api/partner/${partnerId}`)).body.data.counters;
const balance = async ({ seller, businessId }: Agency) =>
  (await seller.get(`/api/creditBalance?businessId=${businessId}`)).body.data;
const potMovements = async (by: Caller, query = "") => (await by.get(`/api/potMovement?${query}`)).body.data;

test("a partner begins with 500 'Sin fee' and 5000 'Con fee', and sends from the pot that it chooses", async () => {
  const one = await agency();
  expect(await pots(one)).toEqual({ prepayCredits: 500, soldCredits: 5000 });
  const sent = await move(one.seller, one, { amount: 120, totalPrice: 100, pricePerCredit: 0.8333, date: null });
  expect([sent.status, sent.body.message]).toEqual([201, "Créditos enviados exitosamente"]);
  expect(sent.body.data).toMatchObject({
    ...{ type: "transfer", partnerId: one.partnerId, businessId: one.businessId, creditSource: "prepay", amount: 120 },
    ...{ totalPrice: 100, pricePerCredit: 0.8333, balanceAfterMovement: 120 },
    channelRenewalStatus: { success: true, message: "" },
  });
  const free = await move(one.seller, one, { amount: 30, creditType: "reasoning", creditSource: "sold" });
  expect(free.body.message).toBe("Créditos enviados exitosamente (gratis)");
  expect(await pots(one)).toEqual({ prepayCredits: 380, soldCredits: 4970 });
  expect(await balance(one)).toMatchObject({ gptModel: 120, reasoningModel: 30 });
  const list = await potMovements(one.seller);
  expect(list.map((each: JsonBody) => `${each.type} ${each.creditSource} ${each.amount} ${each.businessName}`)).toEqual(
    [
      "partner_transfer sold 30 Salón Ágata",
      "partner_transfer prepay 120 Salón Ágata",
      ...["partner_recharge sold 5000 ", "partner_recharge prepay 500 "],
    ],
  );
  const shown = (await one.seller.get(`/api/creditMovement?businessId=${one.businessId}&type=transfer`)).body.data;
  expect(shown).toHaveLength(2);
  const { creditsTransferred } = (await one.seller.get(`/api/partner/${one.partnerId}`)).body.data;
  expect(creditsTransferred).toEqual({ total: 150, gpt: 120, reasoning: 30 });
  const board = (await one.seller.get("/api/partnerLeaderboard")).body.data;
  expect(board.find(({ _id }: JsonBody) => _id === one.partnerId)).toMatchObject({ users: 1, creditsTransferred });
});

test("the team recharges a pot; its people cannot, and nobody mints", async () => {
  const one = await agency();
  const recharge = { businessId: null, type: "partner_recharge", amount: 1000, totalPrice: 400, pricePerCredit: 0.4 };
  const refused = await move(one.seller, one, recharge);
  expect([refused.status, refused.body.errors]).toEqual([
    403,
    [{ path: "type", message: "Solo el equipo de Mostrador recarga el saldo de un partner" }],
  ]);
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 6 }, () => move(admin, one, { ...recharge, key })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?._id}`)).size).toBe(1);
  expect(answers[0]?.body.data).toMatchObject({
    ...{ type: "partner_recharge", businessId: null, partnerId: one.partnerId, creditSource: "prepay" },
    ...{ amount: 1000, totalPrice: 400, pricePerCredit: 0.4, balanceAfterMovement: 1500 },
  });
  expect(await pots(one)).toEqual({ prepayCredits: 1500, soldCredits: 5000 });
  expect((await move(admin, one, { ...recharge, businessId: one.businessId })).body.errors[0].path).toBe("businessId");
});

test("50 sends at once from one pot: as many as it holds, no pot and no business is a credit off", async () => {
  const one = await agency();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      move(index % 2 === 0 ? one.seller : admin, one, {
        amount: 30,
        creditType: index % 3 === 0 ? "reasoning" : "gpt",
      }),
    ),
  );
  const done = answers.filter(({ status }) => status === 201);
  const short = answers.filter(({ status }) => status === 422);
  expect([done.length, short.length]).toEqual([16, 34]);
  expect(short[0]?.body.errors).toEqual([{ path: "amount", message: "No hay suficientes créditos en 'Sin fee'" }]);
  expect(await pots(one)).toEqual({ prepayCredits: 20, soldCredits: 5000 });
  const { gptModel, reasoningModel } = await balance(one);
  expect(gptModel + reasoningModel).toBe(480);
  expect((await product.owner.query("select * from partner_pot_differences()")).rows).toEqual([]);
});

test("the same key is the same send, and is not another's", async () => {
  const one = await agency();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 8 }, () => move(one.seller, one, { amount: 10, key })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?._id}`)).size).toBe(1);
  expect(await pots(one)).toMatchObject({ prepayCredits: 490 });
  const second = await one.seller.post("/api/business", { business: SALON });
  const elsewhere = await move(one.seller, { ...one, businessId: second.body.data._id }, { amount: 10, key });
  expect([elsewhere.status, elsewhere.body.errors[0].path]).toEqual([422, "key"]);
  expect((await balance({ ...one, businessId: second.body.data._id })).gptModel).toBe(0);
});

test("extraction gives back to the pot, at most what that pot sent and the business still has", async () => {
  const one = await agency();
  await admin.post("/api/creditMovement", { businessId: one.businessId, amount: 70, totalPrice: 0 });
  await move(one.seller, one, { amount: 40 });
  const back = { type: "business_extract" };
  const wrong = await move(one.seller, one, { ...back, amount: 41 });
  expect([wrong.status, wrong.body.errors[0].message]).toEqual([
    422,
    "Solo puedes extraer los créditos GPT que envió 'Sin fee'",
  ]);
  expect((await move(one.seller, one, { ...back, amount: 5, creditSource: "sold" })).status).toBe(422);
  const taken = await move(one.seller, one, { ...back, amount: 25 });
  expect([taken.status, taken.body.message]).toEqual([201, "Créditos extraídos exitosamente"]);
  expect(taken.body.data).toMatchObject({ type: "business_extract", balanceAfterMovement: 85 });
  expect(await pots(one)).toMatchObject({ prepayCredits: 485 });
  expect((await move(one.seller, one, { ...back, amount: 16 })).status).toBe(422);
});

test("what comes back to 'Con fee' and is sent again is charged once", async () => {
  const one = await agency();
  const sold = { creditSource: "sold" };
  await move(one.seller, one, { ...sold, amount: 100 });
  await move(one.seller, one, { ...sold, amount: 60, type: "business_extract" });
  await move(one.seller, one, { ...sold, amount: 80 });
  const { rows } = await product.owner.query(
    "select amount, usage from partner_credit_movements where partner_id = $1 and type = 'partner_transfer' order by id",
    [one.partnerId],
  );
  expect(rows.map(({ amount, usage }) => [Number(amount), Number(usage)])).toEqual([
    [100_000, 100_000],
    [80_000, 20_000],
  ]);
});

test("another partner's pots and businesses are not there, and what is wrong is said of its field", async () => {
  const one = await agency();
  const other = await agency();
  const nobody = await product.person("Sin partner");
  const tries: [Caller, object, number, string | undefined][] = [
    [other.seller, { amount: 1 }, 404, "partnerId"],
    [other.seller, { amount: 1, partnerId: other.partnerId }, 404, "businessId"],
    [other.seller, { amount: 1, partnerId: undefined }, 404, "businessId"],
    [one.seller, { amount: 1, businessId: other.businessId }, 404, "businessId"],
    [admin, { amount: 1, businessId: other.businessId }, 422, "businessId"],
    [admin, { amount: 1, partnerId: newId() }, 404, "partnerId"],
    [admin, { amount: 1, partnerId: null }, 400, "partnerId"],
    [one.seller, { amount: 1, creditSource: undefined }, 400, "creditSource"],
    [one.seller, { amount: 1, creditSource: "gratis" }, 400, "creditSource"],
    [one.seller, { amount: 1, totalPrice: undefined }, 400, "totalPrice"],
    [one.seller, { amount: -1 }, 400, "amount"],
    [one.seller, { amount: 10, totalPrice: 10, pricePerCredit: 0.5 }, 422, "pricePerCredit"],
    [one.seller, { amount: 1, businessId: null }, 400, "businessId"],
    [one.seller, { amount: 1, type: "regalo" }, 400, "type"],
    [nobody, { amount: 1 }, 403, undefined],
    [product.anonymous, { amount: 1 }, 401, undefined],
  ];
  for (const [by, more, status, path] of tries) {
    const answer = await move(by, one, more);
    expect([answer.status, answer.body.errors?.[0]?.path], JSON.stringify(more)).toEqual([status, path]);
  }
  expect(await pots(one)).toEqual({ prepayCredits: 500, soldCredits: 5000 });
  expect(await potMovements(other.seller, `partnerId=${other.partnerId}`)).toHaveLength(2);
  expect((await other.seller.get(`/api/potMovement?partnerId=${one.partnerId}`)).status).toBe(404);
  expect((await nobody.get("/api/potMovement")).status).toBe(403);
});

test("a list is narrowed by partner, business, type and pot, in pages", async () => {
  const one = await agency();
  for (const amount of [1, 2, 3]) await move(one.seller, one, { amount });
  expect(await potMovements(admin, `partnerId=${one.partnerId}&businessId=${one.businessId}`)).toHaveLength(3);
  expect(await potMovements(admin, `partnerId=${one.partnerId}&type=partner_recharge`)).toHaveLength(2);
  expect(await potMovements(one.seller, "creditSource=sold")).toHaveLength(1);
  const first = (await one.seller.get("/api/potMovement?limit=3")).body;
  const second = (await one.seller.get(`/api/potMovement?limit=3&after=${first.next}`)).body;
  expect([...first.data, ...second.data].map(({ _id }: JsonBody) => _id)).toHaveLength(5);
  expect(second.next).toBeNull();
});

test("a renewal of a partner moves the end of the business, and nobody writes a pot by hand", async () => {
  const one = await agency();
  const end = async () =>
    Date.parse((await one.seller.get(`/api/business/${one.businessId}`)).body.data.endSubscription);
  const before = await end();
  await move(one.seller, one, { amount: 1, renewalDuration: "15days" });
  expect((await end()) - before).toBe(15 * 86_400_000);
  const write = product.owner.query("update partner_pots set balance = 9 where partner_id = $1", [one.partnerId]);
  await expect(write).rejects.toThrow("written by its movements");
});
