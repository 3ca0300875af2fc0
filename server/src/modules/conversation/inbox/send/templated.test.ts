// Messages that are sent as templates: chosen by the product, or by a person.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { templatesOf } from "../../../../../test/shops/template-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { writeToContact } from "../../../../../test/write-to-contact.ts";

const DAY = 24 * 3600_000;

let shift = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
let templates: ReturnType<typeof templatesOf>;
beforeAll(async () => {
  world = await startWithSandbox({ clock: () => Date.now() + shift });
  templates = templatesOf(world.sandbox);
});
afterEach(async () => {
  shift = 0;
  await world.sandbox.calm();
});
afterAll(() => world.close());

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const thread = await shop.firstThread();
  return { shop, from, clientId: thread.clientId as string };
}

function remind(shop: InboxShop, clientId: string, key: string, more: object = {}) {
  const template = { purpose: "appointment_reminder" as const, variables: { fecha: "viernes 21" } };
  const letter = { contactId: clientId, text: "Te esperamos el viernes", template, key, ...more };
  return writeToContact(world.product, shop.businessId, letter);
}

const settled = (shop: InboxShop, id: string | null, status: string) =>
  eventually(async () => expect((await shop.status(id as string)).status).toBe(status), 15_000);

test("after the 24 hours the approved template goes out in the place of the text, once", async () => {
  const { shop, from, clientId } = await makeChat();
  await templates.approved(shop);
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
  await templates.approved(shop, {
    name: "conf_botones",
    purpose: "appointment_confirmation",
    buttons: ["Cancelar", "Confirmar"],
  });
  await templates.approved(shop, { name: "conf_simple", purpose: "appointment_confirmation" });
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
  await templates.approved(shop);
  await world.sandbox.fail({ templateApprovalMs: 20, graphFail: { times: 1, status: 503, code: 2 } });
  const sent = await remind(shop, clientId, "c");
  await eventually(async () => expect((await shop.status(sent.messageId as string)).tries).toBe(1));
  shift = DAY + 60_000;
  await settled(shop, sent.messageId, "read");
  expect((await world.sandbox.chat(shop.phoneNumberId, from)).at(-1).type).toBe("template");
  await templates.decide(shop, "recordatorio", "PAUSED");
  await templates.becomes(shop, "recordatorio", { status: "PAUSED" });
  expect(await remind(shop, clientId, "d")).toMatchObject({ state: "not_sent" });
});

test("WhatsApp's own refusal of a template is told in Spanish, and the template is read anew", async () => {
  const { shop, clientId } = await makeChat();
  const templateId = await templates.approved(shop);
  // The account is not known here.
  await world.product.owner.query("update channel_routes set waba_id = '' where business_id = $1", [shop.businessId]);
  await templates.decide(shop, "recordatorio", "PAUSED");
  shift = DAY + 60_000;
  const sent = await remind(shop, clientId, "e");
  await settled(shop, sent.messageId, "failed");
  expect((await shop.status(sent.messageId as string)).reason).toContain("pausó la plantilla");
  await templates.becomes(shop, "recordatorio", { status: "PAUSED", _id: templateId });
});

test("a person writes with a template after the 24 hours, with every variable filled", async () => {
  const { shop, from, clientId } = await makeChat();
  const templateId = await templates.approved(shop);
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
  await templates.decide(shop, "recordatorio", "DISABLED");
  await templates.becomes(shop, "recordatorio", { status: "DISABLED" });
  expect((await say({ nombre: "Ana", fecha: "x", negocio: "y" })).status).toBe(422);
});
