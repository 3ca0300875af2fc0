// Everything that a message of a sequence names, and what may happen to it.
import { expect } from "vitest";
import type { JsonBody } from "../../server/test/json-body.ts";
import type { ShiftedWorld } from "../../server/test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop } from "../../server/test/shops/planning-shop.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { Answer, Expectation } from "./judge-sending.ts";
import type { NamesCase } from "./names-case.ts";
import { outcomeOf } from "./phone.ts";

const TEXT = "{{nombre}}, ¿seguimos con tu {{servicio}} con {{especialista}}? Saluda {{asistente}}";
const PLAIN = /^Ana, ¿seguimos con tu Corte de cabello con Marta\? Saluda Sofía$/;

async function begin(world: ShiftedWorld) {
  const shop = await makePlanningShop(world, world.clock, {});
  const { owner, businessId, clientId } = shop;
  await shop.book(shop.at(20 * HOUR));
  const message = { text: TEXT, formattedName: "primero", delay: 1, timeUnit: "hours" };
  const phases = [
    {
      name: "Citas",
      type: "scheduling",
      scenarios: [{ name: "Interesado", reactivationMessagesSequence: [message] }, { name: "Frío" }],
    },
  ];
  const made = (await owner.post("/api/funnel", { funnel: { businessId, name: "Ventas", phases } })).body.data;
  const funnel = `/api/funnel/${made._id}`;
  const scenarioId = made.phases[0].scenarios[0]._id;
  expect((await owner.put(`${funnel}/client/${clientId}`, { scenarioId })).status).toBe(200);
  const rows = async () => {
    const kept = "select state as status, reason, phase from notifications where business_id = $1 and kind = $2";
    return (await world.product.owner.query(kept, [businessId, "reactivation"])).rows;
  };
  await eventually(async () => expect(await rows()).toMatchObject([{ status: "planned" }]), 15_000);
  return {
    ...shop,
    funnel,
    rows,
    /** Saves the phases after this edit of them. */
    save(edit: (phases: JsonBody[]) => void) {
      const edited = structuredClone(made.phases);
      edit(edited);
      return owner.put(funnel, { funnel: { phases: edited } });
    },
  };
}

type Shop = Awaited<ReturnType<typeof begin>>;
type Expected = { says?: RegExp; phase?: string; words?: RegExp; reason?: RegExp };

/** `phase`: where the message has to be shown after the change. */
function sequenceCase(name: string, change: (shop: Shop) => Promise<Answer>, expected: Expected): NamesCase {
  const { says, phase, words, reason } = expected;
  return {
    name: `sequence: ${name}`,
    ...(says ? { says } : {}),
    expected: (reason ? { reason } : { words: words ?? PLAIN }) satisfies Expectation,
    async play(world) {
      const shop = await begin(world);
      const answer = await change(shop);
      if (phase) await eventually(async () => expect((await shop.rows())[0].phase).toBe(phase), 10_000);
      return {
        answer,
        pass: (isAgain) => shop.timePasses(isAgain ? MINUTE : 2 * HOUR),
        outcome: async () => outcomeOf(shop, /seguimos|vuelve/, await shop.rows()),
      };
    },
  };
}

const first = (phases: JsonBody[]) => phases[0].scenarios[0];

export const SEQUENCE_NAMES: readonly NamesCase[] = [
  sequenceCase("its funnel is archived", ({ owner, funnel }) => owner.patch(`${funnel}?archive=true`, undefined), {
    reason: /El funnel se archivó/,
  }),
  sequenceCase("its funnel is deleted", ({ owner, funnel }) => owner.delete(funnel), {
    says: /así que se archivó/,
    reason: /El funnel se archivó/,
  }),
  sequenceCase("its funnel is renamed", ({ owner, funnel }) => owner.put(funnel, { funnel: { name: "Otro" } }), {}),
  sequenceCase(
    "its phase is renamed",
    (shop) =>
      shop.save((phases) => {
        phases[0].name = "Agenda";
      }),
    { phase: "agenda.interesado.primero" },
  ),
  sequenceCase(
    "its scenario is renamed",
    (shop) =>
      shop.save((phases) => {
        first(phases).name = "Curioso";
      }),
    { phase: "citas.curioso.primero" },
  ),
  sequenceCase("its scenario is taken out", (shop) => shop.save((phases) => phases[0].scenarios.shift()), {
    says: /^En «Interesado» hay 1 contacto: muévelo antes de quitarlo$/,
  }),
  sequenceCase(
    "the message is taken out",
    (shop) =>
      shop.save((phases) => {
        first(phases).reactivationMessagesSequence = [];
      }),
    { reason: /El mensaje se quitó de la secuencia/ },
  ),
  sequenceCase(
    "the message has other words",
    (shop) =>
      shop.save((phases) => {
        first(phases).reactivationMessagesSequence[0].text = "{{nombre}}, vuelve";
      }),
    { words: /^Ana, vuelve$/ },
  ),
  sequenceCase(
    "the message is renamed",
    (shop) =>
      shop.save((phases) => {
        first(phases).reactivationMessagesSequence[0].formattedName = "saludo";
      }),
    { phase: "citas.interesado.saludo" },
  ),
  sequenceCase(
    "its phase has no appointments any more",
    (shop) =>
      shop.save((phases) => {
        phases[0].type = "personalized";
      }),
    { says: /./ },
  ),
  sequenceCase(
    "its service is renamed",
    ({ owner, serviceIds }) => owner.put(`/api/service/${serviceIds[0]}`, { service: { name: "Corte largo" } }),
    { words: /tu Corte largo con Marta/ },
  ),
  sequenceCase("its service is deleted", ({ owner, serviceIds }) => owner.delete(`/api/service/${serviceIds[0]}`), {
    says: /así que se archivó/,
  }),
  sequenceCase(
    "its specialist is deleted",
    ({ owner, specialistIds }) => owner.delete(`/api/specialist/${specialistIds[0]}`),
    {},
  ),
  sequenceCase(
    "the assistant is renamed",
    ({ owner, assistantId }) => owner.put(`/api/assistant/${assistantId}`, { assistant: { name: "Vera" } }),
    { words: /Saluda Vera$/ },
  ),
  sequenceCase("the assistant is deleted", ({ owner, assistantId }) => owner.delete(`/api/assistant/${assistantId}`), {
    words: /^Ana, ¿seguimos con tu Corte de cabello con Marta\?(?!.*Sofía)/,
  }),
  sequenceCase("the contact is deleted", ({ owner, clientId }) => owner.delete(`/api/client/${clientId}`), {
    reason: /contacto/,
  }),
  sequenceCase("the number is disconnected", ({ owner, channelId }) => owner.delete(`/api/channel/${channelId}`), {
    reason: /desconect|canal/,
  }),
];
