// A session of a package earns a commission on its part of the price, once; paid out and given back, it is taken back.
import type { Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const DAY = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

async function salon() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const [specialistId, serviceId] = [specialistIds[0] as string, serviceIds[0] as string];
  const clientId = await made(owner, "/api/client", { client: { businessId, name: "Ana", whatsapp: "2221110001" } });
  const sell = async (price: number, sessions: number): Promise<string> => {
    const sessionPackage = { businessId, name: `${sessions} cortes`, services: [serviceId], sessions, price };
    const packageId = await made(owner, "/api/sessionPackage", { sessionPackage });
    return made(owner, "/api/packagePurchase", { purchase: { businessId, branchId, packageId, clientId } });
  };
  let hour = 0;
  const attend = async (): Promise<string> => {
    const start = new Date(Date.now() - 2 * DAY + ++hour * 7_200_000).toISOString();
    const appointment = { businessId, branchId, clientId, specialistId, serviceId, start, confirmOutsideHours: true };
    const id = await made(owner, "/api/appointment", { appointment });
    await status(id, "asistida");
    return id;
  };
  const status = (id: string, to: string) => owner.patch(`/api/appointment/${id}`, { status: to });
  const rule = (rules: object) =>
    owner.post("/api/commission/rules", { rules: { businessId, specialistId, usual: null, own: [], ...rules } });
  const days = { from: dayOf(Date.now() - 10 * DAY), to: dayOf(Date.now() + DAY) };
  const read = async (): Promise<Statement> => {
    const asked = new URLSearchParams({ businessId, specialistId, ...days });
    return (await owner.get(`/api/commission/statement?${asked}`)).body.data;
  };
  const payOut = (total: number) =>
    owner.post("/api/commission/payouts", {
      payout: { businessId, specialistId, ...days, paymentMethod: "cash", total },
    });
  return { ...shop, sell, attend, status, rule, read, payOut };
}

test("a percentage of the part of the price, rounded; nothing where the session went back unpaid", async () => {
  const { sell, attend, status, rule, read } = await salon();
  await rule({ usual: 30 });
  await sell(1000, 3);
  const [first, second] = [await attend(), await attend()];
  const { lines, totals } = await read();
  const line = { isSession: true, isTip: false, movementId: null, serviceName: "Corte de cabello", clientName: "Ana" };
  expect(lines).toMatchObject([1, 2].map(() => ({ ...line, base: 333.33, percent: 30, amount: 100 })));
  expect(totals).toMatchObject({ base: 666.66, commission: 200, owed: 200, paid: 0 });
  await status(first, "no_asistida");
  expect((await read()).totals).toMatchObject({ base: 333.33, owed: 100 });
  await status(second, "confirmada");
  expect((await read()).lines).toEqual([]);
});

test("a fixed one is earned with the session; what was paid out stays, and is taken back once where it goes back", async () => {
  const { sell, attend, status, rule, read, payOut } = await salon();
  await rule({ usualFixed: 80 });
  await sell(500, 2);
  const id = await attend();
  expect((await payOut(80)).status).toBe(201);
  await rule({ usual: 90 });
  expect((await read()).totals).toMatchObject({ commission: 80, paid: 80, owed: 0 });
  await status(id, "cancelada");
  expect((await read()).totals).toMatchObject({ base: 0, commission: 0, paid: 80, owed: -80 });
  await status(id, "asistida");
  expect((await read()).totals).toMatchObject({ base: 250, owed: 145 });
  expect((await payOut(145)).status).toBe(201);
  const { lines, totals } = await read();
  expect(lines.map(({ amount, isSession }) => [amount, isSession]).sort()).toEqual([
    [-80, true],
    [225, true],
    [80, true],
  ]);
  expect(totals).toMatchObject({ owed: 0, paid: 225 });
});

test("a payment by hand of an appointment that a session pays for earns no second fixed commission", async () => {
  const { owner, businessId, branchId, sell, attend, status, rule, read } = await salon();
  await rule({ usualFixed: 80 });
  await sell(500, 2);
  const id = await attend();
  const moneyMovement = { businessId, branchId, clientId: null, amount: 50 };
  await made(owner, "/api/moneyMovement", { moneyMovement, appointmentId: id });
  expect((await read()).totals).toMatchObject({ base: 300, commission: 80, owed: 80 });
  // without its session the payment is what earns it
  await status(id, "no_asistida");
  await status(id, "confirmada");
  expect((await read()).totals).toMatchObject({ base: 50, commission: 80, owed: 80 });
});
