// Manual money movements: created, read by ids, client and filters, summed exactly, edited, deleted.
import { DEFAULT_CATEGORY } from "@mostrador/domain/money/finance/category.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { moneyMovementsOfContacts, recordMovement } from "./index.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function till() {
  const shop = await makeShop(product);
  const client = { businessId: shop.businessId, name: "Rosa", lastname: "Luna", whatsapp: "2223334455" };
  const clientId = (await shop.owner.post("/api/client", { client })).body.data._id as string;
  const movement = { businessId: shop.businessId, branchId: shop.branchId, amount: 350 };
  const add = (more: object = {}, beside: object = {}) =>
    shop.owner.post("/api/moneyMovement", { moneyMovement: { ...movement, ...more }, ...beside });
  const appointment = {
    businessId: shop.businessId,
    branchId: shop.branchId,
    specialistId: shop.specialistIds[0],
    serviceId: shop.serviceIds[0],
    clientId,
    start: "2026-11-24T10:00:00-06:00",
    confirmOutsideHours: true,
  };
  const appointmentId = (await shop.owner.post("/api/appointment", { appointment })).body.data._id as string;
  return { ...shop, clientId, appointmentId, add };
}

test("a payment of an appointment is registered with what was left out filled in, and found by ids and by client", async () => {
  const { owner, clientId, appointmentId, add } = await till();
  const made = await add({ clientId, customId: "A1", paymentMethod: "transfer" }, { appointmentId });
  expect([made.status, made.body.message]).toEqual([201, "Pago registrado correctamente"]);
  expect(made.body.data).toMatchObject({
    amount: 350,
    type: "in",
    paymentMethod: "transfer",
    category: DEFAULT_CATEGORY,
    clientName: "Rosa Luna",
    branchName: "Centro",
    appointmentId,
    createdBy: "Marta Dueña",
  });
  const other = (await add()).body.data._id;
  const { _id } = made.body.data;
  const ids = await owner.get(`/api/moneyMovement?ids=${other},${_id}`);
  expect(ids.body.data.map((one: { _id: string }) => one._id).sort()).toEqual([other, _id].sort());
  const ofClient = await owner.get(`/api/moneyMovement?clientId=${clientId}`);
  expect(ofClient.body.data.map((one: { _id: string }) => one._id)).toEqual([_id]);
});

test("what the list shows is summed to the cent", async () => {
  const { owner, businessId, add } = await till();
  for (let each = 0; each < 10; each += 1) await add({ amount: 1.1, date: `2026-11-0${(each % 3) + 1}T12:00:00Z` });
  await add({ amount: 2.05, type: "out", category: "rent", paymentMethod: "check" });
  const totals = async (more = "") =>
    (await owner.get(`/api/moneyMovementTotals?businessId=${businessId}${more}`)).body.data;
  expect(await totals()).toEqual({
    ...{ in: 11, out: 2.05, net: 8.95, count: 11 },
    methods: [
      { paymentMethod: "cash", in: 11, out: 0 },
      { paymentMethod: "check", in: 0, out: 2.05 },
    ],
  });
  expect(await totals("&type=out&category=rent&paymentMethod=check")).toEqual({
    ...{ in: 0, out: 2.05, net: -2.05, count: 1 },
    methods: [{ paymentMethod: "check", in: 0, out: 2.05 }],
  });
  expect(await totals("&from=2026-11-01T00:00:00Z&to=2026-11-02T00:00:00Z")).toMatchObject({ in: 4.4, count: 4 });
  const seen: string[] = [];
  for (let after = ""; ; ) {
    const page = await owner.get(`/api/moneyMovement?businessId=${businessId}&limit=3${after && `&after=${after}`}`);
    seen.push(...page.body.data.map((one: { _id: string }) => one._id));
    if (page.body.next === null) break;
    after = page.body.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([11, 11]);
});

test("an edit carries its fields directly, a deletion answers so, and the history knows both", async () => {
  const { owner, businessId, add } = await till();
  const { _id } = (await add()).body.data;
  const edited = await owner.put(`/api/moneyMovement/${_id}`, { amount: 400.25, comments: "con propina" });
  expect([edited.status, edited.body.data.amount, edited.body.data.comments]).toEqual([200, 400.25, "con propina"]);
  const gone = await owner.delete(`/api/moneyMovement/${_id}`);
  expect([gone.status, gone.body.message]).toEqual([200, "Movimiento eliminado correctamente"]);
  expect((await owner.delete(`/api/moneyMovement/${_id}`)).body.message).toBe("No se encontró el movimiento");
  const history = (await owner.get(`/api/audit?businessId=${businessId}`)).body.data.entries;
  const told = history.map((entry: { summary: string }) => entry.summary);
  expect(told).toContain("Editó el movimiento de dinero (entrada de $350.00): monto $400.25, comentarios");
  expect(told).toContain("Eliminó el movimiento de dinero (entrada de $400.25)");
});

test.each([
  [{ amount: 0 }, "moneyMovement.amount", "El monto debe ser mayor a 0"],
  [{ amount: -5 }, "moneyMovement.amount", "El monto debe ser mayor a 0"],
  [{ amount: 1.005 }, "moneyMovement.amount", "El monto lleva hasta dos decimales"],
  [{ amount: undefined }, "moneyMovement.amount", "Este campo es requerido"],
  [{ amount: "1,234.50" }, "moneyMovement.amount", "El monto debe ser un número sin comas, como 1234.50"],
  [{ amount: 1e15 }, "moneyMovement.amount", "El monto es demasiado alto"],
  [{ customId: "12345678901" }, "moneyMovement.customId", "El identificador debe tener máximo 10 caracteres"],
  [{ type: "sideways" }, "moneyMovement.type", "El tipo debe ser entrada o salida"],
  [{ paymentMethod: "shells" }, "moneyMovement.paymentMethod", "El método de pago no es válido"],
  [{ category: "" }, "moneyMovement.category", "Este campo es requerido"],
])("%o is refused by name", async (wrong, path, message) => {
  const { add } = await till();
  const answer = await add(wrong);
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
});

test("what belongs to somebody else, or is a block, is not there", async () => {
  const { owner, businessId, branchId, specialistIds, add } = await till();
  const other = await till();
  const refused = async (more: object, beside: object = {}) => {
    const { status, body } = await add(more, beside);
    return [status, body.errors];
  };
  expect(await refused({ clientId: other.clientId })).toEqual([
    404,
    [{ path: "moneyMovement.clientId", message: "Cliente no encontrado" }],
  ]);
  expect(await refused({ branchId: other.branchId })).toEqual([
    404,
    [{ path: "moneyMovement.branchId", message: "No se encontró la sucursal" }],
  ]);
  const unknown = [404, [{ path: "appointmentId", message: "No se encontró la cita" }]];
  expect(await refused({}, { appointmentId: other.appointmentId })).toEqual(unknown);
  const times = { start: "2026-11-25T10:00:00-06:00", end: "2026-11-25T11:00:00-06:00" };
  const block = { businessId, branchId, title: "Comida", specialists: [specialistIds[0]], ...times };
  const blockId = (await owner.post("/api/block", { block })).body.data[0]._id;
  expect(await refused({}, { appointmentId: blockId })).toEqual(unknown);
});

test("a deleted appointment leaves its payments without it", async () => {
  const { owner, appointmentId, add } = await till();
  const { _id } = (await add({}, { appointmentId })).body.data;
  expect((await owner.delete(`/api/appointment/${appointmentId}`)).status).toBe(200);
  expect((await owner.get(`/api/moneyMovement?ids=${_id}`)).body.data[0].appointmentId).toBeNull();
});

test("a key is used once, however often what brought it is told", async () => {
  const { businessId, branchId, clientId, appointmentId } = await till();
  const ctx = tenantCtx(product.product.system("test"), businessId, { kind: "system", name: "Pagos" });
  const paid = { clientId, branchId, date: ctx.now, amount: 99.99, type: "in", paymentMethod: "mercado_pago" } as const;
  const record = () =>
    transact(ctx, (tx) =>
      recordMovement(tx, ctx, { ...paid, category: "sales", comments: "", appointmentId, key: "pago-1" }),
    );
  const ids = await Promise.all([record(), record(), record()]);
  expect(new Set(ids).size).toBe(1);
  const of = await transact(ctx, (tx) => moneyMovementsOfContacts(tx, [clientId]));
  expect(of.get(clientId)).toEqual([ids[0]]);
});

test("categories are added once, ignoring case, and deleted", async () => {
  const { owner, businessId } = await till();
  const add = (name: string) => owner.post("/api/moneyMovementCategory", { businessId, name });
  const made = await add("Propinas");
  expect([made.body.message, made.body.data]).toEqual(["Categoría agregada correctamente", [{ name: "Propinas" }]]);
  for (const name of ["PROPINAS", "ventas", "sales"]) {
    const again = await add(name);
    expect([again.status, again.body.message]).toEqual([409, "Esa categoría ya existe"]);
  }
  expect((await add(" ")).body.message).toBe("Este campo es requerido");
  const gone = await owner.delete(`/api/moneyMovementCategory?businessId=${businessId}&name=propinas`);
  expect([gone.body.message, gone.body.data]).toEqual(["Categoría eliminada correctamente", []]);
  const twice = await owner.delete(`/api/moneyMovementCategory?businessId=${businessId}&name=propinas`);
  expect([twice.status, twice.body.message]).toEqual([404, "No se encontró la categoría"]);
});

test("a movement in another writing of a category joins it, and a new category is offered from then on", async () => {
  const { owner, businessId, add } = await till();
  const own = async () =>
    (await owner.get(`/api/moneyMovementCategory?businessId=${businessId}`)).body.data.map(
      ({ name }: { name: string }) => name,
    );
  expect((await add({ category: "VENTAS" })).body.data.category).toBe("sales");
  const made = (await add({ category: "Uniformes" })).body.data;
  expect(made.category).toBe("Uniformes");
  expect((await add({ category: "uniformes" })).body.data.category).toBe("Uniformes");
  expect(await own()).toEqual(["Uniformes"]);
  // the name of a deleted one stays with its movements, and does not come back by an edit of something else
  await owner.delete(`/api/moneyMovementCategory?businessId=${businessId}&name=Uniformes`);
  const edited = await owner.put(`/api/moneyMovement/${made._id}`, { category: "Uniformes", amount: 20 });
  expect([edited.body.data.category, await own()]).toEqual(["Uniformes", []]);
  expect((await owner.put(`/api/moneyMovement/${made._id}`, { category: "Gasolina" })).status).toBe(200);
  expect(await own()).toEqual(["Gasolina"]);
  const many = await Promise.all(Array.from({ length: 4 }, () => add({ category: "Comisiones del banco" })));
  expect(many.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await own()).toEqual(["Gasolina", "Comisiones del banco"]);
});
