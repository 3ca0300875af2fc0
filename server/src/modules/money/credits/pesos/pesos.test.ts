// The balance in pesos over HTTP: sent by the team once for each key, never below zero, written by its movements alone.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { newId } from "../../../../kernel/id.ts";

let product: TestProduct;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct();
  shop = await makeShop(product);
  admin = await product.person("Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  product.product.sessions.forget();
});
afterAll(() => product.close());

const send = (body: object, by: Caller = admin) =>
  by.post("/api/pesoMovement", { businessId: shop.businessId, ...body });
const movements = async (more = "") =>
  (await shop.owner.get(`/api/pesoMovement?businessId=${shop.businessId}${more}`)).body.data;
const counted = async () => (await shop.owner.get(`/api/business/${shop.businessId}`)).body.data.counters.balanceMXN;

test("the team sends pesos and takes them back, and the balance is told everywhere", async () => {
  const sent = await send({ amount: 500.5, note: "Por transferencia" });
  expect([sent.status, sent.body.message]).toEqual([201, "Saldo enviado"]);
  expect(sent.body.data).toMatchObject({
    ...{ type: "recharge", amount: 500.5, balanceAfterMovement: 500.5, note: "Por transferencia" },
    ...{ conversion: null, isUnpaid: false },
  });
  const taken = await send({ amount: 100, type: "extract" });
  expect(taken.body).toMatchObject({ message: "Saldo extraído", data: { balanceAfterMovement: 400.5 } });
  expect(await counted()).toBe(400.5);
  const { data } = (await shop.owner.get(`/api/creditBalance?businessId=${shop.businessId}`)).body;
  expect(data).toMatchObject({ balanceMXN: 400.5, paymentLevel: 1, pricePerConversion: 25 });
  expect((await movements()).map(({ type }: { type: string }) => type)).toEqual(["extract", "recharge"]);
  expect(await movements("&type=recharge")).toHaveLength(1);
});

test("the same key is the same movement, and no caller takes more than there is", async () => {
  const before = await counted();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({ amount: 10, key })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);
  expect(await counted()).toBe(before + 10);
  const half = Math.ceil(before / 2) + 10;
  const both = await Promise.all([1, 2, 3].map(() => send({ amount: half, type: "extract" })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(both.find(({ status }) => status === 422)?.body.errors).toEqual([
    { path: "amount", message: "El negocio tiene menos saldo" },
  ]);
});

test.each([
  [{ amount: 0 }, 400, "amount", "La cantidad debe ser mayor a 0"],
  [{ amount: "1,000" }, 400, "amount", "La cantidad debe ser un número sin comas, como 1234.50"],
  [{ amount: 1.005 }, 400, "amount", "La cantidad lleva hasta dos decimales"],
  [{ amount: 1e9 }, 400, "amount", "Son demasiados pesos"],
  [{ amount: 5, type: "conversion" }, 400, "type", "El tipo de movimiento no es uno de los conocidos"],
  [{ amount: 5, businessId: newId() }, 404, "businessId", "No se encontró el negocio"],
])("%j is refused", async (body, status, path, message) => {
  const answer = await send(body);
  expect([answer.status, answer.body.errors]).toEqual([status, [{ path, message }]]);
});

test("owners and strangers send nothing", async () => {
  expect((await send({ amount: 5 }, shop.owner)).status).toBe(403);
  const stranger = await makeShop(product);
  expect((await stranger.owner.get(`/api/pesoMovement?businessId=${shop.businessId}`)).status).toBe(404);
});

test("nobody changes a movement or a balance, with any right", async () => {
  for (const text of [
    "update peso_movements set amount = 1 where business_id = $1",
    "delete from peso_movements where business_id = $1",
    "update peso_accounts set balance = 1 where business_id = $1",
  ])
    await expect(product.owner.query(text, [shop.businessId])).rejects.toThrow();
});
