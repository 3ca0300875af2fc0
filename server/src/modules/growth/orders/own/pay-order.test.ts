// The payment link of an order: what it asks for, and what a payment does, once, however often it is reported.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { connectSeller } from "../../../../../test/shops/paying-shop.ts";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

async function sellingShop() {
  const { product, sandbox } = world;
  const shop = await makeTalkingShop(product, sandbox);
  const { owner, businessId, branchId } = shop;
  await connectSeller(owner as never);
  const fields = { businessId, name: "Café de olla", price: 120, description: "Bolsa de un kilo", unit: "bolsa" };
  const productId = (await owner.post("/api/product", { product: fields })).body.data._id as string;
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2221230001" } });
  const clientId = client.body.data._id as string;
  const order = async (by = clientId): Promise<string> => {
    const items = [{ productId, quantity: 2 }];
    return (await owner.post("/api/order", { order: { businessId, clientId: by, branchId, items } })).body.data._id;
  };
  const link = (id: string, notify = false) => owner.post(`/api/order/${id}/payment`, { notify });
  /** The buyer pays by the link. */
  const pay = async (url: string, status = "approved"): Promise<{ id: number }> => {
    const { rows } = await product.owner.query("select preference from payment_orders where init_point = $1", [url]);
    const payment = { preference: rows[0].preference, status, notify: true };
    return sandbox.call("POST", "/mercado-pago/console/payments", payment) as Promise<{ id: number }>;
  };
  const movements = async (orderId: string): Promise<string[]> => {
    const { rows } = await product.owner.query(
      "select type, amount::float8 as amount, payment_method as method from money_movements where order_id = $1 order by id",
      [orderId],
    );
    return rows.map(({ type, amount, method }) => `${type} ${amount} ${method}`);
  };
  const tasks = async (): Promise<JsonBody[]> =>
    (await owner.get(`/api/payment/task?businessId=${businessId}`)).body.data;
  return { ...shop, order, link, pay, movements, tasks };
}

test("a paid link is money of its order once, and a paid order has no link", async () => {
  const shop = await sellingShop();
  await world.sandbox.fail({ webhookDuplicate: true, webhookShuffle: true });
  const id = await shop.order();
  const first = await shop.link(id);
  expect([first.status, first.body.data.amount, first.body.message]).toEqual([200, 240, "Liga de pago lista"]);
  const again = await shop.link(id);
  expect(again.body.data.url).toBe(first.body.data.url);
  const { id: paymentId } = await shop.pay(first.body.data.url, "in_process");
  expect(await shop.movements(id)).toEqual([]);
  const change = `/mercado-pago/console/payments/${paymentId}`;
  await world.sandbox.call("POST", change, { status: "approved", notify: true });
  await eventually(async () => expect(await shop.movements(id)).toEqual(["in 240 mercado_pago"]));
  const paid = await shop.link(id);
  expect([paid.status, paid.body.message]).toEqual([422, "Este pedido ya está pagado"]);
  await world.sandbox.call("POST", change, { status: "refunded", notify: true });
  await eventually(async () =>
    expect(await shop.movements(id)).toEqual(["in 240 mercado_pago", "out 240 mercado_pago"]),
  );
  expect(await shop.tasks()).toEqual([]);
  // it owes its price again
  expect((await shop.link(id)).body.data.amount).toBe(240);
}, 60_000);

test("money for a cancelled order, and money twice, stays in the book and waits for a person", async () => {
  const shop = await sellingShop();
  const gone = await shop.order();
  const late = (await shop.link(gone)).body.data.url;
  await shop.owner.put(`/api/order/${gone}`, { status: "canceled" });
  const refused = await shop.link(gone);
  expect([refused.status, refused.body.message]).toEqual([422, "El pedido está cancelado"]);
  await shop.pay(late);
  const open = await shop.order();
  const { url } = (await shop.link(open)).body.data;
  await shop.pay(url);
  await eventually(async () => expect(await shop.movements(open)).toHaveLength(1));
  await shop.pay(url);
  await eventually(async () => expect(await shop.tasks()).toHaveLength(2), 15_000);
  const tasks = (await shop.tasks()).map(({ task, orderId, amount }) => [orderId === gone, task, amount]);
  expect(tasks.sort()).toEqual([
    [false, "paid_twice", 240],
    [true, "cancelled", 240],
  ]);
  expect(await shop.movements(gone)).toEqual(["in 240 mercado_pago"]);
  expect(await shop.movements(open)).toHaveLength(2);
}, 60_000);

test("the client gets the link in their conversation; without an account of the business there is none", async () => {
  const shop = await sellingShop();
  const ana = shop.customer();
  await ana.ask("Hola");
  const search = `/api/client/search?businessId=${shop.businessId}&search=${ana.from}`;
  const [{ _id: clientId }] = (await shop.owner.get(search)).body.data;
  const { body } = await shop.link(await shop.order(clientId), true);
  expect(body.message).toBe("Se le mandó la liga al cliente");
  await eventually(async () => {
    const told = (await ana.replies()).filter((text) => text.includes(body.data.url));
    expect(told).toEqual([expect.stringMatching(/Puedes pagar tu pedido en línea con Mercado Pago: \$240 MXN\./)]);
  }, 15_000);
  // nobody has written with this one, and the business has no approved template
  expect((await shop.link(await shop.order(), true)).body.message).toMatch(/^No /);
  await shop.owner.delete(`/api/mercadopago/account?businessId=${shop.businessId}`);
  const none = await shop.link(await shop.order());
  expect([none.status, none.body.message]).toEqual([
    422,
    "Conecta Mercado Pago en Integraciones para cobrar en línea.",
  ]);
}, 60_000);
