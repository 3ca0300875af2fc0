// Funnels and the positions of contacts in them, through HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const auto = (name: string, actionReference: string) => ({ name, actionReference, type: "auto" });
const PHASES = [
  { name: "Nuevos", type: "personalized", scenarios: [auto("Escribió", "entry"), { name: "Interesado" }] },
  {
    name: "Citas",
    type: "scheduling",
    scenarios: [auto("Agendó", "agendada"), auto("Confirmó", "confirmada"), auto("Canceló", "cancelada")],
  },
  { name: "Clientes", type: "personalized", scenarios: [auto("Asistió", "asistida"), auto("No vino", "no_asistida")] },
];

const create = ({ owner, businessId }: Shop, funnel: object = {}) =>
  owner.post("/api/funnel", { funnel: { businessId, name: "Ventas", phases: PHASES, ...funnel } });
let numbers = 2_220_000_100;
const contact = async ({ owner, businessId }: Shop, more: object = {}) => {
  const client = { businessId, name: "Ana", lastname: "Ruiz", whatsapp: String(numbers++), ...more };
  return (await owner.post("/api/client", { client })).body.data._id as string;
};
const scenario = (funnel: { phases: { scenarios: { _id: string; name: string }[] }[] }, name: string) =>
  funnel.phases.flatMap(({ scenarios }) => scenarios).find((each) => each.name === name)?._id as string;
const move = ({ owner }: Shop, funnelId: string, clientId: string, scenarioId: string | null) =>
  owner.put(`/api/funnel/${funnelId}/client/${clientId}`, { scenarioId });
const places = async ({ owner }: Shop, clientId: string) =>
  (await owner.get(`/api/funnel/place?clientId=${clientId}`)).body.data;

test("a funnel is created with ids and written names, edited, and keeps both", async () => {
  const shop = await makeShop(product);
  const made = await create(shop, { notes: [{ text: "  " }, { text: "Revisar en enero" }] });
  expect([made.status, made.body.message]).toEqual([201, "Funnel creado correctamente"]);
  const { _id, phases, notes, contacts, updatedAt } = made.body.data;
  expect(contacts).toBe(0);
  expect(notes).toMatchObject([{ text: "Revisar en enero", date: expect.any(String) }]);
  expect(phases[1]).toMatchObject({ formattedName: "citas", scenarios: [{ formattedName: "agendo" }, {}, {}] });
  const [first, second, third] = phases;
  const edit = { phases: [second, { ...first, name: "Llegan" }, third], updatedAt };
  const edited = await shop.owner.put(`/api/funnel/${_id}`, { funnel: edit });
  expect([edited.status, edited.body.message]).toEqual([200, "Funnel actualizado correctamente"]);
  expect(edited.body.data.phases).toEqual([second, { ...first, name: "Llegan", formattedName: "llegan" }, third]);
  expect(edited.body.data.notes).toEqual(notes);
  const stale = await shop.owner.put(`/api/funnel/${_id}`, { funnel: { name: "Otro", updatedAt } });
  expect(stale.status).toBe(409);
});

test.each([
  [{ name: "V" }, "funnel.name", "El nombre debe tener al menos 2 caracteres"],
  [{ phases: [] }, "funnel.phases", "Agrega al menos una fase"],
  [{ phases: [{ ...PHASES[0], scenarios: [] }] }, "funnel.phases.0.scenarios", "Agrega al menos un escenario"],
  [
    { phases: [PHASES[0], { ...PHASES[0], name: "NUEVOS!" }] },
    "funnel.phases.1.name",
    "Ya hay una fase con ese nombre",
  ],
  [{ phases: [{ ...PHASES[0], name: "—" }] }, "funnel.phases.0.name", "El nombre debe llevar letras o números"],
  [
    { phases: [{ ...PHASES[0], scenarios: [auto("Uno", "entry"), auto("Dos", "entry")] }] },
    "funnel.phases.0.scenarios.1.actionReference",
    "Otro escenario de esta fase ya usa esa acción",
  ],
  [
    { phases: [{ ...PHASES[0], scenarios: [{ name: "Uno", type: "auto" }] }] },
    "funnel.phases.0.scenarios.0.actionReference",
    "Un escenario automático necesita una acción de referencia",
  ],
  [
    { phases: [{ ...PHASES[0], scenarios: [{ name: "Uno", actionReference: "entry", type: "manual" }] }] },
    "funnel.phases.0.scenarios.0.type",
    "Un escenario con acción de referencia es automático",
  ],
  [
    { phases: [{ ...PHASES[0], scenarios: [{ name: "Uno", description: "a".repeat(101) }] }] },
    "funnel.phases.0.scenarios.0.description",
    "La descripción debe tener máximo 100 caracteres",
  ],
])("bad input is refused at its field: %j", async (wrong, path, message) => {
  const shop = await makeShop(product);
  const answer = await create(shop, wrong);
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
  expect((await shop.owner.get(`/api/funnel?businessId=${shop.businessId}`)).body.data).toEqual([]);
});

test("an edit names phases and scenarios of its own funnel, each once", async () => {
  const shop = await makeShop(product);
  const { _id, phases } = (await create(shop)).body.data;
  const edit = (written: object[]) => shop.owner.put(`/api/funnel/${_id}`, { funnel: { phases: written } });
  const unknown = await edit([{ ...PHASES[0], _id: "0190a000-0000-7000-8000-000000000000" }]);
  const message = "No se encontró la fase en este funnel";
  expect([unknown.status, unknown.body.errors]).toEqual([404, [{ path: "funnel.phases.0._id", message }]]);
  const twice = await edit([phases[0], { ...phases[1], scenarios: [phases[0].scenarios[0]] }]);
  expect([twice.status, twice.body.errors[0].path]).toEqual([404, "funnel.phases.1.scenarios.0._id"]);
  expect((await shop.owner.get(`/api/funnel/${_id}`)).body.data.phases).toEqual(phases);
});

test("a contact is moved by hand, told once, and stands in one place of each funnel", async () => {
  const shop = await makeShop(product);
  const funnel = (await create(shop)).body.data;
  const ana = await contact(shop);
  const first = await move(shop, funnel._id, ana, scenario(funnel, "Interesado"));
  expect([first.status, first.body.data]).toMatchObject([
    200,
    { phase: "nuevos.interesado", moves: [{ from: "sin_fase.ninguno", to: "nuevos.interesado", action: "none" }] },
  ]);
  const again = await move(shop, funnel._id, ana, scenario(funnel, "Interesado"));
  expect(again.body.data.moves).toHaveLength(1);
  const both = await Promise.all(
    ["Agendó", "Asistió"].map((name) => move(shop, funnel._id, ana, scenario(funnel, name))),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [place] = await places(shop, ana);
  expect(place.moves).toHaveLength(3);
  expect(place.moves[0].from).toBe(place.moves[1].to);
  expect((await shop.owner.get(`/api/funnel/${funnel._id}`)).body.data.contacts).toBe(1);
  const out = await move(shop, funnel._id, ana, null);
  expect(out.body.data).toMatchObject({ phase: "sin_fase.ninguno", date: null });
});

test("ids of others, of nobody and of another funnel are not there", async () => {
  const [shop, stranger] = [await makeShop(product), await makeShop(product)];
  const [funnel, other] = [(await create(shop)).body.data, (await create(shop, { name: "Otro" })).body.data];
  const foreign = (await create(stranger)).body.data;
  const [ana, hers] = [await contact(shop), await contact(stranger)];
  const tries = [
    [await move(shop, funnel._id, ana, scenario(foreign, "Agendó")), "scenarioId"],
    [await move(shop, funnel._id, ana, scenario(other, "Agendó")), "scenarioId"],
    [await move(shop, funnel._id, hers, scenario(funnel, "Agendó")), "clientId"],
  ] as const;
  for (const [answer, path] of tries) expect([answer.status, answer.body.errors[0].path]).toEqual([404, path]);
  expect((await move(shop, foreign._id, ana, null)).status).toBe(404);
  expect((await stranger.owner.get(`/api/funnel/${funnel._id}/board`)).status).toBe(404);
  expect((await stranger.owner.get(`/api/funnel/place?clientId=${ana}`)).status).toBe(404);
});

test("a scenario in which somebody stands stays, and the funnel is archived in place of being deleted", async () => {
  const shop = await makeShop(product);
  const funnel = (await create(shop)).body.data;
  const ana = await contact(shop);
  await move(shop, funnel._id, ana, scenario(funnel, "Interesado"));
  const [first, ...rest] = funnel.phases;
  const without = [{ ...first, scenarios: first.scenarios.slice(0, 1) }, ...rest];
  const refused = await shop.owner.put(`/api/funnel/${funnel._id}`, { funnel: { phases: without } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "En «Interesado» hay 1 contacto: muévelo antes de quitarlo",
  ]);
  const moved = [rest[0], { ...rest[1], scenarios: [...rest[1].scenarios, first.scenarios[1]] }];
  const other = await shop.owner.put(`/api/funnel/${funnel._id}`, { funnel: { phases: moved } });
  expect(other.status).toBe(200);
  expect((await places(shop, ana))[0].phase).toBe("clientes.interesado");
  const gone = await shop.owner.delete(`/api/funnel/${funnel._id}`);
  expect([gone.status, gone.body.data.isArchived]).toEqual([200, true]);
  expect((await move(shop, funnel._id, ana, scenario(funnel, "Agendó"))).status).toBe(409);
  expect((await move(shop, funnel._id, ana, null)).status).toBe(200);
  expect((await shop.owner.delete(`/api/funnel/${funnel._id}`)).body.data.isArchived).toBe(false);
});

test("the board counts by phase and scenario, is searched and narrowed by days, and goes on where it stopped", async () => {
  const shop = await makeShop(product);
  const funnel = (await create(shop)).body.data;
  const people: string[] = [];
  for (let at = 0; at < 23; at += 1)
    people.push(await contact(shop, { name: `Persona${"abcdefghijklmnopqrstuvwxyz"[at]}`, secondLastname: "Ku" }));
  for (const id of people) await move(shop, funnel._id, id, scenario(funnel, "Interesado"));
  await move(shop, funnel._id, people[0] as string, scenario(funnel, "Asistió"));
  const ask = async (query = "") => (await shop.owner.get(`/api/funnel/${funnel._id}/board?${query}`)).body.data;
  const board = await ask();
  expect([board.contacts, board.phases.map((phase: { count: number }) => phase.count)]).toEqual([23, [22, 0, 1]]);
  expect(board.phases.map((phase: { percentage: number }) => phase.percentage)).toEqual([95.65, 0, 4.35]);
  const { clients } = board.phases[0].scenarios[1];
  expect(clients).toHaveLength(20);
  const of = `/api/funnel/${funnel._id}/client?scenarioId=${scenario(funnel, "Interesado")}`;
  const page = await shop.owner.get(`${of}&limit=20`);
  expect(page.body.data).toEqual(clients);
  const more = await shop.owner.get(`${of}&limit=20&after=${page.body.next}`);
  expect(more.body.data).toHaveLength(2);
  expect((await ask("search=personah ku")).contacts).toBe(1);
  expect((await ask("from=2020-01-01&to=2020-12-31")).contacts).toBe(0);
  expect((await shop.owner.get(`/api/funnel/${funnel._id}/board?from=ayer`)).status).toBe(400);
  const inverted = "from=2026-02-02&to=2026-02-01";
  for (const path of [`/api/funnel/${funnel._id}/board?${inverted}`, `${of}&${inverted}`]) {
    const answer = await shop.owner.get(path);
    const message = "La fecha de fin no puede ser anterior a la de inicio";
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path: "to", message }]]);
  }
  expect((await ask("from=2026-02-02&to=2026-02-02")).contacts).toBe(0);
});

test("what happens to an appointment moves its client, in the funnels in which they stand or in the oldest", async () => {
  const shop = await makeShop(product);
  const funnel = (await create(shop)).body.data;
  const late = (await create(shop, { name: "Después" })).body.data;
  const ana = await contact(shop);
  const [serviceId] = shop.serviceIds;
  const from = new Date(Date.now() + 24 * 3600_000).toISOString();
  const to = new Date(Date.now() + 6 * 24 * 3600_000).toISOString();
  const asked = `businessId=${shop.businessId}&branchId=${shop.branchId}&serviceId=${serviceId}&from=${from}&to=${to}`;
  const [slot] = (await shop.owner.get(`/api/slot?${asked}`)).body.data?.slots ?? [];
  const booked = await shop.owner.post("/api/appointment", {
    appointment: {
      businessId: shop.businessId,
      branchId: shop.branchId,
      serviceId,
      clientId: ana,
      specialistId: slot.specialistId,
      start: slot.start,
      end: slot.end,
    },
  });
  expect(booked.status).toBe(201);
  const stands = async () => (await places(shop, ana)).map((place: { phase: string }) => place.phase);
  await eventually(async () => expect(await stands()).toEqual(["citas.agendo"]));
  await move(shop, late._id, ana, scenario(late, "Interesado"));
  await shop.owner.patch(`/api/appointment/${booked.body.data._id}`, { status: "confirmada" });
  await eventually(async () => expect(await stands()).toEqual(["citas.confirmo", "citas.confirmo"]));
  const [place] = (await places(shop, ana)).filter((each: { funnelId: string }) => each.funnelId === funnel._id);
  expect(place.moves.map(({ action }: { action: string }) => action)).toEqual(["confirmada", "agendada"]);
});

test("the directory is narrowed by places, and a deleted contact leaves them", async () => {
  const shop = await makeShop(product);
  const funnel = (await create(shop)).body.data;
  const [ana, beto] = [await contact(shop), await contact(shop, { name: "Beto" })];
  await move(shop, funnel._id, ana, scenario(funnel, "Interesado"));
  const ids = async (query: string) => {
    const answer = await shop.owner.get(`/api/client/directory?businessId=${shop.businessId}&${query}`);
    return answer.body.data.clients.map(({ _id }: { _id: string }) => _id);
  };
  expect(await ids(`funnel=${funnel._id}`)).toEqual([ana]);
  expect(await ids(`funnelScenario=${scenario(funnel, "Interesado")}`)).toEqual([ana]);
  expect(await ids(`funnelScenario=${scenario(funnel, "Agendó")}`)).toEqual([]);
  expect(await ids(`funnel=${funnel._id}&funnelScenario=sin_fase`)).toEqual([beto]);
  await shop.owner.delete(`/api/client/${ana}`);
  const count = async () => (await shop.owner.get(`/api/funnel/${funnel._id}`)).body.data.contacts;
  await eventually(async () => expect(await count()).toBe(0));
});

test("contacts that are merged keep one place, and each its own again when it is undone", async () => {
  const shop = await makeShop(product);
  const funnel = (await create(shop)).body.data;
  const [kept, gone] = [await contact(shop), await contact(shop, { name: "Anita" })];
  await move(shop, funnel._id, gone, scenario(funnel, "Interesado"));
  const merged = await shop.owner.post("/api/client/merge", {
    merge: { businessId: shop.businessId, keptId: kept, goneId: gone },
  });
  expect(merged.status, JSON.stringify(merged.body)).toBeLessThan(300);
  expect((await places(shop, kept)).map((place: { phase: string }) => place.phase)).toEqual(["nuevos.interesado"]);
  const undone = await shop.owner.post(`/api/client/merge/${merged.body.data.merge._id}/undo`, {});
  expect(undone.status).toBe(200);
  expect((await places(shop, gone)).map((place: { phase: string }) => place.phase)).toEqual(["nuevos.interesado"]);
  expect(await places(shop, kept)).toEqual([]);
});

test("the plan limits how many there are, for a new one and for one that comes back from the archive", async () => {
  const shop = await makeShop(product);
  const plan = "insert into plan_limits (business_id, name, most) values ($1, 'funnels', 1)";
  await product.owner.query(plan, [shop.businessId]);
  const first = (await create(shop)).body.data._id;
  const second = await create(shop);
  expect([second.status, second.body.errors[0].path]).toEqual([422, "funnel"]);
  expect(second.body.data).toMatchObject({ limit: 1, link: "/precios" });
  await shop.owner.patch(`/api/funnel/${first}?archive=true`, undefined);
  expect((await create(shop)).status).toBe(201);
  expect((await shop.owner.patch(`/api/funnel/${first}`, undefined)).status).toBe(422);
});

test("a message of a sequence that is not of this funnel is 404 at its place", async () => {
  const shop = await makeShop(product);
  const _id = "0192f000-0000-7000-8000-000000000000";
  const sequence = [{ _id, text: "¿Sigues ahí?", delay: 1, timeUnit: "days" }];
  const phases = [{ ...PHASES[0], scenarios: [{ name: "Frío", reactivationMessagesSequence: sequence }] }];
  const { status, body } = await create(shop, { phases });
  const path = "funnel.phases.0.scenarios.0.reactivationMessagesSequence.0._id";
  expect([status, body.errors?.[0].path]).toEqual([404, path]);
});
