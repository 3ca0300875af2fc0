// Properties over HTTP: their fields with limits and texts, pictures, resources, archive, and the rights of page 22.
import { afterAll, beforeAll, expect, test } from "vitest";
import { png, upload } from "../../../../test/sample-files.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const HOUSE = { name: "Casa con jardín", location: "5 Norte 210, Cholula", price: "$2,450,000 MXN" };

async function agency() {
  const { owner, businessId } = await makeShop(product);
  const register = (more: object = {}) => owner.post("/api/property", { property: { businessId, ...HOUSE, ...more } });
  return { owner, businessId, register };
}

test("a property is registered with its defaults, edited, found by its place, archived and recovered", async () => {
  const { owner, businessId, register } = await agency();
  const made = await register();
  expect([made.status, made.body.message]).toEqual([201, "Inmueble creado correctamente"]);
  expect(made.body.data).toMatchObject({
    ...HOUSE,
    ...{ customId: "", description: "", available: true, images: [], resources: [], isArchived: false },
  });
  const path = `/api/property/${made.body.data._id}`;
  const edited = await owner.put(path, { property: { available: false, price: "USD 140,000" } });
  expect([edited.body.message, edited.body.data.available, edited.body.data.price]).toEqual([
    "Inmueble actualizado correctamente",
    false,
    "USD 140,000",
  ]);
  const found = await owner.get(`/api/property?businessId=${businessId}&search=cholula&totals=true`);
  expect([found.body.data.length, found.body.totals.count]).toEqual([1, 1]);
  expect((await owner.patch(`${path}?archive=true`, {})).body.data.isArchived).toBe(true);
  expect((await owner.patch(path, {})).body.data.isArchived).toBe(false);
  expect((await owner.get(path)).body.data).toMatchObject({ available: false, location: HOUSE.location });
});

test.each([
  [{ name: "C" }, "name", "El nombre debe tener al menos 2 caracteres"],
  [{ name: "x".repeat(51) }, "name", "El nombre debe tener máximo 50 caracteres"],
  [{ name: 'La "joya"' }, "name", "No se permiten comillas dobles en el nombre"],
  [{ description: "abc" }, "description", "La descripción debe tener al menos 5 caracteres"],
  [{ description: "x".repeat(1501) }, "description", "La descripción debe tener máximo 1500 caracteres"],
  [{ location: " " }, "location", "Este campo es requerido"],
  [{ location: undefined }, "location", "Este campo es requerido"],
  [{ price: "" }, "price", "Este campo es requerido"],
  [{ price: "9".repeat(201) }, "price", "El precio debe tener máximo 200 caracteres"],
  [{ price: 2450000 }, "price", "Este campo es requerido"],
  [{ customId: "ABCDEFGHIJK" }, "customId", "El identificador debe tener máximo 10 caracteres"],
  [{ available: "sí" }, "available", "Este campo es requerido"],
  [
    { images: Array.from({ length: 11 }, () => "https://ejemplo.mx/a.jpg") },
    "images",
    "Puedes subir hasta 10 imágenes",
  ],
])("%o is refused by name", async (wrong, path, message) => {
  const { register } = await agency();
  const { status, body } = await register(wrong);
  expect([status, body.errors]).toEqual([400, [{ path: `property.${path}`, message }]]);
});

test("its pictures and resources are kept while it names them", async () => {
  const { owner, businessId, register } = await agency();
  const resource = { businessId, name: "Plano", usage: "static" };
  const resourceId = (await owner.post("/api/resource", { resource })).body.data._id as string;
  const { url } = (await upload(owner, png(), "fachada.png")).body.data;
  const made = (await register({ images: [url], resources: [resourceId] })).body.data;
  const dropped = () => owner.delete(`/api/cloudinary?url=${encodeURIComponent(url)}`);
  expect((await dropped()).status).toBe(409);
  expect((await owner.delete(`/api/resource/${resourceId}`)).body.data.isArchived).toBe(true);
  await owner.put(`/api/property/${made._id}`, { property: { images: [], resources: [] } });
  expect((await dropped()).status).toBe(200);
});

test("who may edit properties, and nothing else, may upload their pictures", async () => {
  const { owner, businessId, register } = await agency();
  const made = (await register()).body.data;
  const agent = await product.person("Agente");
  const permissions = [{ pageId: 22, actions: ["view", "edit"] }];
  const { body } = await owner.post("/api/invitation", { invitation: { businessId, access: "limited", permissions } });
  await agent.put(`/api/user/${agent.userId}`, { businessId, code: body.data.code, permissions: [] });
  agent.businessId = businessId;
  const file = await upload(agent, png(), "fachada.png");
  expect(file.status).toBe(201);
  const edited = await agent.put(`/api/property/${made._id}`, { property: { images: [file.body.data.url] } });
  expect([edited.status, edited.body.data.images.length]).toEqual([200, 1]);
  expect((await agent.delete(`/api/property/${made._id}`)).status).toBe(403);
});
