// Orders hold stock: what is counted leaves the ledger when an order is placed, once, and comes back when it is
// cancelled in any way.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { HOURS } from "../../../../test/shops/shop.ts";
import { makeTalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function stockedShop(quantity: number) {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const { owner, businessId, branchId } = shop;
  const made = async (name: string, stock?: object[]): Promise<string> => {
    const fields = { businessId, name, price: 180, customId: name, description: "Para el cabello", unit: "pieza" };
    return (await owner.post("/api/product", { product: { ...fields, ...(stock && { stock }) } })).body.data._id;
  };
  const [cream, gel] = [await made("CREMA", [{ branchId, quantity }]), await made("GEL")];
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2221230001" } });
  const clientId = client.body.data._id as string;
  const order = (items: object[], more: object = {}) =>
    owner.post("/api/order", { order: { businessId, clientId, branchId, items, ...more } });
  const left = async (id = cream): Promise<number[]> =>
    (await owner.get(`/api/product/${id}`)).body.data.stock.map((line: JsonBody) => line.quantity);
  const movements = async (): Promise<JsonBody[]> =>
    (await owner.get(`/api/stockMovement?businessId=${businessId}`)).body.data.toReversed();
  const cancel = (id: string) => owner.put(`/api/order/${id}`, { status: "canceled" });
  return { ...shop, cream, gel, clientId, order, left, movements, cancel };
}

test("placing takes what is counted, cancelling gives it back once, and what was delivered stays out", async () => {
  const shop = await stockedShop(5);
  const items = [
    { productId: shop.cream, quantity: 2 },
    { productId: shop.gel, quantity: 9 },
  ];
  const [one, two] = [(await shop.order(items)).body.data, (await shop.order(items)).body.data];
  expect(one.items.map(({ missing }: JsonBody) => missing)).toEqual([0, 0]);
  expect([await shop.left(), await shop.left(shop.gel)]).toEqual([[1], []]);
  expect((await shop.movements()).slice(1)).toMatchObject([
    { orderId: one._id, type: "out", quantity: 2, customId: `PED-${one._id.slice(-5)}`, branchName: "Centro" },
    { orderId: two._id, type: "out", quantity: 2 },
  ]);
  await Promise.all([shop.cancel(one._id), shop.cancel(one._id), shop.cancel(one._id)]);
  expect((await shop.cancel(one._id)).status).toBe(200);
  await shop.owner.put(`/api/order/${two._id}`, { status: "delivered" });
  expect(await shop.left()).toEqual([3]);
  expect((await shop.movements()).slice(3)).toMatchObject([{ orderId: one._id, type: "in", quantity: 2 }]);
});

test("of eight orders for the last piece at the same moment exactly one gets it; the others say what is missing", async () => {
  const shop = await stockedShop(1);
  const orders = await Promise.all(
    Array.from({ length: 8 }, () => shop.order([{ productId: shop.cream, quantity: 1 }])),
  );
  expect(orders.map(({ status }) => status)).toEqual(Array(8).fill(201));
  const missing = orders.map(({ body }) => body.data.items[0].missing);
  expect(missing.sort()).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
  expect(await shop.left()).toEqual([-7]);
  for (const { body } of orders) await shop.cancel(body.data._id);
  expect(await shop.left()).toEqual([1]);
});

test("an order without a branch takes of the branches that have it", async () => {
  const shop = await stockedShop(1);
  const { owner, businessId, cream: productId } = shop;
  const place = { address: "Calle 2 Norte 8, Centro", city: "Puebla", state: "Puebla", country: "México" };
  const branch = { businessId, name: "Norte", ...place, schedules: HOURS };
  const branchId = (await owner.post("/api/branch", { branch })).body.data._id;
  const stockMovement = { businessId, branchId, productId, quantity: 3, type: "in" };
  await owner.post("/api/stockMovement", { stockMovement });
  const { body } = await shop.order([{ productId, quantity: 4 }], { branchId: null });
  expect([body.data.items[0].missing, await shop.left()]).toEqual([0, [0, 0]]);
  await shop.cancel(body.data._id);
  expect((await shop.left()).sort()).toEqual([1, 3]);
});

test("with a deleted contact what its pending orders hold comes back, and what was delivered does not", async () => {
  const shop = await stockedShop(6);
  const ordered = async (quantity: number) =>
    (await shop.order([{ productId: shop.cream, quantity }])).body.data._id as string;
  const [, delivered] = [await ordered(2), await ordered(3)];
  await shop.owner.put(`/api/order/${delivered}`, { status: "delivered" });
  expect((await shop.owner.delete(`/api/client/${shop.clientId}`)).status).toBe(200);
  await eventually(async () => expect(await shop.left()).toEqual([3]), 15_000);
});

test("a cart of WhatsApp takes its stock, and says what is missing", async () => {
  const shop = await stockedShop(3);
  const items = [2, 2].map((quantity) => ({ productId: "CREMA", quantity, price: 170 }));
  const { from } = shop.customer();
  await world.sandbox.write({ to: shop.phoneNumberId, from, name: "Eva", type: "order", order: { items } });
  const [order] = await eventually(async () => {
    const { body } = await shop.owner.get(`/api/order?businessId=${shop.businessId}`);
    expect(body.data).toHaveLength(1);
    return body.data;
  }, 15_000);
  expect(order.items.map(({ missing }: JsonBody) => missing)).toEqual([0, 1]);
  expect(await shop.left()).toEqual([-1]);
});
