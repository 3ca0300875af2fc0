// Templates through HTTP and the stand-in of WhatsApp: proposed, followed, chosen, sent.

import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../test/inbox-shop.ts";
import { eventually, META_SECRET, startWithSandbox } from "../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { sendToContact } from "../inbox/index.ts";

const DAY = 24 * 3600_000;

let shift = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ clock: () => Date.now() + shift });
});
afterEach(async () => {
  shift = 0;
  await world.sandbox.calm();
});
afterAll(() => world.close());

const BODY = "Hola {{nombre}}, te esperamos el {{fecha}} en {{negocio}}. Responde si no puedes venir.";

function propose(shop: InboxShop, more: object = {}) {
  const template = { businessId: shop.businessId, name: "recordatorio", purpose: "appointment_reminder", body: BODY };
  return shop.owner.post("/api/whatsapp-template", { template: { ...template, ...more } });
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function listed(shop: InboxShop): Promise<any> {
  return (await shop.owner.get(`/api/whatsapp-template?businessId=${shop.businessId}`)).body.data;
}

const becomes = (shop: InboxShop, name: string, more: object) =>
  eventually(async () => {
    const { templates } = await listed(shop);
    expect(templates.find((one: { name: string }) => one.name === name)).toMatchObject(more);
  }, 15_000);

const decide = (shop: InboxShop, name: string, status: string, reason = "NONE") =>
  world.sandbox.call("POST", "/__sandbox/templates", { wabaId: shop.wabaId, name, status, reason });

async function approved(shop: InboxShop, more: { name?: string; [field: string]: unknown } = {}): Promise<string> {
  await world.sandbox.fail({ templateApprovalMs: 20 });
  const answer = await propose(shop, more);
  expect(answer.status).toBe(201);
  await becomes(shop, more.name ?? "recordatorio", { status: "APPROVED" });
  return answer.body.data._id;
}

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const thread = await shop.firstThread();
  return { shop, from, clientId: thread.clientId as string };
}

function remind(shop: InboxShop, clientId: string, key: string, more: object = {}) {
  const ctx = tenantCtx(world.product.product.system("test"), shop.businessId, { kind: "system", name: "Prueba" });
  const template = { purpose: "appointment_reminder" as const, variables: { fecha: "viernes 21" } };
  return transact(ctx, (tx) =>
    sendToContact(tx, ctx, { contactId: clientId, text: "Te esperamos el viernes", template, key, ...more }),
  );
}

const settled = (shop: InboxShop, id: string | null, status: string) =>
  eventually(async () => expect((await shop.status(id as string)).status).toBe(status), 15_000);

test("a proposed template waits, is approved by a webhook, and names its variables", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await world.sandbox.fail({ templateApprovalMs: 300 });
  const made = await propose(shop);
  expect(made.body).toMatchObject({ message: "Plantilla enviada a revisión", data: { status: "PENDING" } });
  expect(made.body.data.variables).toEqual(["nombre", "fecha", "negocio"]);
  await becomes(shop, "recordatorio", { status: "APPROVED", purpose: "appointment_reminder", reason: "" });
  const twice = await propose(shop);
  expect(twice.status).toBe(422);
  expect(twice.body.message).toContain("ya tiene una plantilla con ese nombre");
});

test("a refusal, a pause and a new approval are followed with their reasons", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await world.sandbox.fail({ templateApprovalMs: 20, templateReject: true });
  await propose(shop);
  await becomes(shop, "recordatorio", { status: "REJECTED", reason: expect.stringContaining("formato") });
  await decide(shop, "recordatorio", "APPROVED");
  await becomes(shop, "recordatorio", { status: "APPROVED", reason: "" });
  await decide(shop, "recordatorio", "PAUSED");
  await becomes(shop, "recordatorio", { status: "PAUSED", quality: "RED", reason: expect.stringContaining("pausó") });
});

test("a webhook with another signature changes nothing", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const changes = [{ field: "message_template_status_update", value: { event: "APPROVED" } }];
  const body = JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: shop.wabaId, changes }] });
  const signed = (secret: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  const send = (signature: string) =>
    fetch(`${world.product.url}/api/webhooks/meta`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub-signature-256": signature },
      body,
    });
  expect((await send(signed("otro"))).status).toBe(403);
  expect((await send(signed(META_SECRET))).status).toBe(200);
  await becomes(shop, "hello_world", { status: "APPROVED", purpose: null });
});

test.each([
  ["body", { body: "{{nombre}}, te esperamos el {{fecha}} aquí." }, "empezar ni terminar"],
  ["body", { body: "Te esperamos el {{fecha}}" }, "empezar ni terminar"],
  ["body", { body: "Hola {{nombre}} {{fecha}} aquí." }, "entre dos variables"],
  ["body", { body: "Hola {{apodo}}, ven." }, "{{apodo}} no existe"],
  ["body", { body: "Hola {{1}}, ven." }, "{{1}} no existe"],
  ["body", { body: "Hola {{ nombre, ven." }, "llaves"],
  ["body", { body: "x".repeat(1025) }, "máximo 1024"],
  ["name", { name: "Recordatorio Nuevo" }, "minúsculas"],
  ["name", { name: "x".repeat(513) }, "máximo 512"],
  ["examples.otra", { examples: { otra: "x" } }, "no usa {{otra}}"],
  ["purpose", { purpose: "fiesta" }, "uso de la plantilla"],
  ["buttons", { buttons: ["Sí", "Sí"] }, "distintos"],
])("%s is refused: %j", async (path, more, words) => {
  const shop = await oneShop();
  const answer = await propose(shop, more);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].path).toBe(`template.${path}`);
  expect(answer.body.errors[0].message).toContain(words);
});

let shared: Promise<InboxShop> | undefined;
const oneShop = () => {
  shared ??= makeInboxShop(world.product, world.sandbox);
  return shared;
};

test("without a connected number there is nothing to propose to", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await shop.owner.delete(`/api/channel/${shop.channelId}`);
  expect((await propose(shop)).status).toBe(422);
  expect((await shop.owner.post("/api/whatsapp-template/sync", { businessId: shop.businessId })).status).toBe(422);
});

test("what WhatsApp has is read page by page; what is gone there goes here; one with a picture is not sent", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const name = (index: number) => `cita_recordatorio_${index}`;
  for (let index = 0; index < 105; index += 1) {
    await world.sandbox.call("POST", "/console/templates", {
      wabaId: shop.wabaId,
      name: name(index),
      language: "es_MX",
      category: "UTILITY",
      components: [
        { type: "BODY", text: "Te esperamos." },
        ...(index === 7 ? [{ type: "HEADER", format: "IMAGE" }] : []),
      ],
    });
  }
  const answer = await shop.owner.post("/api/whatsapp-template/sync", { businessId: shop.businessId });
  expect(answer.body.data.templates).toHaveLength(106);
  const of = (index: number) => answer.body.data.templates.find((one: { name: string }) => one.name === name(index));
  expect(of(7).isSendable).toBe(false);
  expect(of(8)).toMatchObject({ isSendable: true, purpose: "appointment_reminder", status: "APPROVED" });
  expect((await shop.owner.delete(`/api/whatsapp-template/${of(8)._id}`)).status).toBe(200);
  const again = await shop.owner.post("/api/whatsapp-template/sync", { businessId: shop.businessId });
  expect(again.body.data.templates).toHaveLength(105);
});

test("after the 24 hours the approved template goes out in the place of the text, once", async () => {
  const { shop, from, clientId } = await makeChat();
  await approved(shop);
  shift = DAY + 60_000;
  await world.sandbox.call("POST", "/__sandbox/clock", { offsetMs: shift });
  const sent = await remind(shop, clientId, "a");
  expect(sent.state).toBe("queued");
  expect(await remind(shop, clientId, "a")).toEqual(sent);
  await settled(shop, sent.messageId, "read");
  const out = (await world.sandbox.chat(shop.phoneNumberId, from)).filter((one) => one.direction === "out");
  const words = "Hola Ana López, te esperamos el viernes 21 en Salón de prueba. Responde si no puedes venir.";
  expect(out.map((one) => [one.type, one.text])).toEqual([["template", words]]);
  const shown = (await shop.messagesOf(from)).at(-1);
  expect(shown).toMatchObject({ message: words, template: "recordatorio", author: { kind: "system" } });
  await world.sandbox.call("POST", "/__sandbox/clock", { offsetMs: 0 });
});

test("the template with the wanted buttons is chosen, and a press brings back the id", async () => {
  const { shop, from, clientId } = await makeChat();
  await approved(shop, {
    name: "conf_botones",
    purpose: "appointment_confirmation",
    buttons: ["Cancelar", "Confirmar"],
  });
  await approved(shop, { name: "conf_simple", purpose: "appointment_confirmation" });
  shift = DAY + 60_000;
  const buttons = [
    { id: "confirm:1:1", title: "Confirmar" },
    { id: "cancel:1:1", title: "Cancelar" },
  ];
  const template = { purpose: "appointment_confirmation" as const, variables: { fecha: "mañana" } };
  const sent = await remind(shop, clientId, "b", { buttons, template });
  await settled(shop, sent.messageId, "read");
  const last = (await world.sandbox.chat(shop.phoneNumberId, from)).at(-1);
  expect(last.buttons).toEqual([
    { id: "cancel:1:1", title: "Cancelar" },
    { id: "confirm:1:1", title: "Confirmar" },
  ]);
});

test("a window that closes before the send is a template then; a template that was paused meanwhile is not sent", async () => {
  const { shop, from, clientId } = await makeChat();
  await approved(shop);
  await world.sandbox.fail({ templateApprovalMs: 20, graphFail: { times: 1, status: 503, code: 2 } });
  const sent = await remind(shop, clientId, "c");
  await eventually(async () => expect((await shop.status(sent.messageId as string)).tries).toBe(1));
  shift = DAY + 60_000;
  await settled(shop, sent.messageId, "read");
  expect((await world.sandbox.chat(shop.phoneNumberId, from)).at(-1).type).toBe("template");
  await decide(shop, "recordatorio", "PAUSED");
  await becomes(shop, "recordatorio", { status: "PAUSED" });
  expect(await remind(shop, clientId, "d")).toMatchObject({ state: "not_sent" });
});

test("WhatsApp's own refusal of a template is told in Spanish, and the template is read anew", async () => {
  const { shop, clientId } = await makeChat();
  const templateId = await approved(shop);
  // Nobody told us.
  await world.product.owner.query("update channel_routes set waba_id = '' where business_id = $1", [shop.businessId]);
  await decide(shop, "recordatorio", "PAUSED");
  shift = DAY + 60_000;
  const sent = await remind(shop, clientId, "e");
  await settled(shop, sent.messageId, "failed");
  expect((await shop.status(sent.messageId as string)).reason).toContain("pausó la plantilla");
  await becomes(shop, "recordatorio", { status: "PAUSED", _id: templateId });
});

test("a person writes with a template after the 24 hours, with every variable filled", async () => {
  const { shop, from, clientId } = await makeChat();
  const templateId = await approved(shop);
  shift = DAY + 60_000;
  const say = (variables: object, more: object = {}) =>
    shop.owner.post("/api/thread/template", {
      message: { businessId: shop.businessId, clientId, templateId, variables, ...more },
    });
  const lacking = await say({ nombre: "Ana", fecha: " " });
  expect(lacking.status).toBe(400);
  expect(lacking.body.errors[0].path).toBe("message.variables.fecha");
  expect((await say({}, { templateId: crypto.randomUUID() })).status).toBe(404);
  const sent = await say({ nombre: "Ana", fecha: "el\nviernes", negocio: "Salón" }, { clientKey: crypto.randomUUID() });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({ status: "queued", template: "recordatorio", author: { kind: "person" } });
  await settled(shop, sent.body.data._id, "read");
  expect((await world.sandbox.chat(shop.phoneNumberId, from)).at(-1).text).toContain(
    "te esperamos el el viernes en Salón",
  );
  await decide(shop, "recordatorio", "DISABLED");
  await becomes(shop, "recordatorio", { status: "DISABLED" });
  expect((await say({ nombre: "Ana", fecha: "x", negocio: "y" })).status).toBe(422);
});

test("a template of another business is not there", async () => {
  const [mine, other] = [await oneShop(), await makeInboxShop(world.product, world.sandbox)];
  const id = await approved(other);
  expect((await mine.owner.delete(`/api/whatsapp-template/${id}`)).status).toBe(404);
  expect((await listed(mine)).templates.map((one: { _id: string }) => one._id)).not.toContain(id);
});
