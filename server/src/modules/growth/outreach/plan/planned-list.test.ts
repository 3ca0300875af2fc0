// The plan of the whole business: in order, in pages, by kind; a person's own message is edited before it is sent.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop, type PlanningShop } from "../../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const plan = async ({ owner, businessId, clientId, at }: PlanningShop, text: string, ahead: number) => {
  const notification = { businessId, clientId, text, deliveryDate: at(ahead) };
  return (await owner.post("/api/notification", { notification })).body.data as JsonBody;
};
const planned = async ({ owner, businessId }: PlanningShop, more = "") =>
  (await owner.get(`/api/notification/planned?businessId=${businessId}${more}`)).body as JsonBody;
const edit = ({ owner }: PlanningShop, id: string, notification: object) =>
  owner.patch(`/api/notification/${id}`, { notification });

test("the plan has every message once, the next first, and ends with its last page; what is sent leaves it", async () => {
  const shop = await makePlanningShop(world, clock);
  await plan(shop, "Tercero", 9 * HOUR);
  await plan(shop, "Segundo", 7 * HOUR);
  const appointment = await shop.book(shop.at(30 * HOUR));
  await eventually(async () => expect(await shop.planned(appointment._id, "specialist")).toBeDefined());
  const seen: string[] = [];
  let after = "";
  for (let pages = 0; pages < 9; pages += 1) {
    const { data, next } = await planned(shop, `&limit=2${after}`);
    seen.push(...data.map(({ kind, text }: JsonBody) => (kind === "message" ? text : kind)));
    if (!next) break;
    after = `&after=${encodeURIComponent(next)}`;
  }
  expect(seen).toEqual(["specialist", "scheduled", "Segundo", "Tercero"]);
  const causes = (await planned(shop)).data.map(({ cause }: JsonBody) => cause);
  expect(causes[1]).toMatchObject({ rule: "", services: [expect.any(String)], by: "" });
  expect(Date.parse(causes[1].appointmentAt)).toBe(Date.parse(appointment.start));
  expect(causes[2]).toEqual({ rule: "", services: [], appointmentAt: null, by: expect.stringMatching(/./) });
  const all = (await planned(shop)).data;
  const { data: alone } = await planned(shop, `&id=${all[3]._id}`);
  expect(alone).toEqual([all[3]]);
  expect((await planned(shop, `&id=${all[3]._id}&status=not_sent`)).data).toEqual([]);
  const { data } = await planned(shop, "&kind=message");
  expect(data.map(({ text }: JsonBody) => text)).toEqual(["Segundo", "Tercero"]);
  await shop.timePasses(4 * MINUTE);
  await eventually(async () => expect((await planned(shop)).data).toHaveLength(2), 15_000);
  const other = await makePlanningShop(world, clock);
  expect((await planned(other)).data).toEqual([]);
  expect((await planned(other, `&id=${all[3]._id}`)).data).toEqual([]);
});

test("an edited message is sent once, with its new words at its new time", async () => {
  const shop = await makePlanningShop(world, clock);
  const { _id } = await plan(shop, "Mañana hay promoción", 5 * HOUR);
  const edited = await edit(shop, _id, { text: "Hoy hay promoción", deliveryDate: shop.at(2 * HOUR) });
  expect([edited.status, edited.body.message]).toEqual([200, "Mensaje actualizado"]);
  const texts = async () => (await shop.heard()).map(({ text }: JsonBody) => text);
  await shop.timePasses(2 * HOUR + MINUTE);
  await eventually(async () => expect(await texts()).toContain("Hoy hay promoción"), 15_000);
  await shop.timePasses(4 * HOUR);
  expect((await texts()).filter((text: string) => text.includes("promoción"))).toEqual(["Hoy hay promoción"]);
  const late = await edit(shop, _id, { text: "Ya no", deliveryDate: shop.at(HOUR) });
  expect([late.status, late.body.message]).toEqual([422, "El mensaje ya no está programado"]);
});

test("the second of two open screens is told, and the words of the plan are those that would be sent", async () => {
  const shop = await makePlanningShop(world, clock);
  const made = await plan(shop, "Hola {{nombre}}, te escribe {{negocio}}", 5 * HOUR);
  const business = (await shop.owner.get(`/api/business/${shop.businessId}`)).body.data.name;
  expect([made.text, made.preview]).toEqual([
    "Hola {{nombre}}, te escribe {{negocio}}",
    `Hola Ana, te escribe ${business}`,
  ]);
  const { updatedAt } = made;
  const deliveryDate = shop.at(4 * HOUR);
  const first = await edit(shop, made._id, { text: "Nos vemos, {{nombre}}", deliveryDate, updatedAt });
  expect([first.status, first.body.data.preview]).toEqual([200, "Nos vemos, Ana"]);
  const second = await edit(shop, made._id, { text: "Otra cosa", deliveryDate, updatedAt });
  expect([second.status, second.body.message]).toEqual([
    409,
    "Alguien más guardó cambios mientras editabas. Revisa la versión actual y vuelve a intentarlo.",
  ]);
  expect((await planned(shop)).data[0]).toMatchObject({ text: "Nos vemos, {{nombre}}", preview: "Nos vemos, Ana" });
  const sent = await shop.owner.post(`/api/notification/${made._id}/send`, {});
  expect([sent.status, sent.body.data.preview]).toEqual([200, "Nos vemos, Ana"]);
  const appointment = await shop.book(shop.at(30 * HOUR));
  const about = { ...{ businessId: shop.businessId, clientId: shop.clientId }, appointmentId: appointment._id };
  const words = { text: "Tu {{servicio}} con {{especialista}}", deliveryDate: shop.at(20 * HOUR), deletable: true };
  const ofVisit = (await shop.owner.post("/api/notification", { notification: { ...about, ...words } })).body.data;
  expect(ofVisit.preview).not.toContain("{");
  // those of one that never went out, too
  await shop.owner.delete(`/api/notification/${ofVisit._id}`);
  const all: JsonBody[] = (await shop.owner.get(`/api/notification?cId=${shop.clientId}`)).body.data;
  expect(all.find(({ _id }) => _id === ofVisit._id)).toMatchObject({ status: "withdrawn", preview: ofVisit.preview });
});

test("an edit is refused by name: no words, an unknown variable, a past time; a notice of the product is not edited", async () => {
  const shop = await makePlanningShop(world, clock);
  const { _id } = await plan(shop, "Hola", 5 * HOUR);
  const refused = async (id: string, text: string, ahead: number) => {
    const { status, body } = await edit(shop, id, { text, deliveryDate: shop.at(ahead) });
    return [status, body.errors?.[0]?.path ?? body.message];
  };
  expect(await refused(_id, "", HOUR)).toEqual([400, "notification.text"]);
  expect(await refused(_id, "Hola {{fecha}}", HOUR)).toEqual([400, "notification.text"]);
  expect(await refused(_id, "Hola", -HOUR)).toEqual([400, "notification.deliveryDate"]);
  expect(await refused(_id, "Hola", 400 * 24 * HOUR)).toEqual([400, "notification.deliveryDate"]);
  const appointment = await shop.book(shop.at(30 * HOUR));
  const notice = await eventually(async () => {
    const row = await shop.planned(appointment._id, "scheduled");
    expect(row).toBeDefined();
    return row;
  });
  expect(await refused(notice._id, "Hola", HOUR)).toEqual([
    422,
    "Este mensaje lo escribe el sistema: no se puede editar",
  ]);
  expect((await planned(shop, "&kind=message")).data[0].text).toBe("Hola");
});
