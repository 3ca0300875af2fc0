// Orders by the assistant: the server sums them up from the rows and places them once, after a written yes to exactly
// that. The customer can cancel them, and an unknown, missing or unpriced product is reported, never invented.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { call, makeScriptedShop, say } from "../../../../../test/shops/scripted-shop.ts";
import type { Customer } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" } });
});
afterAll(() => world.close());

const DONE = { text: "Va." };

async function orderingShop(createOrders = true) {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  const { owner, businessId, branchId } = shop;
  await owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { capabilities: { createOrders } } });
  const product = async (name: string, price: number, stock?: number): Promise<string> => {
    const fields = { businessId, name, price, description: "Para el cabello", unit: "pieza" };
    const { _id } = (await owner.post("/api/product", { product: fields })).body.data;
    if (stock !== undefined) {
      const stockMovement = { businessId, branchId, productId: _id, quantity: stock, type: "in" };
      await owner.post("/api/stockMovement", { stockMovement });
    }
    return _id;
  };
  return {
    ...shop,
    cream: await product("Crema para peinar", 180, 5),
    gel: await product("Gel fuerte", 95),
    gift: await product("Muestra", 0),
  };
}
type Shop = Awaited<ReturnType<typeof orderingShop>>;

const order = (items: [string, number][], more: object = {}) =>
  call("place_order", { items: items.map(([product, quantity]) => ({ product, quantity })), ...more });

const listed = async ({ owner, businessId }: Shop): Promise<JsonBody[]> =>
  (await owner.get(`/api/order?businessId=${businessId}`)).body.data;

const stockOf = async ({ owner }: Shop, id: string): Promise<number[]> =>
  (await owner.get(`/api/product/${id}`)).body.data.stock.map(({ quantity }: JsonBody) => quantity);

async function proposed(shop: Shop, ana: Customer, more: object = {}): Promise<string> {
  await shop.script(order([[shop.cream, 2]], more), DONE);
  return ana.ask("quiero dos cremas, a Juárez 5");
}

const QUESTION = /^Tu pedido sería:\n• 2 × Crema para peinar: \$360\n• Total: \$360 MXN\n¿Lo confirmo\?$/;

test("the server sums it up; after a written yes it is placed, once, with the conversation it came from", async () => {
  const shop = await orderingShop();
  const ana = shop.customer();
  await shop.script(
    order(
      [
        [shop.cream, 2],
        [shop.gel, 1],
      ],
      { day: "2027-01-05", time: "17:30", address: "a Juárez 5" },
    ),
    DONE,
  );
  expect(await ana.ask("quiero dos cremas y un gel, a Juárez 5, el 5 de enero a las 5:30 de la tarde")).toBe(
    [
      "Tu pedido sería:",
      "• 2 × Crema para peinar: $360",
      "• 1 × Gel fuerte: $95",
      "• Total: $455 MXN",
      "• Entrega: martes 5 de enero a las 5:30 pm",
      "• Dirección: «a Juárez 5»",
      "¿Lo confirmo?",
    ].join("\n"),
  );
  expect(await listed(shop)).toEqual([]);
  const asked = (await shop.requests()).length;
  expect(await ana.ask("sí, por favor")).toMatch(
    /^Listo, tu pedido quedó registrado:\n• 2 × Crema para peinar: \$360\n/,
  );
  expect(await shop.requests()).toHaveLength(asked);
  const [made, ...others] = await listed(shop);
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    ...{ status: "pending", source: "assistant", total: 455, deliveryDate: "2027-01-05", deliveryTime: "17:30" },
    ...{ deliveryAddress: "a Juárez 5", threadId: expect.any(String) },
  });
});

test("a no, another number, a condition and what is no answer place nothing", async () => {
  const shop = await orderingShop();
  for (const answer of ["no, gracias", "sí, pero tres", "sí, una", "sí, y otra más", "sí, 3", "¿cuánto tarda?"]) {
    const ana = shop.customer();
    expect(await proposed(shop, ana)).toMatch(QUESTION);
    await shop.script(say({ act: "ask", about: "need" }));
    await ana.ask(answer);
    expect([answer, await listed(shop)]).toEqual([answer, []]);
  }
});

test("a price that changes before the yes is put anew, and what ran out is refused with its reason", async () => {
  const shop = await orderingShop();
  const [ana, eva] = [shop.customer(), shop.customer()];
  await proposed(shop, ana);
  await shop.owner.put(`/api/product/${shop.cream}`, { product: { price: 200 } });
  expect(await ana.ask("sí")).toMatch(/^Cambió un dato .*\nTu pedido sería:\n• 2 × Crema para peinar: \$400\n/);
  expect(await listed(shop)).toEqual([]);
  await shop.script(order([[shop.cream, 2]]), DONE);
  await eva.ask("quiero dos cremas");
  const { businessId, branchId, cream: productId } = shop;
  const stockMovement = { businessId, branchId, productId, quantity: 4, type: "out" };
  await shop.owner.post("/api/stockMovement", { stockMovement });
  await shop.script(say({ act: "ask", about: "need" }));
  expect(await eva.ask("sí")).toContain("Perdón, ya no se pudo hacer. De Crema para peinar solo hay 1 pieza.");
  expect(await listed(shop)).toEqual([]);
});

test("of eight customers who say yes to the last piece exactly one gets it, and the others hear why not", async () => {
  const shop = await orderingShop();
  const { owner, businessId, branchId, gel: productId } = shop;
  const stockMovement = { businessId, branchId, productId, quantity: 1, type: "in" };
  await owner.post("/api/stockMovement", { stockMovement });
  const customers = Array.from({ length: 8 }, () => shop.customer());
  for (const each of customers) {
    await shop.script(order([[productId, 1]]), DONE);
    expect(await each.ask("quiero un gel")).toMatch(/^Tu pedido sería:/);
  }
  await shop.script(...Array.from({ length: 8 }, () => say({ act: "ask", about: "need" })));
  const answers = await Promise.all(customers.map((each) => each.ask("sí")));
  expect(answers.filter((text) => text.startsWith("Listo, tu pedido quedó registrado"))).toHaveLength(1);
  expect(answers.filter((text) => text.includes("ya no se pudo hacer. Gel fuerte está agotado."))).toHaveLength(7);
  expect(await listed(shop)).toHaveLength(1);
  expect(await stockOf(shop, productId)).toEqual([0]);
});

test.each([
  ["an id of nobody", () => order([["0192f000-0000-7000-8000-000000000000", 1]])],
  ["no id", () => order([["crema", 1]])],
  ["more than there is", (shop: Shop) => order([[shop.cream, 6]])],
  ["one without a price", (shop: Shop) => order([[shop.gift, 1]])],
  ["an address of the model's", (shop: Shop) => order([[shop.cream, 1]], { address: "Reforma 222" })],
  ["a note of the model's", (shop: Shop) => order([[shop.cream, 1]], { note: "gratis" })],
  ["a day that has passed", (shop: Shop) => order([[shop.cream, 1]], { day: "2020-01-01" })],
])("%s is put to nobody", async (_, wanted) => {
  const shop = await orderingShop();
  const ana = shop.customer();
  await shop.script(wanted(shop), say({ act: "products", products: [shop.cream, shop.gift] }));
  expect(await ana.ask("quiero una crema y una muestra")).toBe(
    "De 3 productos, estos:\n• Crema para peinar: $180, hay 5 piezas\n• Muestra: sin precio registrado",
  );
  await shop.script(say({ act: "ask", about: "need" }));
  await ana.ask("sí");
  expect(await listed(shop)).toEqual([]);
});

test("they are told of theirs and take one back after their yes, while it is pending; nobody else's", async () => {
  const shop = await orderingShop();
  const [ana, eva] = [shop.customer(), shop.customer()];
  await proposed(shop, ana);
  await ana.ask("sí");
  const [{ _id }] = await listed(shop);
  expect(await stockOf(shop, shop.cream)).toEqual([3]);
  const gone = call("cancel_order", { order: _id.slice(-8) });
  await shop.script(gone, say({ act: "orders" }));
  expect(await eva.ask("cancela el pedido")).toBe("Por ahora no tienes pedidos registrados.");
  await shop.script(call("list_orders"), DONE);
  expect(await ana.ask("¿cómo va mi pedido?")).toMatch(/^Este es tu pedido\. Pendiente:\n• 2 × Crema para peinar/);
  await shop.script(call("list_orders"), gone, DONE);
  expect(await ana.ask("cancela mi pedido")).toMatch(/^¿Cancelo este pedido\?\n• 2 × Crema para peinar/);
  expect((await listed(shop))[0].status).toBe("pending");
  expect(await ana.ask("sí, cancélalo")).toMatch(/^Listo, cancelé tu pedido:\n/);
  expect((await listed(shop))[0]).toMatchObject({ status: "canceled", updatedBy: "Sofía" });
  expect(await stockOf(shop, shop.cream)).toEqual([5]);
  await shop.script(gone, say({ act: "orders" }));
  expect(await ana.ask("cancela mi pedido otra vez")).toMatch(/^Este es tu pedido\. Cancelado:\n/);
});

test("the built-in engine tells them of theirs, and calls one off after a yes to exactly that", async () => {
  const shop = await orderingShop();
  const ana = shop.customer();
  const ask = async (text: string) => {
    await shop.script({ status: 400 });
    return ana.ask(text);
  };
  expect(await ask("quiero 2 cremas para peinar")).toMatch(
    /Tu pedido sería:\n• 2 × Crema para peinar.*\n¿Lo confirmo\?$/s,
  );
  expect(await ana.ask("sí")).toMatch(/^Listo, tu pedido quedó registrado:/);
  expect(await ask("¿cómo va mi pedido?")).toMatch(/^Este es tu pedido\. Pendiente:\n• 2 × Crema para peinar/);
  // a complaint goes to a person, though it asks the same
  const upset = shop.customer();
  await shop.script({ status: 400 });
  expect(await upset.ask("¿cuándo llega mi pedido? ya me cansé, pésimo servicio")).toContain("una persona del equipo");
  expect(await ask("cancela mi pedido")).toMatch(/¿Cancelo este pedido\?\n• 2 × Crema para peinar/);
  expect((await listed(shop))[0].status).toBe("pending");
  expect(await ana.ask("sí")).toMatch(/^Listo, cancelé tu pedido:/);
  expect((await listed(shop))[0].status).toBe("canceled");
});

test("switched off, no model has the tools; the built-in engine gives it to a person, where it is on", async () => {
  const off = await orderingShop(false);
  await off.script(order([[off.cream, 1]]), say({ act: "products" }), say({ act: "ask", about: "need" }));
  expect(await off.customer().ask("quiero una crema")).not.toMatch(/Crema|pedido/);
  const tools = (await off.requests())[0].body.tools.map(({ function: { name } }: JsonBody) => name);
  expect(tools).not.toContain("place_order");
  const on = await orderingShop();
  await on.script({ status: 400 });
  const ana = on.customer();
  expect(await ana.ask("quiero hacer un pedido")).toContain(
    "Con gusto vemos tu pedido: le aviso a una persona del equipo para que te atienda por aquí.",
  );
  await eventually(async () => expect(await listed(on)).toEqual([]));
});
