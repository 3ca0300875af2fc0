// The public page of a property, and a visit to it as an appointment that names it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBookingShop } from "../../../../test/shops/booking-shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

/** A Monday morning. */
const now = Date.parse("2026-11-23T10:10:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => now });
});
afterAll(() => product.close());

const HOUSE = { customId: "CASA1", name: "Casa con jardín", location: "5 Norte 210, Cholula", price: "$2,450,000 MXN" };
const START = "2026-11-24T10:00:00-06:00";

async function agency() {
  const shop = await makeBookingShop(product);
  const { owner, businessId } = shop;
  const register = async (more: object = {}) =>
    (await owner.post("/api/property", { property: { businessId, ...HOUSE, ...more } })).body.data._id as string;
  return { ...shop, register, propertyId: await register() };
}

test("a stranger sees an available property, and only that: archived, taken and foreign ones look unknown", async () => {
  const shop = await agency();
  const other = await agency();
  const see = (id: string) => product.anonymous.get(`${shop.at}/property/${id}`);
  const shown = await see(shop.propertyId);
  const { customId, ...seen } = HOUSE;
  expect([shown.status, shown.body.data]).toEqual([
    200,
    { _id: shop.propertyId, ...seen, description: "", images: [] },
  ]);
  const taken = await shop.register({ available: false });
  const archived = await shop.register();
  await shop.owner.patch(`/api/property/${archived}?archive=true`, {});
  for (const id of [taken, archived, other.propertyId]) {
    const { status, body } = await see(id);
    expect([status, body.message]).toEqual([404, "No se encontró el inmueble"]);
    const refused = await shop.book(START, { propertyId: id });
    expect([refused.status, refused.body.errors?.[0].path]).toEqual([404, "booking.propertyId"]);
  }
  await shop.settle({ isOn: false });
  expect((await see(shop.propertyId)).status).toBe(404);
});

test("a visit is an appointment of the agenda that names the property, for the customer too", async () => {
  const shop = await agency();
  const key = "visit-key-1";
  const whatsapp = shop.number();
  const made = await shop.book(START, { propertyId: shop.propertyId, key, whatsapp });
  expect([made.status, made.body.data.property]).toEqual([201, { _id: shop.propertyId, name: HOUSE.name }]);
  const { data } = (
    await shop.owner.get(`/api/appointment?businessId=${shop.businessId}&from=2026-11-20&to=2026-12-20`)
  ).body;
  expect(data.map(({ details }: { details: string }) => details.split("\n")[0])).toEqual([
    "Visita a Casa con jardín (CASA1). 5 Norte 210, Cholula",
  ]);
  const again = await shop.book(START, { propertyId: shop.propertyId, key, whatsapp });
  expect(again.body.data.token).toBe(made.body.data.token);
  // a visited property is archived instead of deleted, and the link of the visit still names it
  expect((await shop.owner.delete(`/api/property/${shop.propertyId}`)).body.data.isArchived).toBe(true);
  const opened = await product.anonymous.get(`${shop.at}/booking/${made.body.data.token}`);
  expect(opened.body.data.property.name).toBe(HOUSE.name);
});

test("a booking without a property says that it visits none", async () => {
  const shop = await agency();
  const made = await shop.book(START);
  expect([made.status, made.body.data.property]).toEqual([201, null]);
});
