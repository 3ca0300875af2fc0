// Reminders of staff: requested on WhatsApp, planned after a yes, sent once at their hour to the person who asked.
// Only that person can cancel them, and a number that is no longer a staff number gets none.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../../test/shifted-world.ts";
import {
  makeStaffedShop,
  provedTelephone,
  type StaffedShop,
  type Telephone,
} from "../../../../../test/shops/staffed-shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const ABOUT = "llamar al proveedor";
const remindingShop = (createReminders = true) => makeStaffedShop(world, { createReminders });

async function listed(shop: StaffedShop, { from }: Telephone): Promise<JsonBody[]> {
  const search = `/api/client/search?businessId=${shop.businessId}&search=${from.slice(2)}`;
  const [{ _id }] = (await shop.owner.get(search)).body.data;
  const { body } = await shop.owner.get(`/api/notification?cId=${_id}&businessId=${shop.businessId}`);
  return body.data.filter(({ kind }: JsonBody) => kind === "staff_reminder");
}

async function planned(phone: Telephone, when = "en 2 horas"): Promise<void> {
  expect(await phone.ask(`recuérdame ${when} ${ABOUT}`)).toMatch(/^¿Te recuerdo .*: «llamar al proveedor»\?/);
  expect(await phone.ask("sí")).toMatch(/^Listo: te recuerdo .*: «llamar al proveedor»\.$/);
}

async function timePasses(hours: number): Promise<void> {
  clock.shift += hours * 3600_000 + 60_000;
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'notification-due.%' and state = 'created'",
  );
}

async function settled(shop: StaffedShop, phone: Telephone, status: string): Promise<JsonBody> {
  return eventually(async () => {
    const [one] = await listed(shop, phone);
    expect(one.status).toBe(status);
    return one;
  }, 20_000);
}

const heard = async (phone: Telephone) => (await phone.said()).filter((text) => text.startsWith("Recordatorio:"));

/** Late in the day 'in two hours' is tomorrow, so the test asks by the hour. */
const soon = () => {
  const hour = Number(new Date(Date.now() - 6 * 3600_000).toISOString().slice(11, 13));
  return hour < 21 ? "en 2 horas" : "mañana a la 1 am";
};

test("asked for, agreed to, listed, sent once at its hour, and shown to staff as what it is", async () => {
  const shop = await remindingShop();
  const phone = await provedTelephone(shop.owner, shop);
  expect(await phone.ask(`recuérdame ${soon()} ${ABOUT}`)).toContain("Responde sí o no.");
  expect(await listed(shop, phone)).toEqual([]);
  expect(await phone.ask("sí")).toMatch(/^Listo: te recuerdo /);
  expect(await listed(shop, phone)).toMatchObject([
    { status: "planned", text: ABOUT, deletable: true, phase: "staff_reminder" },
  ]);
  expect(await phone.ask("mis recordatorios")).toMatch(/^1 recordatorio:\n1\. .*: «llamar al proveedor»$/);
  await timePasses(6);
  await settled(shop, phone, "sent");
  await eventually(async () => expect(await heard(phone)).toEqual([`Recordatorio: «${ABOUT}».`]), 15_000);
});

test("a no plans nothing; theirs is taken back by them after a yes, and by whoever keeps the inbox", async () => {
  const shop = await remindingShop();
  const phone = await provedTelephone(shop.owner, shop);
  await phone.ask(`recuérdame ${soon()} ${ABOUT}`);
  expect(await phone.ask("no")).toContain("no hago ningún cambio");
  expect(await listed(shop, phone)).toEqual([]);
  await planned(phone, soon());
  expect(await phone.ask("quita el recordatorio 1")).toMatch(/^¿Quito el recordatorio de .*: «llamar al proveedor»\?/);
  expect(await phone.ask("sí")).toBe("Listo: quité el recordatorio «llamar al proveedor».");
  expect(await listed(shop, phone)).toMatchObject([{ status: "withdrawn", reason: "Lo quitó quien lo pidió" }]);
  await planned(phone, soon());
  const waiting = (await listed(shop, phone)).find(({ status }) => status === "planned");
  expect((await shop.owner.delete(`/api/notification/${waiting._id}`)).status).toBe(200);
  expect(await phone.ask("mis recordatorios")).toBe("No tienes recordatorios programados.");
  await timePasses(6);
  expect(await heard(phone)).toEqual([]);
});

test("nothing goes to a number that is nobody's of the business any more", async () => {
  const shop = await remindingShop();
  const phone = await provedTelephone(shop.owner, shop);
  await planned(phone, soon());
  const number = `/api/staffNumber/person/${shop.owner.userId}?businessId=${shop.businessId}`;
  expect((await shop.owner.delete(number)).status).toBe(200);
  await timePasses(6);
  expect((await settled(shop, phone, "withdrawn")).reason).toBe("El número ya no es de la gente del negocio");
  expect(await heard(phone)).toEqual([]);
});

test("two people of one business have their own; switched off nobody has any", async () => {
  const shop = await remindingShop();
  const phone = await provedTelephone(shop.owner, shop);
  await planned(phone, soon());
  const other = await remindingShop(false);
  const off = await provedTelephone(other.owner, other);
  expect(await off.ask(`recuérdame ${soon()} ${ABOUT}`)).toContain("no lo tengo permitido");
  expect(await off.ask("mis recordatorios")).toContain("no lo tengo permitido");
  expect(await listed(other, off)).toEqual([]);
});
