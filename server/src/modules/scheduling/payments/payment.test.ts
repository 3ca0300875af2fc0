// A customer's online payment reaches the appointment once, however often and whenever Mercado Pago reports it.
import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makePayingShop, type PayingShop } from "../../../../test/shops/paying-shop.ts";
import type { TestProduct } from "../../../../test/start-product.ts";
import { eventually, MERCADO_PAGO, type Sandbox, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let product: TestProduct;
let sandbox: Sandbox;
let close: () => Promise<void>;
let shop: PayingShop;
beforeAll(async () => {
  ({ product, sandbox, close } = await startWithSandbox());
  shop = await makePayingShop(product, sandbox);
});
afterEach(() => sandbox.calm());
afterAll(() => close());

async function begun(at?: string) {
  const appointment = await shop.book(at);
  const { body } = await shop.begin(appointment.shortId);
  return { ...appointment, preference: body.id as string };
}

/** Its money movements: `in 800`. */
async function movements(appointmentId: string): Promise<string[]> {
  const { rows } = await product.owner.query(
    "select type, amount::float8 as amount, payment_method from money_movements where appointment_id = $1 order by id",
    [appointmentId],
  );
  return rows.map(({ type, amount, payment_method: method }) => `${type} ${amount} ${method}`);
}

test("a payment confirms its appointment, and the page says so", async () => {
  const appointment = await begun();
  expect(appointment.preference).toMatch(new RegExp(`^${shop.account}-`));
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("open");
  await shop.pay(appointment.preference);
  await shop.untilStatus(appointment._id, "confirmada");
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("paid");
  const told = await shop.paymentsOf(appointment._id);
  expect(told).toMatchObject({ state: "paid", dueAt: null, isConnected: true });
  expect(told.payments).toMatchObject([{ status: "approved", amount: 800, task: null, mayRefund: true }]);
  const again = await shop.begin(appointment.shortId);
  expect([again.status, again.body.message]).toEqual([422, "Esta cita ya está pagada"]);
});

test("notified five times, shuffled, with its time in seconds: one effect", async () => {
  await sandbox.fail({ webhookDuplicate: true, webhookShuffle: true, mercadoPagoSeconds: true });
  const appointment = await begun();
  const { id } = await shop.pay(appointment.preference, "in_process");
  await shop.change(id, "approved");
  await shop.change(id, "approved");
  await shop.untilStatus(appointment._id, "confirmada");
  await eventually(async () => {
    const { rows } = await product.owner.query(
      "select count(*)::int as n from payment_notifications where payment = $1",
      [String(id)],
    );
    expect(rows[0].n).toBe(3);
  });
  expect(await movements(appointment._id)).toEqual(["in 800 mercado_pago"]);
  const { rows } = await product.owner.query(
    "select count(*)::int as n from pgboss.job where name like 'appointment-status-changed%' and data->'payload'->>'appointmentId' = $1 and data->'payload'->>'to' = 'confirmada'",
    [appointment._id],
  );
  // a shared one of all listeners
  expect(rows[0].n).toBe(1);
});

test("a payment on its way holds the place; one that fails lets the person try again", async () => {
  const appointment = await begun();
  const { id } = await shop.pay(appointment.preference, "pending");
  await shop.untilStatus(appointment._id, "pago_pendiente");
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("pending");
  await shop.change(id, "rejected");
  await shop.untilStatus(appointment._id, "agendada");
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("open");
  await shop.pay(appointment.preference);
  await shop.untilStatus(appointment._id, "confirmada");
});

test("a voucher that nobody paid gives the place back", async () => {
  const appointment = await begun();
  const { id } = await shop.pay(appointment.preference, "pending");
  await shop.untilStatus(appointment._id, "pago_pendiente");
  await shop.change(id, "cancelled");
  await shop.untilStatus(appointment._id, "no_pagada");
});

test("what nobody told of is found by looking for it", async () => {
  const appointment = await begun();
  await shop.pay(appointment.preference, "approved", false);
  await product.owner.query(
    "update pgboss.job set start_after = now() where name = 'order-looked-for.look-for-payments'",
  );
  await shop.untilStatus(appointment._id, "confirmada");
});

test("paid twice: the second is shown as such and given back with one call", async () => {
  const appointment = await begun();
  await shop.pay(appointment.preference);
  await shop.untilStatus(appointment._id, "confirmada");
  await shop.pay(appointment.preference);
  const twice = await eventually(async () => {
    const task = (await shop.tasks()).find((one) => one.appointmentId === appointment._id);
    expect(task?.task).toBe("paid_twice");
    return task;
  });
  const refund = () => shop.owner.post(`/api/payment/${twice._id}/refund`, {});
  const [first, second] = await Promise.all([refund(), refund()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.data).toMatchObject({ status: "refunded", refunded: 800, task: null, mayRefund: false });
  expect((await shop.tasks()).filter((one) => one.appointmentId === appointment._id)).toEqual([]);
  const { payments } = await sandbox.call("GET", "/mercado-pago/console/payments");
  const paid = payments.find((one: { id: number }) => String(one.id) === twice.providerId);
  expect([paid.status, paid.refunded]).toEqual(["refunded", 800]);
  expect(await shop.status(appointment._id)).toBe("confirmada");
  const book = ["in 800 mercado_pago", "in 800 mercado_pago", "out 800 mercado_pago"];
  await eventually(async () => expect(await movements(appointment._id)).toEqual(book));
});

test("a bank that takes the money back makes a task of it, until somebody decides", async () => {
  const appointment = await begun();
  const { id } = await shop.pay(appointment.preference);
  await shop.untilStatus(appointment._id, "confirmada");
  await shop.change(id, "charged_back");
  const task = await eventually(async () => {
    const found = (await shop.tasks()).find((one) => one.appointmentId === appointment._id);
    expect(found).toMatchObject({ task: "charged_back", refunded: 800 });
    return found;
  });
  expect((await shop.owner.post(`/api/payment/${task._id}/settle`, {})).body.data.task).toBeNull();
  expect((await shop.tasks()).filter((one) => one.appointmentId === appointment._id)).toEqual([]);
});

test("a cancelled appointment that is paid is a task, and finding an hour for it settles it", async () => {
  const appointment = await begun();
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "cancelada" });
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("cancelled");
  await shop.pay(appointment.preference);
  await eventually(async () => {
    expect((await shop.tasks()).find((one) => one.appointmentId === appointment._id)?.task).toBe("cancelled");
  });
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("cancelled_paid");
  await shop.owner.patch(`/api/appointment/${appointment._id}`, { status: "agendada" });
  await eventually(async () => {
    expect((await shop.tasks()).filter((one) => one.appointmentId === appointment._id)).toEqual([]);
  });
  expect((await shop.page(appointment.shortId)).body.data.state).toBe("paid");
});

test("a notification that is forged, old or of another's account changes nothing", async () => {
  const appointment = await begun();
  const { id } = await shop.pay(appointment.preference, "approved", false);
  const body = JSON.stringify({ type: "payment", user_id: shop.account, data: { id: String(id) } });
  const give = (secret: string, ts = Date.now(), signedId = String(id)) => {
    const v1 = createHmac("sha256", secret).update(`id:${signedId};request-id:r1;ts:${ts};`).digest("hex");
    const headers = { "x-signature": `ts=${ts},v1=${v1}`, "x-request-id": "r1" };
    return product.anonymous.send("POST", `/api/mercadopago/webhook?type=payment&data.id=${id}`, body, headers);
  };
  const secret = MERCADO_PAGO.MERCADO_PAGO_WEBHOOK_SECRET;
  expect(
    (await product.anonymous.send("POST", `/api/mercadopago/webhook?type=payment&data.id=${id}`, body)).status,
  ).toBe(401);
  for (const forged of [
    give("another secret"),
    give(secret, Date.now() - 2 * 3600_000),
    give(secret, Date.now(), "1"),
  ]) {
    expect((await forged).status).toBe(403);
  }
  const { rowCount } = await product.owner.query("select from payment_notifications where payment = $1", [String(id)]);
  expect(rowCount).toBe(0);
  expect(await shop.status(appointment._id)).toBe("agendada");
  expect((await give(secret)).status).toBe(200);
  await shop.untilStatus(appointment._id, "confirmada");
});

test("an amount that is not what was asked for moves nothing, and is a task", async () => {
  const appointment = await begun();
  await product.owner.query("update payment_orders set amount_cents = 90000 where preference = $1", [
    appointment.preference,
  ]);
  await shop.pay(appointment.preference);
  await eventually(async () => {
    expect((await shop.tasks()).find((one) => one.appointmentId === appointment._id)?.task).toBe("mismatch");
  });
  expect(await shop.status(appointment._id)).toBe("agendada");
  expect(await movements(appointment._id)).toEqual(["in 800 mercado_pago"]);
});

test("a provider that fails now is asked again, and the page says kindly that it cannot be paid", async () => {
  const appointment = await shop.book();
  await sandbox.fail({ mercadoPago: { status: 500, times: 1 } });
  const failed = await shop.begin(appointment.shortId);
  expect([failed.status, failed.body.message]).toEqual([
    503,
    "No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.",
  ]);
  const { body } = await shop.begin(appointment.shortId);
  await sandbox.fail({ mercadoPago: { status: 500, times: 2 } });
  await shop.pay(body.id);
  await shop.untilStatus(appointment._id, "confirmada");
});

test("what Mercado Pago wrote into the book says so, and nobody edits or deletes it", async () => {
  const appointment = await begun();
  const { id } = await shop.pay(appointment.preference);
  await shop.untilStatus(appointment._id, "confirmada");
  await shop.change(id, "charged_back");
  const written = await eventually(async () => {
    const { rows } = await product.owner.query("select id from money_movements where appointment_id = $1", [
      appointment._id,
    ]);
    expect(rows).toHaveLength(2);
    return rows.map((row) => row.id as string);
  });
  const refused = [409, expect.stringContaining("Este movimiento lo registró Mercado Pago")];
  for (const movementId of written) {
    const path = `/api/moneyMovement/${movementId}`;
    const edit = await shop.owner.put(path, { amount: 1, comments: "no" });
    expect([edit.status, edit.body.message]).toEqual(refused);
    const removal = await shop.owner.delete(path);
    expect([removal.status, removal.body.message]).toEqual(refused);
  }
  const told = await shop.owner.get(`/api/moneyMovement?ids=${written.join(",")}`);
  expect(told.body.data.map((one: { amount: number; origin: string }) => [one.amount, one.origin])).toEqual([
    [800, "mercado_pago"],
    [800, "mercado_pago"],
  ]);
  expect(await movements(appointment._id)).toEqual(["in 800 mercado_pago", "out 800 mercado_pago"]);
});

test("what has to be decided comes a page at a time, each once", async () => {
  const appointment = await begun();
  await shop.pay(appointment.preference);
  await shop.untilStatus(appointment._id, "confirmada");
  for (let extra = 0; extra < 5; extra += 1) await shop.pay(appointment.preference);
  await eventually(async () => {
    expect((await shop.tasks()).filter((one) => one.appointmentId === appointment._id)).toHaveLength(5);
  });
  const all = (await shop.tasks()).map(({ _id }) => _id);
  const seen: string[] = [];
  for (let after = ""; ; ) {
    const path = `/api/payment/task?businessId=${shop.businessId}&limit=2${after && `&after=${after}`}`;
    const page = (await shop.owner.get(path)).body;
    seen.push(...page.data.map(({ _id }: { _id: string }) => _id));
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen).toEqual(all);
  const wrong = await shop.owner.get(`/api/payment/task?businessId=${shop.businessId}&after=ayer`);
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, "after"]);
});
