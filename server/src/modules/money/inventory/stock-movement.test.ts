// Stock is a ledger: the stock of a product in a branch is the sum of its movements, also with concurrent writes.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function shelf() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId } = shop;
  const make = async (name: string, unit = "pieza") => {
    const fields = { businessId, name, unit, description: `${name} del salón`, price: 180 };
    return (await owner.post("/api/product", { product: fields })).body.data._id as string;
  };
  const productId = await make("Champú", "botella");
  const move = (more: object = {}, beside: object = {}) =>
    owner.post("/api/stockMovement", {
      stockMovement: { businessId, branchId, productId, quantity: 1, ...more },
      ...beside,
    });
  const stock = async (id = productId) => (await owner.get(`/api/product/${id}`)).body.data.stock;
  const client = { businessId, name: "Rosa", whatsapp: "2223334455" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const appointment = {
    businessId,
    branchId,
    specialistId: shop.specialistIds[0],
    serviceId: shop.serviceIds[0],
    clientId,
    start: "2026-11-24T10:00:00-06:00",
    confirmOutsideHours: true,
  };
  const appointmentId = (await owner.post("/api/appointment", { appointment })).body.data._id as string;
  return { ...shop, make, productId, move, stock, appointmentId };
}

test("what comes in and goes out is what there is, in its branch", async () => {
  const { move, stock, branchId } = await shelf();
  expect(await stock()).toEqual([]);
  const entry = await move({ type: "in", quantity: 12, customId: "F100", comments: "Compra" });
  expect([entry.status, entry.body.message]).toEqual([201, "Movimiento registrado correctamente"]);
  expect(entry.body.data).toMatchObject([
    { productName: "Champú", unit: "botella", branchName: "Centro", customId: "F100", quantity: 12, stockAfter: 12 },
  ]);
  const used = await move({ quantity: 5 });
  expect([used.body.message, used.body.data[0].stockAfter]).toEqual(["Consumo registrado correctamente", 7]);
  expect(used.body.data[0].warning).toBeNull();
  expect(await stock()).toEqual([{ branchId, quantity: 7 }]);
  const short = await move({ quantity: 9 });
  expect([short.status, short.body.data[0].stockAfter, short.body.data[0].warning]).toEqual([
    201,
    -2,
    "Champú queda en −2 botellas: revisa cuánto hay en realidad",
  ]);
});

test("thirty who use up at once leave exactly what is left, and the remembered sum is that of the ledger", async () => {
  const { owner, businessId, branchId, productId, make, move, stock } = await shelf();
  const second = await make("Tinte");
  await move({ type: "in", quantity: 100 });
  const line = (id: string) => ({ branchId, productId: id, quantity: 2 });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      owner.post("/api/stockMovement", {
        businessId,
        stockMovements: at % 2 ? [line(productId), line(second)] : [line(second), line(productId)],
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await stock()).toEqual([{ branchId, quantity: 40 }]);
  expect(await stock(second)).toEqual([{ branchId, quantity: -60 }]);
  const { rows } = await product.owner.query(
    `select s.quantity::int as kept, (select sum(case type when 'in' then quantity else -quantity end)::int
       from stock_movements m where m.product_id = s.product_id and m.branch_id = s.branch_id) as summed
     from product_stock s`,
  );
  for (const { kept, summed } of rows) expect(kept).toBe(summed);
});

test("what an appointment used up carries its mark and stands in the appointment", async () => {
  const { owner, productId, branchId, businessId, appointmentId } = await shelf();
  const answer = await owner.post("/api/stockMovement", {
    stockMovements: [{ branchId, productId, quantity: 1, businessId }],
    appointmentId,
  });
  expect(answer.body.message).toBe("Consumo de productos registrado correctamente");
  const [written] = answer.body.data;
  expect(written).toMatchObject({ customId: `SERV-${appointmentId.slice(-5)}`, type: "out", appointmentId });
  const paid = { businessId, branchId, amount: 250 };
  const money = await owner.post("/api/moneyMovement", { moneyMovement: paid, appointmentId });
  const [stockMovementIds, moneyMovementIds] = [[written._id], [money.body.data._id]];
  const shown = { stockMovementIds, moneyMovementIds };
  expect((await owner.get(`/api/appointment/${appointmentId}`)).body.data).toMatchObject(shown);
  const range = `businessId=${businessId}&from=2026-11-20&to=2026-11-28`;
  expect((await owner.get(`/api/appointment?${range}`)).body.data[0]).toMatchObject(shown);
  const changed = await owner.patch(`/api/appointment/${appointmentId}`, { status: "asistida" });
  expect(changed.body.data).toMatchObject(shown);
  const ids = await owner.get(`/api/stockMovement?ids=${written._id}`);
  expect(ids.body.data.map((one: { _id: string }) => one._id)).toEqual([written._id]);
});

test.each([
  [{ customId: "ABCDEFGHIJK" }, "stockMovement.customId", "El identificador debe tener máximo 10 caracteres"],
  [{ customId: "AB-1" }, "stockMovement.customId", "El identificador solo puede contener letras y números"],
  [{ quantity: "1,200" }, "stockMovement.quantity", "La cantidad debe ser un número sin comas, como 1200"],
  [{ quantity: 0 }, "stockMovement.quantity", "La cantidad debe ser mayor a 0"],
  [{ quantity: 1.5 }, "stockMovement.quantity", "La cantidad solo lleva dígitos"],
  [{ quantity: undefined }, "stockMovement.quantity", "Este campo es requerido"],
  [{ productId: "" }, "stockMovement.productId", "Producto no encontrado"],
  [{ customId: "A B" }, "stockMovement.customId", undefined],
])("%o is refused by name", async (wrong, path, message) => {
  const { move } = await shelf();
  const { status, body } = await move(wrong);
  expect([status, body.errors[0].path]).toEqual([400, path]);
  if (message) expect(body.errors[0].message).toBe(message);
});

test("what belongs to somebody else is not there, and nothing of such a list is written", async () => {
  const { owner, businessId, branchId, productId, move, stock } = await shelf();
  const other = await shelf();
  const foreign = await move({ productId: other.productId });
  const unknown = [{ path: "stockMovement.productId", message: "Producto no encontrado" }];
  expect([foreign.status, foreign.body.errors]).toEqual([404, unknown]);
  const mixed = await owner.post("/api/stockMovement", {
    stockMovements: [
      { branchId, productId, quantity: 1, businessId },
      { branchId, productId, quantity: 1, businessId: other.businessId },
    ],
  });
  expect([mixed.status, mixed.body.errors[0].path]).toEqual([404, "stockMovements.1.businessId"]);
  expect((await owner.post("/api/stockMovement", { businessId })).status).toBe(400);
  expect(await stock()).toEqual([]);
});

test("a product that moved, or that a service uses up, is archived instead of deleted", async () => {
  const { owner, serviceIds, productId, make, move } = await shelf();
  await move({ type: "in" });
  const named = await make("Tinte");
  const stockOperations = [{ productId: named, amount: 2 }];
  const put = await owner.put(`/api/service/${serviceIds[0]}`, { service: { stockOperations } });
  expect([put.status, put.body.data.stockOperations]).toEqual([200, stockOperations]);
  for (const id of [productId, named]) {
    const { body } = await owner.delete(`/api/product/${id}`);
    expect(body.message).toBe(
      "El producto tiene movimientos, pedidos o eventos de conversión, o lo usa un servicio, así que se archivó",
    );
  }
  const nobodys = await make("Cera");
  expect((await owner.delete(`/api/product/${nobodys}`)).body.message).toBe("Producto eliminado correctamente");
  const gone = { stockOperations: [{ productId: nobodys, amount: 1 }] };
  const unknown = await owner.put(`/api/service/${serviceIds[1]}`, { service: gone });
  const errors = [{ path: "service.stockOperations.0.productId", message: "Producto no encontrado" }];
  expect([unknown.status, unknown.body.errors]).toEqual([404, errors]);
});
