// Resources through HTTP: their content, their files, and the rows that refer to them.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { mp4, PDF, png, upload, wav } from "../../../../test/sample-files.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let shop: Shop;
let owner: Caller;
let stranger: Caller;
beforeAll(async () => {
  product = await startProduct();
  shop = await makeShop(product);
  ({ owner } = shop);
  ({ owner: stranger } = await makeShop(product));
});
afterAll(() => product.close());

const fileUrl = async (bytes = png(), caller = owner): Promise<string> => (await upload(caller, bytes)).body.data.url;
const resource = (more: object = {}) => ({ businessId: shop.businessId, name: "Fachada", usage: "static", ...more });
const create = (more: object = {}) => owner.post("/api/resource", { resource: resource(more) });
const edit = (id: string, more: object) => owner.put(`/api/resource/${id}`, { resource: more });
const dropped = (url: string) => owner.delete(`/api/cloudinary?url=${encodeURIComponent(url)}`);

test("a resource is registered, read, edited and listed by its usage", async () => {
  const { status, body } = await create({ customId: "foto-fachada 01", items: [{ url: "https://ejemplo.mx/a.jpg" }] });
  expect([status, body.message]).toEqual([201, "Recurso registrado correctamente"]);
  expect(body.data).toMatchObject({
    customId: "foto-fachada 01",
    usage: "static",
    items: [{ url: "https://ejemplo.mx/a.jpg", type: "image", description: "", caption: "" }],
  });
  await create({ name: "Promoción", usage: "massiveCampaign" });
  const list = async (query: string) =>
    (await owner.get(`/api/resource?businessId=${shop.businessId}${query}`)).body.data.map(
      (one: { name: string }) => one.name,
    );
  expect(await list("&usage=massiveCampaign")).toEqual(["Promoción"]);
  expect(await list("&usage=static&search=fachada")).toEqual(["Fachada"]);
  expect((await owner.get(`/api/resource?businessId=${shop.businessId}&usage=otra`)).status).toBe(400);
  const edited = await edit(body.data._id, { usage: "IAAssistantResource", updatedAt: body.data.updatedAt });
  expect([edited.status, edited.body.data.usage, edited.body.data.items.length]).toEqual([
    200,
    "IAAssistantResource",
    1,
  ]);
});

test.each([
  [{ name: "A" }, "name", "El nombre debe tener al menos 2 caracteres"],
  [{ name: "x".repeat(31) }, "name", "El nombre debe tener máximo 30 caracteres"],
  [{ customId: "x".repeat(31) }, "customId", "El identificador debe tener máximo 30 caracteres"],
  [{ usage: undefined }, "usage", "Elige para qué se usa"],
  [{ usage: "otra" }, "usage", "Elige para qué se usa"],
  [{ items: Array(11).fill({ url: "https://ejemplo.mx/a.jpg" }) }, "items", "Puedes agregar hasta 10 elementos"],
  [{ items: [{ url: "http://ejemplo.mx/a.jpg" }] }, "items.0.url", "La dirección debe empezar con https://"],
  [{ items: [{ url: "javascript:alert(1)" }] }, "items.0.url", "La dirección debe empezar con https://"],
  [{ items: [{ url: "https://127.0.0.1/a.jpg" }] }, "items.0.url", "La dirección debe empezar con https://"],
  [{ items: [{ url: "https://a.mx/a", type: "pdf" }] }, "items.0.type", "El tipo debe ser imagen, video o audio"],
])("%j is refused at %s", async (more, path, message) => {
  const { status, body } = await create(more);
  expect([status, body.errors]).toEqual([400, [{ path: `resource.${path}`, message }]]);
});

test("its own files are what their bytes say, whatever the body says of them", async () => {
  const items = await Promise.all(
    [png(), mp4(), wav(), PDF].map(async (bytes) => ({ url: await fileUrl(bytes), type: "audio" })),
  );
  const { body } = await create({ items });
  expect(body.data.items.map((item: { type: string }) => item.type)).toEqual(["image", "video", "audio", "image"]);
  expect(body.data.items.map((item: { url: string }) => item.url)).toEqual(items.map(({ url }) => url));
});

test("a file of another business, or one that is gone, is 404 naming the item", async () => {
  const foreign = await fileUrl(png(), stranger);
  const gone = await fileUrl();
  expect((await dropped(gone)).status).toBe(200);
  for (const url of [foreign, gone, new URL(foreign).pathname, `/archivos/${"a".repeat(24)}.png`]) {
    const { status, body } = await create({ items: [{ url: await fileUrl() }, { url }] });
    expect([status, body.errors]).toEqual([
      404,
      [{ path: "resource.items.1.url", message: "No se encontró el archivo" }],
    ]);
  }
});

test("a file that is shown cannot be deleted, until the resource shows it no more or is gone", async () => {
  const [first, second] = [await fileUrl(), await fileUrl()];
  const { data } = (await create({ items: [{ url: first }, { url: second }] })).body;
  const refused = await dropped(first);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "El archivo está en uso. Quítalo primero de donde se usa.",
  ]);
  expect((await edit(data._id, { items: [{ url: second }] })).status).toBe(200);
  expect((await dropped(first)).status).toBe(200);
  expect((await edit(data._id, { name: "Otra" })).status).toBe(200);
  expect((await dropped(second)).status).toBe(409);
  expect((await owner.delete(`/api/resource/${data._id}`)).body.data.isArchived).toBe(false);
  expect((await dropped(second)).status).toBe(200);
});

test("a resource is saved while its file is deleted: one of the two wins, and no row shows a file that goes", async () => {
  for (let time = 0; time < 12; time += 1) {
    const url = await fileUrl();
    const [saved, deleted] = await Promise.all([create({ items: [{ url }] }), dropped(url)]);
    expect([`${saved.status} ${deleted.status}`]).toEqual([expect.stringMatching(/^(201 409|404 200)$/)]);
  }
});

test("one that a branch or a service names is archived instead of deleted, and an unknown one cannot be named", async () => {
  const [ofBranch, ofService] = [(await create()).body.data._id, (await create()).body.data._id];
  const branch = await owner.put(`/api/branch/${shop.branchId}`, { branch: { resources: [ofBranch] } });
  expect([branch.status, branch.body.data.resources]).toEqual([200, [ofBranch]]);
  const service = await owner.put(`/api/service/${shop.serviceIds[0]}`, { service: { resources: [ofService] } });
  expect([service.status, service.body.data.resources]).toEqual([200, [ofService]]);
  for (const id of [ofBranch, ofService]) {
    const { body } = await owner.delete(`/api/resource/${id}`);
    expect([body.data.isArchived, body.message]).toEqual([true, "El recurso está en uso, así que se archivó"]);
  }
  const foreign = (
    await stranger.post("/api/resource", { resource: { ...resource(), businessId: stranger.businessId } })
  ).body.data._id;
  const unknown = await owner.put(`/api/branch/${shop.branchId}`, { branch: { resources: [foreign] } });
  const errors = [{ path: "branch.resources.0", message: "No se encontró el recurso" }];
  expect([unknown.status, unknown.body.errors]).toEqual([404, errors]);
});
