import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a person is registered, found by branch and name, and given services", async () => {
  const { owner, businessId, branchId, serviceIds } = await makeShop(product);
  const specialist = { businessId, branchId, name: "Íngrid Peña", whatsapp: "2225556677", services: serviceIds };
  const made = await owner.post("/api/specialist", { specialist });
  expect(made.status).toBe(201);
  expect(made.body.data.services.sort()).toEqual([...serviceIds].sort());
  const found = await owner.get(`/api/specialist/${branchId}?search=ingrid&limit=10`);
  expect(found.body.data.map((each: { name: string }) => each.name)).toEqual(["Íngrid Peña"]);
  const listed = await owner.get(`/api/specialist?branchId=${branchId}&businessId=${businessId}`);
  expect(listed.body.data).toHaveLength(3);
  const { _id } = made.body.data;
  expect((await owner.patch(`/api/specialist/${_id}?archive=true`, undefined)).body.data.isArchived).toBe(true);
  expect((await owner.get(`/api/specialist/${branchId}?search=ingrid`)).body.data).toEqual([]);
  const nowhere = await owner.get("/api/specialist/00000000-0000-7000-8000-000000000000?search=ingrid");
  expect([nowhere.status, nowhere.body.message]).toEqual([404, "No se encontró la sucursal"]);
  expect((await owner.delete(`/api/specialist/${_id}`)).body.data).toEqual({ _id, isArchived: false });
});

test("a person's number is read without Mexico's code, and one of another country says where its code belongs", async () => {
  const { owner, businessId, branchId } = await makeShop(product);
  const save = (whatsapp: string) =>
    owner.post("/api/specialist", { specialist: { businessId, branchId, name: "Íngrid", whatsapp } });
  expect((await save("+52 1 222.555.6677")).body.data).toMatchObject({ countryCode: "52", whatsapp: "2225556677" });
  expect((await save("045 222\u2011555\u20116678")).body.data.whatsapp).toBe("2225556678");
  expect((await save("+1 305 555 0100")).body.errors).toEqual([
    { path: "specialist.whatsapp", message: "Escribe el número sin la clave del país" },
  ]);
});

test("a day off is kept as the break that means it, however it was written, and its hours are not offered", async () => {
  const { owner, businessId, branchId, serviceIds, specialistIds } = await makeShop(product);
  const [marta] = specialistIds;
  const lunch = { from: "14:00", to: "15:00" };
  const restSchedules = { tuesday: [lunch, { from: "00:00", to: "00:00" }], monday: [lunch] };
  const answer = await owner.put(`/api/specialist/${marta}`, { specialist: { restSchedules } });
  expect(answer.body.data.restSchedules).toMatchObject({
    monday: [lunch],
    tuesday: [{ from: "00:01", to: "23:59" }],
    sunday: [],
  });
  const slots = async (day: string) => {
    const wanted = { businessId, branchId, serviceId: serviceIds[0], specialistId: marta, from: day, to: day };
    return (await owner.get(`/api/slot?${new URLSearchParams(wanted)}`)).body.data.slots.length;
  };
  expect(await slots("2099-11-23")).toBeGreaterThan(0);
  expect(await slots("2099-11-24")).toBe(0);
});

test("whoever has several businesses need not say which: the branch or the client tells", async () => {
  const { owner, businessId, branchId } = await makeShop(product);
  const second = { name: "Otro salón", description: "El segundo", whatsapp: "2225556677", whatsappOwner: "2225556677" };
  const business = { ...second, timezone: { name: "America/Mexico_City" } };
  expect((await owner.post("/api/business", { business })).status).toBe(201);
  owner.businessId = "";
  const listed = await owner.get(`/api/specialist?branchId=${branchId}`);
  expect([listed.status, listed.body.data.length]).toEqual([200, 2]);
  const client = { businessId, name: "Ana", whatsapp: "2225556688" };
  const { _id } = (await owner.post("/api/client", { client })).body.data;
  expect((await owner.get(`/api/appointment/populate?clientId=${_id}`)).body).toMatchObject({ success: true });
});

test.each([
  [{ name: 'Ana "La jefa"' }, "name", "No se permiten comillas dobles en el nombre"],
  [{ whatsapp: "123456" }, "whatsapp", undefined],
  [{ customId: "demasiado-largo" }, "customId", "El identificador debe tener máximo 10 caracteres"],
  [{ customId: "ñ-1" }, "customId", "El identificador solo puede contener letras y números"],
  [{ branchId: "" }, "branchId", "Selecciona una sucursal para el especialista"],
])("%o is refused", async (wrong, path, message) => {
  const { owner, businessId, branchId } = await makeShop(product);
  const specialist = { businessId, branchId, name: "Ana", whatsapp: "2225556677", ...wrong };
  const answer = await owner.post("/api/specialist", { specialist });
  expect(answer.status).toBe(400);
  const error = answer.body.errors.find((each: { path: string }) => each.path === `specialist.${path}`);
  expect(error).toBeDefined();
  if (message) expect(error.message).toBe(message);
});
