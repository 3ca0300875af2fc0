// Whoever objected to promotions: templates of marketing are refused, what the product would say of none of their matters is
// not sent; what is about their own appointment, and what a person writes in words of their own, goes out.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { templatesOf } from "../../../../../test/shops/template-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
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
