// The assistant's duties for each appointment: confirmation, reminder, cancellation; and the buttons under its
// question.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop, type PlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const settled = (check: () => Promise<void>) => eventually(check, 15_000);
const ALL = { requestConfirmation: 10, autoCancelAppointments: 6, sendReminder: 4 };
const shopWith = (capabilities: object = ALL) => makePlanningShop(world, clock, capabilities);
const appointment = async (shop: PlanningShop, id: string) =>
  (await shop.owner.get(`/api/appointment/${id}`)).body.data;
const statusOf = async (shop: PlanningShop, id: string) => (await appointment(shop, id)).status;

/** An appointment in fourteen hours, with its question sent; returns the question as on the phone. */
async function asked(shop: PlanningShop) {
  const made = await shop.book(shop.at(14 * HOUR));
  await settled(async () => expect(await shop.planned(made._id, "confirmation")).toBeDefined());
  await shop.timePasses(4 * HOUR + 2 * MINUTE);
  await settled(async () => expect((await shop.heard()).some(({ buttons }) => buttons)).toBe(true));
  const question = (await shop.heard()).findLast(({ buttons }) => buttons);
  return { made, question, press: (title: string) => pressed(shop, question, title) };
}

async function pressed(shop: PlanningShop, question: { buttons: { id: string; title: string }[] }, title: string) {
  const choice = question.buttons.find((button) => button.title === title);
  if (!choice) throw new Error(`no button ${title}`);
  await shop.press(shop.from, choice);
}

const lastWords = async (shop: PlanningShop) => (await shop.heard()).at(-1)?.text;

test("asked, not confirmed: cancelled at its hour, and told so; the reminder does not go out", async () => {
  const shop = await shopWith();
  const { made, question } = await asked(shop);
  expect(question.text).toContain("¿Nos confirmas tu cita en Salón de prueba?");
  expect(question.buttons.map(({ title }: { title: string }) => title)).toEqual([
    "Confirmar",
    "Cancelar",
    "Cambiar hora",
  ]);
  const before = await appointment(shop, made._id);
  expect(before.confirmationMessagesCounter).toBe(1);
  expect(Date.parse(before.autoCancelDate)).toBe(Date.parse(made.start) - 6 * HOUR);
  expect(before.updatedAt).toBe(made.updatedAt);
  await shop.timePasses(4 * HOUR);
  await settled(async () => expect(await statusOf(shop, made._id)).toBe("cancelada"));
  await settled(async () => expect(await lastWords(shop)).toContain("Como no recibimos tu confirmación, cancelamos"));
  await settled(async () => expect((await shop.planned(made._id, "reminder")).status).toBe("withdrawn"));
  expect((await appointment(shop, made._id)).autoCancelDate).toBeNull();
});

test("a press confirms, once; then it is reminded and not cancelled", async () => {
  const shop = await shopWith();
  const { made, press } = await asked(shop);
  await press("Confirmar");
  await settled(async () => expect(await statusOf(shop, made._id)).toBe("confirmada"));
  await settled(async () => expect(await lastWords(shop)).toContain("Listo, tu cita quedó confirmada"));
  await settled(async () =>
    expect((await shop.planned(made._id, "auto_cancel")).reason).toBe("La cita ya está confirmada"),
  );
  await shop.timePasses(6 * HOUR);
  await settled(async () => expect(await lastWords(shop)).toContain("Te recordamos tu cita"));
  expect(await statusOf(shop, made._id)).toBe("confirmada");
  // The assistant sent nothing more: the notice, the question, the answer to the press, the reminder.
  expect((await shop.heard()).filter(({ text }) => !/escríbenos|Hola, Ana|Listo/.test(text)).length).toBe(0);
});

test("a press cancels; pressed again it says that it is cancelled", async () => {
  const shop = await shopWith();
  const { made, press } = await asked(shop);
  await press("Cancelar");
  await settled(async () => expect(await statusOf(shop, made._id)).toBe("cancelada"));
  await settled(async () => expect(await lastWords(shop)).toContain("Gracias por avisar"));
  await press("Confirmar");
  await settled(async () => expect(await lastWords(shop)).toContain("ya está cancelada"));
  expect(await statusOf(shop, made._id)).toBe("cancelada");
});

test("an old button of a moved or past appointment changes nothing and says so; somebody else's does nothing", async () => {
  const shop = await shopWith();
  const { made, question, press } = await asked(shop);
  const change = { start: shop.at(15 * HOUR), confirmOutsideHours: true };
  await shop.owner.put(`/api/appointment/${made._id}`, { appointment: change });
  await press("Confirmar");
  await settled(async () => expect(await lastWords(shop)).toContain("Ese mensaje era de un horario anterior"));
  expect(await statusOf(shop, made._id)).toBe("agendada");
  const stranger = shop.newNumber();
  await shop.press(stranger, question.buttons[1]);
  await settled(async () => expect(await shop.threads()).toHaveLength(2));
  expect(await statusOf(shop, made._id)).toBe("agendada");
  await shop.owner.patch(`/api/assistant/${shop.assistantId}`, { isWorking: false });
  await shop.timePasses(16 * HOUR);
  await press("Cancelar");
  await settled(async () => expect(await lastWords(shop)).toContain("Esa cita ya pasó"));
  expect(await statusOf(shop, made._id)).toBe("agendada");
});

test("who asks for another hour speaks with the assistant about it", async () => {
  const shop = await shopWith();
  const { made, press } = await asked(shop);
  const before = (await shop.heard()).length;
  await press("Cambiar hora");
  await settled(async () => expect((await shop.heard()).length).toBeGreaterThan(before));
  expect(await lastWords(shop)).toMatch(/cita|día|hora/i);
  expect(await statusOf(shop, made._id)).toBe("agendada");
});

test("duties that are turned on later reach the appointments to come; turned off, they are withdrawn", async () => {
  const shop = await shopWith({});
  const made = await shop.book(shop.at(14 * HOUR));
  await settled(async () => expect(await shop.listOf(made._id)).toHaveLength(2));
  const save = (capabilities: object) =>
    shop.owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { capabilities } });
  await save({ sendReminder: 5 });
  await settled(async () => expect((await shop.planned(made._id, "reminder"))?.status).toBe("planned"));
  await save({ sendReminder: 3 });
  await settled(async () => {
    const planned = (await shop.listOf(made._id)).filter(
      ({ kind, status }) => kind === "reminder" && status === "planned",
    );
    expect(planned.map(({ deliveryDate }) => Date.parse(deliveryDate))).toEqual([Date.parse(made.start) - 3 * HOUR]);
  });
  await save({ sendReminder: null });
  await settled(async () => expect((await shop.planned(made._id, "reminder"))?.status).toBe("withdrawn"));
});

test("nobody is cancelled who could not be asked; noRespond and a resting business stop what the assistant does", async () => {
  const shop = await shopWith();
  const made = await shop.book(shop.at(14 * HOUR));
  await settled(async () => expect(await shop.planned(made._id, "auto_cancel")).toBeDefined());
  await shop.owner.put(`/api/client/${shop.clientId}`, { client: { noRespond: true } });
  await shop.timePasses(5 * HOUR);
  await settled(async () =>
    expect((await shop.planned(made._id, "confirmation")).reason).toBe("El asistente está apagado para este contacto"),
  );
  await shop.owner.put(`/api/client/${shop.clientId}`, { client: { noRespond: false } });
  await shop.timePasses(4 * HOUR);
  await settled(async () =>
    expect((await shop.planned(made._id, "auto_cancel")).reason).toBe(
      "No se canceló: no se pudo pedir la confirmación al cliente",
    ),
  );
  expect(await statusOf(shop, made._id)).toBe("agendada");
  await shop.owner.put(`/api/business/${shop.businessId}`, { business: { isWorking: false } });
  await shop.timePasses(2 * HOUR);
  await settled(async () =>
    expect((await shop.planned(made._id, "reminder")).reason).toBe("El negocio no está en funcionamiento"),
  );
});
