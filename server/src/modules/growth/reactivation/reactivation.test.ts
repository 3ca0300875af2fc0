// Reactivation sequences over HTTP and as messages: entering plans, leaving withdraws, each is sent once.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, makePlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const settled = (check: () => Promise<void>) => eventually(check, 15_000);
const MESSAGE = { text: "Hola {{nombre}}, ¿seguimos? Saluda {{asistente}}", delay: 1, timeUnit: "hours" };
const phasesWith = (interested: object[], booked: object[] = []) => [
  {
    name: "Nuevos",
    type: "personalized",
    scenarios: [{ name: "Interesado", reactivationMessagesSequence: interested }, { name: "Frío" }],
  },
  { name: "Citas", type: "scheduling", scenarios: [{ name: "Con cita", reactivationMessagesSequence: booked }] },
];

async function shopWithFunnel(interested: object[], booked: object[] = []) {
  const shop = await makePlanningShop(world, clock, {});
  const { owner, businessId, clientId } = shop;
  const funnel = { businessId, name: "Ventas", phases: phasesWith(interested, booked) };
  const made = await owner.post("/api/funnel", { funnel });
  expect(made.status).toBe(201);
  const { _id: id, phases } = made.body.data;
  const [interesado, frio] = phases[0].scenarios;
  const messages = async () => {
    const { data } = (await owner.get(`/api/notification?cId=${clientId}`)).body;
    return data.filter(({ kind }: JsonBody) => kind === "reactivation");
  };
  return {
    ...shop,
    id,
    phases,
    scenarios: { interesado: interesado._id, frio: frio._id, conCita: phases[1].scenarios[0]._id },
    move: (scenarioId: string | null) => owner.put(`/api/funnel/${id}/client/${clientId}`, { scenarioId }),
    messages,
    states: async () => (await messages()).map(({ status, reason }: JsonBody) => [status, reason]),
    words: async () =>
      (await shop.heard())
        .map(({ text }: JsonBody) => text)
        .filter((text: string) => /seguimos|te esperamos/.test(text)),
  };
}

test("who enters a scenario gets its message once, in the words of now; who leaves before gets none", async () => {
  const shop = await shopWithFunnel([MESSAGE, { ...MESSAGE, delayReference: "last_reactivation_message", delay: 2 }]);
  await shop.move(shop.scenarios.interesado);
  await settled(async () =>
    expect(await shop.messages()).toMatchObject([
      {
        ...{ phase: "nuevos.interesado.mensaje_2", funnelId: shop.id, status: "planned" },
        cause: { rule: "Ventas: Nuevos › Interesado", services: [] },
      },
      { phase: "nuevos.interesado.mensaje_1", ruleId: shop.phases[0].scenarios[0].reactivationMessagesSequence[0]._id },
    ]),
  );
  const renamed = structuredClone(shop.phases);
  renamed[0].scenarios[0].reactivationMessagesSequence[0].text = "{{nombre}}, ¿seguimos hoy?";
  await shop.owner.put(`/api/funnel/${shop.id}`, { funnel: { phases: renamed } });
  await settled(async () => expect((await shop.messages())[1].text).toBe("{{nombre}}, ¿seguimos hoy?"));
  await shop.timePasses(1.5 * HOUR);
  await settled(async () => expect(await shop.words()).toEqual(["Ana, ¿seguimos hoy?"]));
  await shop.move(shop.scenarios.frio);
  await settled(async () =>
    expect(await shop.states()).toContainEqual(["withdrawn", "El contacto salió de ese escenario"]),
  );
  await shop.timePasses(4 * HOUR);
  expect(await shop.words()).toHaveLength(1);
});

test("sent at once it goes out before its time, and no edit of the funnel plans it again", async () => {
  const shop = await shopWithFunnel([{ ...MESSAGE, delay: 5 }]);
  await shop.move(shop.scenarios.interesado);
  await settled(async () => expect(await shop.states()).toEqual([["planned", ""]]));
  const [{ _id }] = await shop.messages();
  expect((await shop.owner.post(`/api/notification/${_id}/send`, {})).status).toBe(200);
  await settled(async () => expect(await shop.words()).toHaveLength(1));
  const later = structuredClone(shop.phases);
  later[0].scenarios[0].reactivationMessagesSequence[0].delay = 3;
  later[0].scenarios[0].reactivationMessagesSequence.push({
    ...MESSAGE,
    text: "{{nombre}}, ¿seguimos mañana?",
    delay: 6,
  });
  expect((await shop.owner.put(`/api/funnel/${shop.id}`, { funnel: { phases: later } })).status).toBe(200);
  await settled(async () => expect(await shop.messages()).toMatchObject([{ status: "planned" }, { status: "sent" }]));
  await shop.timePasses(5 * HOUR);
  expect(await shop.words()).toHaveLength(1);
});

test("one about the appointment is planned again when that moves, and stops with it", async () => {
  const shop = await shopWithFunnel(
    [],
    [
      {
        text: "{{nombre}}, te esperamos a las {{hora}}",
        delay: -1,
        timeUnit: "hours",
        delayReference: "last_appointment",
      },
    ],
  );
  const made = await shop.book(shop.at(3 * HOUR));
  await shop.move(shop.scenarios.conCita);
  const planned = async () => (await shop.messages()).find(({ status }: JsonBody) => status === "planned");
  await settled(async () =>
    expect(await planned()).toMatchObject({ deliveryDate: shop.at(2 * HOUR), appointmentId: made._id }),
  );
  await shop.owner.put(`/api/appointment/${made._id}`, {
    appointment: { start: shop.at(5 * HOUR), confirmOutsideHours: true },
  });
  await settled(async () => expect((await planned())?.deliveryDate).toBe(shop.at(4 * HOUR)));
  expect(await shop.states()).toContainEqual(["withdrawn", "La cita se movió"]);
  await shop.owner.patch(`/api/appointment/${made._id}`, { status: "cancelada" });
  await settled(async () => expect(await planned()).toBeUndefined());
});

test("a move that nobody heard of is found when the message is due, and an objection withdraws it", async () => {
  const shop = await shopWithFunnel([MESSAGE]);
  await shop.move(shop.scenarios.interesado);
  await settled(async () => expect(await shop.states()).toEqual([["planned", ""]]));
  await world.product.owner.query(
    "update funnel_places set entered_at = entered_at + interval '1 second' where contact_id = $1",
    [shop.clientId],
  );
  await shop.timePasses(2 * HOUR);
  await settled(async () => expect(await shop.states()).toEqual([["withdrawn", "El contacto salió de ese escenario"]]));
  expect(await shop.words()).toEqual([]);
  await shop.move(shop.scenarios.frio);
  await shop.move(shop.scenarios.interesado);
  await settled(async () => expect((await shop.states())[0]).toEqual(["planned", ""]));
  await shop.write(shop.from, "BAJA");
  await settled(async () =>
    expect((await shop.states())[0]).toEqual(["withdrawn", "El contacto se opuso a recibir estos mensajes"]),
  );
});

test("an archived funnel plans nothing, and an edit without sequences keeps them", async () => {
  const shop = await shopWithFunnel([MESSAGE]);
  await shop.move(shop.scenarios.interesado);
  await settled(async () => expect(await shop.states()).toEqual([["planned", ""]]));
  const without = shop.phases.map((phase: JsonBody) => ({
    ...phase,
    scenarios: phase.scenarios.map(({ reactivationMessagesSequence: _, ...scenario }: JsonBody) => scenario),
  }));
  const kept = await shop.owner.put(`/api/funnel/${shop.id}`, { funnel: { phases: without } });
  expect(kept.body.data.phases).toEqual(shop.phases);
  await shop.owner.patch(`/api/funnel/${shop.id}?archive=true`, undefined);
  await settled(async () => expect(await shop.states()).toEqual([["withdrawn", "El funnel se archivó"]]));
});

test.each([
  [{ text: "" }, "text", "El texto del mensaje es requerido."],
  [{ delay: -1 }, "delay", "El delay no puede ser negativo."],
  [{ delay: 1.5 }, "delay", "El tiempo debe ser un número entero"],
  [{ delay: 400, timeUnit: "days" }, "delay", "Con días, el tiempo puede ser hasta 365"],
  [{ timeUnit: "months" }, "timeUnit", "Elige minutos, horas o días"],
  [{ delayReference: "payday" }, "delayReference", "Elige desde cuándo se cuenta el tiempo"],
  [{ text: "Tu cita del {{fecha}}" }, "text", /^La variable \{\{fecha\}\} no existe aquí/],
])("%o is refused by name", async (wrong, path, message) => {
  const { owner, businessId } = await makePlanningShop(world, clock);
  const phases = phasesWith([{ ...MESSAGE, ...wrong }]);
  const { status, body } = await owner.post("/api/funnel", { funnel: { businessId, name: "Ventas", phases } });
  expect([status, body.errors[0].path]).toEqual([
    400,
    `funnel.phases.0.scenarios.0.reactivationMessagesSequence.0.${path}`,
  ]);
  expect(body.errors[0].message).toMatch(message);
});
