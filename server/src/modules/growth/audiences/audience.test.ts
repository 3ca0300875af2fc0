// Audiences and bulk actions on contacts, through HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let shop: Shop;
let stranger: Shop;
let ids: string[];
beforeAll(async () => {
  product = await startProduct();
  shop = await makeShop(product);
  stranger = await makeShop(product);
  ids = [];
  for (const [at, name] of ["Ana", "Beto", "Caro"].entries()) {
    const client = { businessId: shop.businessId, name, whatsapp: `222111223${at}` };
    ids.push((await shop.owner.post("/api/client", { client })).body.data._id);
  }
});
afterAll(() => product.close());

const create = (audience: object) =>
  shop.owner.post("/api/audience", { audience: { businessId: shop.businessId, name: "Lista", ...audience } });
const directory = async (query: string) =>
  (await shop.owner.get(`/api/client/directory?businessId=${shop.businessId}&${query}`)).body.data;
const idsOf = async (query: string) => (await directory(query)).clients.map(({ _id }: { _id: string }) => _id).sort();

test("a fixed audience has the contacts that were chosen, takes others and lets them go", async () => {
  const made = await create({ description: "Invitados", clients: ids.slice(0, 2) });
  expect([made.status, made.body.success, made.body.message]).toEqual([201, true, "Audiencia creada exitosamente!"]);
  const { _id, clients } = made.body.data;
  expect([...clients].sort()).toEqual(ids.slice(0, 2).sort());
  expect(await idsOf(`audience=${_id}`)).toEqual(ids.slice(0, 2).sort());
  const change = (body: object) =>
    shop.owner.post(`/api/audience/${_id}/clients`, { businessId: shop.businessId, ...body });
  const added = await change({ add: [ids[1], ids[2], ids[2]] });
  expect(added.body.data).toEqual({ added: [ids[2]], removed: [] });
  expect((await change({ remove: [ids[0]] })).body.data).toEqual({ added: [], removed: [ids[0]] });
  expect(await idsOf(`audience=${_id}`)).toEqual(ids.slice(1).sort());
});

test("a living audience keeps a filter and no contacts", async () => {
  const filter = { type: ["client"], appointmentsMax: 0, appointmentService: [shop.serviceIds[0]] };
  const made = await create({ filter });
  expect([made.status, made.body.data.clients]).toEqual([201, []]);
  expect(made.body.data.filter).toMatchObject(filter);
  const { _id, updatedAt } = made.body.data;
  const both = await create({ filter, clients: ids });
  expect([both.status, both.body.errors[0].path]).toEqual([400, "audience.clients"]);
  const fixed = await shop.owner.put(`/api/audience/${_id}`, { audience: { filter: null, updatedAt } });
  expect([fixed.status, fixed.body.errors[0].path]).toEqual([400, "audience.filter"]);
  const member = await shop.owner.post(`/api/audience/${_id}/clients`, { businessId: shop.businessId, add: ids });
  expect(member.status).toBe(400);
  const named = await shop.owner.put(`/api/audience/${_id}`, { audience: { name: "Otro nombre", updatedAt } });
  expect([named.status, named.body.data.filter.type]).toEqual([200, ["client"]]);
});

test("contacts and services of another business are not there", async () => {
  const clients = await stranger.owner.post("/api/audience", {
    audience: { businessId: stranger.businessId, name: "Ajena", clients: [ids[0]] },
  });
  expect([clients.status, clients.body.errors[0].path]).toEqual([404, "audience.clients.0"]);
  const filter = await stranger.owner.post("/api/audience", {
    audience: { businessId: stranger.businessId, name: "Ajena", filter: { interestService: [shop.serviceIds[0]] } },
  });
  expect([filter.status, filter.body.errors[0].path]).toEqual([404, "audience.filter.interestService.0"]);
});

test("many contacts change at once, and tell how they were; deleted ones leave their audiences", async () => {
  const { businessId } = shop;
  const change = (given: object) => shop.owner.patch("/api/client", { businessId, ids, change: given });
  const first = await change({ type: "client", noRespond: true });
  expect([first.status, first.body.message]).toEqual([200, "3 contactos actualizados"]);
  expect(first.body.data.before.map(({ type }: { type: string }) => type)).toEqual(["lead", "lead", "lead"]);
  expect((await directory("type=client&noRespond=yes")).total).toBe(3);
  expect((await change({ type: "client" })).body.data.before).toEqual([]);
  expect((await change({})).status).toBe(400);
  const list = (await create({ clients: ids })).body.data;
  const gone = await shop.owner.post("/api/client/delete", { businessId, ids: ids.slice(0, 2) });
  expect([gone.status, gone.body.data.deleted]).toEqual([200, 2]);
  const left = await shop.owner.get(`/api/audience/${list._id}`);
  expect(left.body.data.clients).toEqual([ids[2]]);
  const again = await shop.owner.post("/api/client/delete", { businessId, ids: ids.slice(0, 1) });
  expect([again.status, again.body.errors[0].path]).toEqual([404, "ids.0"]);
});

test("views are kept under a name, which writes over the one before", async () => {
  const { businessId, owner } = shop;
  const save = (address: string) =>
    owner.post("/api/clientView", { view: { businessId, name: "Mis clientes", address } });
  const { _id } = (await save("tipo=client")).body.data;
  expect((await save("tipo=client&orden=name")).body.data._id).toBe(_id);
  const list = await owner.get(`/api/clientView?businessId=${businessId}`);
  expect(list.body.data.map(({ address }: { address: string }) => address)).toEqual(["tipo=client&orden=name"]);
  expect((await stranger.owner.delete(`/api/clientView/${_id}`)).status).toBe(404);
  expect((await owner.delete(`/api/clientView/${_id}`)).status).toBe(200);
});

test("whoever may see contacts alone neither filters nor sorts by what they may not see", async () => {
  const { businessId, owner } = shop;
  const member = { access: "limited", permissions: [{ pageId: 13, actions: ["view"] }] };
  const invitation = await owner.post("/api/invitation", { invitation: { businessId, ...member } });
  const clerk = await product.person("Clara");
  await clerk.put(`/api/user/${clerk.userId}`, { code: invitation.body.data.code });
  const ask = (query: string) => clerk.get(`/api/client/directory?businessId=${businessId}&${query}`);
  const plain = await ask("type=client");
  expect([plain.status, plain.body.data.clients[0].totalRevenue]).toEqual([200, null]);
  for (const query of ["revenueMin=1", "appointmentsMax=0", "hasUnread=yes", "sort=-totalRevenue"]) {
    expect((await ask(query)).status).toBe(403);
  }
});
