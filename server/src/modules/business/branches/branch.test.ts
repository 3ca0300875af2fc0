import { afterAll, beforeAll, expect, test } from "vitest";
import { HOURS, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const branch = {
  name: "Cholula",
  address: "Av. Morelos 12, San Pedro",
  city: "Cholula",
  state: "Puebla",
  country: "México",
};

test("rests follow from the gaps, the zone from the place", async () => {
  const { owner, businessId } = await makeShop(product);
  const schedules = {
    ...HOURS,
    monday: [
      { from: "09:00", to: "14:00" },
      { from: "15:00", to: "19:00" },
    ],
  };
  const made = await owner.post("/api/branch", { branch: { ...branch, businessId, schedules } });
  expect(made.status).toBe(201);
  expect(made.body.data.restSchedules.monday).toEqual([{ from: "14:01", to: "14:59" }]);
  expect(made.body.data.timezone.name).toBe("America/Mexico_City");
  const { _id } = made.body.data;
  const moved = await owner.put(`/api/branch/${_id}`, { branch: { city: "Tijuana", state: "Baja California" } });
  expect(moved.body.data.timezone).toMatchObject({ name: "America/Tijuana", isSetByHand: false });
  const set = await owner.put(`/api/branch/${_id}`, { branch: { timezone: { name: "America/Cancun" } } });
  expect(set.body.data.timezone).toMatchObject({ name: "America/Cancun", isSetByHand: true });
});

test("a branch says who attends in it and what is kept there", async () => {
  const { owner, businessId, branchId, specialistIds } = await makeShop(product);
  const sold = { businessId, name: "Champú", description: "Para uso en el salón", price: 120 };
  const productId = (await owner.post("/api/product", { product: sold })).body.data._id;
  const stockMovement = { businessId, branchId, productId, quantity: 3, type: "in" };
  expect((await owner.post("/api/stockMovement", { stockMovement })).status).toBe(201);
  const [listed] = (await owner.get(`/api/branch?businessId=${businessId}`)).body.data;
  expect([listed.specialists, listed.products]).toEqual([specialistIds, [productId]]);
  await owner.patch(`/api/specialist/${specialistIds[1]}?archive=true`, {});
  const read = await owner.get(`/api/branch/${branchId}`);
  expect(read.body.data.specialists).toEqual([specialistIds[0]]);
  const other = await owner.post("/api/branch", { branch: { ...branch, businessId, specialists: specialistIds } });
  expect([other.body.data.specialists, other.body.data.products]).toEqual([[], []]);
});

test.each(["00:00-00:00", "00:01-23:59", "00:02-23:58"])(
  "a day closed by %s is stored as 00:00-00:00",
  async (marker) => {
    const { owner, businessId } = await makeShop(product);
    const [from, to] = marker.split("-");
    const schedules = { ...HOURS, tuesday: [{ from, to }] };
    const closed = [{ from: "00:00", to: "00:00" }];
    const made = await owner.post("/api/branch", { branch: { ...branch, businessId, schedules } });
    expect([made.status, made.body.data.schedules.tuesday]).toEqual([201, closed]);
    const edited = await owner.put(`/api/branch/${made.body.data._id}`, { branch: { schedules } });
    expect(edited.body.data.schedules).toEqual({ ...HOURS, tuesday: closed });
  },
);

test("each wrong field is named, with the text of the document", async () => {
  const { owner, businessId } = await makeShop(product);
  const schedules = { ...HOURS, tuesday: [{ from: "18:00", to: "09:00" }] };
  const wrong = { ...branch, businessId, name: '"', address: "Ca", schedules };
  const answer = await owner.post("/api/branch", { branch: wrong });
  expect(answer.status).toBe(400);
  const texts = answer.body.errors.map((error: { message: string }) => error.message);
  expect(texts).toContain("La hora de cierre no puede ser antes que la de apertura en martes");
});

test("a branch is archived, comes back, and is deleted when nobody names it", async () => {
  const { owner, businessId, branchId } = await makeShop(product);
  expect((await owner.patch(`/api/branch/${branchId}?archive=true`, undefined)).body.data.isArchived).toBe(true);
  expect((await owner.patch(`/api/branch/${branchId}`, undefined)).body.data.isArchived).toBe(false);
  const kept = await owner.delete(`/api/branch/${branchId}`);
  expect(kept.body.data).toEqual({ _id: branchId, isArchived: true });
  const made = await owner.post("/api/branch", { branch: { ...branch, businessId } });
  const { _id } = made.body.data;
  expect((await owner.delete(`/api/branch/${_id}`)).body.data).toEqual({ _id, isArchived: false });
  const left = await owner.get(`/api/branch?businessId=${businessId}`);
  expect(left.body.data.map((each: { _id: string }) => each._id)).toEqual([branchId]);
});

test("the list by city is in the order of the dictionary, also a page at a time", async () => {
  const { owner, businessId, branchId } = await makeShop(product);
  await owner.put(`/api/branch/${branchId}`, { branch: { city: "Mérida" } });
  for (const city of ["Zacatlán", "Ámbar", "bacalar", "Ñuu", "Nuevo Necaxa", "Oaxaca"])
    await owner.post("/api/branch", { branch: { ...branch, name: city, city, businessId } });
  const told: string[] = [];
  for (let after = ""; ; ) {
    const query = { businessId, sort: "city", limit: "2", ...(after ? { after } : {}) };
    const { data, next } = (await owner.get(`/api/branch?${new URLSearchParams(query)}`)).body;
    told.push(...data.map(({ city }: { city: string }) => city));
    if (!next) break;
    after = next;
  }
  expect(told).toEqual(["Ámbar", "bacalar", "Mérida", "Nuevo Necaxa", "Ñuu", "Oaxaca", "Zacatlán"]);
});

test("another business sees none of it", async () => {
  const mine = await makeShop(product);
  const other = await makeShop(product);
  expect((await other.owner.get(`/api/branch?businessId=${mine.businessId}`)).status).toBe(404);
  const edit = await other.owner.put(`/api/branch/${mine.branchId}`, { branch: { name: "Robada" } });
  expect(edit.status).toBe(404);
  expect((await other.owner.delete(`/api/branch/${mine.branchId}`)).status).toBe(404);
  const listed = await mine.owner.get(`/api/branch?businessId=${mine.businessId}`);
  expect(listed.body.data[0].name).toBe("Centro");
});
