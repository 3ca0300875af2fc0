// The fields that capabilities above add to a contact, read with it (contract/contacts#fields).
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

test("a contact carries its funnels, its money and what was planned to be said, and what nobody gives yet is null", async () => {
  const shop = await makeShop(product);
  const { owner, businessId, branchId } = shop;
  const client = { businessId, name: "Ana", whatsapp: "2220000901" };
  const { _id } = (await owner.post("/api/client", { client })).body.data;
  const read = async (caller = owner) => (await caller.get(`/api/client/${_id}`)).body.data;
  const none = { lastCampaignId: null, currentFlowId: null, currentNodeId: null, lastMessage: null };
  expect(await read()).toMatchObject({
    ...none,
    funnelPhases: [{ phase: "sin_fase.ninguno", funnelId: null, date: null }],
    notifications: [],
    moneyMovementIds: [],
    totalRevenue: 0,
  });
  const phases = [{ name: "Nuevos", type: "personalized", scenarios: [{ name: "Interesado" }] }];
  const funnel = (await owner.post("/api/funnel", { funnel: { businessId, name: "Ventas", phases } })).body.data;
  const scenarioId = funnel.phases[0].scenarios[0]._id;
  await owner.put(`/api/funnel/${funnel._id}/client/${_id}`, { scenarioId });
  const pay = (amount: number, type: string) =>
    owner.post("/api/moneyMovement", {
      moneyMovement: { businessId, branchId, clientId: _id, amount, type, category: "Servicios" },
    });
  const movements = [await pay(250.5, "in"), await pay(100, "in"), await pay(40, "out")];
  const notification = {
    businessId,
    clientId: _id,
    text: "Te esperamos",
    deliveryDate: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const planned = await owner.post("/api/notification", { notification });
  expect([planned.status, ...movements.map(({ status }) => status)]).toEqual([201, 201, 201, 201]);
  const known = await read();
  expect(known).toMatchObject({
    ...none,
    funnelPhases: [{ phase: "nuevos.interesado", funnelId: funnel._id, date: expect.any(String) }],
    notifications: [planned.body.data._id],
    totalRevenue: 350.5,
  });
  expect(known.moneyMovementIds).toHaveLength(3);

  const code = async (pageId: number) => {
    const invitation = { businessId, access: "limited", permissions: [{ pageId, actions: ["view"] }] };
    return (await owner.post("/api/invitation", { invitation })).body.data.code;
  };
  const clerk = await product.person("Clara");
  await clerk.put(`/api/user/${clerk.userId}`, { code: await code(13) });
  expect(await read(clerk)).toMatchObject({ totalRevenue: null, funnelPhases: [] });

  const other = await owner.post("/api/client", { client: { ...client, whatsapp: "2220000902" } });
  await owner.post("/api/client/merge", { merge: { businessId, keptId: other.body.data._id, goneId: _id } });
  expect(await read()).toMatchObject({ _id: other.body.data._id, totalRevenue: 350.5 });
});
