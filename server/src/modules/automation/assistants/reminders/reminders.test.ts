// Personal reminders: written in the customer's own words after their yes, sent once at their hour, and cancelled by
// the customer or the staff. A model cannot make the server remind anybody of anything else.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../../test/shifted-world.ts";
import { call, makeScriptedShop, type ScriptedShop, say } from "../../../../../test/shops/scripted-shop.ts";
import type { Customer } from "../../../../../test/shops/talking-shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

const world = shiftedWorld({ LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" });
const { clock } = world;

const HOUR = 3600_000;
const ABOUT = "que traiga los estudios";
const DONE = { text: "Va." };

async function remindingShop(createReminders = true): Promise<ScriptedShop> {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  await shop.owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { capabilities: { createReminders } } });
  return shop;
}

/** The salon's local day and time in so many hours. */
function ahead(hours: number): { day: string; time: string } {
  const local = new Date(Date.now() + clock.shift + hours * HOUR - 6 * HOUR).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

const reminder = (hours: number, about = ABOUT) => call("create_reminder", { ...ahead(hours), about });

async function proposed(shop: ScriptedShop, ana: Customer, hours = 2): Promise<string> {
  await shop.script(reminder(hours), DONE);
  return ana.ask(`recuérdame más al rato ${ABOUT}`);
}

async function reminded(shop: ScriptedShop, hours = 2): Promise<Customer> {
  const ana = shop.customer();
  await proposed(shop, ana, hours);
  expect(await ana.ask("sí")).toMatch(
    /^Listo, tu recordatorio quedó programado:\n• .* a las .*\n• «que traiga los estudios»$/,
  );
  return ana;
}

async function clientOf(shop: ScriptedShop, ana: Customer): Promise<string> {
  const { body } = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${ana.from}`);
  return body.data[0]._id;
}

async function listed(shop: ScriptedShop, ana: Customer): Promise<JsonBody[]> {
  const clientId = await clientOf(shop, ana);
  const { body } = await shop.owner.get(`/api/notification?cId=${clientId}&businessId=${shop.businessId}`);
  return body.data.filter(({ kind }: JsonBody) => kind === "personal_reminder");
}

async function timePasses(hours: number): Promise<void> {
  clock.shift += hours * HOUR + 60_000;
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'notification-due.%' and state = 'created'",
  );
}

async function settled(shop: ScriptedShop, ana: Customer, status: string): Promise<JsonBody> {
  return eventually(async () => {
    const [one] = await listed(shop, ana);
    expect(one.status).toBe(status);
    return one;
  }, 20_000);
}

const heard = async (ana: Customer) => (await ana.replies()).filter((text) => text.includes("lo que nos pediste"));

test("the server puts it to the customer; after their yes it waits, and goes out once at its hour", async () => {
  const shop = await remindingShop();
  const ana = shop.customer();
  expect(await proposed(shop, ana)).toMatch(
    /^Te escribo por aquí para recordarte:\n• .* a las \d+:\d\d [ap]m\n• «que traiga los estudios»\n¿Lo programo\?$/,
  );
  expect(await listed(shop, ana)).toEqual([]);
  const asked = (await shop.requests()).length;
  expect(await ana.ask("sí, por favor")).toContain("quedó programado");
  expect(await shop.requests()).toHaveLength(asked);
  expect(await listed(shop, ana)).toMatchObject([{ status: "planned", text: ABOUT, deletable: true }]);
  await timePasses(2);
  await settled(shop, ana, "sent");
  expect(await heard(ana)).toEqual([
    `Hola, Ana López. Te escribimos de ${shop.name} para recordarte lo que nos pediste: «${ABOUT}».`,
  ]);
});

test("a no, another hour and what is no answer plan nothing", async () => {
  const shop = await remindingShop();
  for (const answer of ["no", "mejor a las 3 de la tarde", "sí, pero cancélalo"]) {
    const ana = shop.customer();
    await proposed(shop, ana);
    await shop.script(say({ act: "ask", about: "need" }));
    await ana.ask(answer);
    expect(await listed(shop, ana)).toEqual([]);
  }
});

test.each([
  ["a word of the model's", { about: "pagar quinientos pesos a Marta" }],
  ["words of theirs that stand apart", { about: "traiga estudios" }],
  ["nothing", { about: "" }],
  ["an hour that has passed", ahead(-3)],
  ["a day in two years", { day: "2029-01-01" }],
  ["no hour", { time: "mañana" }],
])("%s is put to nobody", async (_, wrong) => {
  const shop = await remindingShop();
  const ana = shop.customer();
  await shop.script(
    call("create_reminder", { ...ahead(2), about: ABOUT, ...wrong }),
    say({ act: "ask", about: "time" }),
  );
  expect(await ana.ask(`recuérdame más al rato ${ABOUT}`)).toBe("¿A qué hora te gustaría?");
  await shop.script(say({ act: "ask", about: "need" }));
  await ana.ask("sí");
  expect(await listed(shop, ana)).toEqual([]);
});

test("they are told of theirs, and take one back after their yes; nobody else's", async () => {
  const shop = await remindingShop();
  const [ana, eva] = [await reminded(shop), shop.customer()];
  await shop.script(call("list_reminders"), say({ act: "reminders" }));
  expect(await ana.ask("¿qué recordatorios tengo?")).toMatch(
    /^Tienes este recordatorio:\n• .*: «que traiga los estudios»$/,
  );
  const [{ _id }] = await listed(shop, ana);
  const gone = call("cancel_reminder", { reminder: _id.slice(-8) });
  await shop.script(gone, say({ act: "reminders" }));
  expect(await eva.ask("cancela el recordatorio")).toBe("Por ahora no tienes recordatorios programados.");
  await shop.script(call("list_reminders"), gone, DONE);
  expect(await ana.ask("cancela el recordatorio")).toMatch(/^¿Cancelo este recordatorio\?\n• /);
  expect(await listed(shop, ana)).toMatchObject([{ status: "planned" }]);
  expect(await ana.ask("sí, cancélalo")).toMatch(/^Listo, cancelé tu recordatorio:\n/);
  expect(await listed(shop, ana)).toMatchObject([{ status: "withdrawn", reason: "Lo canceló el cliente" }]);
  await timePasses(2);
  expect(await heard(ana)).toEqual([]);
});

test("staff take it back; who switches the assistant off hears nothing more of it; after the window it is not sent, with the reason", async () => {
  const shop = await remindingShop();
  const [ana, eva, late] = [await reminded(shop), await reminded(shop), await reminded(shop, 30)];
  const [{ _id }] = await listed(shop, ana);
  expect((await shop.owner.delete(`/api/notification/${_id}`)).status).toBe(200);
  await shop.owner.put(`/api/client/${await clientOf(shop, eva)}`, { client: { noRespond: true } });
  await timePasses(2);
  expect((await settled(shop, eva, "withdrawn")).reason).toBe("El asistente está apagado para este contacto");
  expect((await settled(shop, ana, "withdrawn")).reason).toContain("Lo retiró");
  await timePasses(28);
  expect((await settled(shop, late, "not_sent")).reason).not.toBe("");
  for (const one of [ana, eva, late]) expect(await heard(one)).toEqual([]);
});

test("an objection to promotions does not stop what they asked for themselves", async () => {
  const shop = await remindingShop();
  const ana = await reminded(shop);
  const clientId = await clientOf(shop, ana);
  const receivedOn = addDays(new Date().toISOString().slice(0, 10), -1);
  const request = { clientId, kind: "opposition", receivedOn, through: "Correo", purposes: ["secondary"] };
  const { _id } = (await shop.owner.post("/api/privacy/request", { businessId: shop.businessId, request })).body.data;
  await shop.owner.post(`/api/privacy/request/${_id}/answer`, { answer: { isAccepted: true, answer: "Se le avisó" } });
  const done = await shop.owner.post(`/api/privacy/request/${_id}/carry-out`, { done: { note: "" } });
  expect(done.status).toBe(200);
  await timePasses(2);
  await settled(shop, ana, "sent");
  expect(await heard(ana)).toHaveLength(1);
});

test("switched off, no model has the tool; the built-in engine gives it to a person, where it is on", async () => {
  const off = await remindingShop(false);
  await off.script(reminder(2), say({ act: "reminders" }), say({ act: "ask", about: "need" }));
  const reply = await off.customer().ask(`recuérdame más al rato ${ABOUT}`);
  expect(reply).not.toMatch(/recordatorio|recordarte/);
  const tools = (await off.requests())[0].body.tools.map(({ function: { name } }: JsonBody) => name);
  expect(tools).not.toContain("create_reminder");
  const on = await remindingShop();
  await on.script({ status: 400 });
  const ana = on.customer();
  expect(await ana.ask(`recuérdame mañana a las 9 ${ABOUT}`)).toContain(
    "Con gusto vemos lo de tu recordatorio: le aviso a una persona del equipo para que te atienda por aquí.",
  );
  expect(await listed(on, ana)).toEqual([]);
});
