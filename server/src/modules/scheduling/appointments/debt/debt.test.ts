import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("what is owed: attended visits with a price less what was paid for each, for whoever sees money", async () => {
  const { owner, businessId, branchId, specialistIds, serviceIds } = await makeShop(product);
  const client = { businessId, name: "Ana", whatsapp: "2225554433" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const service = (await owner.get(`/api/service/${serviceIds[0]}`)).body.data;
  const linkPrice = {
    unitPrice: 250,
    currency: "MXN",
    paymentName: "Corte",
    paymentDescription: "",
    themeColor: "#2196f3",
  };
  await product.owner.query("update services set link_price = $2 where id = $1", [
    service._id,
    JSON.stringify({
      ...linkPrice,
      deposit: null,
      discount: { active: false, type: "fixed", value: null, message: "" },
    }),
  ]);
  const book = async (serviceId: string | undefined, day: number) => {
    const start = new Date(Date.now() - day * 86_400_000).toISOString();
    const names = { businessId, branchId, clientId, serviceId, specialistId: specialistIds[0] };
    const made = await owner.post("/api/appointment", { appointment: { ...names, start, confirmOutsideHours: true } });
    await owner.patch(`/api/appointment/${made.body.data._id}`, { status: "asistida" });
    return made.body.data._id as string;
  };
  const paid = await book(serviceIds[0], 3);
  await book(serviceIds[0], 5);
  await book(serviceIds[1], 7);
  const moneyMovement = { businessId, branchId, clientId, amount: 100.5, type: "in", paymentMethod: "cash" };
  const movement = await owner.post("/api/moneyMovement", { moneyMovement, appointmentId: paid });
  expect(movement.status).toBe(201);
  const ask = () => owner.get(`/api/appointment/owed?clientId=${clientId}`);
  expect((await ask()).body.data).toEqual({ visits: 3, priced: 2, price: 500, owed: 399.5 });
  const stranger = await makeShop(product);
  expect((await stranger.owner.get(`/api/appointment/owed?clientId=${clientId}`)).status).toBe(404);
  const nobody = await owner.get(`/api/appointment/owed?clientId=${serviceIds[0]}&businessId=${businessId}`);
  expect(nobody.status).toBe(404);
});
