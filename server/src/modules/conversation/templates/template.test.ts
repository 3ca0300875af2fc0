// Templates through HTTP and WhatsApp's simulator: proposed, followed, read, deleted.
import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../test/shops/inbox-shop.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { templatesOf } from "../../../../test/shops/template-shop.ts";
import { META_SECRET, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let templates: ReturnType<typeof templatesOf>;
beforeAll(async () => {
  world = await startWithSandbox();
  templates = templatesOf(world.sandbox);
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

test("a proposed template waits, is approved by a webhook, and names its variables", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await world.sandbox.fail({ templateApprovalMs: 300 });
  const made = await templates.propose(shop);
  expect(made.body).toMatchObject({ message: "Plantilla enviada a revisión", data: { status: "PENDING" } });
  expect(made.body.data.variables).toEqual(["nombre", "fecha", "negocio"]);
  await templates.becomes(shop, "recordatorio", { status: "APPROVED", purpose: "appointment_reminder", reason: "" });
  const twice = await templates.propose(shop);
  expect(twice.status).toBe(422);
  expect(twice.body.message).toContain("ya tiene una plantilla con ese nombre");
});

test("a refusal, a pause and a new approval are followed with their reasons", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await world.sandbox.fail({ templateApprovalMs: 20, templateReject: true });
  await templates.propose(shop);
  await templates.becomes(shop, "recordatorio", { status: "REJECTED", reason: expect.stringContaining("formato") });
  await templates.decide(shop, "recordatorio", "APPROVED");
  await templates.becomes(shop, "recordatorio", { status: "APPROVED", reason: "" });
  await templates.decide(shop, "recordatorio", "PAUSED");
  await templates.becomes(shop, "recordatorio", {
    status: "PAUSED",
    quality: "RED",
    reason: expect.stringContaining("pausó"),
  });
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
  await templates.becomes(shop, "hello_world", { status: "APPROVED", purpose: null });
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
  const answer = await templates.propose(shop, more);
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
  expect((await templates.propose(shop)).status).toBe(422);
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

test("a template of another business is not there", async () => {
  const [mine, other] = [await oneShop(), await makeInboxShop(world.product, world.sandbox)];
  const id = await templates.approved(other);
  expect((await mine.owner.delete(`/api/whatsapp-template/${id}`)).status).toBe(404);
  expect((await templates.listed(mine)).templates.map((one: { _id: string }) => one._id)).not.toContain(id);
});

test("forms are told what is missing before they are saved: a channel, then an approved template, then nothing", async () => {
  const shop = await makeShop(world.product);
  const reach = async (at: { owner: InboxShop["owner"]; businessId: string }) =>
    (await at.owner.get(`/api/whatsapp-template/promotion-reach?businessId=${at.businessId}`)).body.data;
  expect(await reach(shop)).toEqual({ missing: "channel", reason: expect.stringMatching(/^Así como está no saldrá/) });
  const connected = await makeInboxShop(world.product, world.sandbox);
  expect(await reach(connected)).toEqual({
    missing: "template",
    reason: expect.stringMatching(/^Solo le llegará a quien haya escrito/),
  });
  await templates.approved(connected, { name: "general", purpose: "general", body: "Hola {{nombre}}, tenemos lugar." });
  expect(await reach(connected)).toEqual({ missing: null, reason: "" });
});
