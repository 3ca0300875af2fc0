// A business keeps test conversations for its assistants and sees the effect of each change of the settings.
import { EXAMPLES } from "@mostrador/domain/automation/assistants/test-conversations/examples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, makeScriptedShop, say } from "../../../../../test/shops/scripted-shop.ts";
import { agendaOf, makeTalkingShop, nextWednesday, type TalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let plain: Awaited<ReturnType<typeof startWithSandbox>>;
let spoken: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  plain = await startWithSandbox();
  spoken = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" } });
});
afterAll(() => Promise.all([plain.close(), spoken.close()]));

const nothing = { text: "", topic: null, serviceId: null, time: null };

function suiteOf(shop: TalkingShop) {
  const { owner, businessId, assistantId } = shop;
  const add = (fields: object) =>
    owner.post("/api/testConversation", { testConversation: { businessId, ...EXAMPLES[0], ...fields } });
  const start = (more: object = {}) => owner.post(`/api/assistant/${assistantId}/testRun`, { testRun: more });
  return {
    add,
    start,
    /** Starts a run and waits for its end. */
    async run(more: object = {}) {
      const begun = await start(more);
      if (begun.status !== 201) throw new Error(`${begun.status}: ${JSON.stringify(begun.body)}`);
      return eventually(async () => {
        const { data } = (await owner.get(`/api/testRun/${begun.body.data._id}`)).body;
        expect(data.run.status).not.toBe("running");
        return data;
      }, 30_000);
    },
  };
}

const shopOf = () => makeTalkingShop(plain.product, plain.sandbox);
const textsOf = (errors: { path: string; message: string }[]) =>
  errors.map(({ path, message }) => `${path}: ${message}`);

test("conversations are run, what failed says why, and what is answered otherwise the next time is marked", async () => {
  const shop = await shopOf();
  const { add, run } = suiteOf(shop);
  for (const example of EXAMPLES) expect((await add(example)).status).toBe(201);
  const day = nextWednesday();
  const booking = {
    name: "Agenda un corte",
    lines: [
      `quiero un corte de dama el ${Number(day.slice(8))}/${Number(day.slice(5, 7))} a las 10 de la mañana`,
      "sí",
      "sí",
    ],
    customerName: "Ana López",
    expectations: [
      { ...nothing, kind: "books", serviceId: shop.haircut, time: "10:00" },
      { ...nothing, kind: "not_says", text: "descuento" },
    ],
  };
  await add(booking);
  await add({ ...booking, name: "Agenda otra hora", expectations: [{ ...nothing, kind: "books", time: "11:00" }] });
  const first = await run();
  expect(first.run).toMatchObject({ status: "done", total: 5, done: 5, passed: 4, version: 1, credits: 0 });
  const [, , , , wrong] = first.results;
  expect(wrong).toMatchObject({ name: "Agenda otra hora", passed: false, before: null, changed: [] });
  expect(wrong.failures[0]).toMatch(/^Agendó otra cosa en lugar de a las 11:00: Agendaría: Corte de dama, mié/);
  expect(await agendaOf(plain.product, shop.businessId)).toEqual([]);
  // Only the greeting of the form differs, so only answers with a greeting change.
  const instructions = {
    greeting: "Bienvenida a tu casa, ¿en qué te ayudo?",
    preSale: "Responde con calma a todo.",
    postSale: "Agradece la visita.",
  };
  const second = await run({ draft: { instructions } });
  expect(second.run).toMatchObject({ status: "done", version: 2, passed: 4 });
  expect(second.run.settingsChanged).toContain("el saludo");
  const greeted = second.results.find(({ name }: { name: string }) => name === "Pregunta por precios");
  expect(greeted.changed).toContain(0);
  expect(greeted.turns[0].reply).toContain("Bienvenida a tu casa");
  expect(greeted.before.turns[0].reply).not.toContain("Bienvenida a tu casa");
  const runs = (await shop.owner.get(`/api/assistant/${shop.assistantId}/testRun`)).body.data;
  expect(runs.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});

test("some of them are run, at the hour that they are for, and the settings of before are the version of before", async () => {
  const shop = await shopOf();
  const { add, run } = suiteOf(shop);
  const [one] = await Promise.all([add(EXAMPLES[2] as object), add(EXAMPLES[1] as object)]);
  const conversationIds = [one.body.data._id];
  const first = await run({ conversationIds });
  expect(first.results).toHaveLength(1);
  expect(first.results[0]).toMatchObject({ passed: true, name: EXAMPLES[2]?.name });
  expect((await run({ conversationIds, draft: { goal: "Otro objetivo para probar" } })).run.version).toBe(2);
  expect((await run({ conversationIds })).run.version).toBe(1);
});

test("one is taken from what a contact wrote, without who they are", async () => {
  const shop = await shopOf();
  const lupita = shop.customer();
  await lupita.ask("hola, soy Lupita Ríos y mi cel es 222 123 4567, ¿cuánto cuesta el corte de dama?", "Lupita Ríos");
  const { rows } = await plain.product.owner.query("select id from contacts where business_id = $1", [shop.businessId]);
  const query = `businessId=${shop.businessId}&clientId=${rows[0].id}`;
  const { data } = (await shop.owner.get(`/api/testConversation/taken?${query}`)).body;
  expect(data.lines).toEqual(["hola, soy Ana López y mi cel es 222 000 0000, ¿cuánto cuesta el corte de dama?"]);
});

test("a model's lines are paid half, once, and a second run waits for the first", async () => {
  const shop = await makeScriptedShop(spoken.product, spoken.sandbox);
  const { add, run, start } = suiteOf(shop);
  await add({ lines: ["¿cuánto cuesta el corte?"], expectations: [{ ...nothing, kind: "says", text: "$350" }] });
  await shop.script({ delayMs: 500 }, say({ act: "price", services: [shop.haircut] }));
  await shop.script(call("list_services"), say({ act: "price", services: [shop.haircut] }));
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  await eventually(async () => {
    const runs = (await shop.owner.get(`/api/assistant/${shop.assistantId}/testRun`)).body.data;
    expect(runs[0].status).toBe("done");
  }, 20_000);
  await shop.script(call("list_services"), say({ act: "price", services: [shop.haircut] }));
  const { run: told, results } = await run();
  expect(told).toMatchObject({ passed: 1, credits: 0.5 });
  expect(results[0].turns[0]).toMatchObject({ engine: "proveedor", reply: "Corte de dama cuesta $350 y dura 1 hora." });
  expect(results[0].changed).toEqual([]);
  const { rows } = await spoken.product.owner.query(
    "select amount::int from credit_transfers where business_id = $1 and cause = 'consume'",
    [shop.businessId],
  );
  expect(rows).toEqual([{ amount: 500 }, { amount: 500 }]);
});

test("what is wrong is said of its field, and the list is not endless", async () => {
  const shop = await shopOf();
  const other = await shopOf();
  const { add, start } = suiteOf(shop);
  const nobody = "0198c0de-0000-7000-8000-000000000000";
  for (const [fields, status, told] of [
    [{ name: "x" }, 400, "testConversation.name: El nombre debe tener al menos 2 caracteres"],
    [{ lines: [] }, 400, "testConversation.lines: Escribe al menos un mensaje del cliente"],
    [{ lines: Array(31).fill("hola") }, 400, "testConversation.lines: Una conversación lleva hasta 30 mensajes"],
    [{ expectations: [] }, 400, "testConversation.expectations: Di al menos una cosa que esperas del asistente"],
    [
      { expectations: [{ ...nothing, kind: "says" }] },
      400,
      "testConversation.expectations.0.text: Escribe el texto esperado",
    ],
    [
      { expectations: [{ ...nothing, kind: "about" }] },
      400,
      "testConversation.expectations.0.topic: Elige de qué debe hablar",
    ],
    [
      { expectations: [{ ...nothing, kind: "books", serviceId: other.haircut }] },
      404,
      "testConversation.expectations.0.serviceId: No se encontró el servicio",
    ],
  ] as const) {
    const answer = await add(fields);
    expect([answer.status, textsOf(answer.body.errors ?? [])]).toEqual([status, [told]]);
  }
  expect((await start()).body.message).toContain("Agrega una conversación de prueba");
  expect((await start({ conversationIds: [nobody] })).status).toBe(404);
  for (let number = 1; number <= 50; number += 1) await add({ name: `Conversación ${number}` });
  const full = await add({});
  expect([full.status, full.body.message]).toEqual([
    422,
    "Ya tienes 50 conversaciones de prueba: elimina una para agregar otra",
  ]);
  const { data } = (await shop.owner.get(`/api/testConversation?businessId=${shop.businessId}`)).body;
  expect(data).toHaveLength(50);
  const id = data[0]._id;
  expect((await other.owner.put(`/api/testConversation/${id}`, { testConversation: EXAMPLES[0] })).status).toBe(404);
  const earlier = { ...EXAMPLES[1], updatedAt: new Date(0).toISOString() };
  const stale = await shop.owner.put(`/api/testConversation/${id}`, { testConversation: earlier });
  expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining("Alguien más guardó cambios")]);
  const renamed = await shop.owner.put(`/api/testConversation/${id}`, { testConversation: EXAMPLES[1] });
  expect(renamed.body.data.name).toBe(EXAMPLES[1]?.name);
  expect((await shop.owner.delete(`/api/testConversation/${id}`)).status).toBe(200);
});
