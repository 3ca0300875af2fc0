// How an order reaches the client: method, address and hour, what is late, the sums of a list, and what clients are told.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeTalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function deliveringShop() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const { owner, businessId, branchId } = shop;
  const images = [{ url: "https://ejemplo.mx/crema.jpg", type: "image", description: "Crema", caption: "" }];
  const fields = { businessId, name: "Crema", price: 180, description: "Para el cabello", unit: "pieza", images };
  const productId = (await owner.post("/api/product", { product: fields })).body.data._id as string;
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2221230001" } });
  const clientId = client.body.data._id as string;
  const items = [{ productId, quantity: 2 }];
  const order = (more: object = {}, beside: object = {}) =>
    owner.post("/api/order", { order: { businessId, clientId, branchId, items, ...more }, ...beside });
  const put = (id: string, body: object) => owner.put(`/api/order/${id}`, body);
  const get = async (path: string): Promise<JsonBody> => (await owner.get(`/api/${path}`)).body.data;
  return { ...shop, clientId, order, put, get };
}

test("an order is a delivery with its address or a pick-up without one, and says what it is with pictures", async () => {
  const { order, put } = await deliveringShop();
  const home = (await order({ deliveryMethod: "delivery", deliveryAddress: "Juárez 5" })).body.data;
  expect([home.deliveryMethod, home.items[0].image]).toEqual(["delivery", "https://ejemplo.mx/crema.jpg"]);
  expect((await order()).body.data).toMatchObject({ deliveryMethod: "pickup", dueAt: null, readyAt: null });
  const wrong = await order({ deliveryMethod: "delivery" });
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    [{ path: "order.deliveryAddress", message: "Escribe la dirección de entrega" }],
  ]);
  const emptied = await put(home._id, { deliveryMethod: "delivery", deliveryAddress: "" });
  expect([emptied.status, emptied.body.errors[0].path]).toEqual([400, "deliveryAddress"]);
  const picked = (await put(home._id, { deliveryMethod: "pickup" })).body.data;
  expect([picked.deliveryMethod, picked.deliveryAddress]).toEqual(["pickup", ""]);
});

test("what should have been there by the clock of its branch is late until it is closed; the list has its sums", async () => {
  const { order, put, get, businessId, branchId } = await deliveringShop();
  const today = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
  const late = (await order({ deliveryDate: "2026-01-05", deliveryTime: "17:30" })).body.data;
  expect(late.dueAt).toBe("2026-01-05T23:30:00.000Z");
  const moved = (await order({ deliveryDate: "2026-01-05" })).body.data;
  expect(moved.dueAt).toBe("2026-01-06T05:59:00.000Z");
  await order({ deliveryDate: "2099-01-05" });
  const gone = (await order({ deliveryDate: "2026-01-05" })).body.data;
  await put(gone._id, { status: "canceled" });
  const ids = async (query: string) =>
    (await get(`order?businessId=${businessId}&${query}`)).map(({ _id }: JsonBody) => _id);
  expect(await ids("late=true")).toEqual([moved._id, late._id]);
  const due = await get(`charge/due?businessId=${businessId}&day=2026-01-05`);
  expect(due.map(({ orderId, owed }: JsonBody) => [orderId, owed])).toEqual([
    [late._id, 360],
    [moved._id, 360],
  ]);
  expect(await get(`orderTotals?businessId=${businessId}`)).toEqual({
    ...{ count: 4, pending: 3, late: 2, units: 6, total: 1080 },
  });
  const named = (item: string) => get(`orderTotals?businessId=${businessId}&item=${item}`);
  expect(await named("Crema")).toMatchObject({ count: 4, units: 6, total: 1080 });
  expect(await named("Otra")).toMatchObject({ count: 0, units: 0, total: 0 });
  expect(await get(`orderTotals?businessId=${businessId}&late=true`)).toMatchObject({ count: 2, total: 720 });
  await put(moved._id, { deliveryDate: "2099-02-01" });
  await put(late._id, { deliveryTime: "", deliveryDate: today });
  expect(await ids("late=true")).toEqual([]);
  expect(await ids(`deliveryDate=${today}`)).toEqual([late._id]);
  expect(await ids(`branchId=${branchId}&source=person&status=canceled`)).toEqual([gone._id]);
  expect(await ids("source=assistant")).toEqual([]);
});

test("clients hear of their order where staff want it, in their conversation; else staff learn why not", async () => {
  const shop = await deliveringShop();
  const ana = shop.customer();
  await ana.ask("Hola");
  const [{ _id: clientId }] = await shop.get(`client/search?businessId=${shop.businessId}&search=${ana.from}`);
  const told = async (text: string) =>
    eventually(async () => expect(await ana.replies()).toContainEqual(expect.stringContaining(text)), 15_000);
  const placed = await shop.order({ clientId }, { notify: true });
  expect(placed.body.message).toBe("Pedido registrado correctamente. Se le avisó al cliente");
  await told("Registramos tu pedido: 2 × Crema. Total: $360 MXN.");
  const { _id } = placed.body.data;
  const ready = await shop.put(_id, { ready: true, notify: true });
  expect(ready.body.data.readyAt).not.toBeNull();
  await told("Tu pedido está listo: 2 × Crema. Ya puedes pasar a recogerlo en Centro.");
  await shop.put(_id, { details: "Con moño", notify: true });
  const done = await shop.put(_id, { status: "delivered", notify: true });
  expect(done.body.message).toBe("Pedido entregado. Se le avisó al cliente");
  await shop.put(_id, { status: "delivered", notify: true });
  await told("Entregamos tu pedido: 2 × Crema.");
  const about = (await ana.replies()).filter((text) => /tu pedido/i.test(text));
  expect(about).toHaveLength(3);
  const silent = (await shop.order({ clientId })).body.data;
  expect((await shop.put(silent._id, { status: "canceled" })).body.message).toBe("Pedido cancelado");
  // nobody has written with this one, and the business has no approved template
  const quiet = await shop.order({}, { notify: true });
  expect([quiet.status, quiet.body.message]).toEqual([
    201,
    expect.stringMatching(/^Pedido registrado correctamente\. No /),
  ]);
});
