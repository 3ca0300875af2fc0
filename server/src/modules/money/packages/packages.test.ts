// Packages over HTTP: sold, charged, given back, extended, forgotten and merged, and all bad input.
import type { PackageMovement, PackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const NOBODY = "0192f000-0000-7000-8000-000000000000";
const cash = (amount: number) => ({ paymentMethod: "cash", amount });

async function desk(of = product) {
  const shop = await makeShop(of);
  const { owner, businessId, branchId, serviceIds } = shop;
  const client = (name: string, whatsapp: string) =>
    made(owner, "/api/client", { client: { businessId, name, whatsapp } });
  const ana = await client("Ana", "2221110001");
  const wanted = { businessId, name: "5 cortes", services: [serviceIds[0]], sessions: 5, price: 1000.5 };
  const register = (more: object = {}) => owner.post("/api/sessionPackage", { sessionPackage: { ...wanted, ...more } });
  const packageId = (await register()).body.data._id as string;
  const sell = (more: object = {}) =>
    owner.post("/api/packagePurchase", { purchase: { businessId, branchId, packageId, clientId: ana, ...more } });
  const refund = (id: string, more: object) =>
    owner.post(`/api/packagePurchase/${id}/refund`, { refund: { paymentMethod: "cash", ...more } });
  const read = async (id: string) =>
    (await owner.get(`/api/packagePurchase?businessId=${businessId}&id=${id}`)).body.data[0] as PackagePurchase;
  const moves = async (id: string) => {
    const answer = await owner.get(`/api/packageMovement?businessId=${businessId}&purchaseId=${id}`);
    return (answer.body.data as PackageMovement[]).map(({ type, sessions }) => `${type} ${sessions}`);
  };
  return { ...shop, ana, client, packageId, register, sell, refund, read, moves };
}

test("twenty calls with one key are one sale; the key is of that package and client alone", async () => {
  const { owner, businessId, ana, client, sell } = await desk();
  const wanted = { key: "venta-de-ana-1", payments: [cash(300)] };
  const answers = await Promise.all(Array.from({ length: 20 }, () => sell(wanted)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);
  expect(answers[0]?.body.data).toMatchObject({ paid: 300, left: 5 });
  const sales = await owner.get(`/api/packagePurchase?businessId=${businessId}&clientId=${ana}`);
  const charges = await owner.get(`/api/charge?businessId=${businessId}&clientId=${ana}`);
  expect([sales.body.data.length, charges.body.data.length]).toEqual([1, 1]);
  const other = await sell({ ...wanted, clientId: await client("Eva", "2221110002") });
  expect([other.status, other.body.message]).toEqual([409, "Esa clave ya se usó para otra venta"]);
  expect((await sell({ key: "corta" })).body.errors).toEqual([
    { path: "purchase.key", message: "La clave debe tener de 8 a 64 letras o números" },
  ]);
});

test("a package is registered, sold and paid: the sale is a charge with its ticket and a movement of money", async () => {
  const { owner, businessId, serviceIds, ana, packageId, sell, moves } = await desk();
  const sold = await sell({ payments: [cash(400), { paymentMethod: "credit", amount: 200.25 }], note: "De Ana" });
  expect([sold.status, sold.body.message]).toEqual([201, "Paquete vendido"]);
  const purchase = sold.body.data as PackagePurchase;
  expect(purchase).toMatchObject({
    ...{ packageId, packageName: "5 cortes", clientId: ana, clientName: "Ana", sessions: 5, left: 5, status: "active" },
    ...{ price: 1000.5, paid: 600.25, owed: 400.25, expiresOn: null, note: "De Ana" },
    services: [{ _id: serviceIds[0], name: "Corte de cabello" }],
  });
  expect(await moves(purchase._id)).toEqual(["bought 5"]);
  const [charge] = (await owner.get(`/api/charge?businessId=${businessId}&clientId=${ana}`)).body.data;
  expect(charge).toMatchObject({
    lines: [{ packagePurchaseId: purchase._id, title: "Paquete 5 cortes", price: 1000.5, paid: 600.25 }],
    payments: expect.arrayContaining([200.25, 400].map((amount) => expect.objectContaining({ amount }))),
  });
  const money = (await owner.get(`/api/moneyMovement?businessId=${businessId}&clientId=${ana}`)).body.data;
  expect(money.map((one: { packagePurchaseId: string }) => one.packagePurchaseId)).toEqual([
    purchase._id,
    purchase._id,
  ]);
  const totals = await owner.get(`/api/packagePurchaseTotals?businessId=${businessId}`);
  expect(totals.body.data).toEqual({ count: 1, left: 5, paid: 600.25, owed: 400.25 });
});

test("the desk charges the rest, with a discount; then nothing is owed", async () => {
  const { owner, businessId, branchId, sell, read } = await desk();
  const { _id: packagePurchaseId } = (await sell({ payments: [cash(400)] })).body.data;
  const due = await owner.get(`/api/charge/due?businessId=${businessId}&packagePurchaseId=${packagePurchaseId}`);
  expect(due.body.data).toMatchObject([{ packagePurchaseId, title: "Paquete 5 cortes", price: 1000.5, owed: 600.5 }]);
  const lines = [{ packagePurchaseId, price: 1000.5, discount: 100.5, owed: 500 }];
  const charge = { businessId, branchId, lines, payments: [cash(500)] };
  expect((await owner.post("/api/charge", { charge })).status).toBe(201);
  expect(await read(packagePurchaseId)).toMatchObject({ paid: 900, owed: 0, left: 5 });
});

test("a refund gives money back once and closes what is left", async () => {
  const { owner, businessId, ana, sell, refund, read, moves } = await desk();
  const { _id } = (await sell({ payments: [cash(600)] })).body.data;
  const over = await refund(_id, { amount: 600.01 });
  expect([over.status, over.body.errors]).toEqual([
    422,
    [{ path: "refund.amount", message: "Lo que devuelves puede ser de hasta $600.00" }],
  ]);
  const back = await refund(_id, { amount: 480, reason: "Se muda" });
  expect([back.status, back.body.data]).toMatchObject([201, { status: "refunded", left: 0, paid: 120, owed: 0 }]);
  expect(await moves(_id)).toEqual(["refunded -5", "bought 5"]);
  const again = await refund(_id, { amount: 1 });
  expect([again.status, again.body.message]).toEqual([409, "Este paquete ya se devolvió"]);
  const due = await owner.get(`/api/charge/due?businessId=${businessId}&packagePurchaseId=${_id}`);
  expect(due.body.data[0].refusal).toBe("El paquete se devolvió");
  const unpaid = (await sell()).body.data._id;
  expect((await refund(unpaid, { amount: 5 })).body.message).toBe("De este paquete no hay nada cobrado que devolver");
  expect((await refund(unpaid, { amount: 0 })).status).toBe(201);
  expect(await read(unpaid)).toMatchObject({ status: "refunded", owed: 0 });
  const out = (await owner.get(`/api/moneyMovement?businessId=${businessId}&clientId=${ana}&type=out`)).body.data;
  expect(out).toMatchObject([{ amount: 480, comments: expect.stringContaining("Se muda"), packagePurchaseId: _id }]);
});

test("twenty refunds at once give back once", async () => {
  const { owner, businessId, ana, sell, refund } = await desk();
  const { _id } = (await sell({ payments: [cash(1000)] })).body.data;
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(_id, { amount: 1000 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const out = (await owner.get(`/api/moneyMovement?businessId=${businessId}&clientId=${ana}&type=out`)).body.data;
  expect(out).toMatchObject([{ amount: 1000 }]);
});

test("all of a charge given back for good closes the package; owed again leaves it open", async () => {
  const { owner, businessId, ana, sell, read } = await desk();
  const { _id } = (await sell({ payments: [cash(1000.5)] })).body.data;
  const [charge] = (await owner.get(`/api/charge?businessId=${businessId}&clientId=${ana}`)).body.data;
  const back = (fields: object) =>
    owner.post(`/api/charge/${charge._id}/refund`, { refund: { paymentMethod: "cash", ...fields } });
  expect((await back({ amount: 500, owesAgain: true })).status).toBe(201);
  expect(await read(_id)).toMatchObject({ status: "active", left: 5, owed: 500 });
  expect((await back({ amount: 500.5 })).status).toBe(201);
  expect(await read(_id)).toMatchObject({ status: "refunded", left: 0, paid: 0, owed: 0 });
});

test("it expires when its last day is over, and a later day opens it again", async () => {
  let now = Date.parse("2026-11-28T18:00:00Z");
  const later = await startProduct({ clock: () => now });
  try {
    const { register, sell, owner, read, moves } = await desk(later);
    const packageId = (await register({ name: "De un mes", validDays: 30 })).body.data._id;
    const { _id, expiresOn, updatedAt } = (await sell({ packageId })).body.data as PackagePurchase;
    expect(expiresOn).toBe("2026-12-28");
    const edit = (purchase: object) => owner.put(`/api/packagePurchase/${_id}`, { purchase });
    expect((await edit({ expiresOn: "2026-11-29", updatedAt })).body.data).toMatchObject({ expiresOn: "2026-11-29" });
    expect((await edit({ note: "Otra", updatedAt })).status).toBe(409);
    const past = await edit({ expiresOn: "2026-11-27" });
    expect([past.status, past.body.errors]).toEqual([
      400,
      [{ path: "purchase.expiresOn", message: "La vigencia no puede terminar antes de hoy" }],
    ]);
    now = Date.parse("2026-11-30T06:00:01Z");
    await later.owner.query(
      "update pgboss.job set start_after = now() where name like 'package-due%' and state = 'created'",
    );
    await expect.poll(async () => (await read(_id)).status, { timeout: 20_000 }).toBe("expired");
    expect(await read(_id)).toMatchObject({ left: 0 });
    expect((await edit({ expiresOn: null, note: "" })).body.data).toMatchObject({ left: 5, status: "active" });
    expect(await moves(_id)).toEqual(["extended 5", "expired -5", "bought 5"]);
  } finally {
    await later.close();
  }
});

test.each([
  [{ name: "C" }, "name", "El nombre debe tener al menos 2 caracteres"],
  [{ name: 'El "mejor"' }, "name", "No se permiten comillas dobles en el nombre"],
  [{ services: [] }, "services", "Elige al menos un servicio"],
  [{ sessions: 0 }, "sessions", "El número de sesiones es un entero de 1 a 100"],
  [{ sessions: 101 }, "sessions", "El número de sesiones es un entero de 1 a 100"],
  [{ sessions: 1.5 }, "sessions", "El número de sesiones es un entero de 1 a 100"],
  [{ sessions: undefined }, "sessions", "Este campo es requerido"],
  [{ price: -1 }, "price", "El precio no puede ser negativo"],
  [{ price: 1.005 }, "price", "El precio lleva hasta dos decimales"],
  [{ price: 10_000_000 }, "price", "El precio puede ser de hasta $9,999,999"],
  [{ validDays: 0 }, "validDays", "Los días de vigencia son un entero de 1 a 3,650"],
  [{ validDays: 3651 }, "validDays", "Los días de vigencia son un entero de 1 a 3,650"],
  [{ available: "no" }, "available", "Di si el paquete está a la venta"],
  [{ description: "x".repeat(501) }, "description", "La descripción debe tener máximo 500 caracteres"],
])("a package with %j is refused", async (wrong, field, message) => {
  const { register } = await shared();
  const answer = await register(wrong);
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path: `sessionPackage.${field}`, message }]]);
});

test.each([
  [{ packageId: NOBODY }, 404, "packageId", "No se encontró el paquete"],
  [{ clientId: NOBODY }, 404, "clientId", "Cliente no encontrado"],
  [{ branchId: NOBODY }, 404, "branchId", "No se encontró la sucursal"],
  [{ price: -1 }, 400, "price", "El precio no puede ser negativo"],
  [{ expiresOn: "2020-01-01" }, 400, "expiresOn", "La vigencia no puede terminar antes de hoy"],
  [{ expiresOn: "mañana" }, 400, "expiresOn", "La fecha debe tener la forma AAAA-MM-DD"],
  [{ payments: [cash(1000.51)] }, 400, "payments", "Lo pagado es mayor que el precio del paquete"],
  [{ payments: [cash(0)] }, 400, "payments.0.amount", "El importe debe ser mayor a 0"],
  [
    { payments: [{ paymentMethod: "oro", amount: 1 }] },
    400,
    "payments.0.paymentMethod",
    "El método de pago no es válido",
  ],
  [{ payments: "todo" }, 400, "payments", "Lo pagado debe ser una lista"],
  [{ note: "x".repeat(501) }, 400, "note", "La nota debe tener máximo 500 caracteres"],
])("a sale with %j is refused", async (wrong, status, field, message) => {
  const { sell } = await shared();
  const answer = await sell(wrong);
  expect([answer.status, answer.body.errors]).toEqual([status, [{ path: `purchase.${field}`, message }]]);
});

test("an archived package and one that is not for sale are not sold; a sold one is archived instead of deleted", async () => {
  const { owner, serviceIds, register, sell, packageId } = await desk();
  const { _id } = (await register({ name: "Fuera de venta", available: false })).body.data;
  expect((await sell({ packageId: _id })).body.errors).toEqual([
    { path: "purchase.packageId", message: "Este paquete no está a la venta" },
  ]);
  await sell();
  expect((await owner.delete(`/api/service/${serviceIds[0]}`)).body.message).toContain("archiv");
  expect((await owner.delete(`/api/sessionPackage/${packageId}`)).body.message).toContain("se vendió a clientes");
  expect((await owner.get(`/api/sessionPackage/${packageId}`)).body.data.isArchived).toBe(true);
  expect((await sell()).body.errors).toEqual([{ path: "purchase.packageId", message: "El paquete está archivado" }]);
});

test("merged contacts keep their packages, a deleted one leaves none", async () => {
  const { owner, businessId, ana, client, sell, read } = await desk();
  const other = await client("Ana María", "2221110002");
  const { _id } = (await sell({ clientId: other })).body.data;
  const merge = await owner.post("/api/client/merge", { merge: { businessId, goneId: other, keptId: ana } });
  expect(merge.status).toBeLessThan(300);
  expect(await read(_id)).toMatchObject({ clientId: ana });
  const gone = (await sell()).body.data._id;
  expect((await owner.delete(`/api/client/${ana}`)).status).toBe(200);
  await expect.poll(async () => read(gone)).toBeUndefined();
});

let held: ReturnType<typeof desk> | undefined;
function shared() {
  held ??= desk();
  return held;
}

test("a service that packages name says so when it is archived or deleted", async () => {
  const { owner, serviceIds, packageId, sell } = await desk();
  const [cut, colour] = serviceIds;
  const archive = (id: string) => owner.patch(`/api/service/${id}?archive=true`, {});
  expect((await archive(colour)).body.message).toBe("Servicio archivado correctamente");
  await sell();
  const places = "el paquete «5 cortes» y el paquete vendido «5 cortes»";
  expect((await archive(cut)).body.message).toBe(`Servicio archivado correctamente. Se usa en ${places}`);
  expect((await owner.patch(`/api/sessionPackage/${packageId}?archive=true`, {})).status).toBe(200);
  const kept = await owner.delete(`/api/service/${cut}`);
  expect([kept.body.data.isArchived, kept.body.message]).toEqual([
    true,
    expect.stringMatching(/así que se archivó\. Se usa en el paquete vendido «5 cortes»$/),
  ]);
});
