// An appointment that a session of a package pays for: taken when it is attended or by hand, given back, never twice.
import type { PackageMovement, PackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const DAY_MS = 86_400_000;

async function desk() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const client = (name: string, whatsapp: string) =>
    made(owner, "/api/client", { client: { businessId, name, whatsapp } });
  const ana = await client("Ana", "2221110001");
  const sell = async (sessions: number, more: object = {}): Promise<string> => {
    const sessionPackage = { businessId, name: `${sessions} cortes`, services: [serviceIds[0]], sessions, price: 900 };
    const packageId = await made(owner, "/api/sessionPackage", { sessionPackage });
    return made(owner, "/api/packagePurchase", {
      purchase: { businessId, branchId, packageId, clientId: ana, ...more },
    });
  };
  let slot = 0;
  const book = async (more: object = {}): Promise<string> => {
    const start = new Date(Math.floor(Date.now() / 3.6e6) * 3.6e6 + ++slot * 3 * 3.6e6 + DAY_MS).toISOString();
    const names = { businessId, branchId, clientId: ana, serviceId: serviceIds[0], specialistId: specialistIds[0] };
    return made(owner, "/api/appointment", { appointment: { ...names, start, confirmOutsideHours: true, ...more } });
  };
  const status = (id: string, to: string) => owner.patch(`/api/appointment/${id}`, { status: to });
  const use = (id: string, purchaseId?: string) =>
    owner.post(`/api/appointment/${id}/session`, { session: { purchaseId } });
  const session = async (id: string) => (await owner.get(`/api/appointment/${id}/session`)).body.data;
  const read = async (id: string) =>
    (await owner.get(`/api/packagePurchase?businessId=${businessId}&id=${id}`)).body.data[0] as PackagePurchase;
  const moves = async (id: string) => {
    const answer = await owner.get(`/api/packageMovement?businessId=${businessId}&purchaseId=${id}`);
    const rows = answer.body.data as PackageMovement[];
    expect(rows.reduce((sum, { sessions }) => sum + sessions, 0)).toBe((await read(id)).left);
    return rows.map(({ type }) => type);
  };
  const due = async (id: string) =>
    (await owner.get(`/api/charge/due?businessId=${businessId}&appointmentId=${id}`)).body.data[0];
  return { ...shop, ana, client, sell, book, status, use, session, read, moves, due };
}

test("an attended appointment takes a session; nothing is owed, and it is not charged as well", async () => {
  const { owner, businessId, branchId, sell, book, status, session, read, moves, due } = await desk();
  const purchase = await sell(5);
  const id = await book();
  expect(await session(id)).toMatchObject({ used: null, usable: [{ purchaseId: purchase, left: 5, sessions: 5 }] });
  await status(id, "asistida");
  await status(id, "asistida");
  expect(await session(id)).toMatchObject({ used: { purchaseId: purchase, left: 4 } });
  expect(await read(purchase)).toMatchObject({ left: 4, status: "active" });
  expect(await moves(purchase)).toEqual(["used", "bought"]);
  expect(await due(id)).toMatchObject({ owed: 0, refusal: "Se pagó con una sesión de su paquete" });
  const lines = [{ appointmentId: id, price: 250, owed: 250 }];
  const charge = { businessId, branchId, lines, payments: [{ paymentMethod: "cash", amount: 250 }] };
  expect((await owner.post("/api/charge", { charge })).status).toBe(422);
});

test("it goes back when the appointment is no longer attended, cancelled, deleted, or another client's", async () => {
  const { owner, client, sell, book, status, use, read, moves } = await desk();
  const purchase = await sell(5);
  const [undone, cancelled, deleted, other] = [await book(), await book(), await book(), await book()];
  for (const id of [undone, cancelled, deleted, other]) await status(id, "asistida");
  expect(await read(purchase)).toMatchObject({ left: 1 });
  await status(undone, "confirmada");
  await status(cancelled, "cancelada");
  expect((await owner.delete(`/api/appointment/${deleted}`)).status).toBe(200);
  const eva = await client("Eva", "2221110002");
  expect((await owner.put(`/api/appointment/${other}`, { appointment: { clientId: eva } })).status).toBe(200);
  expect(await read(purchase)).toMatchObject({ left: 5 });
  expect((await moves(purchase)).filter((type) => type === "returned")).toHaveLength(4);
  expect((await use(cancelled)).body.errors).toEqual([
    { path: "session.purchaseId", message: "La cita está cancelada" },
  ]);
});

test("by hand: one of another package, for who did not come, and given back", async () => {
  const { owner, sell, book, status, use, session } = await desk();
  const [first, second] = [await sell(2, { expiresOn: "2099-01-01" }), await sell(3, { expiresOn: "2099-01-02" })];
  const id = await book();
  await status(id, "no_asistida");
  expect((await session(id)).usable.map((one: { purchaseId: string }) => one.purchaseId)).toEqual([first, second]);
  const used = await use(id, second);
  expect([used.status, used.body.data]).toMatchObject([201, { used: { purchaseId: second, left: 2 } }]);
  expect((await use(id)).body.data).toMatchObject({ used: { purchaseId: second, left: 2 } });
  expect((await owner.delete(`/api/appointment/${id}/session`)).body.data.used).toBeNull();
  const again = await owner.delete(`/api/appointment/${id}/session`);
  expect([again.status, again.body.message]).toEqual([409, "Esta cita no se pagó con una sesión"]);
});

test("the next to expire goes first; expired ones, other services and paid appointments take none", async () => {
  const { owner, businessId, branchId, serviceIds, sell, book, status, use, read, ana } = await desk();
  const [never, soon] = [await sell(1), await sell(1, { expiresOn: "2099-01-01" })];
  await status(await book(), "asistida");
  expect([(await read(soon)).status, (await read(never)).left]).toEqual(["spent", 1]);
  await product.owner.query("update package_purchases set expires_on = '2020-01-01' where id = $1", [never]);
  const late = await book();
  await status(late, "asistida");
  expect((await read(never)).left).toBe(1);
  expect((await use(late)).body.message).toContain("no tiene un paquete");
  await product.owner.query("update package_purchases set expires_on = null where id = $1", [never]);
  await status(await book({ serviceId: serviceIds[1] }), "asistida");
  const paid = await book();
  const money = { businessId, branchId, clientId: ana, amount: 250, type: "in", paymentMethod: "cash" };
  await owner.post("/api/moneyMovement", { moneyMovement: money, appointmentId: paid });
  await status(paid, "asistida");
  expect((await read(never)).left).toBe(1);
  expect((await use(paid)).status).toBe(409);
});

test("fifty appointments at once take the three sessions that are left, each once", async () => {
  const { owner, sell, book, use, moves } = await desk();
  const purchase = await sell(3);
  const ids: string[] = [];
  for (let at = 0; at < 10; at += 1) ids.push(await book());
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => use(ids[at % ids.length] as string)));
  const paid = new Set(answers.flatMap(({ status }, at) => (status === 201 ? [ids[at % ids.length]] : [])));
  expect(paid.size).toBe(3);
  expect((await moves(purchase)).sort()).toEqual(["bought", "used", "used", "used"]);
  const back = await Promise.all(
    Array.from({ length: 12 }, () => owner.delete(`/api/appointment/${[...paid][0]}/session`)),
  );
  expect(back.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("the package of another client, of another business or none at all pays for nothing", async () => {
  const { client, sell, book, use, session } = await desk();
  const eva = await client("Eva", "2221110002");
  const hers = await sell(2, { clientId: eva });
  const id = await book();
  expect((await use(id, hers)).status).toBe(422);
  const stranger = await desk();
  expect((await use(id, await stranger.sell(1))).status).toBe(404);
  expect((await stranger.owner.get(`/api/appointment/${id}/session`)).status).toBe(404);
  expect(await session(id)).toEqual({ used: null, usable: [] });
});
