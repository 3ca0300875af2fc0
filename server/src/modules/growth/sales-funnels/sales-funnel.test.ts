// Sales funnels through HTTP: the fixed ends, the texts, and the one call that deletes both kinds of funnel.
import { END, newCheckpoint, START, withCheckpoint } from "@mostrador/domain/growth/sales-funnels/checkpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const create = ({ owner, businessId }: Shop, funnel: object = {}) =>
  owner.post("/api/sales-funnel", { funnel: { businessId, name: "Venta", ...funnel } });

test("a new one begins at Point A and ends at Point B, and a checkpoint comes just before the end", async () => {
  const shop = await makeShop(product);
  const made = await create(shop);
  expect([made.status, made.body.message]).toEqual([201, "Funnel creado correctamente"]);
  const { _id, checkpoints, updatedAt } = made.body.data;
  expect(checkpoints).toEqual([START, END]);
  expect([START.title, START.objections, START.color]).toEqual([
    "Point A",
    ["Lead shows interest (Initial contact)"],
    "red",
  ]);
  expect([END.title, END.objections, END.color]).toEqual(["Point B", ["Sale closed"], "green"]);
  const quote = { ...newCheckpoint("Cotización"), objections: ["  Es caro ", "   "] };
  const edit = { _id, checkpoints: withCheckpoint([START, END], quote), updatedAt };
  const edited = await shop.owner.put(`/api/sales-funnel/${_id}`, { funnel: edit });
  expect([edited.status, edited.body.message]).toEqual([200, "Funnel actualizado correctamente"]);
  expect(edited.body.data.checkpoints).toEqual([START, { ...quote, objections: ["Es caro"] }, END]);
  expect(quote.color).toBe("darkgrey");
});

test("an edit that names another row in its body is refused and changes nothing", async () => {
  const shop = await makeShop(product);
  const [{ _id }, other] = [(await create(shop)).body.data, (await create(shop, { name: "Otra" })).body.data];
  const put = (funnel: object) => shop.owner.put(`/api/sales-funnel/${_id}`, { funnel });
  for (const foreign of [other._id, 7, { toString: 1 }]) {
    const { status, body } = await put({ _id: foreign, name: "Ajena" });
    expect([status, body.errors[0].path]).toEqual([422, "funnel._id"]);
  }
  const nameOf = async (id: string) => (await shop.owner.get(`/api/sales-funnel/${id}`)).body.data.name;
  expect([await nameOf(_id), await nameOf(other._id)]).toEqual(["Venta", "Otra"]);
  expect((await put({ _id: _id.toUpperCase(), name: "Propia" })).status).toBe(200);
  expect((await put({ _id: null, name: "Propia" })).status).toBe(200);
});

test.each([
  ["without its end", [START]],
  ["with its ends exchanged", [END, START]],
  ["with another start", [{ ...START, title: "Inicio" }, END]],
  ["with an objection more at the end", [START, { ...END, objections: ["Sale closed", "Otra"] }]],
  ["with a second start", [START, { ...newCheckpoint("Otro"), isStart: true }, END]],
  ["empty", []],
])("the ends of a funnel stay as they are: %s is refused", async (_, checkpoints) => {
  const shop = await makeShop(product);
  const { status, body } = await create(shop, { checkpoints });
  expect([status, body.errors[0].path]).toEqual([400, "funnel.checkpoints"]);
});

test("bad input names its field, and the name has the documents' text", async () => {
  const shop = await makeShop(product);
  const wrong = async (funnel: object) => (await create(shop, funnel)).body.errors[0];
  expect(await wrong({ name: "   " })).toEqual({ path: "funnel.name", message: "Name is required" });
  expect(await wrong({ name: null })).toEqual({ path: "funnel.name", message: "Name is required" });
  const untitled = { checkpoints: [START, newCheckpoint(" "), END] };
  expect((await wrong(untitled)).path).toBe("funnel.checkpoints.1.title");
  const many = { ...newCheckpoint("Dudas"), objections: Array(31).fill("No") };
  expect((await wrong({ checkpoints: [START, many, END] })).path).toBe("funnel.checkpoints.1.objections");
});

test("one call deletes a funnel of either kind, also for a person with several businesses", async () => {
  const shop = await makeShop(product);
  const other = { business: { name: "Otra", owner: "Dueña" } };
  await shop.owner.post("/api/business", other);
  const phases = [{ name: "Nuevos", type: "personalized", scenarios: [{ name: "Interesado" }] }];
  const board = { businessId: shop.businessId, name: "Tablero", phases };
  const ids = [
    (await create(shop)).body.data._id,
    (await shop.owner.post("/api/funnel", { funnel: board })).body.data._id,
  ];
  for (const id of ids) expect([id, (await shop.owner.delete(`/api/funnel/${id}`)).status]).toEqual([id, 200]);
  const left = async (path: string) => (await shop.owner.get(`${path}?businessId=${shop.businessId}`)).body.data.length;
  expect([await left("/api/sales-funnel"), await left("/api/funnel")]).toEqual([0, 0]);
  expect((await shop.owner.delete(`/api/funnel/${ids[0]}`)).status).toBe(404);
});

test("another tenant's sales funnel is not deleted by the shared call", async () => {
  const [shop, stranger] = [await makeShop(product), await makeShop(product)];
  const { _id } = (await create(shop)).body.data;
  expect((await stranger.owner.delete(`/api/funnel/${_id}`)).status).toBe(404);
  expect((await shop.owner.get(`/api/sales-funnel/${_id}`)).status).toBe(200);
});
