// How many products a plan allows: one at a time and in bulk, new ones and restored ones.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const register = ({ owner, businessId }: Shop, name: string, price = 100) =>
  owner.post("/api/product", { product: { businessId, name, description: "Para el cabello", price } });

async function shopWithPlan(most: number): Promise<Shop> {
  const shop = await makeShop(product);
  const plan = "insert into plan_limits (business_id, name, most) values ($1, 'products', $2)";
  await product.owner.query(plan, [shop.businessId, most]);
  return shop;
}

test("of many that are registered at once, as many stay as the plan allows; the others say what to do", async () => {
  const shop = await shopWithPlan(3);
  const answers = await Promise.all(["Uno", "Dos", "Tres", "Cuatro", "Cinco"].map((name) => register(shop, name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  const message = "Tu plan permite hasta 3 productos. Archiva o elimina uno, o mejora tu plan.";
  expect(refused?.body).toMatchObject({
    message,
    errors: [{ path: "product", message }],
    data: { limit: 3, link: "/precios" },
  });
});

test("one in the archive leaves its place, and comes back only where there is one", async () => {
  const shop = await shopWithPlan(1);
  const first = (await register(shop, "Primero")).body.data;
  expect((await shop.owner.patch(`/api/product/${first._id}?archive=true`, undefined)).status).toBe(200);
  expect((await shop.owner.patch(`/api/product/${first._id}`, undefined)).status).toBe(200);
  expect((await shop.owner.patch(`/api/product/${first._id}?archive=true`, undefined)).status).toBe(200);
  expect((await register(shop, "Segundo")).status).toBe(201);
  expect((await shop.owner.patch(`/api/product/${first._id}`, undefined)).status).toBe(422);
  // existing ones can still be edited and archived
  expect((await shop.owner.put(`/api/product/${first._id}`, { product: { price: 5 } })).status).toBe(200);
});

test("a list says the totals of all that it finds, with the room of the plan, where it is asked for them", async () => {
  const shop = await shopWithPlan(10);
  for (const name of ["Crema", "Crema grande", "Tijeras"]) await register(shop, name);
  const list = async (query = "") =>
    (await shop.owner.get(`/api/product?businessId=${shop.businessId}&limit=1${query}`)).body;
  expect(await list()).not.toHaveProperty("totals");
  expect((await list("&totals=true")).totals).toEqual({ count: 3, sums: {}, limit: { most: 10, used: 3 } });
  expect((await list("&totals=true&search=crema")).totals).toMatchObject({ count: 2, limit: { used: 3 } });
  expect((await list("&totals=quizá")).errors).toEqual([{ path: "totals", message: "Debe ser true o false" }]);
});

test("without a plan the usual 150 hold", async () => {
  const shop = await makeShop(product);
  const { totals } = (await shop.owner.get(`/api/product?businessId=${shop.businessId}&totals=true`)).body;
  expect(totals).toEqual({ count: 0, sums: {}, limit: { most: 150, used: 0 } });
});
