// Campaigns that carry an approved template: what fills it, whom it reaches, and what stops it.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { shopWithCampaign } from "../../../../test/shops/campaign-shop.ts";
import { templatesOf } from "../../../../test/shops/template-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;
const settled = (check: () => Promise<void>) => eventually(check, 15_000);
const BODY = "Hola {{nombre}}, en {{negocio}} vuelve a haber {{oferta}} para ti. Responde para apartar.";
const EXAMPLES = ["nombre", "negocio", "oferta"].map((name) => ({ param_name: name, example: name }));

async function shopWithTemplate() {
  const templates = templatesOf(world.sandbox);
  const shop = await shopWithCampaign(world, clock);
  // A template of Meta's own console: one of its variables is none of ours.
  await world.sandbox.call("POST", "/console/templates", {
    wabaId: shop.wabaId,
    name: "promo",
    language: "es_MX",
    category: "MARKETING",
    parameter_format: "NAMED",
    components: [{ type: "BODY", text: BODY, example: { body_text_named_params: EXAMPLES } }],
  });
  await shop.owner.post("/api/whatsapp-template/sync", { businessId: shop.businessId });
  const listed = (await templates.listed(shop)).templates as JsonBody[];
  const templateId = listed.find(({ name }) => name === "promo")?._id as string;
  const put = (campaign: object) => shop.owner.put(`/api/campaign/${shop.id}`, { campaign });
  return { ...shop, templates, templateId, put };
}

test("a template reaches who wrote long ago, filled for each, and the inbox has its words", async () => {
  const shop = await shopWithTemplate();
  const [stranger] = await shop.join(["Beto"]);
  const saved = await shop.put({ templateId: shop.templateId, templateVariables: { oferta: "15 % en tintes" } });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(saved.body.data).toMatchObject({
    message: "Hola {{nombre}}, en {{negocio}} vuelve a haber 15 % en tintes para ti. Responde para apartar.",
    templateVariables: { nombre: "{{nombre}}", negocio: "{{negocio}}", oferta: "15 % en tintes" },
  });
  await shop.control("start");
  await settled(async () => expect(await shop.messages()).toHaveLength(2));
  await settled(async () => {
    await shop.minutesPass(0);
    expect(await shop.read()).toMatchObject({ status: "done", figures: { sent: 2, failed: 0 } });
  });
  const mine = (await shop.heard()).filter(({ type }: JsonBody) => type === "template");
  expect(mine.map(({ text }: JsonBody) => text)).toEqual([
    expect.stringMatching(/^Hola Ana, en .+ vuelve a haber 15 % en tintes para ti\./),
  ]);
  await settled(async () => {
    const sent = (await shop.messages()).find(({ clientId }) => clientId === stranger);
    expect(sent).toMatchObject({
      ...{ status: "sent", text: expect.stringMatching(/^Hola Beto, en /), chargedAs: "marketing" },
    });
    expect(await shop.read()).toMatchObject({ figures: { sent: 2, charged: 2 } });
  });
});

test("what it lacks is refused by name, and another template or free words may take its place", async () => {
  const shop = await shopWithTemplate();
  const { templateId } = shop;
  const refused = async (campaign: object) => {
    const { status, body } = await shop.put(campaign);
    return [status, body.errors?.[0].path, body.errors?.[0].message];
  };
  expect(await refused({ templateId })).toEqual([
    400,
    "campaign.templateVariables.oferta",
    "Falta escribir {{oferta}}",
  ]);
  expect(await refused({ templateId, templateVariables: { oferta: "hasta {{fecha}}" } })).toEqual([
    400,
    "campaign.templateVariables.oferta",
    expect.stringMatching(/^La variable \{\{fecha\}\} no existe aquí/),
  ]);
  expect(await refused({ templateId, templateVariables: { oferta: "15 %", otra: "x" } })).toEqual([
    400,
    "campaign.templateVariables.otra",
    "La plantilla no usa {{otra}}",
  ]);
  expect(await refused({ templateId: "0192f000-0000-7000-8000-000000000000" })).toEqual([
    404,
    "campaign.templateId",
    expect.anything(),
  ]);
  expect(await refused({ message: "" })).toEqual([400, "campaign.message", "Este campo es requerido"]);
  expect((await shop.put({ templateId, templateVariables: { oferta: "15 %" } })).status).toBe(200);
  const free = await shop.put({ templateId: null, message: "Hola {{nombre}}, vuelve a {{negocio}}" });
  expect(free.body.data).toMatchObject({
    templateId: null,
    templateVariables: {},
    message: expect.stringContaining("vuelve a"),
  });
});

test("a template that WhatsApp takes back pauses the campaign with its reason, and a test says so", async () => {
  const shop = await shopWithTemplate();
  await shop.join(["Beto", "Caro"]);
  await shop.put({ templateId: shop.templateId, templateVariables: { oferta: "15 %" }, pace: 1 });
  const test = () =>
    shop.owner.post(`/api/campaign/${shop.id}/test`, { businessId: shop.businessId, clientId: shop.clientId });
  expect((await test()).body.message).toBe("Prueba enviada");
  await shop.templates.decide(shop, "promo", "PAUSED");
  await shop.templates.becomes(shop, "promo", { status: "PAUSED" });
  expect(await test()).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^No se envió: WhatsApp no tiene aprobada/) },
  });
  const gone = "WhatsApp ya no tiene aprobada la plantilla";
  expect(await shop.control("start")).toMatchObject({
    status: 409,
    body: { message: `No puede salir todavía. ${gone}` },
  });
  expect(await shop.read()).toMatchObject({ status: "draft", trouble: gone });
  await shop.templates.decide(shop, "promo", "APPROVED");
  await shop.templates.becomes(shop, "promo", { status: "APPROVED" });
  await shop.control("start");
  await settled(async () => expect(await shop.messages()).toHaveLength(3));
  await shop.templates.decide(shop, "promo", "PAUSED");
  await settled(async () => {
    await shop.minutesPass(0);
    const { status, reason } = await shop.read();
    expect([status, reason]).toEqual(["paused", expect.stringMatching(/^Se pausó sola. WhatsApp ya no tiene/)]);
  });
  expect((await shop.put({ pace: 2 })).status).toBe(200);
});
