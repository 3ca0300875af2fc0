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
  [{ price: "350" }, "product.price", "Este campo es requerido"],
  [{ name: 'Crema "rica"' }, "product.name", "No se permiten comillas dobles en el nombre"],
  [{ description: "abc" }, "product.description", "La descripción debe tener al menos 5 caracteres"],
  [{ customId: "ABCDEFGHIJK" }, "product.customId", "El identificador debe tener máximo 10 caracteres"],
])("%o is refused by name", async (wrong, path, message) => {
  const { owner, businessId } = await makeShop(product);
  const { status, body } = await owner.post("/api/product", { product: { businessId, ...CREAM, ...wrong } });
  expect([status, body.errors]).toEqual([400, [{ path, message }]]);
});
