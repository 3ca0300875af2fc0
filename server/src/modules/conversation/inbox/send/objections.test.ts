// A contact who objected to promotions: marketing templates and automatic messages without relation to them are not
// sent. Messages about their own appointment, and what a person writes freely, are sent.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { templatesOf } from "../../../../../test/shops/template-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { writeToContact } from "../../../../../test/write-to-contact.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let templates: ReturnType<typeof templatesOf>;
beforeAll(async () => {
  world = await startWithSandbox();
  templates = templatesOf(world.sandbox);
});
afterAll(() => world.close());

async function object({ owner, businessId }: InboxShop, clientId: string): Promise<void> {
  const receivedOn = addDays(new Date().toISOString().slice(0, 10), -1);
  const request = { clientId, kind: "opposition", receivedOn, through: "Correo", purposes: ["secondary"] };
  const { _id } = (await owner.post("/api/privacy/request", { businessId, request })).body.data;
  const answer = { isAccepted: true, answer: "Se le avisó" };
  await owner.post(`/api/privacy/request/${_id}/answer`, { answer });
  expect((await owner.post(`/api/privacy/request/${_id}/carry-out`, { done: { note: "" } })).status).toBe(200);
}

/** A conversation, and a marketing template to send in it. */
async function makeOffer() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  const body = "Hola {{nombre}}, en {{negocio}} hay dos por uno esta semana.";
  const templateId = await templates.approved(shop, {
    name: "oferta",
    purpose: "general",
    category: "MARKETING",
    body,
  });
  const variables = { nombre: "Ana", negocio: "Salón" };
  const offer = async () => {
    const message = { businessId: shop.businessId, clientId, templateId, variables };
    return (await shop.owner.post("/api/thread/template", { message })).status;
  };
  const switchPromotions = (value: "stop" | "resume", at = Date.now()) =>
    world.sandbox.call("POST", "/__sandbox/webhook", {
      phoneNumberId: shop.phoneNumberId,
      field: "user_preferences",
      value: {
        contacts: [{ wa_id: `521${from}`, profile: { name: "Ana" } }],
        user_preferences: [
          {
            wa_id: `521${from}`,
            category: "marketing_messages",
            detail: "User preference for marketing messages",
            value,
            timestamp: Math.floor(at / 1000),
          },
        ],
      },
    });
  const objections = async () =>
    (await shop.owner.get(`/api/privacy/client/${clientId}`)).body.data.objections.map(
      (one: { purpose: string }) => one.purpose,
    );
  return { shop, from, clientId, offer, switchPromotions, objections };
}

test("who switches promotions off in WhatsApp objects to them here, until they switch them on again", async () => {
  const { offer, switchPromotions, objections, shop } = await makeOffer();
  expect(await offer()).toBe(201);
  const [first, then, last] = [Date.now() - 30_000, Date.now() - 20_000, Date.now() - 10_000];
  await switchPromotions("stop", first);
  await eventually(async () => expect(await objections()).toEqual(["secondary"]));
  expect(await offer()).toBe(422);
  const { requests } = (await shop.owner.get(`/api/privacy/request?businessId=${shop.businessId}`)).body.data;
  expect(requests).toMatchObject([
    { kind: "opposition", state: "done", through: "WhatsApp: dejó de aceptar promociones", purposes: ["secondary"] },
  ]);
  await switchPromotions("resume", then);
  await eventually(async () => expect(await objections()).toEqual([]));
  // a repeated webhook, from before they changed their mind
  await switchPromotions("stop", first);
  await switchPromotions("stop", last);
  await eventually(async () => expect(await objections()).toEqual(["secondary"]));
  expect((await shop.owner.get(`/api/privacy/request?businessId=${shop.businessId}`)).body.data.total).toBe(2);
});

test("a promotion that WhatsApp refuses because they want none is an objection, and is not tried again", async () => {
  const { offer, objections, shop, from } = await makeOffer();
  await world.sandbox.fail({ graphFail: { times: 1, status: 400, code: 131050, on: "messages" } });
  expect(await offer()).toBe(201);
  await eventually(async () => expect(await objections()).toEqual(["secondary"]));
  const [, sent] = await shop.messagesOf(from);
  expect(sent).toMatchObject({ status: "failed", reason: "El cliente dejó de aceptar mensajes promocionales" });
  expect(await offer()).toBe(422);
});

test("what somebody objected to in writing is not lifted by a switch", async () => {
  const { shop, clientId, objections, switchPromotions } = await makeOffer();
  await object(shop, clientId);
  await switchPromotions("resume");
  const other = shop.newNumber();
  await shop.write(other, "hola");
  await eventually(async () => expect(await shop.messagesOf(other)).toHaveLength(1));
  expect(await objections()).toEqual(["secondary"]);
});

test("a template of marketing is refused, one of utility goes out, and so do a person's own words", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  const utility = await templates.approved(shop);
  const body = "Hola {{nombre}}, en {{negocio}} hay dos por uno esta semana.";
  const offer = { name: "oferta", purpose: "general", category: "MARKETING", body };
  const marketing = await templates.approved(shop, offer);
  const say = (templateId: string) =>
    shop.owner.post("/api/thread/template", {
      message: {
        ...{ businessId: shop.businessId, clientId, templateId },
        variables: { nombre: "Ana", fecha: "viernes", negocio: "Salón" },
      },
    });
  expect((await say(marketing)).status).toBe(201);
  await object(shop, clientId);
  const refused = await say(marketing);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "Este contacto se opuso a recibir promociones: esta plantilla es de marketing. Usa una de utilidad, sobre su cita",
  ]);
  expect((await say(utility)).status).toBe(201);
  expect((await shop.say(clientId, "Sí, con gusto te atendemos")).status).toBe(201);
});

test("what the product says of none of their matters is not sent, and leaves no trace; the rest is", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  await object(shop, clientId);
  const send = (key: string, more: object = {}) =>
    writeToContact(world.product, shop.businessId, { contactId: clientId, text: "Dos por uno", key, ...more });
  expect(await send("a", { isPromotion: true })).toEqual({
    messageId: null,
    state: "not_sent",
    reason: "No se envió: el contacto se opuso a recibir promociones",
  });
  expect((await shop.messagesOf(from)).length).toBe(1);
  expect((await send("b", { text: "Tu cita es mañana" })).state).toBe("queued");
});
