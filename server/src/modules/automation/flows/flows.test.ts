// Flows over WhatsApp: what starts them, what they send, how they wait, and who answers when they are over (D-10, D-8.4).
import { newEdge } from "@mostrador/domain/automation/flows/new-graph.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import {
  newestRun as firstRun,
  makeFlow,
  flowNode as node,
  runsOf,
  stepsOf,
  flowWords as words,
} from "../../../../test/shops/flow-shop.ts";
import { makeTalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world?.close());

test("a word starts it, a condition chooses, a message goes out once, and other words get the assistant", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const rule = { id: "tinte", label: "Tinte", field: "event_signal.text", operator: "regex", value: "tinte|color" };
  const id = await makeFlow(shop, {
    name: "Promo",
    nodes: [
      words("promo"),
      node("conditional", "pregunta", { rules: [rule] }),
      node("send_whatsapp", "tinte", { text: "Hola {{nombre}}, el tinte está en promoción" }),
      node("send_whatsapp", "otros", { text: "Todo está en promoción" }),
    ],
    edges: ["inicio>pregunta", "pregunta:tinte>tinte", "pregunta>otros"],
  });
  const tried = await shop.owner.post(`/api/flow/${id}/try`, { trial: { text: "promo de tinte" } });
  expect(tried.body.data.steps.at(-1)).toMatchObject({
    nodeId: "tinte",
    data: { text: "Hola Ana (ensayo), el tinte está en promoción" },
    note: "",
  });
  const ana = shop.customer();
  expect(await ana.ask("Quiero la PROMO de tinte")).toBe("Hola Ana López, el tinte está en promoción");
  const run = await firstRun(shop, "done");
  expect((await stepsOf(shop, run._id)).map(({ nodeId, branch }) => [nodeId, branch])).toEqual([
    ["inicio", "default"],
    ["pregunta", "tinte"],
    ["tinte", "default"],
  ]);
  const luz = shop.customer();
  expect(await luz.ask("¿Qué servicios tienen?")).not.toContain("promoción");
  expect(await runsOf(shop)).toHaveLength(1);
  expect(await ana.replies()).toHaveLength(1);
});

test("many who write at the same time get one answer each", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  await makeFlow(shop, {
    name: "Promo",
    nodes: [words("promo"), node("send_whatsapp", "dice", { text: "Hola {{nombre}}, hay promoción" })],
    edges: ["inicio>dice"],
  });
  const people = Array.from({ length: 10 }, () => shop.customer());
  const answers = await Promise.all(people.map((one) => one.ask("promo")));
  expect(answers.filter((text) => /^Hola .+, hay promoción$/.test(text ?? ""))).toHaveLength(10);
  await eventually(async () => expect(await runsOf(shop, "&state=done")).toHaveLength(10));
  for (const one of people) expect(await one.replies()).toHaveLength(1);
});

test("a flow that says nothing leaves the message to the assistant", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const rule = { id: "promo", label: "Promo", field: "event_signal.text", operator: "contains", value: "promo" };
  await makeFlow(shop, {
    name: "Callado",
    nodes: [
      node("trigger", "inicio"),
      node("conditional", "pregunta", { rules: [rule] }),
      node("send_whatsapp", "promo", { text: "Promo" }),
    ],
    edges: ["inicio>pregunta", "pregunta:promo>promo"],
  });
  const ana = shop.customer();
  expect(await ana.ask("¿Qué servicios tienen?")).toMatch(/Corte de dama/);
  expect(await firstRun(shop, "done")).toMatchObject({ nodeId: "pregunta" });
});

test("an answer is taken where it is waited for, also one that comes before, and a person gets the rest", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  await makeFlow(shop, {
    name: "Pregunta",
    nodes: [
      words("info"),
      node("send_whatsapp", "saluda", { text: "¿Cita o persona?" }),
      node("wait", "pausa", { ms: 1500 }),
      node("awaitReply", "espera", { timeoutMinutes: 60 }),
      node("send_whatsapp", "repite", { text: "Dijiste {{event_signal.text}}" }),
      node("delegate_human", "persona"),
    ],
    edges: ["inicio>saluda", "saluda>pausa", "pausa>espera", "espera>repite", "repite>persona"],
  });
  const ana = shop.customer();
  expect(await ana.ask("info")).toBe("¿Cita o persona?");
  expect(await ana.ask("Persona")).toBe("Dijiste Persona");
  const run = await firstRun(shop, "done");
  expect(run.reason).toBe("Pasó a una persona");
  const { threads } = (await shop.owner.get(`/api/thread?businessId=${shop.businessId}`)).body.data;
  expect(threads[0]).toMatchObject({ handOverReason: "El flujo «Pregunta» te pasó esta conversación." });
  const await1 = (await stepsOf(shop, run._id)).find(({ nodeId }) => nodeId === "espera");
  expect(await1).toMatchObject({ outcome: "passed", note: "Contestó antes de la espera", data: { text: "Persona" } });
});

test("no answer in time goes on by its own way, and a word of another flow ends the wait", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  await makeFlow(shop, {
    name: "Espera",
    nodes: [
      words("info"),
      node("awaitReply", "espera", { timeoutMinutes: 60 }),
      node("send_whatsapp", "tarde", { text: "¿Sigues ahí?" }),
    ],
    edges: ["inicio>espera", "espera:timeout>tarde"],
  });
  await makeFlow(shop, {
    name: "Otra",
    nodes: [words("promo"), node("send_whatsapp", "promo", { text: "La promo" })],
    edges: ["inicio>promo"],
  });
  const ana = shop.customer();
  await ana.write("info");
  const waiting = await firstRun(shop, "waiting");
  const { client } = waiting;
  const card = (await shop.owner.get(`/api/client/${client._id}`)).body.data;
  expect(card).toMatchObject({ currentFlowId: waiting.flowId, currentNodeId: "espera" });
  expect(await ana.ask("promo")).toBe("La promo");
  const [, stopped] = await runsOf(shop);
  expect(stopped).toMatchObject({ _id: waiting._id, state: "stopped", reason: "Empezó el flujo «Otra»" });
  const luz = shop.customer();
  await luz.write("info");
  const second = await firstRun(shop, "waiting");
  await world.product.owner.query(
    `update pgboss.job_common set start_after = now() where data -> 'payload' ->> 'runId' = $1`,
    [second._id],
  );
  await world.product.owner.query("update flow_runs set waits_until = now() where id = $1", [second._id]);
  await eventually(async () => expect(await luz.replies()).toEqual(["¿Sigues ahí?"]), 15_000);
});

test("an assistant gets the conversation, and the inbox says which flow passed it", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  await makeFlow(shop, {
    name: "A Sofía",
    nodes: [words("servicios"), node("delegate_ai", "sofia", { assistantId: shop.assistantId })],
    edges: ["inicio>sofia"],
  });
  const ana = shop.customer();
  expect(await ana.ask("¿Qué servicios tienen?")).toMatch(/Corte de dama/);
  const { rows } = await world.product.owner.query(
    "select because from messages where business_id = $1 and because <> ''",
    [shop.businessId],
  );
  expect(rows[0]?.because).toBe("El flujo «A Sofía» le pasó la conversación.");
  const gone = await shop.owner.delete(`/api/assistant/${shop.assistantId}`);
  expect([gone.status, gone.body.message]).toEqual([
    409,
    "No se puede eliminar: lo usa el flujo «A Sofía». Quítalo de ahí primero.",
  ]);
});

test("what is wrong is refused at its node, versions are kept, and a run is stopped and repeated", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const nodes = [words("info"), node("wait", "pausa", { ms: 86_400_000 }), node("release", "fin")];
  const id = await makeFlow(shop, { name: "Larga", nodes, edges: ["inicio>pausa", "pausa>fin"] });
  const loop = await shop.owner.put(`/api/flow/${id}`, {
    flow: { edges: [newEdge("inicio", "pausa"), newEdge("pausa", "fin"), newEdge("fin", "pausa")] },
  });
  expect([loop.status, loop.body.errors.length > 0]).toEqual([400, true]);
  const unknown = node("delegate_ai", "nadie", { assistantId: crypto.randomUUID() });
  const stranger = await shop.owner.put(`/api/flow/${id}`, { flow: { nodes: [...nodes, unknown] } });
  expect([stranger.status, stranger.body.errors[0].path]).toEqual([404, "flow.nodes.3.params.assistantId"]);
  const ana = shop.customer();
  await ana.write("info");
  const run = await firstRun(shop, "waiting");
  const edited = await shop.owner.put(`/api/flow/${id}`, { flow: { meta: { name: "Más larga" } } });
  expect(edited.body.data).toMatchObject({ version: 2, meta: { name: "Más larga", active: true } });
  expect((await shop.owner.get(`/api/flow/${id}/versions`)).body.data.map(({ version }: JsonBody) => version)).toEqual([
    2, 1,
  ]);
  const busy = await shop.owner.post(`/api/flow-run/${run._id}/repeat`, { repeat: { nodeId: "pausa" } });
  expect(busy.status).toBe(409);
  expect((await shop.owner.post(`/api/flow-run/${run._id}/stop`, {})).body.data).toMatchObject({ state: "stopped" });
  const again = await shop.owner.post(`/api/flow-run/${run._id}/repeat`, { repeat: { nodeId: "fin" } });
  expect(again.status).toBe(201);
  await eventually(async () => expect((await runsOf(shop))[0]).toMatchObject({ state: "done", version: 1 }));
  const listed = async (filters: string) => {
    const { status, body } = await shop.owner.get(
      `/api/flow-run?businessId=${shop.businessId}&flowId=${id}&${filters}`,
    );
    return status === 200 ? body.data.length : `${status}: ${body.errors[0].path} ${body.errors[0].message}`;
  };
  const [began, soon] = [encodeURIComponent(run.startedAt), new Date(Date.now() + 60_000).toISOString()];
  expect(await listed(`clientId=${run.client._id}&from=${began}&to=${soon}`)).toBe(2);
  expect(await listed(`to=${began}`)).toBe(0);
  expect(await listed(`clientId=${crypto.randomUUID()}`)).toBe(0);
  expect(await listed(`from=${soon}&to=${began}`)).toBe("400: to La fecha final no puede ser antes que la inicial");
  const tried = await shop.owner.post(`/api/flow/${id}/try`, { trial: { text: "info", name: "Luz Marina" } });
  expect(tried.body.data.steps[0].data.event_signal).toMatchObject({ name: "Luz Marina", text: "info" });
  expect(tried.body.data.steps.map(({ nodeId }: JsonBody) => nodeId)).toEqual(["inicio", "pausa", "pausa", "fin"]);
  expect(await runsOf(shop)).toHaveLength(2);
  const figures = (await shop.owner.get(`/api/flow/${id}/figures`)).body.data;
  expect(figures.find(({ nodeId }: JsonBody) => nodeId === "fin")).toMatchObject({ passed: 1, waiting: 0 });
});

test("a booking and a wish to hear no more end it; nothing of it is sent afterwards", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  await makeFlow(shop, {
    name: "Seguimiento",
    nodes: [
      words("info"),
      node("wait", "pausa", { ms: 3_600_000 }),
      node("send_whatsapp", "luego", { text: "¿Y bien?" }),
    ],
    edges: ["inicio>pausa", "pausa>luego"],
  });
  const ana = shop.customer();
  await ana.write("info");
  await firstRun(shop, "waiting");
  await ana.write("BAJA");
  expect(await firstRun(shop, "stopped")).toMatchObject({ nodeId: "pausa" });
});
