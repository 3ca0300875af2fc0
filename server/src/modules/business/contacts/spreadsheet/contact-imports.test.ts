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

test("one cell that cannot be read fails its row alone, whatever it holds", async () => {
  const shop = await makeShop(product);
  const odd = ["a\u0000b", "a\u000bb", "\ud800", { text: 1 }, "x".repeat(6_000), [{ text: { a: 1 } }]];
  const rows = [row(), ...odd.map((notes) => row({ notes })), row({ name: ["a"] }), row({ whatsapp: {} }), row()];
  const answer = await bring(shop, rows);
  expect([answer.status, answer.body.stats]).toEqual([200, { created: 3, failed: 7, updated: 0, unchanged: 0 }]);
  const repaired = await bring(shop, rows, { repair: true });
  expect(repaired.body.stats).toMatchObject({ failed: 1, created: 6 });
});

test("a file's country and the order of its days hold for all its parts", async () => {
  const shop = await makeShop(product);
  const given = { country: "52", monthFirst: true, repair: true };
  const importId = await begin(shop, 1, given);
  const cells = { ...row(), countryCode: "", birthdate: "05/06/1990" };
  const { body } = await bring(shop, [cells], { importId, batch: 1, country: "54", monthFirst: false });
  expect(body.stats).toMatchObject({ created: 1 });
  const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${cells.whatsapp}`);
  const made = await shop.owner.get(`/api/client/${found.body.data[0]._id}`);
  expect(made.body.data).toMatchObject({ countryCode: "52", birthdate: "1990-05-06" });
  const alone = { ...row(), countryCode: "" };
  expect((await bring(shop, [alone])).body.stats).toMatchObject({ failed: 1 });
  expect((await bring(shop, [alone], { country: "52" })).body.stats).toMatchObject({ created: 1 });
  expect((await bring(shop, [alone], { country: "999" })).status).toBe(400);
});

test("what a person said of a column is remembered for the business, and only there", async () => {
  const [shop, other] = [await makeShop(product), await makeShop(product)];
  const said = [
    { header: "Tel. de la Clienta", field: "whatsapp" },
    { header: "Zona", field: "" },
  ];
  await begin(shop, 1, { columns: said });
  await begin(shop, 1, { columns: [{ header: "ZONA", field: "notes" }] });
  const columns = async ({ owner, businessId }: Shop) =>
    (await owner.get(`/api/client/import/columns?businessId=${businessId}`)).body.data;
  expect(await columns(shop)).toEqual([
    { header: "teldelaclienta", field: "whatsapp" },
    { header: "zona", field: "notes" },
  ]);
  expect(await columns(other)).toEqual([]);
  const wrong = { businessId: shop.businessId, fileName: "a.csv", fileHash: HASH, rows: 1 };
  const refused = await shop.owner.post("/api/client/import", {
    import: { ...wrong, columns: [{ header: "Zona", field: "phone" }] },
  });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, "import.columns.0.field"]);
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

test("an upload that was stopped does not say that it was completed", async () => {
  const shop = await makeShop(product);
  const importId = await begin(shop, 5);
  await bring(shop, [row(), row()], { importId, batch: 1 });
  const end = await shop.owner.patch(`/api/client/import/${importId}`, { state: "cancelled" });
  expect(end.body.message).toBe("Carga cancelada: 2 creados, 3 fallidos");
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
    expect(body.data).toMatchObject({ state: "undone", undone: { removed: 2, edited: 1, named: 1, unfilled: 0 } });
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
    [{ newClients: ["Ana"] }, 400, "newClients.0"],
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

test("an undo also empties what was filled in of those who were there, where it still says the same", async () => {
  const shop = await makeShop(product);
  const [one, other] = [row({ name: "Primera" }), row({ name: "Segunda", email: "s@correo.mx" })];
  await bring(shop, [one, other]);
  const importId = await begin(shop, 3);
  const more = { lastname: "Gil", email: "p@correo.mx", notes: "De la feria", birthdate: "1990-05-21" };
  const part = [{ ...one, ...more }, { ...other, ...more }, row()];
  expect((await bring(shop, part, { importId, batch: 1 })).body.stats).toMatchObject({ updated: 2, created: 1 });
  await shop.owner.patch(`/api/client/import/${importId}`, { state: "done" });
  const get = async (name: string) => {
    const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${name}`);
    return (await shop.owner.get(`/api/client/${found.body.data[0]._id}`)).body.data;
  };
  const first = await get("primera");
  expect(first).toMatchObject({ lastname: "Gil", email: "p@correo.mx" });
  await shop.owner.put(`/api/client/${first._id}`, { client: { email: "otro@correo.mx" } });
  // The stored upload contains no personal values.
  const kept = await product.owner.query("select outcomes::text from import_batches where import_id = $1", [importId]);
  expect(kept.rows[0].outcomes).not.toContain("correo.mx");
  await shop.owner.post(`/api/client/import/${importId}/undo`, {});
  await eventually(async () => {
    const { body } = await shop.owner.get(`/api/client/import/${importId}`);
    expect(body.data).toMatchObject({ state: "undone", undone: { removed: 1, unfilled: 2 } });
  });
  const empty = { lastname: "", notes: [], birthdate: "2000-01-01" };
  expect(await get("primera")).toMatchObject({ ...empty, email: "otro@correo.mx" });
  expect(await get("segunda")).toMatchObject({ ...empty, email: "s@correo.mx" });
});

test("an upload is kept for its time and goes then, with its report", async () => {
  const shop = await makeShop(product);
  const importId = (await bring(shop, [row()])).body.importId as string;
  const { rows } = await product.owner.query(
    "select extract(epoch from start_after - created_on) / 86400 as days from pgboss.job where name like '%delete-import%' and data::text like $1",
    [`%${importId}%`],
  );
  expect(rows.map(({ days }: { days: string }) => Math.round(Number(days)))).toEqual([90]);
  await product.owner.query("update pgboss.job set start_after = now() where name like '%delete-import%'");
  await eventually(async () => expect((await shop.owner.get(`/api/client/import/${importId}`)).status).toBe(404));
});

test("whom a search and a filter find is exported, and told by ids for what is done with all of them", async () => {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  await bring(shop, [
    row({ name: "Lola", type: "client" }),
    row({ name: "Lolita" }),
    row({ name: "Pepe", type: "client" }),
  ]);
  const found = await owner.get(`/api/client/directory/ids?businessId=${businessId}&search=lol&type=client`);
  expect(found.body.data).toMatchObject({ total: 1, ids: [expect.any(String)] });
  const all = await owner.get(`/api/client/directory/ids?businessId=${businessId}`);
  expect([all.body.data.total, all.body.data.ids.length]).toEqual([3, 3]);
  const sheet = async (more: object) => {
    const { data } = (await owner.post("/api/client/export", { businessId, ...more })).body;
    return [data.total, data.clients.map(({ name }: { name: string }) => name).sort()];
  };
  expect(await sheet({ search: "lol" })).toEqual([2, ["Lola", "Lolita"]]);
  expect(await sheet({ filter: { type: ["client"], appointmentsMax: 0 } })).toEqual([2, ["Lola", "Pepe"]]);
  expect(await sheet({ search: "lol", type: "client" })).toEqual([1, ["Lola"]]);
  const clients = found.body.data.ids;
  const audience = (await owner.post("/api/audience", { audience: { businessId, name: "Lista", clients } })).body.data
    ._id;
  expect(await sheet({ filter: { audience } })).toEqual([1, ["Lola"]]);
  const invitation = await owner.post("/api/invitation", {
    invitation: { businessId, access: "limited", permissions: [{ pageId: 13, actions: ["view"] }] },
  });
  const clerk = await product.person("Clara");
  await clerk.put(`/api/user/${clerk.userId}`, { code: invitation.body.data.code });
  expect((await clerk.post("/api/client/export", { businessId, filter: { revenueMin: 1 } })).status).toBe(403);
  expect((await clerk.get(`/api/client/directory/ids?businessId=${businessId}&revenueMin=1`)).status).toBe(403);
});
