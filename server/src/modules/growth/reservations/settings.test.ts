import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

test("a business that said nothing has a page that is off, and settings that can be changed one by one", async () => {
  const { owner, businessId, serviceIds } = await makeShop(product, { name: "Café & Té, S.A." });
  const read = async () => (await owner.get(`/api/reservation-settings?businessId=${businessId}`)).body.data;
  const save = (settings: object) => owner.put("/api/reservation-settings", { businessId, settings });
  expect(await read()).toMatchObject({
    isOn: false,
    search: "",
    url: "",
    daysAhead: 30,
    withoutCode: "book",
    updatedAt: null,
  });
  const on = await save({ isOn: true, hiddenServices: [serviceIds[1]] });
  expect(on.body.data).toMatchObject({ isOn: true, search: "cafe-te-s-a", hiddenServices: [serviceIds[1]] });
  expect(on.body.data.url).toMatch(/^http:\/\/.*\/reservar\/cafe-te-s-a$/);
  const edited = await save({ welcome: "Pasa", updatedAt: on.body.data.updatedAt });
  expect(edited.body.data).toMatchObject({ isOn: true, welcome: "Pasa" });
  expect((await save({ welcome: "Otra", updatedAt: on.body.data.updatedAt })).status).toBe(409);
  expect(await read()).toEqual(edited.body.data);
  await owner.delete(`/api/service/${serviceIds[1]}`);
  expect((await read()).hiddenServices).toEqual([]);
});

test.each([
  ["daysAhead", 0],
  ["daysAhead", 181],
  ["noticeHours", -1],
  ["cancelHours", 1.5],
  ["holdMinutes", 4],
  ["welcome", "x".repeat(301)],
  ["embed", "todos"],
  ["embedOrigins.0", ["https://a.mx; script-src *"]],
  ["embedOrigins", Array(11).fill("https://a.mx")],
])("%s is held to its limits", async (path, value) => {
  const { owner, businessId } = await makeShop(product);
  const settings = { [path.split(".")[0] as string]: value };
  const answer = await owner.put("/api/reservation-settings", { businessId, settings });
  expect([answer.status, answer.body.errors[0].path]).toEqual([400, `settings.${path}`]);
});

test("another business's service cannot be named, and a page that any site may frame names the sites", async () => {
  const { owner, businessId } = await makeShop(product);
  const other = await makeShop(product);
  const save = (settings: object) => owner.put("/api/reservation-settings", { businessId, settings });
  const foreign = await save({ hiddenServices: [other.serviceIds[0]] });
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([404, "settings.hiddenServices.0"]);
  const listed = await save({ embed: "listed" });
  expect([listed.status, listed.body.errors[0].path]).toEqual([400, "settings.embedOrigins"]);
  expect((await save({ embed: "listed", embedOrigins: ["https://a.mx"] })).status).toBe(200);
});
