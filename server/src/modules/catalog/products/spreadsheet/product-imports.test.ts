// Many products from a spreadsheet: the rules, duplicates, the plan's limit, the report and the undo.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const FILE = { fileName: "productos.xlsx", fileHash: "0".repeat(64) };
const row = (name: string, price: unknown = 180) => ({ name, description: "Para el cabello", price });

function send({ owner, businessId }: Shop, newProducts: object[], more: object = {}) {
  return owner.post("/api/product/massive", { bussinessId: businessId, newProducts, ...more });
}

async function names({ owner, businessId }: Shop): Promise<string[]> {
  const { data } = (await owner.get(`/api/product?businessId=${businessId}&sort=name`)).body;
  return data.map(({ name }: { name: string }) => name);
}

async function begin({ owner, businessId }: Shop, rows: number) {
  return owner.post("/api/product/import", { import: { businessId, ...FILE, rows } });
}

test("each row is checked by the rules of the form, and reported by its line", async () => {
  const shop = await makeShop(product);
  const answer = await send(shop, [
    { row: 2, ...row("Crema") },
    { row: 3, ...row("C") },
    { row: 4, ...row("Gel"), description: "gel" },
    { row: 5, ...row("Cera", "gratis") },
    { row: 6, ...row("Spray", -5) },
    { row: 7, ...row("Tinte", 99.5) },
    { row: 8, ...row("Aceite", "") },
    { row: 9, ...row('Crema "rica"') },
  ]);
  expect(answer.body.message).toBe("Carga masiva completada: 1 creados, 7 fallidos");
  expect(answer.body.stats ?? answer.body.data.stats).toMatchObject({ created: 1, failed: 7 });
  expect(await names(shop)).toEqual(["Crema"]);
  const report = await shop.owner.get(`/api/product/import/${answer.body.data.importId}/report`);
  expect(
    report.body.data.rows.map(({ row: line, problem }: { row: number; problem: string }) => [line, problem]),
  ).toEqual([
    [2, ""],
    [3, "Nombre: El nombre debe tener al menos 2 caracteres"],
    [4, "Descripcion: La descripción debe tener al menos 5 caracteres"],
    [5, "Precio: El precio debe ser un número"],
    [6, "Precio: El precio no puede ser negativo"],
    [7, "Precio: El precio lleva de 1 a 6 dígitos"],
    [8, "Precio: Este campo es requerido"],
    [9, "Nombre: No se permiten comillas dobles en el nombre"],
  ]);
});

test("spaces and the signs of a price are repaired only where a person agreed", async () => {
  const shop = await makeShop(product);
  const rows = [row("  Crema   para peinar ", "$1,200.00"), row("Gel", "350 MXN"), row("Tinte", "\u200e$1 250\u202c")];
  expect((await send(shop, rows)).body.data.stats).toMatchObject({ created: 0, failed: 3 });
  expect((await send(shop, rows, { repair: true })).body.data.stats).toMatchObject({ created: 3, failed: 0 });
  const { data } = (await shop.owner.get(`/api/product?businessId=${shop.businessId}&sort=name`)).body;
  expect(data.map(({ name, price }: { name: string; price: number }) => [name, price])).toEqual([
    ["Crema para peinar", 1200],
    ["Gel", 350],
    ["Tinte", 1250],
  ]);
});

test("a name that is there, in any case, is skipped and counted: in the file, and in the business", async () => {
  const shop = await makeShop(product);
  await send(shop, [row("Crema")]);
  const answer = await send(shop, [row("CREMA", 1), row("Gel"), row("gel", 2)]);
  expect(answer.body.data.stats).toEqual({ created: 1, updated: 0, unchanged: 2, failed: 0 });
  expect(await names(shop)).toEqual(["Crema", "Gel"]);
});

test("a file of more than 150 rows is refused with its count, before anything is written", async () => {
  const shop = await makeShop(product);
  const message = "El archivo contiene 151 productos, pero solo se permite subir un máximo de 150.";
  const many = await send(
    shop,
    Array.from({ length: 151 }, (_, index) => row(`Producto ${index}`)),
  );
  expect([many.status, many.body.errors]).toEqual([400, [{ path: "newProducts", message }]]);
  const opened = await begin(shop, 151);
  expect([opened.status, opened.body.errors]).toEqual([400, [{ path: "import.rows", message }]]);
  expect((await begin(shop, 150)).status).toBe(201);
  expect(await names(shop)).toEqual([]);
});

test("the plan's limit holds for all rows together, also for uploads at once; duplicates take no place", async () => {
  const shop = await makeShop(product);
  const plan = "insert into plan_limits (business_id, name, most) values ($1, 'products', 3)";
  await product.owner.query(plan, [shop.businessId]);
  const refused = await send(
    shop,
    ["A1", "A2", "A3", "A4"].map((name) => row(name)),
  );
  const message = "Tu plan permite hasta 3 productos. Archiva o elimina uno, o mejora tu plan.";
  expect([refused.status, refused.body.errors, refused.body.data]).toEqual([
    422,
    [{ path: "newProducts", message }],
    { limit: 3, link: "/precios" },
  ]);
  expect(await names(shop)).toEqual([]);
  const answers = await Promise.all(
    ["B", "C", "D"].map((letter) => send(shop, [row(`${letter}1`), row(`${letter}2`)])),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await names(shop)).length).toBe(2);
  const kept = await names(shop);
  const again = await send(shop, [row(kept[0] as string), row(kept[1] as string), row("Nuevo")]);
  expect([again.status, again.body.data?.stats]).toEqual([200, { created: 1, updated: 0, unchanged: 2, failed: 0 }]);
});

test("the same part counts once, and the undo takes away what nobody has used since", async () => {
  const shop = await makeShop(product);
  const { owner } = shop;
  const importId = (await begin(shop, 3)).body.data._id;
  const part = { importId, batch: 1 };
  const rows = [row("Uno"), row("Dos"), row("Tres")];
  const [first, second] = [await send(shop, rows, part), await send(shop, rows, part)];
  expect([first.body.data.stats.created, second.body.data.stats]).toEqual([3, first.body.data.stats]);
  await owner.patch(`/api/product/import/${importId}`, { state: "done" });
  const { data } = (await owner.get(`/api/product?businessId=${shop.businessId}&search=dos`)).body;
  await owner.put(`/api/product/${data[0]._id}`, { product: { price: 5 } });
  expect((await owner.post(`/api/product/import/${importId}/undo`, undefined)).status).toBe(200);
  await expect
    .poll(async () => (await owner.get(`/api/product/import/${importId}`)).body.data, { timeout: 20_000 })
    .toMatchObject({ state: "undone", undone: { removed: 2, edited: 1, named: 0, unfilled: 0 } });
  expect(await names(shop)).toEqual(["Dos"]);
});

test("an upload of contacts is none of products", async () => {
  const shop = await makeShop(product);
  const { body } = await shop.owner.post("/api/client/import", {
    import: { businessId: shop.businessId, ...FILE, rows: 1 },
  });
  expect((await shop.owner.get(`/api/product/import/${body.data._id}`)).status).toBe(404);
  expect((await send(shop, [row("Crema")], { importId: body.data._id })).status).toBe(404);
});
