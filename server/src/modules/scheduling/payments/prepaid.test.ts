// An appointment that a session of a package pays for, or will, asks for no payment in advance.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePayingShop } from "../../../../test/shops/paying-shop.ts";
import { made } from "../../../../test/shops/shop.ts";
import type { TestProduct } from "../../../../test/start-product.ts";
import { eventually, type Sandbox, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let product: TestProduct;
let sandbox: Sandbox;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ product, sandbox, close } = await startWithSandbox());
});
afterAll(() => close());

async function desk() {
  const shop = await makePayingShop(product, sandbox);
  const { owner, businessId, branchId, serviceId, clientId, page } = shop;
  const sell = async (sessions: number): Promise<string> => {
    const sessionPackage = { businessId, name: `${sessions} balayages`, services: [serviceId], sessions, price: 900 };
    const packageId = await made(owner, "/api/sessionPackage", { sessionPackage });
    return made(owner, "/api/packagePurchase", { purchase: { businessId, branchId, packageId, clientId } });
  };
  const state = async (shortId: string) => (await page(shortId)).body.data.state as string;
  const deadlines = async () => {
    const rows = await product.owner.query(
      "select appointment_id as id from payment_deadlines where business_id = $1",
      [businessId],
    );
    return rows.rows.map(({ id }: { id: string }) => id);
  };
  return { ...shop, sell, state, deadlines };
}

test("one session pays for the first appointment that was booked; the second still asks for its payment", async () => {
  const { sell, book, state, begin, deadlines, status } = await desk();
  await sell(1);
  const [first, second] = [await book(), await book()];
  expect([await state(first.shortId), await state(second.shortId)]).toEqual(["prepaid", "open"]);
  await eventually(async () => expect(await deadlines()).toEqual([second._id]));
  const refused = await begin(first.shortId);
  expect([refused.status, refused.body.message]).toEqual([422, "Esta cita se paga con una sesión de tu paquete"]);
  expect(await status(first._id)).toBe("agendada");
});

test("a package that is bought after booking ends the wait, and one that is refunded asks again", async () => {
  const { owner, sell, book, state, deadlines, untilStatus, status } = await desk();
  const appointment = await book();
  expect(await state(appointment.shortId)).toBe("open");
  await eventually(async () => expect(await deadlines()).toEqual([appointment._id]));
  const purchase = await sell(2);
  expect(await state(appointment.shortId)).toBe("prepaid");
  const other = await book();
  await product.owner.query(
    "update pgboss.job set start_after = now() where name = 'payment-due.give-unpaid-place-back' and state = 'created'",
  );
  await eventually(async () => {
    const due = "select from pgboss.job where name = 'payment-due.give-unpaid-place-back' and state = 'completed'";
    expect((await product.owner.query(due)).rowCount).toBeGreaterThan(0);
  });
  expect(await status(appointment._id)).toBe("agendada");
  const refund = { amount: 0, paymentMethod: "cash" };
  expect((await owner.post(`/api/packagePurchase/${purchase}/refund`, { refund })).status).toBe(201);
  expect([await state(appointment.shortId), await state(other.shortId)]).toEqual(["open", "open"]);
  await owner.patch(`/api/appointment/${other._id}`, { status: "asistida" });
  await untilStatus(other._id, "asistida");
});
