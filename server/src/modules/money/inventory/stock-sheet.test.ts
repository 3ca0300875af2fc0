// Counts and transfers: what was counted becomes the stock, once; a count that is out of date changes nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOURS, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function shelf() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId } = shop;
  const make = async (name: string) => {
    const fields = { businessId, name, unit: "pieza", description: `${name} del salón`, price: 180 };
    return (await owner.post("/api/product", { product: fields })).body.data._id as string;
  };
  const [shampoo, dye] = [await make("Champú"), await make("Tinte")];
  const move = (productId: string, quantity: number, type = "in") =>
    owner.post("/api/stockMovement", { stockMovement: { businessId, branchId, productId, quantity, type } });
  const line = (productId: string, expected: number, counted: number, more: object = {}) => ({
    branchId,
    productId,
    expected,
    counted,
    ...more,
  });
  const count = (key: string, lines: object[], more: object = {}) =>
    owner.post("/api/stockCount", { count: { businessId, key, reason: "Inventario de noviembre", lines, ...more } });
  const stock = async (id: string) => (await owner.get(`/api/product/${id}`)).body.data.stock;
  const movements = async () => (await owner.get(`/api/stockMovement?businessId=${businessId}`)).body.data as JsonRow[];
  return { ...shop, shampoo, dye, move, line, count, stock, movements };
}
type JsonRow = Record<string, unknown>;

test("each difference of a count is a movement with the reason, and what agrees is none", async () => {
  const { shampoo, dye, move, line, count, stock, branchId } = await shelf();
  await move(shampoo, 12);
  await move(dye, 4);
  const counted = await count("conteo-0001", [line(shampoo, 12, 9), line(dye, 4, 4)]);
  expect([counted.status, counted.body.message]).toEqual([201, "Conteo registrado: 1 diferencia"]);
  expect(counted.body.data).toMatchObject([
    { productName: "Champú", type: "out", quantity: 3, comments: "Inventario de noviembre", stockAfter: 9 },
  ]);
  expect(counted.body.data[0].customId).toMatch(/^CONT-.{5}$/);
  expect(await stock(shampoo)).toEqual([{ branchId, quantity: 9 }]);
  const again = await count("conteo-0002", [line(shampoo, 9, 9), line(dye, 4, 4)]);
  expect([again.body.message, again.body.data]).toEqual(["Conteo registrado: todo coincide", []]);
});

test("a count mends a negative stock, and a product counted at zero is counted from then on", async () => {
  const { shampoo, dye, move, line, count, stock, branchId } = await shelf();
  await move(shampoo, 2, "out");
  expect((await count("conteo-0001", [line(shampoo, -2, 5), line(dye, 0, 0)])).status).toBe(201);
  expect(await stock(shampoo)).toEqual([{ branchId, quantity: 5 }]);
  expect(await stock(dye)).toEqual([{ branchId, quantity: 0 }]);
});

test("a count of what moved meanwhile is refused by name, and nothing of it is written", async () => {
  const { shampoo, dye, move, line, count, stock, branchId } = await shelf();
  await move(shampoo, 12);
  await move(dye, 4);
  await move(shampoo, 1, "out");
  const stale = await count("conteo-0001", [line(dye, 4, 1), line(shampoo, 12, 12)]);
  expect([stale.status, stale.body.message]).toEqual([
    409,
    "Las existencias cambiaron mientras contabas: Champú (había 12, ahora hay 11). Cuenta de nuevo lo que cambió.",
  ]);
  expect(await stock(dye)).toEqual([{ branchId, quantity: 4 }]);
  expect((await count("conteo-0001", [line(dye, 4, 1), line(shampoo, 11, 12)])).status).toBe(201);
});

test("of ten who count the same shelf at once, one is taken; of ten repeats of one count, all are one", async () => {
  const { shampoo, dye, line, count, stock, movements, branchId } = await shelf();
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, at) => count(`persona-${at}-0001`, [line(shampoo, 0, 7)])),
  );
  expect(people.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  const repeats = await Promise.all(Array.from({ length: 10 }, () => count("repetido-0001", [line(dye, 0, 3)])));
  expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(repeats.map(({ body }) => body.data[0]._id)).size).toBe(1);
  expect(await stock(shampoo)).toEqual([{ branchId, quantity: 7 }]);
  expect(await stock(dye)).toEqual([{ branchId, quantity: 3 }]);
  expect(await movements()).toHaveLength(2);
});

test("a bad count says what is wrong and where", async () => {
  const { shampoo, line, count } = await shelf();
  const refusal = async (lines: object[], more: object = {}) => {
    const { status, body } = await count("conteo-0001", lines, more);
    return [status, body.errors?.[0]?.path, body.errors?.[0]?.message];
  };
  expect(await refusal([])).toEqual([400, "count.lines", "Cuenta al menos un producto"]);
  expect(await refusal([line(shampoo, 0, -1)])).toEqual([
    400,
    "count.lines.0.counted",
    "Lo contado no puede ser negativo",
  ]);
  expect(await refusal([line(shampoo, 0, 1.5)])).toEqual([
    400,
    "count.lines.0.counted",
    "La cantidad solo lleva dígitos",
  ]);
  expect(await refusal([line(shampoo, 0, 1), line(shampoo.toUpperCase(), 0, 2)])).toEqual([
    400,
    "count.lines",
    "Cada producto se cuenta una vez",
  ]);
  const nothing = "00000000-0000-4000-8000-000000000000";
  expect(await refusal([line(nothing, 0, 1)])).toEqual([404, "count.lines.0.productId", "Producto no encontrado"]);
  expect((await refusal([line(shampoo, 0, 1)], { reason: "" }))[1]).toBe("count.reason");
});

test("a transfer takes from one branch and gives to the other, once, and tells what goes below zero", async () => {
  const { owner, businessId, branchId, shampoo, dye, move, stock, movements } = await shelf();
  const place = { address: "Calle 2 Norte 8, Centro", city: "Puebla", state: "Puebla", country: "México" };
  const branch = { businessId, name: "Norte", ...place, schedules: HOURS };
  const made = await owner.post("/api/branch", { branch });
  const north = made.body.data._id as string;
  await move(shampoo, 10);
  const transfer = (key: string, more: object = {}) =>
    owner.post("/api/stockTransfer", {
      transfer: {
        businessId,
        key,
        fromBranchId: branchId,
        toBranchId: north,
        lines: [{ productId: shampoo, quantity: 4 }],
        ...more,
      },
    });
  const first = await transfer("traspaso-1");
  expect([first.status, first.body.message]).toEqual([201, "Traspaso registrado correctamente"]);
  expect(first.body.data).toMatchObject([
    { type: "out", quantity: 4, comments: "Traspaso a Norte", stockAfter: 6, warning: null },
    { type: "in", quantity: 4, comments: "Traspaso desde Centro", stockAfter: 4, warning: null },
  ]);
  const again = await transfer("traspaso-1");
  expect(again.body.data.map(({ _id }: JsonRow) => _id).sort()).toEqual(
    first.body.data.map(({ _id }: JsonRow) => _id).sort(),
  );
  expect(await movements()).toHaveLength(3);
  const lines = new Map((await stock(shampoo)).map((one: JsonRow) => [one.branchId, one.quantity]));
  expect([lines.get(branchId), lines.get(north)]).toEqual([6, 4]);
  const short = await transfer("traspaso-2", { lines: [{ productId: dye, quantity: 2 }] });
  expect(short.body.data[0].warning).toBe("Tinte queda en −2 piezas: revisa cuánto hay en realidad");
  const same = await transfer("traspaso-3", { toBranchId: branchId });
  expect([same.status, same.body.errors[0]]).toEqual([
    400,
    { path: "transfer.toBranchId", message: "Elige otra sucursal de destino" },
  ]);
  const other = await owner.post("/api/stockCount", {
    count: {
      businessId,
      key: "traspaso-1",
      reason: "Otra cosa",
      lines: [{ branchId, productId: dye, expected: -2, counted: 1 }],
    },
  });
  expect([other.status, other.body.message]).toEqual([409, "Esa clave ya se usó para otro registro"]);
});

test("past counts and transfers are listed with what was expected, counted and moved, by kind, for this business only", async () => {
  const { owner, businessId, branchId, shampoo, dye, move, line, count } = await shelf();
  await move(shampoo, 12);
  await move(dye, 4);
  await count("conteo-0001", [line(shampoo, 12, 9), line(dye, 4, 4)]);
  const place = { address: "Calle 2 Norte 8, Centro", city: "Puebla", state: "Puebla", country: "México" };
  const north = await owner.post("/api/branch", { branch: { businessId, name: "Norte", ...place, schedules: HOURS } });
  const transfer = { businessId, key: "traspaso-0001", fromBranchId: branchId, toBranchId: north.body.data._id };
  await owner.post("/api/stockTransfer", {
    transfer: { ...transfer, lines: [{ productId: dye, quantity: 2 }], comments: "Para el sábado" },
  });
  const list = async (query = "") => (await owner.get(`/api/stockSheet?businessId=${businessId}${query}`)).body.data;
  const [moved, counted] = await list();
  expect(moved).toMatchObject({
    kind: "transfer",
    lines: 1,
    differences: 1,
    toBranch: "Norte",
    fromBranches: [expect.any(String)],
  });
  expect(counted).toMatchObject({
    kind: "count",
    lines: 2,
    differences: 1,
    toBranch: "",
    reason: "Inventario de noviembre",
  });
  expect((await list("&kind=count")).map(({ kind }: { kind: string }) => kind)).toEqual(["count"]);
  expect((await list(`&id=${moved._id}`)).length).toBe(1);
  const linesOf = async (id: string) => (await owner.get(`/api/stockSheet/${id}/lines`)).body.data;
  expect(await linesOf(counted._id)).toMatchObject([
    { productName: "Champú", expected: 12, counted: 9, difference: -3 },
    { productName: "Tinte", expected: 4, counted: 4, difference: 0 },
  ]);
  expect(await linesOf(moved._id)).toMatchObject([
    { productName: "Tinte", expected: null, difference: expect.any(Number) },
    { productName: "Tinte", expected: null, difference: expect.any(Number) },
  ]);
  const other = await makeShop(product);
  expect((await other.owner.get(`/api/stockSheet/${counted._id}/lines`)).status).toBe(404);
  expect((await other.owner.get(`/api/stockSheet?businessId=${other.businessId}&id=${counted._id}`)).body.data).toEqual(
    [],
  );
});
