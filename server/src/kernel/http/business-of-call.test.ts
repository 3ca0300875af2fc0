// A call of the documents that carries no `businessId`: a person of two businesses is answered in the one that the call
// names, or to which its rows belong.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../test/shops/shop.ts";
import { startWithSandbox } from "../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let shop: Shop;
let second: string;
let productId: string;
beforeAll(async () => {
  world = await startWithSandbox();
  shop = await makeShop(world.product);
  const { owner, businessId } = shop;
  productId = (
    await owner.post("/api/product", { product: { businessId, name: "Crema", price: 180, description: "Para peinar" } })
  ).body.data._id;
  owner.businessId = "";
  const made = await owner.post("/api/business", {
    business: {
      ...{ name: "Segundo salón", description: "Otro salón", whatsapp: "2221234568", whatsappOwner: "2227654321" },
      timezone: { name: "America/Mexico_City" },
    },
  });
  expect(made.status).toBe(201);
  second = made.body.data._id;
});
afterAll(() => world.close());

test("`business` of a purchase says for which business it is, as an id and as a row", async () => {
  const { owner, businessId } = shop;
  const prices = [{ priceId: "credits", quantity: 750 }];
  for (const business of [businessId, { _id: second }, second.toUpperCase()]) {
    const { status, body } = await owner.post("/api/stripe/checkout", { prices, currentPath: "/creditos", business });
    expect([status, body.type]).toEqual([200, "checkout"]);
  }
  const portal = await owner.post("/api/stripe/portal", { business: second, currentPath: "/creditos" });
  expect(portal.status).toBe(200);

  const stranger = await makeShop(world.product);
  const foreign = { prices, currentPath: "/creditos", business: stranger.businessId };
  const refused = await owner.post("/api/stripe/checkout", foreign);
  expect([refused.status, refused.body.errors?.[0].path]).toEqual([404, "business"]);
});

test("movements are read by their ids, and stock is written in a list, without a business next to them", async () => {
  const { owner, businessId, branchId } = shop;
  const line = { businessId, branchId, productId, quantity: 2, type: "in" };
  const written = await owner.post("/api/stockMovement", { stockMovements: [line, line] });
  expect(written.status).toBe(201);
  const moneyMovement = { businessId, branchId, amount: 250.5 };
  const paid = await owner.post("/api/moneyMovement", { moneyMovement });
  const [stock, money] = [written.body.data[0]._id, paid.body.data._id];
  const read = async (path: string) => {
    const { status, body } = await owner.get(path);
    return [status, ...(body.data ?? []).map((row: { _id: string }) => row._id)];
  };
  expect(await read(`/api/stockMovement?ids=${stock}`)).toEqual([200, stock]);
  expect(await read(`/api/moneyMovement?ids=${second},${money.toUpperCase()}`)).toEqual([200, money]);
  expect(await read(`/api/moneyMovement?ids=${second}`)).toEqual([200]);

  const mixed = await owner.post("/api/stockMovement", { stockMovements: [line, { ...line, businessId: second }] });
  expect(mixed.status).toBe(404);
  const both = await owner.post("/api/stockMovement", { stockMovement: line, stockMovements: [line] });
  expect([both.status, both.body.errors?.[0].path]).toEqual([400, "stockMovements"]);
});

test("an id in capital letters is the same id", async () => {
  const { owner, businessId } = shop;
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2221230001" } });
  const clientId = client.body.data._id.toUpperCase();
  const items = [productId, productId.toUpperCase()].map((id) => ({ productId: id, quantity: 1 }));
  const twice = await owner.post("/api/order", { order: { businessId, clientId, items } });
  expect([twice.status, twice.body.message]).toEqual([400, "Cada producto va en una sola línea"]);
  const once = await owner.post("/api/order", { order: { businessId, clientId, items: items.slice(1) } });
  expect(once.body.data).toMatchObject({ clientName: "Ana", items: [{ productId, name: "Crema" }] });
});
