import { afterAll, beforeAll, expect, test } from "vitest";
import { png, upload } from "../../../../test/sample-files.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const CREAM = { name: "Crema para peinar", description: "Para rizos, 250 ml", price: 180, unit: "pieza" };

test("a product is made with its picture, read, searched and edited", async () => {
  const { owner, businessId } = await makeShop(product);
  const { url } = (await upload(owner, png(), "crema.png")).body.data;
  const made = await owner.post("/api/product", { product: { businessId, ...CREAM, images: [{ url }] } });
  expect([made.status, made.body.message]).toEqual([201, "Producto registrado correctamente"]);
  expect(made.body.data).toMatchObject({ ...CREAM, stock: [], isArchived: false, images: [{ url, type: "image" }] });
  const kept = await owner.delete(`/api/cloudinary?url=${encodeURIComponent(url)}`);
  expect(kept.status).toBe(409);
  const found = await owner.get(`/api/product?businessId=${businessId}&search=peinar`);
  expect(found.body.data.map(({ name }: { name: string }) => name)).toEqual([CREAM.name]);
  const edited = await owner.put(`/api/product/${made.body.data._id}`, { product: { price: 195, images: [] } });
  expect(edited.body.data).toMatchObject({ price: 195, images: [] });
  expect((await owner.delete(`/api/cloudinary?url=${encodeURIComponent(url)}`)).status).toBe(200);
});

test.each([
  [{ price: undefined }, "product.price", "Este campo es requerido"],
  [{ price: 1_000_000 }, "product.price", "El precio lleva de 1 a 6 dígitos"],
  [{ price: 10.5 }, "product.price", "El precio lleva de 1 a 6 dígitos"],
  [{ price: -1 }, "product.price", "El precio no puede ser negativo"],
  [{ price: "350" }, "product.price", "El precio debe ser un número"],
  [{ name: 'Crema "rica"' }, "product.name", "No se permiten comillas dobles en el nombre"],
  [{ description: "abc" }, "product.description", "La descripción debe tener al menos 5 caracteres"],
  [{ customId: "ABCDEFGHIJK" }, "product.customId", "El identificador debe tener máximo 10 caracteres"],
])("%o is refused by name", async (wrong, path, message) => {
  const { owner, businessId } = await makeShop(product);
  const { status, body } = await owner.post("/api/product", { product: { businessId, ...CREAM, ...wrong } });
  expect([status, body.errors]).toEqual([400, [{ path, message }]]);
});

test("what a new one has in each branch is an entry of the ledger; without a count there is none", async () => {
  const { owner, businessId, branchId } = await makeShop(product);
  const stock = [{ branchId, quantity: 12 }];
  const made = await owner.post("/api/product", { product: { businessId, ...CREAM, lowStock: 12, stock } });
  expect([made.status, made.body.data.stock]).toEqual([201, stock]);
  const empty = { name: "Otra", stock: [{ branchId, quantity: 0 }] };
  const none = await owner.post("/api/product", { product: { businessId, ...CREAM, ...empty } });
  expect([none.status, none.body.data.stock]).toEqual([201, []]);
  const ledger = (await owner.get(`/api/stockMovement?businessId=${businessId}`)).body.data;
  expect(ledger).toMatchObject([
    { productId: made.body.data._id, branchId, type: "in", quantity: 12, comments: "Existencia inicial" },
  ]);
});

test("a first count that cannot be entered leaves no product", async () => {
  const [shop, other] = [await makeShop(product), await makeShop(product)];
  const { owner, businessId, branchId } = shop;
  const COUNT = "La existencia va de 0 a 100,000";
  const refused: [unknown, number, string, string | undefined][] = [
    [40, 400, "product.stock", "Di cuánto hay en cada sucursal"],
    [[{ branchId, quantity: -1 }], 400, "product.stock.0.quantity", COUNT],
    [[{ branchId, quantity: 1.5 }], 400, "product.stock.0.quantity", COUNT],
    [[{ branchId, quantity: 100_001 }], 400, "product.stock.0.quantity", COUNT],
    [[1, 2].map((quantity) => ({ branchId, quantity })), 400, "product.stock", "Cada sucursal va una sola vez"],
    [[{ branchId: other.branchId, quantity: 1 }], 404, "product.stock.0.branchId", undefined],
  ];
  for (const [stock, code, path, message] of refused) {
    const { status, body } = await owner.post("/api/product", { product: { businessId, ...CREAM, stock } });
    expect([status, body.errors[0].path]).toEqual([code, path]);
    if (message) expect(body.errors[0].message).toBe(message);
  }
  expect((await owner.get(`/api/product?businessId=${businessId}`)).body.data).toEqual([]);
});
