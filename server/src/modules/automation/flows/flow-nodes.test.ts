// Each kind of node of a flow against the sandbox: comments, files, data, assistants, timers and hours (D-10).
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { expect, test } from "vitest";
import { png, upload } from "../../../../test/sample-files.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { flowNode, flowWords, makeFlow, newestRun, runsOf, stepsOf } from "../../../../test/shops/flow-shop.ts";
import { makePageShop } from "../../../../test/shops/page-shop.ts";
import { makeTalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;
const talkingShop = () => makeTalkingShop(world.product, world.sandbox);
const MINUTE = 60_000;
const MP3 = Buffer.concat([
  Buffer.from("ID3\x04\0\0\0\0\0\0", "latin1"),
  Buffer.from([0xff, 0xfb, 0x90, 0x00]),
  Buffer.alloc(413),
]);

/** Jobs of flows that wait for a later time run now; the product's clock decides what is due. */
async function hurryJobs(businessId: string): Promise<void> {
  await world.product.owner.query(
    `update pgboss.job set start_after = now() where state in ('created', 'retry') and name like 'flow-%'
      and data->>'businessId' = $1`,
    [businessId],
  );
}

test("a comment is answered below it and in private, and its flow goes on in that conversation", async () => {
  const shop = await makePageShop(world.product, world.sandbox);
  await makeFlow(shop, {
    name: "Comentario",
    nodes: [
      flowNode("trigger", "inicio", { event: "instagram_comment", keywords: ["precio"] }),
      flowNode("reply_instagram_comment", "publica", {
        text: "¡Hola {{comment_signal.instagramusername}}! Te escribimos.",
      }),
      flowNode("reply_instagram_comment", "privada", { text: "¿Prefieres cita o persona?", private: true }),
      flowNode("awaitReply", "espera", { channel: "Instagram", timeoutMinutes: 60 }),
      flowNode("send_instagram", "repite", { text: "Dijiste {{event_signal.text}}" }),
    ],
    edges: ["inicio>publica", "publica>privada", "privada>espera", "espera>repite"],
  });
  await shop.comment("instagram", "luz.mx", "Me encanta 😍");
  await shop.comment("instagram", "luz.mx", "¿Qué PRECIO tiene?");
  const run = await newestRun(shop, "waiting");
  expect(run).toMatchObject({ nodeId: "espera", waitsFor: "reply", client: { name: expect.any(String) } });
  const below = await eventually(async () => {
    const texts = (await shop.postComments("instagram")).map(({ text }) => text as string);
    if (!texts.includes("¡Hola luz.mx! Te escribimos.")) throw new Error(JSON.stringify(texts));
    return texts;
  });
  expect(below.filter((text) => text.startsWith("¡Hola"))).toHaveLength(1);
  const { _id: threadId } = await shop.threadOf("instagram");
  expect(run.threadId).toBe(threadId);
  expect(await runsOf(shop)).toHaveLength(1);
});

test("a comment with a flow of its own that answers nothing private has no contact", async () => {
  const shop = await makePageShop(world.product, world.sandbox);
  await makeFlow(shop, {
    name: "Facebook",
    nodes: [
      flowNode("trigger", "inicio", { event: "facebook_comment" }),
      flowNode("conditional", "pregunta", {
        rules: [{ id: "r", label: "Precio", field: "metacomments.content", operator: "contains", value: "precio" }],
      }),
      flowNode("template_text", "texto", { text: "Hola {{metacomments.username}}: desde $350" }),
      flowNode("reply_facebook_comment", "publica", { contentField: "text_string" }),
      flowNode("release", "fin"),
    ],
    edges: ["inicio>pregunta", "pregunta:r>texto", "texto>publica", "publica>fin"],
  });
  await shop.comment("messenger", "Ana López", "¿Precio del tinte?");
  const run = await newestRun(shop, "done");
  expect(run).toMatchObject({ client: null, threadId: null, reason: "Salió del flujo" });
  await eventually(async () => {
    const texts = (await shop.postComments("messenger")).map(({ text }) => text);
    expect(texts).toContain("Hola Ana López: desde $350");
  });
});

test("a picture goes with its text and an audio before it; without its file a node fails and says so", async () => {
  const shop = await talkingShop();
  const { owner, businessId } = shop;
  const resource = async (name: string, type: string, bytes: Buffer, file: string) => {
    const { body } = await upload(owner, bytes, file);
    const answer = await owner.post("/api/resource", {
      resource: { businessId, name, usage: "static", items: [{ type, url: body.data.url, caption: "" }] },
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data._id as string;
  };
  const picture = await resource("Promo", "image", png(), "promo.png");
  const sound = await resource("Saludo", "audio", MP3, "saludo.mp3");
  const id = await makeFlow(shop, {
    name: "Medios",
    nodes: [
      flowWords("medios"),
      flowNode("send_whatsapp", "imagen", { messageType: "image", resourceId: picture, text: "Para {{nombre}}" }),
      flowNode("send_whatsapp", "audio", { messageType: "audio", resourceId: sound, text: "" }),
    ],
    edges: ["inicio>imagen", "imagen>audio"],
  });
  const ana = shop.customer();
  await ana.write("medios");
  const run = await eventually(async () => {
    const [one] = await runsOf(shop);
    if (!one?.endedAt) throw new Error(JSON.stringify(one));
    return one;
  });
  const steps = await stepsOf(shop, run._id);
  expect(steps.map(({ nodeId, outcome }) => [nodeId, outcome])).toEqual([
    ["inicio", "passed"],
    ["imagen", "passed"],
    ["audio", "passed"],
  ]);
  await eventually(async () => {
    const sent = (await ana.chat()).filter(({ direction }) => direction === "out");
    expect(sent).toMatchObject([{ type: "image", text: "Para Ana López" }, { type: "audio" }]);
  });
  // A resource that a flow names is archived in place of being deleted; the flow shows it, and does not begin again.
  expect((await owner.delete(`/api/resource/${picture}`)).body.data.isArchived).toBe(true);
  const gone = "«Enviar por WhatsApp»: el recurso ya no tiene una imagen";
  expect((await owner.get(`/api/flow/${id}`)).body.data.broken).toEqual([{ nodeId: "imagen", text: gone }]);
  expect((await owner.get(`/api/flow?businessId=${businessId}`)).body.data[0].broken).toBe(1);
  await ana.write("medios");
  const failed = await newestRun(shop, "failed");
  expect(failed).toMatchObject({ nodeId: "imagen", reason: "El recurso ya no tiene una imagen" });
  expect(await runsOf(shop, "&state=done")).toHaveLength(1);
  await owner.put(`/api/flow/${id}`, { flow: { meta: { active: false } } });
  const again = await owner.put(`/api/flow/${id}`, { flow: { meta: { active: true } } });
  expect([again.status, again.body.message]).toEqual([422, `No se puede activar: ${gone}`]);
});

test("a form goes with its text or its own invitation, signed for the contact; one that is closed says so", async () => {
  const shop = await talkingShop();
  const { owner, businessId } = shop;
  const questions = [{ question: "¿Cómo te fue?", questionType: "shortAnswer", required: true }];
  const form = await owner.post("/api/form", { form: { businessId, title: "Tu visita", questions } });
  const formId = form.body.data._id as string;
  const id = await makeFlow(shop, {
    name: "Encuesta",
    nodes: [
      flowWords("encuesta"),
      flowNode("send_whatsapp", "solo", { formId, text: "" }),
      flowNode("send_whatsapp", "texto", { formId, text: "Gracias, {{nombre}}." }),
      flowNode("template_text", "escrito", { text: "Una última cosa." }),
      flowNode("send_whatsapp", "dato", { formId, text: "" }),
    ],
    edges: ["inicio>solo", "solo>texto", "texto>escrito", "escrito>dato"],
  });
  const ana = shop.customer();
  await ana.write("encuesta");
  await newestRun(shop, "done");
  const said = await eventually(async () => {
    const out = (await ana.chat()).filter(({ direction }) => direction === "out").map(({ text }) => text as string);
    if (out.length < 3) throw new Error(JSON.stringify(out));
    return out;
  });
  expect(said[2]).toMatch(/^Una última cosa\.\nhttp\S+$/);
  expect(said[0]).toMatch(/^Hola, Ana López\. ¿Nos ayudas a contestar «Tu visita»\? Te toma poco tiempo: http\S+$/);
  expect(said[1]).toMatch(/^Gracias, Ana López\.\nhttp\S+$/);
  const link = new URL(said[1]?.split("\n")[1] as string).pathname;
  const { headers } = await fetch(`${world.product.url}${link}`, { redirect: "manual" });
  expect(headers.get("location")).toMatch(/\/f\/\S+\?c=\S+/);
  const archived = await owner.delete(`/api/form/${formId}`);
  expect([archived.status, archived.body.message]).toEqual([200, expect.stringContaining("el flujo «Encuesta»")]);
  expect((await owner.get(`/api/form/${formId}`)).body.data.isArchived).toBe(true);
  const text = "«Enviar por WhatsApp»: el formulario ya no recibe respuestas";
  expect((await owner.get(`/api/flow/${id}`)).body.data.broken.map((one: { text: string }) => one.text)).toEqual([
    ...[text, text, text],
  ]);
  await ana.write("encuesta");
  expect(await newestRun(shop, "failed")).toMatchObject({
    nodeId: "solo",
    reason: expect.stringMatching(/formulario/),
  });
});

test("data are read for the contact of the run alone, filtered, and at most so many", async () => {
  const shop = await talkingShop();
  const luz = shop.customer();
  await luz.ask("¿Qué servicios tienen?", "Luz Mora");
  const rule = (id: string, field: string, operator: string, value: string | number) => ({
    ...{ id, label: id, field, operator, value },
  });
  await makeFlow(shop, {
    name: "Datos",
    nodes: [
      flowWords("datos"),
      flowNode("db_fetch", "clientes", { collection: "clients" }),
      flowNode("db_fetch", "citas", {
        collection: "appointments",
        filters: [{ field: "start", operator: "afterOrEqual", value: "hoy" }],
      }),
      flowNode("db_fetch", "chats", { limit: 1 }),
      flowNode("conditional", "elige", {
        rules: [rule("gasta", "clients.totalRevenue", "gt", 0), rule("nueva", "appointments.count", "equals", 0)],
      }),
      flowNode("send_whatsapp", "dice", {
        text: "{{clients.name}} {{clients.count}} {{threads.channel}} {{threads.count}} {{event_signal.date}}",
      }),
    ],
    edges: ["inicio>clientes", "clientes>citas", "citas>chats", "chats>elige", "elige:nueva>dice"],
  });
  const ana = shop.customer();
  expect(await ana.ask("datos")).toMatch(/^Ana López 1 WhatsApp 1 hoy \p{L}+ \d+ de \p{L}+ a las? \d+:\d\d [ap]m$/u);
  const run = await newestRun(shop, "done");
  const [, clients] = await stepsOf(shop, run._id);
  expect(clients?.data.clients[0]).toMatchObject({ name: "Ana López", totalRevenue: 0 });
});

test("an assistant answers once in the middle, and the flow goes on with its words", async () => {
  const shop = await talkingShop();
  await makeFlow(shop, {
    name: "En medio",
    nodes: [
      flowWords("servicios"),
      flowNode("assistant", "sofia", { assistantId: shop.assistantId, prompt: "Di los servicios" }),
      flowNode("conditional", "vio", {
        rules: [{ id: "si", label: "Sí", field: "text_string", operator: "contains", value: "corte de dama" }],
      }),
      flowNode("send_whatsapp", "cierra", { text: "Lo anterior es nuestra lista." }),
    ],
    edges: ["inicio>sofia", "sofia>vio", "vio:si>cierra"],
  });
  const ana = shop.customer();
  await ana.write("¿Qué servicios tienen?");
  await newestRun(shop, "done");
  await eventually(async () => {
    const replies = await ana.replies();
    expect(replies).toHaveLength(2);
    expect(replies[0]).toMatch(/Corte de dama/);
    expect(replies[1]).toBe("Lo anterior es nuestra lista.");
  });
});

test("a timer ticks once an interval, starts one run an occasion, and stops with its flow", async () => {
  const shop = await talkingShop();
  const id = await makeFlow(shop, {
    name: "Cada minuto",
    nodes: [flowNode("trigger", "inicio", { event: "timer", minutes: 1 }), flowNode("release", "fin")],
    edges: ["inicio>fin"],
  });
  const ticked = async (count: number) => {
    clock.shift += MINUTE;
    await hurryJobs(shop.businessId);
    await eventually(async () => expect(await runsOf(shop)).toHaveLength(count), 15_000);
  };
  await ticked(1);
  await ticked(2);
  expect((await runsOf(shop)).map(({ client }) => client)).toEqual([null, null]);
  const stopped = await shop.owner.post(`/api/flow/${id}/stop`, {});
  expect(stopped.body.message).toBe("Flujo detenido");
  clock.shift += MINUTE;
  await hurryJobs(shop.businessId);
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      `select from pgboss.job where state in ('created', 'retry', 'active') and name like 'flow-timer%'
        and data->>'businessId' = $1`,
      [shop.businessId],
    );
    expect(rows).toHaveLength(0);
  });
  expect(await runsOf(shop)).toHaveLength(2);
});

test("outside its hours it waits until they begin", async () => {
  const shop = await talkingShop();
  const { time } = localOf(USUAL_ZONE, Date.now());
  const [from, to] = time < "12:00" ? ["13:00", "14:00"] : ["10:00", "11:00"];
  await makeFlow(shop, {
    name: "De día",
    nodes: [flowWords("horas"), flowNode("send_whatsapp", "dice", { text: "Ya abrimos" })],
    edges: ["inicio>dice"],
    settings: { ends: ["optOut"], hours: { from, to } },
  });
  const ana = shop.customer();
  await ana.write("horas");
  const run = await newestRun(shop, "waiting");
  expect(run).toMatchObject({ nodeId: "dice", waitsFor: "hours" });
  expect(localOf(USUAL_ZONE, Date.parse(run.waitsUntil)).time).toBe(from);
  expect(await ana.replies()).toEqual([]);
});

test("people with the page of flows choose by name, and all that is under way stops in one call", async () => {
  const shop = await talkingShop();
  const { owner, businessId } = shop;
  const { body } = await owner.get(`/api/flow-choices?businessId=${businessId}`);
  expect(body.data).toEqual({ assistants: [{ _id: shop.assistantId, name: "Sofía" }], resources: [], forms: [] });
  const nodes = (word: string) => [flowWords(word), flowNode("wait", "pausa", { ms: 3_600_000 })];
  const waiting = await makeFlow(shop, { name: "Uno", nodes: nodes("uno"), edges: ["inicio>pausa"] });
  const idle = await makeFlow(shop, { name: "Dos", nodes: nodes("dos"), edges: ["inicio>pausa"] });
  await shop.customer().write("uno");
  await newestRun(shop, "waiting");
  const stopped = await owner.post("/api/flow-stop", { businessId });
  expect(stopped.body).toMatchObject({
    data: { flows: 1, stopped: 1 },
    message: "Se apagó 1 flujo y se detuvo 1 ejecución",
  });
  expect(await newestRun(shop, "stopped")).toMatchObject({ reason: "Se detuvieron todos los flujos" });
  const active = async (id: string) => (await owner.get(`/api/flow/${id}`)).body.data.meta.active;
  expect([await active(waiting), await active(idle)]).toEqual([false, true]);
  expect((await owner.post("/api/flow-stop", { businessId })).body.message).toBe("No había nadie en un flujo");
});
