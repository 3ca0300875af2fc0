// The booking page shows the open payment, its deadline and its link.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBookingShop } from "../../../../../test/shops/booking-shop.ts";
import { makePayingShop, nextStart } from "../../../../../test/shops/paying-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

test("a booking shows its payment at once, with the deadline, and no longer once it is paid or cancelled", async () => {
  const paying = await makePayingShop(world.product, world.sandbox);
  const page = await makeBookingShop(world.product, { daysAhead: 180 }, paying);
  const booked = await page.book(nextStart(Date.now(), 0), { serviceId: paying.serviceId });
  expect(booked.status).toBe(201);
  const { token, need } = booked.body.data;
  expect(need).toMatchObject({ due: 800, url: expect.stringMatching(/\/pagar-cita\?a=[\w]{7}$/) });
  expect(Date.parse(need.dueAt) - Date.now()).toBeGreaterThan(1.9 * 3600_000);
  const shown = async () => (await world.product.anonymous.get(`${page.at}/booking/${token}`)).body.data;
  // the job's deadline, the same as announced before
  await eventually(async () => {
    const { rowCount } = await world.product.owner.query("select from payment_deadlines where business_id = $1", [
      paying.businessId,
    ]);
    expect(rowCount).toBe(1);
  });
  expect((await shown()).need).toEqual(need);
  const { body } = await paying.begin(need.url.slice(-7));
  await paying.pay(body.id);
  await eventually(async () => expect((await shown()).need).toBeNull());
  const other = await page.book(nextStart(Date.now(), 1), { serviceId: paying.serviceId });
  expect(other.body.data.need).not.toBeNull();
  const cancelled = await world.product.anonymous.delete(`${page.at}/booking/${other.body.data.token}`);
  expect([cancelled.status, cancelled.body.data.need]).toEqual([200, null]);
});
