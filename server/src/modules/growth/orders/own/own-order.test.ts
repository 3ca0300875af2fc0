// The page of a product for strangers: what it shows, what can be ordered there, and how floods are stopped.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function publicProduct(quantity = 3, more: object = {}) {
  const { owner, businessId, branchId } = await makeShop(product);
  const settings = await owner.put("/api/reservation-settings", { businessId, settings: { isOn: true } });
  const search = new URL(settings.body.data.url).pathname.split("/").at(-1) as string;
  const images = [{ url: "https://ejemplo.mx/crema.jpg", type: "image", description: "Crema", caption: "" }];
  const fields = { businessId, name: "Crema", price: 180, description: "Para el cabello", unit: "pieza", images };
  const stock = quantity > 0 ? [{ branchId, quantity }] : [];
  const id = (await owner.post("/api/product", { product: { ...fields, stock, ...more } })).body.data._id as string;
  const stranger = product.anonymous;
  const path = `/api/reservar/${search}/product/${id}`;
  let last = 0;
  const order = (whatsapp: string, own: object = {}) => {
    const key = `clave-${businessId.slice(-6)}-${++last}`;
    const person = { name: "Ana Núñez", whatsapp, countryCode: "52" };
    return stranger.post(`${path}/order`, { order: { ...person, quantity: 1, key, ...own } });
  };
  const listed = async (): Promise<JsonBody[]> => (await owner.get(`/api/order?businessId=${businessId}`)).body.data;
  return { owner, businessId, search, id, stranger, path, order, listed };
}

test("a stranger reads the product and places a pending order as a contact, once, which holds its stock", async () => {
  const { stranger, path, order, listed } = await publicProduct();
  expect((await stranger.get(path)).body.data).toMatchObject({
    ...{ name: "Crema", price: 180, unit: "pieza", left: 3, images: ["https://ejemplo.mx/crema.jpg"] },
  });
  const own = { quantity: 2, key: "una-sola-clave", deliveryAddress: "Juárez 5", details: "Tocar" };
  const made = await order("2225550001", own);
  expect([made.status, made.body.data]).toEqual([
    201,
    { productName: "Crema", quantity: 2, total: 360, deliveryMethod: "delivery" },
  ]);
  expect((await order("2225550001", own)).body.data).toEqual(made.body.data);
  expect((await order("2225550009", { ...own, quantity: 1 })).status).toBe(409);
  expect(await listed()).toMatchObject([
    {
      ...{ clientName: "Ana Núñez", status: "pending", source: "page", total: 360, deliveryAddress: "Juárez 5" },
      details: "Pedido en línea: Ana Núñez. Número sin verificar. Tocar",
    },
  ]);
  expect((await stranger.get(path)).body.data.left).toBe(1);
});

test("eight strangers at once for the last piece: one gets it, the others hear why not", async () => {
  const { order, listed } = await publicProduct(1);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => order(`222555100${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message);
  expect(new Set(refused)).toEqual(new Set(["Crema está agotado."]));
  expect(await listed()).toHaveLength(1);
});

test("what is wrong is refused: no such product, an archived one, no price, a day that has passed", async () => {
  const { owner, id, search, stranger, path, order, listed } = await publicProduct(0);
  const other = await publicProduct();
  expect((await stranger.get(`/api/reservar/${search}/product/${other.id}`)).status).toBe(404);
  const wrong: [object, string][] = [
    [{ quantity: 0 }, "order.quantity"],
    [{ deliveryMethod: "delivery" }, "order.deliveryAddress"],
    [{ deliveryDate: "2020-01-01" }, "order.deliveryDate"],
    [{ key: "x" }, "order.key"],
  ];
  for (const [own, field] of wrong) {
    const { status, body } = await order("2225550002", own);
    expect([field, status, body.errors.map((error: JsonBody) => error.path)]).toEqual([field, 400, [field]]);
  }
  await owner.put(`/api/product/${id}`, { product: { price: 0 } });
  expect((await order("2225550002")).status).toBe(409);
  await owner.send("PATCH", `/api/product/${id}?archive=true`);
  expect([(await stranger.get(path)).status, (await order("2225550002")).status]).toEqual([404, 404]);
  expect(await listed()).toEqual([]);
});

test("one number has five pending orders at most, and one that is sent again and again is stopped", async () => {
  const { order } = await publicProduct(0);
  const statuses = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await order("2225550003")).status);
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(5).fill(409), 429, 429]);
});
