// Everything that an upsell, and a reminder of the assistant, names, and what may happen to it.
import { expect } from "vitest";
import type { ShiftedWorld } from "../../server/test/shifted-world.ts";
import { HOUR, makePlanningShop } from "../../server/test/shops/planning-shop.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { Answer } from "./judge-sending.ts";
import type { NamesCase } from "./names-case.ts";
import { outcomeOf } from "./phone.ts";

const URL = "https://ejemplo.mx/menu.jpg";
const OTHER = "https://ejemplo.mx/carta.jpg";
const item = (url: string) => ({ url, caption: "Menú" });
const USED = /Se usa en el upsell «Para Ana|Se usa en el upsell «Para \{\{nombre/;
const PLAIN =
  /^Para Ana: Corte de cabello con Marta en Centro\. Saluda Sofía\n\nMenú: https:\/\/ejemplo\.mx\/menu\.jpg$/;

async function begin(world: ShiftedWorld) {
  const shop = await makePlanningShop(world, world.clock, { sendReminder: 2 });
  const { owner, businessId, serviceIds } = shop;
  const resource = { businessId, name: "Menú", usage: "massiveCampaign", items: [item(URL)] };
  const resourceId = (await owner.post("/api/resource", { resource })).body.data._id as string;
  const upsell = {
    businessId,
    message: "Para {{nombre}}: {{servicio}} con {{especialista}} en {{sucursal}}. Saluda {{asistente}}",
    ...{ delay: 1, timeUnit: "hours", delayDirection: "before", whenToSend: "always" },
    ...{ serviceIds: [serviceIds[0]], resources: [resourceId] },
  };
  const made = await owner.post("/api/upsell", { upsell });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const appointment = await shop.book(shop.at(5 * HOUR));
  const rows = async (kind: string) => (await shop.listOf(appointment._id)).filter((one) => one.kind === kind);
  await eventually(async () => {
    expect(await rows("upsell")).toMatchObject([{ status: "planned" }]);
    expect(await rows("reminder")).toMatchObject([{ status: "planned" }]);
  }, 15_000);
  return {
    ...shop,
    resourceId,
    upsellId: made.body.data._id as string,
    appointmentId: appointment._id as string,
    rows,
  };
}

type Shop = Awaited<ReturnType<typeof begin>>;

const MARKS = { upsell: /^Para |Menú:/, reminder: /[Rr]ecuerda|recordamos|recordarte|te esperamos/ } as const;

/** `kind`: whose message is watched. */
function upsellCase(
  name: string,
  change: (shop: Shop) => Promise<Answer>,
  { says, kind = "upsell", ...expected }: Omit<NamesCase, "name" | "play"> & { kind?: "upsell" | "reminder" },
): NamesCase {
  return {
    name: `${kind}: ${name}`,
    ...(says ? { says } : {}),
    expected: expected.expected,
    async play(world) {
      const shop = await begin(world);
      const answer = await change(shop);
      return {
        answer,
        pass: (isAgain) => shop.timePasses(isAgain ? 0 : 4.5 * HOUR),
        outcome: async () => outcomeOf(shop, MARKS[kind], await shop.rows(kind)),
      };
    },
  };
}

const put = (path: string, body: object) => (shop: Shop) => shop.owner.put(path, body);
const resource = (shop: Shop) => `/api/resource/${shop.resourceId}`;
const service = (shop: Shop) => `/api/service/${shop.serviceIds[0]}`;
const specialist = (shop: Shop) => `/api/specialist/${shop.specialistIds[0]}`;
const branch = (shop: Shop) => `/api/branch/${shop.branchId}`;
const upsell = (shop: Shop) => `/api/upsell/${shop.upsellId}`;
const archived = (path: (shop: Shop) => string) => (shop: Shop) =>
  shop.owner.patch(`${path(shop)}?archive=true`, undefined);
const deleted = (path: (shop: Shop) => string) => (shop: Shop) => shop.owner.delete(path(shop));
const edited = (path: (shop: Shop) => string, body: object) => (shop: Shop) => shop.owner.put(path(shop), body);
const stays = { expected: { words: PLAIN } };
const goes = (reason: RegExp) => ({ expected: { reason } });
const says = (words: RegExp) => ({ expected: { words } });

export const UPSELL_NAMES: readonly NamesCase[] = [
  upsellCase("its resource is archived", archived(resource), { says: USED, ...goes(/recurso «Menú» está archivado/) }),
  upsellCase("its resource is deleted", deleted(resource), {
    says: /así que se archivó\. Se usa en el upsell/,
    ...goes(/recurso «Menú» está archivado/),
  }),
  upsellCase("its resource is emptied", edited(resource, { resource: { items: [] } }), goes(/no tiene archivos/)),
  upsellCase("its resource is renamed", edited(resource, { resource: { name: "Carta" } }), { says: USED, ...stays }),
  upsellCase("the file of its resource is another", edited(resource, { resource: { items: [item(OTHER)] } }), {
    ...says(/Menú: https:\/\/ejemplo\.mx\/carta\.jpg$/),
  }),
  upsellCase(
    "its resource is archived and recovered",
    async (shop) => {
      await archived(resource)(shop);
      return shop.owner.patch(`${resource(shop)}?archive=false`, undefined);
    },
    stays,
  ),
  upsellCase("its service is renamed", edited(service, { service: { name: "Corte largo" } }), {
    says: USED,
    ...says(/: Corte largo con/),
  }),
  upsellCase("its service is archived", archived(service), { says: USED, ...stays }),
  upsellCase("its service is deleted", deleted(service), {
    says: /así que se archivó\. Se usa en el upsell/,
    ...stays,
  }),
  upsellCase(
    "it is for another service now",
    (shop) => put(upsell(shop), { upsell: { serviceIds: [shop.serviceIds[1]] } })(shop),
    {
      ...goes(/ya no es de este servicio/),
    },
  ),
  upsellCase(
    "its specialist is renamed",
    edited(specialist, { specialist: { name: "Martha" } }),
    says(/con Martha en/),
  ),
  upsellCase("its specialist is archived", archived(specialist), stays),
  upsellCase("its specialist is deleted", deleted(specialist), stays),
  upsellCase("its branch is renamed", edited(branch, { branch: { name: "Angelópolis" } }), says(/en Angelópolis\./)),
  upsellCase("its branch is archived", archived(branch), stays),
  upsellCase("its branch is deleted", deleted(branch), stays),
  upsellCase(
    "the assistant is renamed",
    (shop) => put(`/api/assistant/${shop.assistantId}`, { assistant: { name: "Vera" } })(shop),
    {
      ...says(/Saluda Vera/),
    },
  ),
  upsellCase("the assistant is deleted", (shop) => shop.owner.delete(`/api/assistant/${shop.assistantId}`), {
    ...says(/^Para Ana: Corte de cabello con Marta en Centro\.(?!.*Sofía)/),
  }),
  upsellCase("the upsell is archived", archived(upsell), goes(/se eliminó o se archivó/)),
  upsellCase("the upsell is deleted", deleted(upsell), goes(/se eliminó o se archivó/)),
  upsellCase("the upsell has other words", edited(upsell, { upsell: { message: "Para {{nombre}}, vuelve" } }), {
    ...says(/^Para Ana, vuelve\n\nMenú: /),
  }),
  upsellCase(
    "the contact is renamed",
    (shop) => put(`/api/client/${shop.clientId}`, { client: { name: "Anita" } })(shop),
    {
      ...says(/^Para Anita: /),
    },
  ),
  upsellCase("the contact is deleted", (shop) => shop.owner.delete(`/api/client/${shop.clientId}`), {
    ...goes(/contacto|cita/),
  }),
  upsellCase("the number is disconnected", (shop) => shop.owner.delete(`/api/channel/${shop.channelId}`), {
    ...goes(/desconect|canal/),
  }),
  upsellCase("its service is renamed", edited(service, { service: { name: "Corte largo" } }), {
    kind: "reminder",
    ...says(/Corte largo/),
  }),
  upsellCase("the assistant is deleted", (shop) => shop.owner.delete(`/api/assistant/${shop.assistantId}`), {
    kind: "reminder",
    ...goes(/ya no lo envía/),
  }),
  upsellCase(
    "the assistant does not remind any more",
    (shop) => put(`/api/assistant/${shop.assistantId}`, { assistant: { capabilities: { sendReminder: null } } })(shop),
    { kind: "reminder", ...goes(/ya no lo envía/) },
  ),
];
