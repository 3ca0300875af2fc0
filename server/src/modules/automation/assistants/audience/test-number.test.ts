// Test numbers: who tries an assistant before customers use it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

let last = 2_310_000_000 + (process.pid % 1000) * 10_000;

async function shopInTesting() {
  const shop = await makeTalkingShop(world.product, world.sandbox, { assistant: { mode: "testing" } });
  const add = (whatsapp: string, more: object = {}) =>
    shop.owner.post("/api/testNumber", {
      testNumber: { businessId: shop.businessId, name: "Mi celular", countryCode: "52", whatsapp, ...more },
    });
  return { ...shop, add };
}

test("an assistant in testing answers test numbers alone", async () => {
  const shop = await shopInTesting();
  last += 2;
  const [tester, customer] = [`52${last}`, `52${last + 1}`];
  const made = await shop.add(String(last));
  expect([made.status, made.body.data.name]).toEqual([201, "Mi celular"]);
  const out = async (from: string) =>
    (await world.sandbox.chat(shop.phoneNumberId, from)).filter(
      (one: { direction: string }) => one.direction === "out",
    );
  for (const from of [customer, tester])
    await world.sandbox.write({ to: shop.phoneNumberId, from, text: "¿cuánto cuesta el corte de dama?", name: "Ana" });
  await eventually(async () => expect(JSON.stringify(await out(tester))).toContain("$350"), 15_000);
  expect(JSON.stringify(await out(customer))).not.toContain("$350");
  const [{ because }] = (
    await world.product.owner.query("select because from messages where business_id = $1 and because <> ''", [
      shop.businessId,
    ])
  ).rows;
  expect(because).toContain("Sofía está en pruebas y este es un número de prueba.");
});

test("the list is short, one number stands in it once, and it is the business's own", async () => {
  const [shop, other] = [await shopInTesting(), await shopInTesting()];
  const first = await shop.add("2229990000");
  expect((await shop.add("+52 1 222 999 0000", { name: "Otra vez" })).body.data).toMatchObject({
    _id: first.body.data._id,
    name: "Otra vez",
  });
  const more = await Promise.all(Array.from({ length: 12 }, (_, index) => shop.add(`22299900${10 + index}`)));
  expect(more.map(({ status }) => status).sort()).toEqual([...Array(9).fill(201), 422, 422, 422]);
  const { data } = (await shop.owner.get(`/api/testNumber?businessId=${shop.businessId}`)).body;
  expect(data).toHaveLength(10);
  expect((await other.owner.delete(`/api/testNumber/${data[0]._id}`)).status).toBe(404);
  expect((await shop.owner.delete(`/api/testNumber/${data[0]._id}`)).status).toBe(200);
  expect((await shop.owner.delete(`/api/testNumber/${data[0]._id}`)).status).toBe(404);
  const bad = await shop.add("123");
  expect([bad.status, bad.body.errors]).toEqual([
    400,
    [{ path: "testNumber.whatsapp", message: "El número debe tener de 8 a 13 dígitos" }],
  ]);
});

test("an assistant of one branch speaks of that branch alone", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const { owner, businessId, branchId } = shop;
  const north = await owner.post("/api/branch", {
    branch: {
      businessId,
      name: "Norte",
      address: "Avenida Norte 200, Puebla",
      city: "Puebla",
      state: "Puebla",
      country: "México",
      schedules: {},
    },
  });
  expect(north.status).toBe(201);
  const edit = (assistant: object) => owner.put(`/api/assistant/${shop.assistantId}`, { assistant });
  expect((await edit({ branchId: north.body.data._id })).status).toBe(200);
  expect(await shop.customer().ask("¿cuánto cuesta el corte de dama?")).not.toContain("$350");
  await edit({ branchId });
  expect(await shop.customer().ask("¿cuánto cuesta el corte de dama?")).toContain("$350");
});
