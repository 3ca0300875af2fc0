// Everything that a campaign names, and what may happen to it between the day on which it is scheduled and its start.
import { expect } from "vitest";
import type { ShiftedWorld } from "../../server/test/shifted-world.ts";
import { shopWithCampaign } from "../../server/test/shops/campaign-shop.ts";
import { HOUR } from "../../server/test/shops/planning-shop.ts";
import { templatesOf } from "../../server/test/shops/template-shop.ts";
import type { Answer } from "./judge-sending.ts";
import type { NamesCase } from "./names-case.ts";
import { outcomeOf } from "./phone.ts";

const PLAIN = /^Hola Ana, vuelve a Salón de prueba\n\nMenú: https:\/\/ejemplo\.mx\/menu\.jpg$/;
const ITEM = { url: "https://ejemplo.mx/menu.jpg", caption: "Menú" };
const BODY = "Hola {{nombre}}, vuelve a {{negocio}} con un regalo. Responde para apartar.";

async function begin(world: ShiftedWorld, withTemplate: boolean) {
  const startsAt = new Date(Date.now() + world.clock.shift + HOUR).toISOString();
  const shop = await shopWithCampaign(world, world.clock, { startsAt });
  const { owner, businessId, id } = shop;
  const resource = { businessId, name: "Menú", usage: "massiveCampaign", items: [ITEM] };
  const resourceId = (await owner.post("/api/resource", { resource })).body.data._id as string;
  let templateId = "";
  if (withTemplate) {
    const templates = templatesOf(world.sandbox);
    templateId = await templates.approved(shop, { name: "regalo", purpose: "general", body: BODY });
  }
  const campaign = withTemplate ? { templateId } : { resources: [resourceId] };
  const saved = await owner.put(`/api/campaign/${id}`, { campaign });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await shop.control("start")).body.data.status).toBe("scheduled");
  return { ...shop, resourceId, templateId };
}

type Shop = Awaited<ReturnType<typeof begin>>;
type Expected = { says?: RegExp; words?: RegExp; reason?: RegExp; withTemplate?: boolean };

function campaignCase(
  name: string,
  change: (shop: Shop, world: ShiftedWorld) => Promise<Answer>,
  { says, words, reason, withTemplate = false }: Expected,
): NamesCase {
  return {
    name: `campaign: ${name}`,
    ...(says ? { says } : {}),
    expected: reason ? { reason } : { words: words ?? PLAIN },
    async play(world) {
      const shop = await begin(world, withTemplate);
      const answer = await change(shop, world);
      return {
        answer,
        pass: (isAgain) => shop.minutesPass(isAgain ? 0 : 61),
        async outcome() {
          const { data } = (await shop.owner.get(`/api/campaign/${shop.id}`)).body;
          const outcome = await outcomeOf(shop, /vuelve|Menú:/, data ? await shop.messages() : []);
          if (!data || data.status === "done") return outcome;
          const isOpen = data.status !== "paused" && data.status !== "stopped";
          return { ...outcome, reasons: [data.reason], isOpen };
        },
      };
    },
  };
}

const put = (path: string, body: object) => (shop: Shop) => shop.owner.put(path, body);
const resource = ({ resourceId }: Shop) => `/api/resource/${resourceId}`;
const audience = ({ audienceId }: Shop) => `/api/audience/${audienceId}`;
const STOPPED = /^Se pausó sola\. El recurso «Menú» (está archivado|no tiene archivos)$/;

export const CAMPAIGN_NAMES: readonly NamesCase[] = [
  campaignCase("its audience is archived", (shop) => shop.owner.patch(`${audience(shop)}?archive=true`, undefined), {
    says: /Se usa en la campaña «Vuelta»$/,
    reason: /^Se pausó sola\. La audiencia «Todos» está archivada$/,
  }),
  campaignCase("its audience is deleted", (shop) => shop.owner.delete(audience(shop)), {
    says: /así que se archivó\. Se usa en la campaña «Vuelta»$/,
    reason: /^Se pausó sola\. La audiencia «Todos» está archivada$/,
  }),
  campaignCase("its audience is renamed", (shop) => put(audience(shop), { audience: { name: "Cercanos" } })(shop), {
    says: /Se usa en la campaña «Vuelta»$/,
  }),
  campaignCase("its resource is archived", (shop) => shop.owner.patch(`${resource(shop)}?archive=true`, undefined), {
    says: /Se usa en la campaña «Vuelta»$/,
    reason: STOPPED,
  }),
  campaignCase("its resource is deleted", (shop) => shop.owner.delete(resource(shop)), {
    says: /así que se archivó\. Se usa en la campaña «Vuelta»$/,
    reason: STOPPED,
  }),
  campaignCase("its resource is emptied", (shop) => put(resource(shop), { resource: { items: [] } })(shop), {
    reason: STOPPED,
  }),
  campaignCase("its resource is renamed", (shop) => put(resource(shop), { resource: { name: "Carta" } })(shop), {
    says: /Se usa en la campaña «Vuelta»$/,
  }),
  campaignCase(
    "the campaign is archived",
    (shop) => shop.owner.patch(`/api/campaign/${shop.id}?archive=true`, undefined),
    {
      says: /^Detén la campaña antes de archivarla$/,
    },
  ),
  campaignCase("the campaign is deleted", (shop) => shop.owner.delete(`/api/campaign/${shop.id}`), {
    says: /^Detén la campaña antes de eliminarla$/,
  }),
  campaignCase(
    "the campaign is renamed",
    (shop) => put(`/api/campaign/${shop.id}`, { campaign: { name: "Otra" } })(shop),
    {
      says: /^Pausa la campaña para cambiarla$/,
    },
  ),
  campaignCase(
    "the business is renamed",
    (shop) => put(`/api/business/${shop.businessId}`, { business: { name: "Salón Luz" } })(shop),
    {
      words: /vuelve a Salón Luz/,
    },
  ),
  campaignCase(
    "the contact is renamed",
    (shop) => put(`/api/client/${shop.clientId}`, { client: { name: "Anita" } })(shop),
    {
      words: /^Hola Anita, /,
    },
  ),
  campaignCase("the number is disconnected", (shop) => shop.owner.delete(`/api/channel/${shop.channelId}`), {
    reason: /desconect|canal/,
  }),
  campaignCase("its template goes out", (shop) => shop.owner.get(`/api/campaign/${shop.id}`), {
    withTemplate: true,
    words: /^Hola Ana, vuelve a Salón de prueba con un regalo/,
  }),
  campaignCase("its template is deleted", (shop) => shop.owner.delete(`/api/whatsapp-template/${shop.templateId}`), {
    withTemplate: true,
    says: /^Se usa en la campaña «Vuelta»: elige otra plantilla/,
    words: /con un regalo/,
  }),
  campaignCase(
    "WhatsApp pauses its template",
    async (shop, world) => {
      const templates = templatesOf(world.sandbox);
      await templates.decide(shop, "regalo", "PAUSED");
      await templates.becomes(shop, "regalo", { status: "PAUSED" });
      return shop.owner.get(`/api/campaign/${shop.id}`);
    },
    { withTemplate: true, reason: /^Se pausó sola\. WhatsApp ya no tiene aprobada la plantilla$/ },
  ),
  campaignCase(
    "its template has other words at WhatsApp",
    async (shop, world) => {
      const words = "update message_templates set body = 'Hola {{nombre}}, adiós' where business_id = $1";
      await world.product.owner.query(words, [shop.businessId]);
      return shop.owner.get(`/api/campaign/${shop.id}`);
    },
    { withTemplate: true, reason: /^Se pausó sola\. La plantilla «regalo» cambió/ },
  ),
];
