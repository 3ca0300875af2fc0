import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Shop = Awaited<ReturnType<typeof makeShop>>;
const HASH = "a".repeat(64);
let numbers = 3_310_000_000;
const row = (more: object = {}) => ({
  name: "Ana",
  whatsapp: String(numbers++),
  countryCode: "52",
  type: "lead",
  ...more,
});
const bring = ({ owner, businessId }: Shop, newClients: object[], more: object = {}) =>
  owner.post("/api/client/massive", { newClients, bussinessId: businessId, batchSize: 100, ...more });
const begin = async ({ owner, businessId }: Shop, rows: number, more: object = {}) => {
  const given = { businessId, fileName: "clientes.xlsx", fileHash: HASH, rows, ...more };
  return (await owner.post("/api/client/import", { import: given })).body.data._id as string;
};
const countContacts = async ({ businessId }: Shop) =>
  (await product.owner.query("select count(*)::int as n from contacts where business_id = $1", [businessId])).rows[0].n;

test("rows become contacts, and the answer is the documents'", async () => {
  const shop = await makeShop(product);
  const before = await countContacts(shop);
  const rows = [
    row({ lastname: "Núñez", gender: "f", noRespond: "Sí", notes: "Por la tarde", birthdate: "1990-05-21" }),
  ];
  const answer = await bring(shop, [...rows, row(), row({ email: "no es" })]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    success: true,
    message: "Carga masiva completada: 2 creados, 1 fallidos",
    stats: { created: 2, failed: 1, updated: 0, unchanged: 0 },
  });
  expect(await countContacts(shop)).toBe(before + 2);
  const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=nunez`);
  const made = await shop.owner.get(`/api/client/${found.body.data[0]._id}`);
  expect(made.body.data).toMatchObject({ gender: "Femenino", noRespond: true, birthdate: "1990-05-21", type: "lead" });
  expect(made.body.data.notes).toMatchObject([{ text: "Por la tarde" }]);
  const report = await shop.owner.get(`/api/client/import/${answer.body.importId}/report`);
  expect(report.body.data).toEqual({
    rows: [
      { row: 2, outcome: "created", problem: "" },
      { row: 3, outcome: "created", problem: "" },
      { row: 4, outcome: "failed", problem: "Email: El correo no es válido" },
    ],
    next: null,
  });
});

test("what is known already is completed only where it was empty, however the number is written", async () => {
  const shop = await makeShop(product);
  const [first] = [row({ email: "ana@correo.mx" })];
  await bring(shop, [first as object]);
  const again = { ...row(), whatsapp: `521${first?.whatsapp}`, name: "Otra", lastname: "Gil", email: "b@correo.mx" };
  const answer = await bring(shop, [again, { ...again, type: "client" }]);
  expect(answer.body.stats).toEqual({ created: 0, failed: 0, updated: 1, unchanged: 1 });
  const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=gil`);
  expect(found.body.data).toMatchObject([{ name: "Ana", lastname: "Gil", email: "ana@correo.mx", type: "lead" }]);
});

test("repairs are made only where somebody agreed", async () => {
  const shop = await makeShop(product);
  const rows = [row({ whatsapp: "+52 222 999 8877", type: "otro" })];
  expect((await bring(shop, rows)).body.stats).toMatchObject({ created: 0, failed: 1 });
  expect((await bring(shop, rows, { repair: true })).body.stats).toMatchObject({ created: 1, failed: 0 });
});

test("a part that comes twice, also at once, counts once; what never came counts as failed at the end", async () => {
  const shop = await makeShop(product);
  const importId = await begin(shop, 5);
  const rows = [row(), row()];
  const both = await Promise.all([
    bring(shop, rows, { importId, batch: 1 }),
    bring(shop, rows, { importId, batch: 1 }),
  ]);
  for (const { body } of both) expect(body.stats).toMatchObject({ created: 2, unchanged: 0 });
  const now = await shop.owner.get(`/api/client/import/${importId}`);
  expect(now.body.data).toMatchObject({ state: "running", batches: [1], stats: { created: 2, failed: 0 } });
  const end = await shop.owner.patch(`/api/client/import/${importId}`, { state: "done" });
  expect(end.body.message).toBe("Carga masiva completada: 2 creados, 3 fallidos");
  expect((await bring(shop, [row()], { importId, batch: 2 })).status).toBe(409);
  expect((await shop.owner.get(`/api/client/import?businessId=${shop.businessId}`)).body.data).toMatchObject([
    { _id: importId, state: "done", fileName: "clientes.xlsx" },
  ]);
});

test("an undo takes away what nobody has used since, and says what stays", async () => {
  const shop = await makeShop(product);
  const importId = await begin(shop, 4);
  await bring(shop, [row({ name: "Editada" }), row({ name: "Citada" }), row(), row()], { importId, batch: 1 });
  const undo = `/api/client/import/${importId}/undo`;
  expect((await shop.owner.post(undo, {})).status).toBe(409);
  await shop.owner.patch(`/api/client/import/${importId}`, { state: "done" });
  const id = async (name: string) =>
    (await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${name}`)).body.data[0]?._id;
  await shop.owner.put(`/api/client/${await id("editada")}`, { client: { email: "e@correo.mx" } });
  const moneyMovement = {
    businessId: shop.businessId,
    branchId: shop.branchId,
    clientId: await id("citada"),
    amount: 100,
    type: "in",
    paymentMethod: "cash",
    category: "sales",
    date: new Date().toISOString(),
  };
  expect((await shop.owner.post("/api/moneyMovement", { moneyMovement })).status).toBeLessThan(300);
  const before = await countContacts(shop);
  expect((await shop.owner.post(undo, {})).status).toBe(200);
  await eventually(async () => {
    const { body } = await shop.owner.get(`/api/client/import/${importId}`);
    expect(body.data).toMatchObject({ state: "undone", undone: { removed: 2, edited: 1, named: 1 } });
  });
  expect(await countContacts(shop)).toBe(before - 2);
  expect([await id("editada"), await id("citada")]).not.toContain(undefined);
  expect((await shop.owner.post(undo, {})).status).toBe(409);
});

test("bad bodies are refused in words and write nothing", async () => {
  const shop = await makeShop(product);
  const before = await countContacts(shop);
  const refused: [object, number, string][] = [
    [{ newClients: [] }, 400, "newClients"],
    [{ newClients: "nada" }, 400, "newClients"],
    [{ newClients: [row({ whatsapp: { a: 1 } })] }, 400, "newClients.0.whatsapp"],
    [{ newClients: [row({ notes: "x".repeat(5_001) })] }, 400, "newClients.0.notes"],
    [{ newClients: Array.from({ length: 501 }, () => row()) }, 400, "newClients"],
    [{ newClients: [row()], batchSize: 501 }, 400, "batchSize"],
    [{ newClients: [row()], importId: "00000000-0000-4000-8000-000000000000" }, 404, "importId"],
  ];
  for (const [body, status, path] of refused) {
    const answer = await shop.owner.post("/api/client/massive", { bussinessId: shop.businessId, ...body });
    expect([status, answer.body.errors?.[0]?.path]).toEqual([answer.status, path]);
  }
  const large = Array.from({ length: 100 }, () => row({ notes: "x".repeat(4_000) }));
  expect((await bring(shop, large)).status).toBe(413);
  expect(await countContacts(shop)).toBe(before);
});

test("an upload of another business is not there, nor is its report or its undo", async () => {
  const [mine, theirs] = [await makeShop(product), await makeShop(product)];
  const importId = await begin(theirs, 1);
  expect((await bring(mine, [row()], { importId })).status).toBe(404);
  expect((await mine.owner.get(`/api/client/import/${importId}/report`)).status).toBe(404);
  expect((await mine.owner.post(`/api/client/import/${importId}/undo`, {})).status).toBe(404);
});

test("contacts are given for a spreadsheet part by part, all of them or some, and the history says so", async () => {
  const shop = await makeShop(product);
  await bring(
    shop,
    Array.from({ length: 500 }, () => row()),
  );
  await bring(
    shop,
    Array.from({ length: 500 }, () => row({ type: "client" })),
  );
  await bring(shop, [row({ name: "=HYPERLINK(1)", notes: "a" })]);
  const ask = async (more: object) =>
    (await shop.owner.post("/api/client/export", { businessId: shop.businessId, ...more })).body.data;
  const first = await ask({});
  expect([first.clients.length, first.hasMore, first.total >= 1_001]).toEqual([1_000, true, true]);
  expect(first.clients[0]).toMatchObject({ name: "=HYPERLINK(1)", notes: "a", countryCode: "52" });
  const rest = await ask({ before: first.clients.at(-1)._id });
  expect([first.clients.length + rest.clients.length, rest.hasMore, rest.total]).toEqual([first.total, false, null]);
  expect((await ask({ type: "client" })).total).toBe(500);
  const some = await ask({ ids: [first.clients[3]._id] });
  expect(some.clients.map(({ _id }: { _id: string }) => _id)).toEqual([first.clients[3]._id]);
  const audit = await shop.owner.get(`/api/audit?businessId=${shop.businessId}`);
  expect(JSON.stringify(audit.body)).toContain("Exportó 1 contacto");
});
