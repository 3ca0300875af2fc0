// Manual conversion events, through HTTP: created, found, edited, deleted, in the history without their text, and
// separate for each business.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let stranger: Shop;
beforeAll(async () => {
  product = await startProduct();
  stranger = await makeShop(product);
});
afterAll(() => product.close());

async function busyShop() {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const clientOf = async (name: string, whatsapp: string) =>
    (await owner.post("/api/client", { client: { businessId, name, whatsapp } })).body.data._id as string;
  const cream = await owner.post("/api/product", {
    product: { businessId, name: "Crema para peinar", price: 180, description: "Para el cabello" },
  });
  return {
    ...shop,
    ana: await clientOf("Ana Núñez", "2221230001"),
    eva: await clientOf("Eva", "2221230002"),
    cream: cream.body.data._id as string,
    haircut: shop.serviceIds[0] as string,
  };
}
type BusyShop = Awaited<ReturnType<typeof busyShop>>;

const register = ({ owner, businessId, ana }: BusyShop, more: object = {}) =>
  owner.post("/api/conversionEvent", {
    conversionEvent: { businessId, clientId: ana, name: "Compró un paquete", ...more },
  });

const found = async ({ owner, businessId }: BusyShop, query = ""): Promise<string[]> => {
  const { status, body } = await owner.get(`/api/conversionEvent?businessId=${businessId}${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.map(({ name }: JsonBody) => name);
};

test("an event keeps with whom, when and what it was about, and is found by each of them", async () => {
  const shop = await busyShop();
  const related = { services: [shop.haircut], products: [shop.cream, shop.cream.toUpperCase()] };
  const { status, body } = await register(shop, { date: "2026-01-10T17:00:00-06:00", description: "De 5", ...related });
  expect([status, body.message]).toEqual([201, "Evento de conversión registrado correctamente"]);
  expect(body.data).toMatchObject({
    ...{ name: "Compró un paquete", clientName: "Ana Núñez", description: "De 5", date: "2026-01-10T23:00:00.000Z" },
    ...{ services: [shop.haircut], products: [shop.cream], courses: [], properties: [] },
    ...{ source: "person", threadId: null, createdBy: expect.any(String) },
    related: [
      { _id: shop.haircut, kind: "service" },
      { _id: shop.cream, kind: "product", name: "Crema para peinar" },
    ],
  });
  await register(shop, { name: "Recomendó a una amiga", clientId: shop.eva, date: "2026-02-01T10:00:00-06:00" });
  await register(shop, { name: "Dejó 5% de anticipo" });
  expect(await found(shop)).toEqual(["Dejó 5% de anticipo", "Recomendó a una amiga", "Compró un paquete"]);
  expect(await found(shop, `&clientId=${shop.eva}`)).toEqual(["Recomendó a una amiga"]);
  expect(await found(shop, `&serviceId=${shop.haircut}&productId=${shop.cream}`)).toEqual(["Compró un paquete"]);
  expect(await found(shop, "&source=assistant")).toEqual([]);
  const january = "&from=2026-01-01T00:00:00-06:00&to=2026-02-01T00:00:00-06:00";
  expect(await found(shop, january.replaceAll("+", "%2B"))).toEqual(["Compró un paquete"]);
  for (const [search, names] of [
    ["nunez COMPRO", ["Compró un paquete"]],
    ["5%", ["Dejó 5% de anticipo"]],
    ["amiga", ["Recomendó a una amiga"]],
    ["zzyzx", []],
  ] as const)
    expect([search, await found(shop, `&search=${encodeURIComponent(search)}`)]).toEqual([search, names]);
  const { owner, businessId } = shop;
  const totals = async (query: string) =>
    (await owner.get(`/api/conversionEventTotals?businessId=${businessId}${query}`)).body.data;
  expect(await totals("")).toEqual({ count: 3, contacts: 2, assistant: 0 });
  expect(await totals("&search=nunez")).toEqual({ count: 2, contacts: 1, assistant: 0 });
  expect(await totals(`&serviceId=${shop.haircut}`)).toEqual({ count: 1, contacts: 1, assistant: 0 });
  const first = await owner.get(`/api/conversionEvent?businessId=${businessId}&limit=2`);
  const second = await owner.get(`/api/conversionEvent?businessId=${businessId}&limit=2&after=${first.body.next}`);
  expect(second.body.data.map(({ name }: JsonBody) => name)).toEqual(["Compró un paquete"]);
  expect(second.body.next ?? null).toBeNull();
});

test("an event is about courses, too; a course that one names is archived instead of deleted", async () => {
  const shop = await busyShop();
  const fields = { name: "Colorimetría", description: "Teoría y práctica", sessions: 3, place: "Centro" };
  const course = { businessId: shop.businessId, ...fields };
  const courseId = (await shop.owner.post("/api/course", { course })).body.data._id as string;
  const { status, body } = await register(shop, { courses: [courseId], products: [shop.cream] });
  expect([status, body.data.courses, body.data.products]).toEqual([201, [courseId], [shop.cream]]);
  expect(body.data.related).toContainEqual({ _id: courseId, kind: "course", name: "Colorimetría" });
  expect((await shop.owner.delete(`/api/course/${courseId}`)).body.data.isArchived).toBe(true);
  const path = `/api/conversionEvent/${body.data._id}`;
  const renamed = await shop.owner.put(path, { conversionEvent: { name: "Otro nombre" } });
  expect(renamed.body.data.courses).toEqual([courseId]);
  expect((await shop.owner.put(path, { conversionEvent: { courses: [] } })).body.data.courses).toEqual([]);
});

test("an event is about properties, too; an edit changes them, and one that it names is archived", async () => {
  const shop = await busyShop();
  const fields = { name: "Casa con jardín", location: "5 Norte 210, Cholula", price: "$2,450,000 MXN" };
  const make = async () =>
    (await shop.owner.post("/api/property", { property: { businessId: shop.businessId, ...fields } })).body.data._id;
  const [first, second] = [await make(), await make()];
  const { status, body } = await register(shop, { properties: [first] });
  expect([status, body.data.properties, body.data.courses]).toEqual([201, [first], []]);
  expect(body.data.related).toContainEqual({ _id: first, kind: "property", name: "Casa con jardín" });
  const path = `/api/conversionEvent/${body.data._id}`;
  const changed = await shop.owner.put(path, { conversionEvent: { properties: [second] } });
  expect(changed.body.data.properties).toEqual([second]);
  expect((await shop.owner.delete(`/api/property/${second}`)).body.data.isArchived).toBe(true);
  expect((await shop.owner.delete(`/api/property/${first}`)).body.data.isArchived).toBe(false);
});

test("what is wrong is said by its field, and nothing is written", async () => {
  const shop = await busyShop();
  const nobody = "0192f000-0000-7000-8000-000000000000";
  for (const [more, status, path, message] of [
    [{ name: " a " }, 400, "name", "El nombre debe tener al menos 2 caracteres"],
    [{ name: "x".repeat(81) }, 400, "name", "El nombre debe tener máximo 80 caracteres"],
    [{ description: "x".repeat(1001) }, 400, "description", "La descripción debe tener máximo 1000 caracteres"],
    [{ date: "2099-01-01T00:00:00Z" }, 400, "date", "La fecha no puede estar en el futuro"],
    [{ date: "mañana" }, 400, "date", "La fecha y hora debe tener la forma 2026-11-23T10:00:00-06:00"],
    [{ clientId: "" }, 400, "clientId", "Este campo es requerido"],
    [{ clientId: nobody }, 404, "clientId", "Cliente no encontrado"],
    [{ clientId: stranger.businessId }, 404, "clientId", "Cliente no encontrado"],
    [{ services: [stranger.serviceIds[0]] }, 404, "services.0", "No se encontró el servicio"],
    [{ products: [nobody] }, 404, "products.0", "Producto no encontrado"],
    [{ courses: [nobody] }, 404, "courses.0", "No se encontró el curso"],
    [{ properties: [shop.haircut] }, 404, "properties.0", "No se encontró el inmueble"],
  ] as const) {
    const answer = await register(shop, more);
    expect([more, answer.status, answer.body.errors]).toEqual([
      more,
      status,
      [{ path: `conversionEvent.${path}`, message }],
    ]);
  }
  expect(await found(shop)).toEqual([]);
});

test("an edit writes what it carries, and one that overwrites another's is refused", async () => {
  const shop = await busyShop();
  const made = (await register(shop, { description: "De 5", services: [shop.haircut] })).body.data;
  const put = (conversionEvent: object) => shop.owner.put(`/api/conversionEvent/${made._id}`, { conversionEvent });
  const edited = await put({ name: "Compró otro", clientId: shop.eva, updatedAt: made.updatedAt });
  expect([edited.status, edited.body.message]).toEqual([200, "Evento de conversión actualizado correctamente"]);
  expect(edited.body.data).toMatchObject({
    ...{ name: "Compró otro", clientName: "Eva", description: "De 5", services: [shop.haircut], date: made.date },
  });
  expect((await put({ name: "Tarde", updatedAt: made.updatedAt })).status).toBe(409);
  const { updatedAt } = edited.body.data;
  const whole = await put({ ...edited.body.data, services: [], products: [shop.cream], updatedAt });
  expect([whole.status, whole.body.data.services, whole.body.data.products]).toEqual([200, [], [shop.cream]]);
  const later = await put({ date: "2099-01-01T00:00:00Z" });
  expect([later.status, later.body.errors[0].path]).toEqual([400, "conversionEvent.date"]);
  expect(await found(shop, "&search=otro")).toEqual(["Compró otro"]);
  const foreign = await stranger.owner.put(`/api/conversionEvent/${made._id}`, { conversionEvent: { name: "Mío" } });
  expect(foreign.status).toBe(404);
  expect((await stranger.owner.delete(`/api/conversionEvent/${made._id}`)).status).toBe(404);
});

test("it is deleted once; the history of the contact says what was done, without its words", async () => {
  const shop = await busyShop();
  const made = (await register(shop)).body.data;
  const { _id, updatedAt } = made;
  await shop.owner.put(`/api/conversionEvent/${_id}`, { conversionEvent: { name: "Otra cosa", updatedAt } });
  const gone = await shop.owner.delete(`/api/conversionEvent/${_id}`);
  expect([gone.status, gone.body.message]).toEqual([200, "Evento de conversión eliminado correctamente"]);
  expect((await shop.owner.delete(`/api/conversionEvent/${_id}`)).status).toBe(404);
  const { entries } = (await shop.owner.get(`/api/client/${shop.ana}/history`)).body.data;
  expect(entries.map(({ summary }: JsonBody) => summary).slice(0, 2)).toEqual([
    "Eliminó un evento de conversión",
    "Registró un evento de conversión",
  ]);
});

test("what an event names is archived instead of deleted; with its contact it is gone, with another it is theirs", async () => {
  const shop = await busyShop();
  await register(shop, { services: [shop.haircut], products: [shop.cream] });
  await register(shop, { name: "De Eva", clientId: shop.eva });
  const service = await shop.owner.delete(`/api/service/${shop.haircut}`);
  expect([service.status, service.body.data.isArchived]).toEqual([200, true]);
  const cream = await shop.owner.delete(`/api/product/${shop.cream}`);
  expect(cream.body.message).toBe(
    "El producto tiene movimientos, pedidos o eventos de conversión, o lo usa un servicio, así que se archivó",
  );
  const { businessId, ana, eva } = shop;
  const merged = await shop.owner.post("/api/client/merge", { merge: { businessId, keptId: ana, goneId: eva } });
  expect(merged.status).toBeLessThan(300);
  expect(await found(shop, `&clientId=${ana}`)).toEqual(["De Eva", "Compró un paquete"]);
  expect((await shop.owner.delete(`/api/client/${ana}`)).status).toBe(200);
  await expect.poll(() => found(shop)).toEqual([]);
});
