// The payment link: what it shows to which caller, and that only the server sets the amount (D-6).
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePayingShop } from "../../../../../test/shops/paying-shop.ts";
import type { TestProduct } from "../../../../../test/start-product.ts";
import { eventually, type Sandbox, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

const MINUTE = 60_000;

let product: TestProduct;
let sandbox: Sandbox;
let close: () => Promise<void>;
let ahead = 0;
beforeAll(async () => {
  ({ product, sandbox, close } = await startWithSandbox({ clock: () => Date.now() + ahead }));
});
afterAll(() => close());

const timer = {
  active: true,
  type: "percentage",
  value: 10,
  message: "Paga hoy y ahorra",
  expirationType: "timer",
  discountKey: "HOY",
  timerMinutes: 15,
};

test("whoever holds the link sees what the payer needs, and nothing of the client", async () => {
  const shop = await makePayingShop(product, sandbox, { linkPrice: { paymentDescription: "Incluye matiz" } });
  const { shortId } = await shop.book();
  const { status, body } = await shop.page(shortId);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    state: "open",
    business: { name: "Salón de prueba", whatsapp: "522221234567" },
    service: "Balayage",
    description: "Incluye matiz",
    zone: "America/Mexico_City",
    branch: { name: "Centro" },
    amounts: { currency: "MXN", originalPrice: 800, discount: 0, price: 800, due: 800 },
    discountEndsAt: null,
  });
  expect(JSON.stringify(body)).not.toMatch(/Ana|López|2225550101|Marta|businessId/);
});

test("a link that is none reads like one of a service without payment", async () => {
  const shop = await makePayingShop(product, sandbox);
  const [cut] = shop.serviceIds;
  const free = await shop.owner.post("/api/appointment", {
    appointment: {
      businessId: shop.businessId,
      branchId: shop.branchId,
      specialistId: shop.specialistIds[1],
      serviceId: cut,
      clientId: shop.clientId,
      start: "2027-01-13T10:00:00-06:00",
    },
  });
  const answers = [free.body.data.shortId, "ABCDEFG", "no", "x".repeat(90), "../../api"].map((a) =>
    shop.page(encodeURIComponent(a)),
  );
  const told = (await Promise.all(answers)).map(({ status, body }) => [status, body.message]);
  const nothing = [404, "Esa liga de pago no existe. Revisa que esté completa o pídela de nuevo al negocio."];
  expect(told).toEqual(told.map(() => nothing));
  expect((await shop.begin((await shop.book()).shortId, { appointment: "ABCDEFG" })).body.message).toBe(nothing[1]);
});

test("a timed discount starts at the first view, and looking again does not renew it", async () => {
  ahead = 0;
  const shop = await makePayingShop(product, sandbox, { linkPrice: { discount: timer } });
  const { shortId } = await shop.book();
  const first = (await shop.page(shortId)).body.data;
  expect(first).toMatchObject({ amounts: { discount: 80, due: 720 }, discountMessage: "Paga hoy y ahorra" });
  ahead = 14 * MINUTE;
  expect((await shop.page(shortId)).body.data.discountEndsAt).toBe(first.discountEndsAt);
  ahead = 16 * MINUTE;
  const late = (await shop.page(shortId)).body.data;
  expect(late).toMatchObject({ amounts: { discount: 0, due: 800 }, discountEndsAt: null, discountMessage: "" });
  const old = await shop.begin(shortId, { price: 720, discount: 80 });
  expect([old.status, old.body.message, old.body.data.amounts.due]).toEqual([
    409,
    "El precio cambió mientras veías esta página. Revisa el importe y vuelve a intentarlo.",
    800,
  ]);
  ahead = 0;
});

test.each([
  { price: 1 },
  { price: 799.99 },
  { price: -800 },
  { originalPrice: 1 },
  { discount: 799 },
  { currency: "USD" },
])("what the browser says of the price is only compared: %j", async (changes) => {
  const shop = await makePayingShop(product, sandbox);
  const { shortId } = await shop.book();
  expect((await shop.begin(shortId, changes)).status).toBe(409);
  const { rowCount } = await product.owner.query("select from payment_orders where business_id = $1", [
    shop.businessId,
  ]);
  expect(rowCount).toBe(0);
});

test("what Mercado Pago is asked for is the server's, and asking twice makes one preference", async () => {
  const shop = await makePayingShop(product, sandbox, { linkPrice: { deposit: 200.5 } });
  const { shortId, _id } = await shop.book();
  const deadline = "select due_at from payment_deadlines where appointment_id = $1";
  const { rows } = await eventually(async () => {
    const planned = await product.owner.query(deadline, [_id]);
    expect(planned.rowCount).toBe(1);
    return planned;
  });
  const first = await shop.begin(shortId, { title: "Otra cosa" });
  const second = await shop.begin(shortId);
  expect(first.body.id).toBe(second.body.id);
  expect(first.body.data.initPoint).toContain(first.body.id);
  const { preferences } = await sandbox.call("GET", "/mercado-pago/console/payments");
  const made = preferences.find((one: { id: string }) => one.id === first.body.id);
  expect(made.wanted).toMatchObject({
    items: [{ title: "Balayage", quantity: 1, unit_price: 200.5, currency_id: "MXN" }],
    expires: true,
    payment_methods: { excluded_payment_types: [{ id: "ticket" }, { id: "atm" }] },
  });
  expect(made.wanted).not.toHaveProperty("auto_return");
  expect(Date.parse(made.wanted.expiration_date_to)).toBe(rows[0].due_at.getTime());
});

test("prices in dollars are shown, and paid at the business", async () => {
  const shop = await makePayingShop(product, sandbox, { linkPrice: { currency: "USD" } });
  const { shortId } = await shop.book();
  const { data } = (await shop.page(shortId)).body;
  expect([data.state, data.amounts.currency]).toEqual(["unavailable", "USD"]);
  expect((await shop.begin(shortId)).status).toBe(422);
});
