// Closed dates remove their hours, list the people booked on them, and apply to every way of booking.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBookingShop } from "../../../../../test/shops/booking-shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** A Monday morning. */
const now = Date.parse("2026-11-23T10:10:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => now });
});
afterAll(() => product.close());

const WEDNESDAY = "2026-11-25";

async function shopWithClient() {
  const shop = await makeBookingShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: shop.number() } });
  const clientId = client.body.data._id as string;
  const place = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], clientId };
  return {
    ...shop,
    close: (more: object = {}) =>
      owner.post("/api/closedDate", { closedDate: { businessId, day: WEDNESDAY, name: "Inventario", ...more } }),
    appoint: (start: string, more: object = {}) =>
      owner.post("/api/appointment", { appointment: { ...place, start, ...more } }),
    slots: async () => {
      const query = { businessId, branchId, serviceId: serviceIds[0], from: WEDNESDAY, to: WEDNESDAY };
      return (await owner.get(`/api/slot?${new URLSearchParams(query as Record<string, string>)}`)).body.data;
    },
  };
}

test("a closed date offers nothing anywhere, says why, asks staff, and keeps who stands there in a list", async () => {
  const shop = await shopWithClient();
  // from here on the process has cached the hours of the branch
  expect((await shop.appoint(`${WEDNESDAY}T11:00:00-06:00`)).status).toBe(201);
  const closed = await shop.close();
  expect(closed.status).toBe(201);
  expect(closed.body.data).toMatchObject({
    ...{ branchId: null, day: WEDNESDAY, name: "Inventario", hours: [] },
    appointments: [{ start: `${WEDNESDAY}T11:00:00-06:00` }],
  });
  const { slots, none } = await shop.slots();
  expect(slots).toEqual([]);
  expect(none).toMatchObject([{ day: WEDNESDAY, reason: "closed_day", closedFor: "Inventario" }]);
  const page = (await shop.hours(WEDNESDAY)).body.data;
  expect([page.hours, page.none]).toEqual([[], [{ day: WEDNESDAY, reason: "closed_day", closedFor: "Inventario" }]]);
  const stranger = await shop.book(`${WEDNESDAY}T12:00:00-06:00`);
  expect([stranger.status, stranger.body.message]).toEqual([422, "Ese día la sucursal está cerrada por Inventario"]);
  const staff = await shop.appoint(`${WEDNESDAY}T12:00:00-06:00`);
  expect(staff.status).toBe(422);
  expect(staff.body.message).toContain("cerrada por Inventario");
  expect(staff.body.data).toMatchObject({ refusal: "closed_day", confirmOutsideHours: true });
  expect((await shop.appoint(`${WEDNESDAY}T12:00:00-06:00`, { confirmOutsideHours: true })).status).toBe(201);
  const branch = (await shop.owner.get(`/api/branch/${shop.branchId}`)).body.data;
  expect(branch.dates).toEqual({ [WEDNESDAY]: { name: "Inventario", hours: [] } });
});

test("other hours of a date are offered instead; those of a branch go before those of the business, and go again", async () => {
  const shop = await shopWithClient();
  const { owner, branchId } = shop;
  await shop.close();
  const own = await shop.close({ branchId, name: "Posada", hours: [{ from: "22:00", to: "24:00" }] });
  expect(own.status).toBe(201);
  const { slots } = await shop.slots();
  expect(new Set(slots.map(({ start }: { start: string }) => start.slice(11, 16)))).toEqual(
    new Set(["22:00", "22:30", "23:00"]),
  );
  const twice = await shop.close();
  expect([twice.status, twice.body.message]).toEqual([409, "Ese día ya está en la lista. Ábrelo para cambiarlo."]);
  const edited = await owner.put(`/api/closedDate/${own.body.data._id}`, { closedDate: { hours: [] } });
  expect(edited.body.data).toMatchObject({ name: "Posada", hours: [] });
  expect((await shop.slots()).none).toMatchObject([{ closedFor: "Posada" }]);
  const made = await owner.post("/api/branch", {
    branch: {
      businessId: shop.businessId,
      name: "Norte",
      address: "Calle 5, Norte",
      city: "Puebla",
      state: "Puebla",
      country: "México",
    },
  });
  expect(made.body.data.dates).toEqual({ [WEDNESDAY]: { name: "Inventario", hours: [] } });
  const { dates } = (await owner.get(`/api/closedDate?businessId=${shop.businessId}&from=2026-11-01&to=2026-12-31`))
    .body.data;
  for (const { _id } of dates) expect((await owner.delete(`/api/closedDate/${_id}`)).status).toBe(200);
  expect((await shop.slots()).slots.length).toBeGreaterThan(0);
  expect((await owner.delete(`/api/closedDate/${own.body.data._id}`)).status).toBe(404);
});

test("the holidays of the country are offered, and what makes no sense names its field", async () => {
  const shop = await shopWithClient();
  const { holidays } = (
    await shop.owner.get(`/api/closedDate?businessId=${shop.businessId}&from=2026-12-20&to=2027-01-05`)
  ).body.data;
  expect(holidays).toContainEqual({ day: "2026-12-25", name: "Navidad", isOfficial: true });
  const refused = async (more: object) => {
    const { status, body } = await shop.close(more);
    return [status, body.errors?.[0].path];
  };
  expect(await refused({ day: "2026-02-30" })).toEqual([400, "closedDate.day"]);
  expect(await refused({ name: "" })).toEqual([400, "closedDate.name"]);
  expect(await refused({ hours: [{ from: "12:00", to: "10:00" }] })).toEqual([400, "closedDate.hours"]);
  expect(await refused({ branchId: shop.serviceIds[0] })).toEqual([404, "closedDate.branchId"]);
});
