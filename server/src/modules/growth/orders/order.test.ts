// Orders by hand and from the cart of WhatsApp: at the price of that moment, closed once, in the history, and separate
// for each business.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeTalkingShop, type TalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function sellingShop() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const { owner, businessId } = shop;
  const product = async (name: string, price: number, customId = "") =>
    (
      await owner.post("/api/product", {
        product: { businessId, name, price, customId, description: "Para el cabello", unit: "pieza" },
      })
    ).body.data._id as string;
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2221230001" } });
  return {
    ...shop,
    cream: await product("Crema para peinar", 180, "CREMA"),
    gift: await product("Muestra", 0),
    clientId: client.body.data._id as string,
    product,
  };
}
type Shop = Awaited<ReturnType<typeof sellingShop>>;

const ordered = ({ owner, businessId, clientId, cream }: Shop, more: object = {}) =>
  owner.post("/api/order", { order: { businessId, clientId, items: [{ productId: cream, quantity: 2 }], ...more } });

const listed = async (
  { owner, businessId }: Pick<TalkingShop, "owner" | "businessId">,
  query = "",
): Promise<JsonBody[]> => {
  const { status, body } = await owner.get(`/api/order?businessId=${businessId}${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};

test("an order keeps the prices of its moment, is narrowed by status and contact, and tells its delivery", async () => {
  const shop = await sellingShop();
  const items = [
    { productId: shop.cream, quantity: 2 },
    { productId: shop.gift, quantity: 1 },
  ];
  const delivery = { deliveryDate: "2026-12-01", deliveryTime: "17:30", deliveryAddress: "Juárez 5", details: "Tocar" };
  const { status, body } = await ordered(shop, { items, ...delivery, branchId: shop.branchId });
  expect([status, body.message]).toEqual([201, "Pedido registrado correctamente"]);
  expect(body.data).toMatchObject({
    ...{ status: "pending", source: "person", clientName: "Ana", total: 360, currency: "MXN", ...delivery },
    items: [
      { productId: shop.cream, name: "Crema para peinar", quantity: 2, price: 180 },
      { productId: shop.gift, name: "Muestra", quantity: 1, price: null },
    ],
  });
  await shop.owner.put(`/api/product/${shop.cream}`, { product: { price: 999, name: "Otra" } });
  expect(await listed(shop, `&clientId=${shop.clientId}&status=pending`)).toEqual([body.data]);
  expect(await listed(shop, "&status=delivered")).toEqual([]);
  expect((await shop.owner.delete(`/api/product/${shop.cream}`)).body.message).toContain("se archivó");
  expect((await ordered(shop)).body.errors).toEqual([
    { path: "order.items.0.productId", message: "Ese producto está archivado" },
  ]);
});

test("it is delivered or cancelled once; what is settled is not changed any more; each stands in the history", async () => {
  const shop = await sellingShop();
  const [one, other] = [(await ordered(shop)).body.data, (await ordered(shop)).body.data];
  const put = (id: string, body: object) => shop.owner.put(`/api/order/${id}`, body);
  const moved = await put(one._id, { deliveryAddress: "Reforma 10", updatedAt: one.updatedAt });
  expect([moved.body.data.deliveryAddress, moved.body.data.status]).toEqual(["Reforma 10", "pending"]);
  expect((await put(one._id, { details: "Tarde", updatedAt: one.updatedAt })).status).toBe(409);
  const delivered = await put(one._id, { status: "delivered" });
  expect([delivered.body.message, delivered.body.data.status]).toEqual(["Pedido entregado", "delivered"]);
  expect((await put(one._id, { status: "delivered" })).status).toBe(200);
  for (const edit of [{ status: "canceled" }, { status: "pending" }, { details: "Más" }]) {
    const { status, body } = await put(one._id, edit);
    expect([status, body.message]).toEqual([409, "Este pedido ya se entregó: ya no se puede cambiar"]);
  }
  const both = await Promise.all(["delivered", "canceled"].map((status) => put(other._id, { status })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const history = (await shop.owner.get(`/api/audit?businessId=${shop.businessId}`)).body.data.entries;
  const told = history
    .filter(({ action }: JsonBody) => action.startsWith("order."))
    .map(({ summary }: JsonBody) => summary);
  expect(told).toContain("Entregó un pedido (2 productos, $360.00 MXN)");
  expect(told.filter((summary: string) => summary.startsWith("Registró un pedido"))).toHaveLength(2);
});

test.each([
  [{ items: [] }, "order.items", "Agrega al menos un producto"],
  [{ deliveryDate: "mañana" }, "order.deliveryDate", "La fecha debe tener la forma AAAA-MM-DD"],
  [{ deliveryTime: "25:00" }, "order.deliveryTime", "La hora debe tener la forma HH:mm"],
  [{ details: "a".repeat(501) }, "order.details", "Los detalles deben tener máximo 500 caracteres"],
])("%o is refused by name", async (wrong, path, message) => {
  const shop = await sellingShop();
  const { status, body } = await ordered(shop, wrong);
  expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  expect(await listed(shop)).toEqual([]);
});

test("wrong lines are refused, and nobody orders for, or of, another business", async () => {
  const [shop, other] = [await sellingShop(), await sellingShop()];
  const line = { productId: shop.cream, quantity: 1 };
  const lines: [object[], number][] = [
    [[{ ...line, quantity: 0 }], 400],
    [[{ ...line, quantity: 1.5 }], 400],
    [[line, line], 400],
    [[{ ...line, productId: other.cream }], 404],
  ];
  for (const [items, status] of lines) expect((await ordered(shop, { items })).status).toBe(status);
  expect((await ordered(shop, { clientId: other.clientId })).status).toBe(404);
  expect((await ordered(shop, { branchId: other.branchId })).status).toBe(404);
  expect(await listed(shop)).toEqual([]);
  const { _id } = (await ordered(other)).body.data;
  expect((await shop.owner.put(`/api/order/${_id}`, { status: "canceled" })).status).toBe(404);
  expect((await listed(other))[0].status).toBe("pending");
});

test("of a deleted contact nothing waits any more, and no order tells where they live", async () => {
  const shop = await sellingShop();
  const { owner, businessId, branchId, clientId } = shop;
  // a money movement keeps the row of the contact
  const movement = { businessId, branchId, clientId, amount: 10 };
  expect((await owner.post("/api/moneyMovement", { moneyMovement: movement })).status).toBe(201);
  await ordered(shop, { deliveryAddress: "Juárez 5", details: "Tocar el timbre" });
  expect((await owner.delete(`/api/client/${clientId}`)).status).toBe(200);
  await eventually(async () => {
    const orders = await listed(shop);
    expect(orders).toMatchObject([
      { status: "canceled", deliveryAddress: "", details: "", clientName: "Contacto eliminado" },
    ]);
  }, 15_000);
});

test("the cart of WhatsApp becomes an order once, at the prices that it told; what nobody knows is said", async () => {
  const shop = await sellingShop();
  const ana = shop.customer();
  const items = [
    { productId: "crema", quantity: 2, price: 170.5 },
    { productId: "XYZ-9", quantity: 1, price: 60 },
  ];
  await world.sandbox.write({ to: shop.phoneNumberId, from: ana.from, name: "Ana", type: "order", order: { items } });
  const [order] = await eventually(async () => {
    const found = await listed(shop);
    expect(found).toHaveLength(1);
    return found;
  }, 15_000);
  expect(order).toMatchObject({ status: "pending", source: "whatsapp", total: 401, threadId: expect.any(String) });
  expect(order.items).toMatchObject([
    { productId: shop.cream, name: "Crema para peinar", quantity: 2, price: 170.5 },
    { productId: null, name: "Producto desconocido (XYZ-9)", quantity: 1, price: 60 },
  ]);
  const again = await world.product.owner.query(
    "update pgboss.job set state = 'created', completed_on = null, start_after = now() where name like 'cart-received%'",
  );
  expect(again.rowCount).toBe(1);
  await world.sandbox.write({ to: shop.phoneNumberId, from: ana.from, name: "Ana", type: "order", order: { items } });
  await eventually(async () => expect(await listed(shop)).toHaveLength(2), 15_000);
});
