// Upsells over HTTP and as messages: planned from appointments, sent once while they have their reason.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, makePlanningShop, type PlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const settled = (check: () => Promise<void>) => eventually(check, 15_000);
const OFFER = {
  message: "Hola {{nombre}}, ¿cómo quedó tu {{servicio}}? Saluda {{asistente}}",
  delay: 1,
  timeUnit: "hours",
};

async function shopWithUpsell(upsell: object = {}) {
  const shop = await makePlanningShop(world, clock, {});
  const register = (more: object) =>
    shop.owner.post("/api/upsell", { upsell: { businessId: shop.businessId, ...OFFER, ...more } });
  const made = await register(upsell);
  expect(made.status).toBe(201);
  const id = made.body.data._id as string;
  return {
    ...shop,
    id,
    register,
    upsellOf: (appointmentId: string) => shop.planned(appointmentId, "upsell"),
    offers: async () =>
      (await shop.heard()).map(({ text }: JsonBody) => text).filter((text: string) => /cómo quedó/.test(text)),
    figures: async () => (await shop.owner.get(`/api/upsell/${id}`)).body.data.figures,
  };
}

const attended = async ({ owner }: PlanningShop, id: string) =>
  owner.patch(`/api/appointment/${id}`, { status: "asistida" });

test("after an attended appointment it is sent once, in the words of now, and its results are counted", async () => {
  const shop = await shopWithUpsell({ delayReference: "assisted", whenToSend: "always" });
  const made = await shop.book(shop.at(2 * HOUR));
  await settled(async () => expect(await shop.planned(made._id, "scheduled")).toBeDefined());
  expect(await shop.upsellOf(made._id)).toBeUndefined();
  await attended(shop, made._id);
  await settled(async () =>
    expect(await shop.upsellOf(made._id)).toMatchObject({ status: "planned", ruleId: shop.id }),
  );
  const { data } = (await shop.owner.get(`/api/notification/planned?businessId=${shop.businessId}&kind=upsell`)).body;
  expect(data.map(({ appointmentId }: JsonBody) => appointmentId)).toEqual([made._id]);
  expect(data[0].cause).toMatchObject({ rule: expect.stringMatching(/ después de /), services: ["Corte de cabello"] });
  await shop.timePasses(5 * HOUR);
  await settled(async () => expect(await shop.offers()).toHaveLength(1));
  expect((await shop.offers())[0]).toBe("Hola Ana, ¿cómo quedó tu Corte de cabello? Saluda Sofía");
  await settled(async () =>
    expect(await shop.figures()).toMatchObject({ planned: 0, sent: 1, answered: 0, booked: 0 }),
  );
  // WhatsApp's clock is not moved: its answer has the real time
  const sentNow = "update notifications set settled_at = now() - interval '1 minute' where rule_id = $1";
  await world.product.owner.query(sentNow, [shop.id]);
  const earlier = "update appointments set created_at = now() - interval '1 day' where id = $1";
  await world.product.owner.query(earlier, [made._id]);
  await shop.write(shop.from, "Muy bien, gracias");
  const booked = await shop.book(shop.at(30 * HOUR));
  await settled(async () => expect(await shop.figures()).toMatchObject({ sent: 1, answered: 1, booked: 1, income: 0 }));
  const again = (await shop.owner.get(`/api/upsell?businessId=${shop.businessId}`)).body.data[0];
  expect(again.figures.income).toBe(0);
  const pay = async (appointmentId: string, amount: number) => {
    const { businessId, branchId } = shop;
    const moneyMovement = { businessId, branchId, type: "in", amount, paymentMethod: "cash" };
    expect((await shop.owner.post("/api/moneyMovement", { moneyMovement, appointmentId })).status).toBe(201);
  };
  await pay(booked._id, 350.5);
  await pay(made._id, 999);
  await settled(async () => expect((await shop.figures()).income).toBe(350.5));
  await attended(shop, made._id);
  await shop.timePasses(3 * HOUR);
  expect(await shop.offers()).toHaveLength(1);
});

test("cancelled, moved or archived it is withdrawn with its reason, and planned for the new hour", async () => {
  const shop = await shopWithUpsell({ delayDirection: "before", whenToSend: "always" });
  const made = await shop.book(shop.at(5 * HOUR));
  await settled(async () => expect((await shop.upsellOf(made._id))?.deliveryDate).toBe(shop.at(4 * HOUR)));
  await shop.owner.put(`/api/appointment/${made._id}`, {
    appointment: { start: shop.at(6 * HOUR), confirmOutsideHours: true },
  });
  await settled(async () => expect((await shop.upsellOf(made._id))?.deliveryDate).toBe(shop.at(5 * HOUR)));
  const states = async () =>
    (await shop.listOf(made._id)).filter(({ kind }) => kind === "upsell").map(({ status, reason }) => [status, reason]);
  expect(await states()).toContainEqual(["withdrawn", "La cita se movió"]);
  await shop.owner.patch(`/api/upsell/${shop.id}?archive=true`, undefined);
  await settled(async () => expect(await states()).toContainEqual(["withdrawn", "El upsell se eliminó o se archivó"]));
  await shop.owner.patch(`/api/upsell/${shop.id}?archive=false`, undefined);
  await settled(async () => expect(await shop.upsellOf(made._id)).toMatchObject({ status: "planned" }));
  await shop.owner.patch(`/api/appointment/${made._id}`, { status: "cancelada" });
  await settled(async () => expect(await states()).toContainEqual(["withdrawn", "La cita se canceló"]));
  await shop.timePasses(8 * HOUR);
  expect(await shop.offers()).toEqual([]);
});

test("a person stops one for good, and a contact whose assistant is off gets none", async () => {
  const shop = await shopWithUpsell({ whenToSend: "always" });
  const stopped = await shop.book(shop.at(HOUR));
  await settled(async () => expect(await shop.upsellOf(stopped._id)).toBeDefined());
  await shop.owner.delete(`/api/notification/${(await shop.upsellOf(stopped._id))._id}`);
  await attended(shop, stopped._id);
  await shop.owner.put(`/api/upsell/${shop.id}`, { upsell: { message: "¿Y cómo quedó todo?" } });
  const silent = await shop.book(shop.at(3 * HOUR));
  await settled(async () => expect(await shop.upsellOf(silent._id)).toMatchObject({ status: "planned" }));
  expect((await shop.upsellOf(stopped._id)).status).toBe("withdrawn");
  await shop.owner.put(`/api/client/${shop.clientId}`, { client: { noRespond: true } });
  await shop.timePasses(7 * HOUR);
  await settled(async () =>
    expect(await shop.upsellOf(silent._id)).toMatchObject({
      status: "withdrawn",
      reason: "El asistente está apagado para este contacto",
    }),
  );
  expect(await shop.offers()).toEqual([]);
});

test("BAJA withdraws what is planned, and nothing goes out later; an edit rewords what is planned before", async () => {
  const shop = await shopWithUpsell({ whenToSend: "always" });
  const made = await shop.book(shop.at(3 * HOUR));
  await settled(async () => expect(await shop.upsellOf(made._id)).toMatchObject({ status: "planned" }));
  await shop.owner.put(`/api/upsell/${shop.id}`, { upsell: { message: "Dinos cómo quedó todo" } });
  await settled(async () => expect((await shop.upsellOf(made._id)).text).toBe("Dinos cómo quedó todo"));
  await shop.write(shop.from, "BAJA");
  await settled(async () =>
    expect(await shop.upsellOf(made._id)).toMatchObject({
      status: "withdrawn",
      reason: "El contacto se opuso a recibir estos mensajes",
    }),
  );
  await attended(shop, made._id);
  await shop.timePasses(7 * HOUR);
  await settled(async () => {
    await shop.timePasses(0);
    expect(await shop.upsellOf(made._id)).toMatchObject({ status: "withdrawn" });
  });
  expect(await shop.offers()).toEqual([]);
});

test("sent at once it goes out before its time, and not again", async () => {
  const shop = await shopWithUpsell({ whenToSend: "always" });
  const made = await shop.book(shop.at(3 * HOUR));
  await settled(async () => expect(await shop.upsellOf(made._id)).toMatchObject({ status: "planned" }));
  const { _id } = await shop.upsellOf(made._id);
  expect((await shop.owner.post(`/api/notification/${_id}/send`, {})).status).toBe(200);
  await settled(async () => expect(await shop.offers()).toHaveLength(1));
  await shop.owner.put(`/api/upsell/${shop.id}`, { upsell: { delay: 2 } });
  const appointment = { start: shop.at(4 * HOUR), confirmOutsideHours: true };
  await shop.owner.put(`/api/appointment/${made._id}`, { appointment });
  // once a second one is planned, the first was planned again
  const other = (await shop.register({ message: "Vuelve pronto", whenToSend: "always" })).body.data._id;
  const ofUpsells = async () => (await shop.listOf(made._id)).filter(({ kind }) => kind === "upsell");
  await settled(async () => expect((await ofUpsells()).map(({ ruleId }) => ruleId)).toContain(other));
  expect((await ofUpsells()).filter(({ ruleId }) => ruleId === shop.id)).toMatchObject([{ status: "sent" }]);
  await shop.timePasses(9 * HOUR);
  expect(await shop.offers()).toHaveLength(1);
});

test("two promotions in a day are the most: the third waits for the next day", async () => {
  const shop = await shopWithUpsell({ whenToSend: "always" });
  await shop.register({ message: "¿Y cómo quedó tu color?", whenToSend: "always" });
  await shop.register({ message: "¿Y cómo quedó tu peinado?", whenToSend: "always" });
  const made = await shop.book(shop.at(HOUR));
  const rows = async () => (await shop.listOf(made._id)).filter(({ kind }) => kind === "upsell");
  await settled(async () => expect(await rows()).toHaveLength(3));
  await shop.timePasses(4 * HOUR);
  await settled(async () => expect(await shop.offers()).toHaveLength(2));
  await settled(async () => {
    const [waiting] = (await rows()).filter(({ status }) => status === "planned");
    expect(Date.parse(waiting.deliveryDate)).toBeGreaterThan(Date.parse(shop.at(20 * HOUR)));
  });
  const [waiting] = (await rows()).filter(({ status }) => status === "planned");
  const hurried = await shop.owner.post(`/api/notification/${waiting._id}/send`, {});
  expect([hurried.status, hurried.body.message]).toEqual([422, expect.stringMatching(/ya recibió 2 promociones/)]);
  expect(await shop.offers()).toHaveLength(2);
});

test.each([
  [{ message: "" }, "message", "Este campo es requerido"],
  [{ message: "Hola {{apodo}}" }, "message", /^La variable \{\{apodo\}\} no existe aquí/],
  [{ delay: 0 }, "delay", "El tiempo debe ser al menos 1"],
  [{ delay: 1.5 }, "delay", "El tiempo debe ser un número entero"],
  [{ delay: 31, timeUnit: "days" }, "delay", "Con días, el tiempo va de 1 a 30"],
  [{ delay: 14, timeUnit: "minutes" }, "delay", "Con minutos, el tiempo va de 15 a 60"],
  [{ delay: 13, timeUnit: "months" }, "delay", "Con meses, el tiempo va de 1 a 12"],
  [{ timeUnit: "weeks" }, "timeUnit", "Elige minutos, horas, días o meses"],
  [{ delayReference: "assisted", delayDirection: "before" }, "delayDirection", /^Antes de asistir/],
  [{ whenToSend: "sometimes" }, "whenToSend", /^Elige si se envía/],
])("%o is refused by name", async (wrong, path, message) => {
  const shop = await shopWithUpsell();
  const { status, body } = await shop.register(wrong);
  expect([status, body.errors[0].path]).toEqual([400, `upsell.${path}`]);
  expect(body.errors[0].message).toMatch(message);
  const edited = await shop.owner.put(`/api/upsell/${shop.id}`, { upsell: wrong });
  expect([edited.status, edited.body.errors[0].path]).toEqual([400, `upsell.${path}`]);
});

test("a plan's limit holds, and what belongs to nobody is 404 at its place", async () => {
  const shop = await shopWithUpsell();
  const plan = "insert into plan_limits (business_id, name, most) values ($1, 'upsells', 1)";
  await world.product.owner.query(plan, [shop.businessId]);
  expect((await shop.register({})).body.data).toMatchObject({ limit: 1, link: "/precios" });
  const nobody = "0192f000-0000-7000-8000-000000000000";
  const { status, body } = await shop.owner.put(`/api/upsell/${shop.id}`, { upsell: { serviceIds: [nobody] } });
  expect([status, body.errors[0].path]).toEqual([404, "upsell.serviceIds.0"]);
});
