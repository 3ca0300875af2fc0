// Many contacts in a funnel at once, the events for screens and other capabilities, and the undo.
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

let product: TestProduct;
beforeAll(async () => {
  // nothing here waits for a job, and thousands of them would run next to the calls
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const PHASES = [
  {
    name: "Nuevos",
    type: "personalized",
    scenarios: [{ name: "Interesado", WALabel: "Nuevo cliente" }, { name: "Frío" }],
  },
  { name: "Citas", type: "scheduling", scenarios: [{ name: "Agendó", actionReference: "agendada", type: "auto" }] },
];

async function open(count: number) {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const made = await owner.post("/api/funnel", {
    funnel: { businessId, name: "Ventas", goal: "decrease", phases: PHASES },
  });
  const funnel: JsonBody = made.body.data;
  const { rows } = await product.owner.query(
    `insert into contacts (business_id, id, name, type, created_at, updated_at)
     select $1, uuidv7(), 'Cliente ' || n, 'lead', now(), now() from generate_series(1, $2::int) n returning id`,
    [businessId, count],
  );
  const of = (name: string): string =>
    funnel.phases.flatMap(({ scenarios }: JsonBody) => scenarios).find((each: JsonBody) => each.name === name)?._id;
  const move = (body: object): Promise<JsonBody> =>
    owner.put(`/api/funnel/${funnel._id}/client`, { businessId, ...body });
  const counts = async (): Promise<number[]> => {
    const { body } = await owner.get(`/api/funnel/${funnel._id}/board`);
    return body.data.phases.flatMap(({ scenarios }: JsonBody) => scenarios.map(({ count: each }: JsonBody) => each));
  };
  return { shop, funnel, ids: rows.map(({ id }) => id as string), of, move, counts };
}

test("2,000 contacts come to a scenario by one call, and go on and back together; who moved since stays", async () => {
  const { shop, funnel, ids, of, move, counts } = await open(2000);
  const added = await move({ scenarioId: of("Interesado"), clientIds: ids });
  expect([added.status, added.body.message]).toEqual([200, "2000 contactos movidos"]);
  expect(added.body.data).toMatchObject({ moved: 2000, already: 0, left: 0 });
  expect(await counts()).toEqual([2000, 0, 0]);
  const again = await move({ scenarioId: of("Interesado"), clientIds: ids.slice(0, 3) });
  expect(again.body.data).toEqual({ batchId: null, moved: 0, already: 3, left: 0 });
  const emptied = await move({ scenarioId: of("Frío"), fromScenarioId: of("Interesado") });
  expect(emptied.body.data).toMatchObject({ moved: 2000, already: 0, left: 0 });
  expect(await counts()).toEqual([0, 2000, 0]);
  const since = ids[7];
  await shop.owner.put(`/api/funnel/${funnel._id}/client/${since}`, { scenarioId: of("Agendó") });
  const undo = `/api/funnel/${funnel._id}/moves/${emptied.body.data.batchId}/undo`;
  const undone = await shop.owner.post(undo, {});
  expect(undone.body.data).toEqual({ back: 1999, stayed: 1 });
  expect(await counts()).toEqual([1999, 0, 1]);
  // Added contacts are removed again; a second undo has nothing to do.
  const first = `/api/funnel/${funnel._id}/moves/${added.body.data.batchId}/undo`;
  expect((await shop.owner.post(first, {})).body.data).toEqual({ back: 1999, stayed: 1 });
  expect((await shop.owner.post(first, {})).body.data).toEqual({ back: 0, stayed: 2000 });
  expect(await counts()).toEqual([0, 0, 1]);
});

test("bad input of many is refused at its field, and nobody moves", async () => {
  const { shop, funnel, ids, of, move, counts } = await open(3);
  const stranger = await open(1);
  const scenarioId = of("Frío");
  const both = await move({ scenarioId, clientIds: ids, fromScenarioId: of("Interesado") });
  expect([both.status, both.body.errors[0].path]).toEqual([400, "clientIds"]);
  const many = await move({ scenarioId, clientIds: Array.from({ length: 2001 }, () => crypto.randomUUID()) });
  expect([many.status, many.body.errors]).toEqual([
    400,
    [{ path: "clientIds", message: "Puedes mover hasta 2000 contactos a la vez" }],
  ]);
  const foreign = await move({ scenarioId, clientIds: [...ids, stranger.ids[0]] });
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([404, "clientIds.3"]);
  const other = await move({ scenarioId: stranger.of("Frío"), clientIds: ids });
  expect([other.status, other.body.errors[0].path]).toEqual([404, "scenarioId"]);
  const unknown = await shop.owner.post(`/api/funnel/${funnel._id}/moves/${crypto.randomUUID()}/undo`, {});
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([404, "batchId"]);
  expect(await counts()).toEqual([0, 0, 0]);
});

test("goal and label of WhatsApp are kept, and what is wrong with them is said at their field", async () => {
  const { shop, funnel } = await open(0);
  expect(funnel).toMatchObject({ goal: "decrease" });
  expect(funnel.phases[0].scenarios).toMatchObject([{ WALabel: "Nuevo cliente" }, { WALabel: "" }]);
  const edit = (more: object) => shop.owner.put(`/api/funnel/${funnel._id}`, { funnel: more });
  expect((await edit({ goal: "none" })).body.data).toMatchObject({ goal: "none", phases: funnel.phases });
  const wrong = await edit({ goal: "increase" });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, "funnel.goal"]);
});

async function listen({ owner, businessId }: Shop) {
  const socket = io(product.url, {
    transports: ["websocket"],
    extraHeaders: { cookie: owner.cookie },
    forceNew: true,
  });
  const told: JsonBody[] = [];
  socket.on("clientPhaseUpdated", (payload: JsonBody) => told.push(payload));
  await socket.timeout(5_000).emitWithAck("joinRooms", { rooms: [businessId] });
  return { socket, told };
}

test("a move tells screens the client as they stand now, other capabilities where from and to, and 'sin_fase.ninguno' takes out", async () => {
  const { shop, funnel, ids, of } = await open(1);
  const [clientId] = ids;
  const { socket, told } = await listen(shop);
  const say = (phase: string) =>
    socket.timeout(5_000).emitWithAck("updateClientPhase", {
      clientInfo: { _id: clientId, whatsapp: "" },
      businessId: shop.businessId,
      funnelId: funnel._id,
      phase,
      actionReference: "none",
    });
  expect(await say("nuevos.frio")).toMatchObject({ success: true, data: { phase: "nuevos.frio" } });
  await eventually(async () => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({
    funnelId: funnel._id,
    clientId,
    phase: "nuevos.frio",
    client: {
      _id: clientId,
      name: "Cliente 1",
      funnelPhases: [{ phase: "nuevos.frio", funnelId: funnel._id, date: expect.any(String) }],
    },
  });
  expect(await say("sin_fase.ninguno")).toMatchObject({ success: true, data: { phase: "sin_fase.ninguno" } });
  await eventually(async () => expect(told).toHaveLength(2));
  expect(told[1]).toMatchObject({ phase: "sin_fase.ninguno", client: { _id: clientId, funnelPhases: [] } });
  expect((await say("nuevos.nadie")).success).toBe(false);
  socket.close();
  const { rows } = await product.owner.query(
    "select from_place, to_place, from_scenario_id, to_scenario_id from funnel_moves where contact_id = $1 order by moved_at",
    [clientId],
  );
  expect(rows).toEqual([
    { from_place: "sin_fase.ninguno", to_place: "nuevos.frio", from_scenario_id: null, to_scenario_id: of("Frío") },
    { from_place: "nuevos.frio", to_place: "sin_fase.ninguno", from_scenario_id: of("Frío"), to_scenario_id: null },
  ]);
});
