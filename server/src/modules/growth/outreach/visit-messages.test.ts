// A visit of several services has common messages: its news, its question with the buttons, its reminder, its
// cancellation.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop, type PlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const settled = (check: () => Promise<void>) => eventually(check, 15_000);
const ALL = { requestConfirmation: 8, autoCancelAppointments: 6, sendReminder: 4 };

/** Cut with Marta, colour and cut with Luis, in ten hours; it is early in the day in their zone. */
async function booked(capabilities: object = ALL) {
  const shop = await makePlanningShop(world, clock, capabilities);
  const { owner, businessId, branchId, clientId, specialistIds, serviceIds } = shop;
  const [marta, luis] = specialistIds;
  const [cut, colour] = serviceIds;
  await owner.put(`/api/service/${colour}`, { service: { specialists: [luis, marta] }, specialists: [luis, marta] });
  const lines = [
    { serviceId: cut, specialistId: marta },
    { serviceId: colour, specialistId: luis },
    { serviceId: cut, specialistId: luis },
  ];
  const visit = { businessId, branchId, clientId, start: shop.at(10 * HOUR), lines, confirmOutsideHours: true };
  const made = await owner.post("/api/visit", { visit });
  expect([made.status, made.body.message]).toEqual([201, "Visita agendada con éxito"]);
  const parts = made.body.data as [JsonBody, JsonBody, JsonBody];
  await settled(async () => expect(await shop.planned(parts[2]._id, "scheduled")).toBeDefined());
  const heardOf = async (pattern: RegExp) => (await shop.heard()).filter(({ text }) => pattern.test(text));
  const statuses = async () =>
    Promise.all(parts.map(async ({ _id }) => (await owner.get(`/api/appointment/${_id}`)).body.data.status));
  return { shop, owner, parts, heardOf, statuses };
}

async function press(shop: PlanningShop, title: string) {
  await settled(async () => expect((await shop.heard()).some(({ buttons }) => buttons)).toBe(true));
  const question = (await shop.heard()).findLast(({ buttons }) => buttons);
  await shop.press(
    shop.from,
    question.buttons.find((button: JsonBody) => button.title === title),
  );
  return question;
}

test("its news is one message with each service at its hour, and one to each who attends; with one calendar file", async () => {
  const { shop, parts, heardOf } = await booked();
  const ids = parts.map(({ _id }) => _id);
  for (const { _id } of parts) {
    expect((await shop.planned(_id, "scheduled")).appointmentIds).toEqual(ids);
    expect((await shop.listOf(_id)).filter(({ kind }) => kind === "specialist")).toHaveLength(1);
  }
  expect((await shop.planned(ids[2], "specialist")).appointmentIds).toEqual(ids.slice(1));
  expect((await shop.planned(ids[2], "specialist")).text).toMatch(
    /^Luis, tienes una visita nueva:\n(• .+\n){3}• Ana\n/,
  );
  await shop.timePasses(4 * MINUTE);
  await settled(async () => expect(await heardOf(/quedó agendada/)).toHaveLength(1));
  const [said] = await heardOf(/quedó agendada/);
  expect(said.text).toMatch(
    /^Hola, Ana\. Tu visita en Salón de prueba quedó agendada:\n• .+\n• \d+:\d\d [ap]m, Corte de cabello con Marta\n• \d+:\d\d [ap]m, .+ con Luis\n• .+ con Luis\n• /,
  );
  const file = await world.product.anonymous.get(new URL(said.text.split(" ").at(-1)).pathname);
  expect((file.body as unknown as string).match(/UID:\S+/g)).toEqual(ids.map((id) => `UID:${id}@mostrador`));
});

test("one question is asked; 'Confirmar' confirms all of it, and it is reminded once", async () => {
  const { shop, owner, parts, heardOf, statuses } = await booked();
  await shop.timePasses(2 * HOUR + 2 * MINUTE);
  const question = await press(shop, "Confirmar");
  expect(question.text).toContain("¿Nos confirmas tu visita en Salón de prueba?");
  await settled(async () => expect(await statuses()).toEqual(["confirmada", "confirmada", "confirmada"]));
  await settled(async () => expect(await heardOf(/^Listo, tu visita quedó confirmada/)).toHaveLength(1));
  const { confirmationMessagesCounter } = (await owner.get(`/api/appointment/${parts[1]._id}`)).body.data;
  expect(confirmationMessagesCounter).toBe(1);
  await shop.timePasses(4 * HOUR);
  await settled(async () => expect(await heardOf(/Te recordamos tu visita/)).toHaveLength(1));
  expect(await heardOf(/Nos confirmas/)).toHaveLength(1);
  expect(await statuses()).toEqual(["confirmada", "confirmada", "confirmada"]);
});

test("'Cancelar' cancels all of it, and says so once", async () => {
  const { shop, heardOf, statuses } = await booked();
  await shop.timePasses(2 * HOUR + 2 * MINUTE);
  await press(shop, "Cancelar");
  await settled(async () => expect(await statuses()).toEqual(["cancelada", "cancelada", "cancelada"]));
  await settled(async () => expect(await heardOf(/^Cancelamos tu visita de Corte de cabello y /)).toHaveLength(1));
});

test("not confirmed it is cancelled as a whole, once said; what was moved to another hour is not touched", async () => {
  const { shop, owner, parts, heardOf, statuses } = await booked();
  await shop.timePasses(2 * HOUR + 2 * MINUTE);
  await settled(async () => expect(await heardOf(/Nos confirmas/)).toHaveLength(1));
  const appointment = { start: shop.at(32 * HOUR), confirmOutsideHours: true };
  expect((await owner.put(`/api/appointment/${parts[2]._id}`, { appointment })).status).toBe(200);
  await settled(async () =>
    expect((await shop.planned(parts[2]._id, "moved"))?.appointmentIds).toEqual([parts[2]._id]),
  );
  expect(await shop.planned(parts[0]._id, "moved")).toBeUndefined();
  await shop.timePasses(2 * HOUR);
  await settled(async () => expect(await statuses()).toEqual(["cancelada", "cancelada", "agendada"]));
  await settled(async () =>
    expect(await heardOf(/Como no recibimos tu confirmación, cancelamos tu visita/)).toHaveLength(1),
  );
  await settled(async () => expect(await heardOf(/Tu cita en .+ cambió\. Queda así/)).toHaveLength(1));
});

test("moved as a whole it is told once; a part that is deleted or cancelled leaves the message of the rest", async () => {
  const { shop, owner, parts, heardOf } = await booked({});
  await shop.timePasses(4 * MINUTE);
  await settled(async () => expect(await heardOf(/quedó agendada/)).toHaveLength(1));
  const visit = { start: shop.at(11 * HOUR), confirmOutsideHours: true };
  expect((await owner.put(`/api/appointment/${parts[0]._id}/visit`, { visit })).status).toBe(200);
  const ids = parts.map(({ _id }) => _id);
  await settled(async () => expect((await shop.planned(ids[2], "moved"))?.appointmentIds).toEqual(ids));
  await owner.delete(`/api/appointment/${ids[0]}`);
  const path = `/api/appointment/${ids[2]}`;
  await owner.patch(path, { status: "cancelada", cancellationMessage: "Luis sale antes" });
  await settled(async () => expect((await shop.planned(ids[1], "moved")).appointmentIds).toEqual([ids[1]]));
  await shop.timePasses(6 * MINUTE);
  await settled(async () => expect(await heardOf(/Luis sale antes/)).toHaveLength(1));
  await settled(async () => expect(await heardOf(/cambió\. Queda así/)).toHaveLength(1));
  expect((await heardOf(/cambió\. Queda así/))[0].text).toMatch(/^Hola, Ana\. Tu cita en .+\n• .+ con Luis\n/);
});
