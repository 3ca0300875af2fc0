// A business that pays by conversion: what is charged, once, and what happens without a balance.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import { made, makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
let admin: Caller;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.person("Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  product.product.sessions.forget();
});
afterAll(() => product.close());

/** The machine may be at load. */
const WAIT = { timeout: 30_000, interval: 50 };
let hour = 48;

async function payingShop(balance: number) {
  const shop = await makeShop(product);
  const { owner, businessId, branchId } = shop;
  const paymentLevel = { level: 2, pricePerConversion: 30 };
  const terms = await admin.put(`/api/admin/business/${businessId}`, {
    business: { paymentMode: "conversion", paymentLevel },
  });
  expect(terms.body.data).toMatchObject({ paymentMode: "conversion", paymentLevel, balanceMXN: 0 });
  if (balance > 0) await admin.post("/api/pesoMovement", { businessId, amount: balance });
  const client = (name: string, whatsapp: string) =>
    made(owner, "/api/client", { client: { businessId, name, whatsapp } });
  const book = async (clientId: string) => {
    const start = new Date(Math.ceil(Date.now() / 3.6e6) * 3.6e6 + ++hour * 3 * 3.6e6).toISOString();
    const lines = [{ serviceId: shop.serviceIds[0], specialistId: shop.specialistIds[0], minutes: 45 }];
    const answer = await owner.post("/api/visit", {
      visit: { businessId, branchId, clientId, start, lines, confirmOutsideHours: true },
    });
    expect(answer.status).toBe(201);
  };
  const movements = async () =>
    ((await owner.get(`/api/pesoMovement?businessId=${businessId}&type=conversion`)).body.data as Movement[]).map(
      ({ conversion, amount, balanceAfterMovement }) => `${conversion} ${amount} ${balanceAfterMovement}`,
    );
  const event = (clientId: string, name: string) =>
    owner.post("/api/conversionEvent", { conversionEvent: { businessId, clientId, name } });
  return { ...shop, client, book, movements, event };
}
type Movement = { conversion: string; amount: number; balanceAfterMovement: number };

test("the first appointment of a contact, an event, a paid order and a paid enrollment are charged once each", async () => {
  const { owner, businessId, branchId, client, book, movements, event } = await payingShop(200);
  const ana = await client("Ana", "2221110001");
  await book(ana);
  await vi.waitFor(async () => expect(await movements()).toEqual(["appointment 30 170"]), WAIT);
  // her second one is of a known contact
  await book(ana);
  await event(ana, "Compró un paquete");
  await vi.waitFor(async () => expect(await movements()).toEqual(["event 30 140", "appointment 30 170"]), WAIT);

  const cream = await made(owner, "/api/product", {
    product: { businessId, name: "Crema", price: 180, description: "Para el cabello" },
  });
  const orderId = await made(owner, "/api/order", {
    order: { businessId, clientId: ana, branchId, items: [{ productId: cream, quantity: 1 }] },
  });
  const pay = async (amount: number, owed: number) => {
    const lines = [{ orderId, price: 180, owed }];
    const charge = { businessId, branchId, lines, payments: [{ paymentMethod: "cash", amount }] };
    const answer = await owner.post("/api/charge", { charge });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  };
  await pay(80, 180);
  await pay(100, 100);
  await vi.waitFor(async () => expect((await movements())[0]).toBe("order 30 110"), WAIT);

  const course = { businessId, name: "Colorimetría", description: "Teoría", sessions: 1, place: "Centro" };
  const courseId = await made(owner, "/api/course", {
    course: { ...course, totalPrice: 500, enrollmentFee: 0, customId: "COLOR1", schedules: { availableSlots: 5 } },
  });
  const enrollment = { businessId, courseId, clientId: ana, totalPaid: 200, remainingBalance: 300 };
  const id = await made(owner, "/api/enrollment", { enrollment });
  await owner.put(`/api/enrollment/${id}`, { enrollment: { totalPaid: 500, remainingBalance: 0 } });
  await vi.waitFor(async () => expect((await movements())[0]).toBe("enrollment 30 80"), WAIT);
  expect(await movements()).toHaveLength(4);
});

test("without a balance it is written that nothing was charged, and nothing is charged later", async () => {
  const { businessId, client, book, movements } = await payingShop(29.99);
  await book(await client("Eva", "2221110002"));
  await vi.waitFor(async () => expect(await movements()).toEqual(["appointment 0 29.99"]), WAIT);
  await admin.post("/api/pesoMovement", { businessId, amount: 100 });
  await book(await client("Luz", "2221110003"));
  await vi.waitFor(
    async () => expect(await movements()).toEqual(["appointment 30 99.99", "appointment 0 29.99"]),
    WAIT,
  );
});

test("a business that pays by credits is not charged", async () => {
  const { businessId, owner, client, book, event } = await payingShop(100);
  await admin.put(`/api/admin/business/${businessId}`, { business: { paymentMode: "credits" } });
  const ana = await client("Ana", "2221110001");
  await book(ana);
  await event(ana, "Compró");
  await vi.waitFor(async () => {
    const { rows } = await product.owner.query(
      "select 1 from pgboss.job where name like '%charge-conversion%' and data->>'businessId' = $1 and state < 'completed'",
      [businessId],
    );
    expect(rows).toEqual([]);
  }, WAIT);
  expect((await owner.get(`/api/pesoMovement?businessId=${businessId}&type=conversion`)).body.data).toEqual([]);
});
