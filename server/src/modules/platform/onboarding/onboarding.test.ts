import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product?.close());

const SELLS = { services: true, products: false, courses: false, properties: false };
const START = { place: "start", businessId: null, counts: {}, sells: SELLS, trade: null };

test("a person goes on where they were, on whatever device, and nobody sees it of another", async () => {
  const ana = await product.person("Ana");
  const beto = await product.person("Beto");
  expect((await ana.get("/api/onboarding")).body.data).toMatchObject({ progress: null, updatedAt: null });
  expect((await ana.put("/api/onboarding", { progress: START })).status).toBe(200);
  const later = { ...START, place: "branch", counts: { branch: 3 }, trade: { id: "salon", version: 1 } };
  expect((await ana.put("/api/onboarding", { progress: later })).status).toBe(200);
  const read = await ana.get("/api/onboarding");
  expect(read.body.data).toMatchObject({ userId: ana.userId, progress: later });
  expect(read.body.data.updatedAt).not.toBeNull();
  expect((await beto.get("/api/onboarding")).body.data.progress).toBeNull();
});

test("the steps are taken in a business of one's own", async () => {
  const shop = await makeShop(product);
  const eva = await product.person("Eva");
  const progress = { ...START, place: "branch", businessId: shop.businessId };
  expect((await shop.owner.put("/api/onboarding", { progress })).status).toBe(200);
  const foreign = await eva.put("/api/onboarding", { progress });
  expect(foreign.status).toBe(404);
  expect(foreign.body.errors).toEqual([{ path: "progress.businessId", message: "No se encontró el negocio" }]);
});

test("a place, a count or a trade that there is not is refused with its field", async () => {
  const ana = await product.person("Ana");
  const refused = async (change: object) =>
    (await ana.put("/api/onboarding", { progress: { ...START, ...change } })).body.errors?.[0]?.path;
  expect(await refused({ place: "meta" })).toBe("progress.place");
  expect(await refused({ counts: { branch: 0 } })).toBe("progress.counts.branch");
  expect(await refused({ trade: { id: "circo", version: 1 } })).toBe("progress.trade.id");
});
