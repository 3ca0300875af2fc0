// How long a slot waits for its payment, and what happens to later money.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePayingShop, nextStart, type PayingShop } from "../../../../test/shops/paying-shop.ts";
import type { TestProduct } from "../../../../test/start-product.ts";
import { eventually, type Sandbox, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

const HOUR = 3600_000;

let product: TestProduct;
let sandbox: Sandbox;
let close: () => Promise<void>;
let shop: PayingShop;
let ahead = 0;
beforeAll(async () => {
  ({ product, sandbox, close } = await startWithSandbox({ clock: () => Date.now() + ahead }));
  shop = await makePayingShop(product, sandbox);
});
beforeEach(() => passTo(0));
afterAll(() => close());

/** Sets the clock this far after the start of the test, for the product and for Mercado Pago. */
async function passTo(ms: number): Promise<void> {
  ahead = ms;
  await sandbox.call("PUT", "/__sandbox/clock", { offsetMs: ms });
}

async function planned(id: string): Promise<number> {
  return eventually(async () => {
    const { rows } = await product.owner.query(
      "select due_at - a.created_at as waits from payment_deadlines d join appointments a on a.id = d.appointment_id where a.id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    return rows[0].waits.hours;
  });
}

/** Makes all scheduled jobs due now. */
const ring = () =>
  product.owner.query(
    "update pgboss.job set start_after = now() where name = 'payment-due.give-unpaid-place-back' and state = 'created'",
  );

async function unpaid(start?: string) {
  const appointment = await shop.book(start);
  await planned(appointment._id);
  const { body } = await shop.begin(appointment.shortId);
  return { ...appointment, preference: body.id as string };
}

test("what is not paid in its hours gives the place back, and can no longer be paid", async () => {
  const appointment = await unpaid();
  expect(await planned(appointment._id)).toBe(2);
  expect((await shop.page(appointment.shortId)).body.data.dueAt).toBeTruthy();
  await passTo(2 * HOUR + 1000);
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("expired");
  await ring();
  await shop.untilStatus(appointment._id, "no_pagada");
  expect((await shop.begin(appointment.shortId)).status).toBe(422);
  const answer = await sandbox
    .call("POST", "/mercado-pago/console/payments", { preference: appointment.preference, status: "approved" })
    .catch((error: Error) => error);
  expect(answer).toBeInstanceOf(Error);
});

test("what is paid in time keeps its place, however late the hour is looked at", async () => {
  const appointment = await unpaid();
  await shop.pay(appointment.preference);
  await shop.untilStatus(appointment._id, "confirmada");
  await passTo(3 * HOUR);
  await ring();
  const { rows } = await eventually(async () => {
    const done = await product.owner.query(
      "select state from pgboss.job where name = 'payment-due.give-unpaid-place-back' and data->'payload'->>'appointmentId' = $1",
      [appointment._id],
    );
    expect(done.rows[0].state).toBe("completed");
    return done;
  });
  expect(rows).toHaveLength(1);
  expect(await shop.status(appointment._id)).toBe("confirmada");
});

test.each(["confirmada", "asistida"])("a person who says %s waits for no payment any more", async (status) => {
  const appointment = await unpaid();
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status });
  await eventually(async () => expect((await shop.paymentsOf(appointment._id)).dueAt).toBeNull());
  await passTo(3 * HOUR);
  await ring();
  await new Promise((later) => setTimeout(later, 300));
  expect(await shop.status(appointment._id)).toBe(status);
});

test("a payment that comes late takes the place again while it is free", async () => {
  const appointment = await unpaid();
  const { id } = await shop.pay(appointment.preference, "pending", false);
  await passTo(2 * HOUR + 1000);
  await ring();
  await shop.untilStatus(appointment._id, "no_pagada");
  await shop.change(id, "approved");
  await shop.untilStatus(appointment._id, "confirmada");
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("paid");
  expect(await shop.tasks()).toEqual([]);
});

test("when the place is taken by then, the money is kept and the owner decides", async () => {
  const appointment = await unpaid();
  const { id } = await shop.pay(appointment.preference, "pending", false);
  await passTo(2 * HOUR + 1000);
  await ring();
  await shop.untilStatus(appointment._id, "no_pagada");
  const other = await shop.book(appointment.start);
  await shop.change(id, "approved");
  const task = await eventually(async () => {
    const [found] = await shop.tasks();
    expect(found).toMatchObject({ task: "place_taken", appointmentId: appointment._id, amount: 800, mayRefund: true });
    return found;
  });
  expect(await shop.status(appointment._id)).toBe("no_pagada");
  expect(await shop.status(other._id)).toBe("agendada");
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("received");
  const moved = { start: nextStart(Date.now(), 23), confirmOutsideHours: true };
  expect((await shop.owner.put(`/api/appointment/${appointment._id}`, { appointment: moved })).status).toBe(200);
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "confirmada" });
  await eventually(async () => expect(await shop.tasks()).toEqual([]));
  expect((await shop.paymentsOf(appointment._id)).payments).toMatchObject([{ _id: task._id, task: null }]);
});

test("nothing is given back where nobody can pay, nor where the hour comes after the appointment begins", async () => {
  const soon = new Date(Math.ceil(Date.now() / HOUR) * HOUR + HOUR / 2);
  const close = await shop.book(soon.toISOString(), shop.specialistIds[1]);
  await shop.owner.delete(`/api/mercadopago/account?businessId=${shop.businessId}`);
  const unconnected = await shop.book();
  expect((await shop.page(unconnected.shortId)).body.data.state).toBe("unavailable");
  await new Promise((later) => setTimeout(later, 500));
  const { rowCount } = await product.owner.query("select from payment_deadlines where appointment_id = any ($1)", [
    [close._id, unconnected._id],
  ]);
  expect(rowCount).toBe(0);
});
