// Money of an appointment that was paid and then lost its slot, and money below the due amount.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePayingShop, type PayingShop } from "../../../../test/shops/paying-shop.ts";
import type { TestProduct } from "../../../../test/start-product.ts";
import { eventually, type Sandbox, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

const MINUTE = 60_000;

let product: TestProduct;
let sandbox: Sandbox;
let close: () => Promise<void>;
let ahead = 0;
beforeAll(async () => {
  ({ product, sandbox, close } = await startWithSandbox({ clock: () => Date.now() + ahead }));
});
beforeEach(() => passTo(0));
afterAll(() => close());

async function passTo(ms: number): Promise<void> {
  ahead = ms;
  await sandbox.call("PUT", "/__sandbox/clock", { offsetMs: ms });
}

async function paid(shop: PayingShop) {
  const appointment = await shop.book();
  const { body } = await shop.begin(appointment.shortId);
  const { id } = await shop.pay(body.id);
  await shop.untilStatus(appointment._id, "confirmada");
  return { ...appointment, paymentId: id };
}

const page = async (shop: PayingShop, shortId: string) => (await shop.page(shortId)).body.data;

test.each(["cancelada", "no_pagada"])("paid and then %s: the money is a task, and the page says it", async (status) => {
  const shop = await makePayingShop(product, sandbox);
  const appointment = await paid(shop);
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status });
  const task = await eventually(async () => {
    const [found] = await shop.tasks();
    expect(found).toMatchObject({ task: "cancelled", appointmentId: appointment._id, amount: 800, mayRefund: true });
    return found;
  });
  expect((await page(shop, appointment.shortId)).state).toBe(status === "cancelada" ? "cancelled_paid" : "received");
  await shop.owner.post(`/api/payment/${task._id}/settle`, {});
  expect(await shop.tasks()).toEqual([]);
  // it got its slot again, and was cancelled once more: a new decision
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "agendada" });
  await passTo(MINUTE);
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "cancelada" });
  await eventually(async () => expect(await shop.tasks()).toMatchObject([{ _id: task._id, task: "cancelled" }]));
});

test("an hour found again settles the task, and money that went back is none", async () => {
  const shop = await makePayingShop(product, sandbox);
  const appointment = await paid(shop);
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "cancelada" });
  await eventually(async () => expect(await shop.tasks()).toHaveLength(1));
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "confirmada" });
  await eventually(async () => expect(await shop.tasks()).toEqual([]));
  expect((await page(shop, appointment.shortId)).state).toBe("paid");
  const { payments } = await shop.paymentsOf(appointment._id);
  await shop.owner.post(`/api/payment/${payments[0]._id}/refund`, {});
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "cancelada" });
  expect((await page(shop, appointment.shortId)).state).toBe("cancelled");
  await new Promise((later) => setTimeout(later, 500));
  expect(await shop.tasks()).toEqual([]);
});

test("paid and then deleted: the money is a task in the same moment, also after a decision about it", async () => {
  const shop = await makePayingShop(product, sandbox);
  const [first, second, came] = [await paid(shop), await paid(shop), await paid(shop)];
  await shop.owner.patch(`/api/appointment/${second._id}`, { status: "cancelada" });
  const task = await eventually(async () => {
    const [found] = await shop.tasks();
    expect(found?.appointmentId).toBe(second._id);
    return found;
  });
  await shop.owner.post(`/api/payment/${task._id}/settle`, {});
  await shop.owner.patch(`/api/appointment/${came._id}`, { status: "asistida" });
  for (const { _id } of [first, second, came]) {
    expect((await shop.owner.delete(`/api/appointment/${_id}`)).status).toBe(200);
  }
  expect((await shop.tasks()).map(({ task }) => task)).toEqual(["deleted", "deleted"]);
});

test("an order ends with its discount, and what was paid less becomes a task", async () => {
  const endDate = new Date(Date.now() + 20 * MINUTE).toISOString();
  const discount = {
    active: true,
    type: "percentage",
    value: 50,
    message: "Hoy a mitad",
    expirationType: "date",
    endDate,
  };
  const shop = await makePayingShop(product, sandbox, { linkPrice: { discount } });
  const appointment = await shop.book();
  const { body } = await shop.begin(appointment.shortId);
  const { preferences } = await sandbox.call("GET", "/mercado-pago/console/payments");
  const made = preferences.find((one: { id: string }) => one.id === body.id);
  expect(made.wanted.items[0].unit_price).toBe(400);
  expect(Date.parse(made.wanted.expiration_date_to)).toBe(Date.parse(endDate));
  await passTo(21 * MINUTE);
  expect((await page(shop, appointment.shortId)).amounts.due).toBe(800);
  expect(await shop.pay(body.id).catch((error: Error) => error)).toBeInstanceOf(Error);
  // one that Mercado Pago accepted anyway
  await passTo(0);
  const { id } = await shop.pay(body.id, "pending", false);
  await passTo(21 * MINUTE);
  await shop.change(id, "approved");
  await eventually(async () => expect(await shop.tasks()).toMatchObject([{ task: "underpaid", amount: 400 }]));
  expect(await shop.status(appointment._id)).toBe("agendada");
  expect(await page(shop, appointment.shortId)).toMatchObject({ state: "review", amounts: { due: 400 } });
});

test("what is paid under a price that went up meanwhile is a task, and the page shows what was paid", async () => {
  const shop = await makePayingShop(product, sandbox);
  const appointment = await shop.book();
  const { body } = await shop.begin(appointment.shortId);
  const { data: service } = (await shop.owner.get(`/api/service/${shop.serviceId}`)).body;
  const linkPrice = { ...service.linkPrice, unitPrice: 900 };
  await shop.owner.put(`/api/service/${shop.serviceId}`, { service: { ...service, linkPrice } });
  await shop.pay(body.id);
  const [task] = await eventually(async () => {
    const tasks = await shop.tasks();
    expect(tasks).toMatchObject([{ task: "underpaid", amount: 800 }]);
    return tasks;
  });
  expect((await page(shop, appointment.shortId)).amounts).toMatchObject({ price: 800, due: 800 });
  await shop.owner.post(`/api/payment/${task._id}/settle`, {});
  expect((await page(shop, appointment.shortId)).state).toBe("paid");
});

test("the amounts of a paid page are those of the payment, after the discount ended and the price changed", async () => {
  const timer = { expirationType: "timer", discountKey: "HOY", timerMinutes: 15 };
  const discount = { active: true, type: "percentage", value: 10, message: "Paga hoy", ...timer };
  const shop = await makePayingShop(product, sandbox, { linkPrice: { discount, deposit: 200 } });
  const appointment = await paid(shop);
  const atOnce = (await page(shop, appointment.shortId)).amounts;
  expect(atOnce).toMatchObject({ originalPrice: 800, discount: 80, price: 720, due: 200 });
  await passTo(60 * MINUTE);
  const { data: service } = (await shop.owner.get(`/api/service/${shop.serviceId}`)).body;
  const linkPrice = { ...service.linkPrice, unitPrice: 1000, deposit: null };
  await shop.owner.put(`/api/service/${shop.serviceId}`, { service: { ...service, linkPrice } });
  expect((await page(shop, appointment.shortId)).amounts).toEqual(atOnce);
  expect((await shop.paymentsOf(appointment._id)).amounts).toEqual(atOnce);
});
