// Ready rules over HTTP and as messages against the sandbox: off until turned on, sent once, withdrawn with their reason.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, makePlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;
const DAY = 24 * HOUR;
const settled = (check: () => Promise<void>) => eventually(check, 15_000);

async function readyShop() {
  const shop = await makePlanningShop(world, clock);
  const { owner, businessId, clientId } = shop;
  const save = (rule: object) => owner.put("/api/ready-rule", { businessId, rule });
  const planned = async (kind: string): Promise<JsonBody[]> =>
    (await owner.get(`/api/notification?cId=${clientId}`)).body.data.filter((one: JsonBody) => one.kind === kind);
  return {
    ...shop,
    save,
    planned,
    rules: async (): Promise<JsonBody[]> => (await owner.get(`/api/ready-rule?businessId=${businessId}`)).body.data,
    only: async (kind: string, status: string) =>
      (await planned(kind)).filter((one) => one.status === status).map(({ _id, reason }) => ({ _id, reason })),
    /** An appointment that has just ended, and was attended. */
    async visit() {
      const made = await shop.book(shop.at(HOUR));
      await shop.timePasses(3 * HOUR);
      await owner.patch(`/api/appointment/${made._id}`, { status: "asistida" });
      return made;
    },
    born: (day: string) => owner.put(`/api/client/${clientId}`, { client: { birthdate: day } }),
    /** Of the product's clock, so many days ahead. */
    day: (ahead: number) => shop.at(ahead * DAY).slice(0, 10),
  };
}

test("they are off until the owner turns them on, and keep what was saved", async () => {
  const shop = await readyShop();
  expect((await shop.rules()).map(({ kind, isOn, updatedAt }) => [kind, isOn, updatedAt])).toEqual([
    ["birthday", false, null],
    ["win_back", false, null],
    ["review", false, null],
  ]);
  // the whole object back, as it was answered
  const { kind, isOn, message, hour, days, updatedAt: never } = (await shop.rules())[1] as JsonBody;
  const whole = { kind, isOn, message, hour, days, updatedAt: never };
  expect([(await shop.save(whole)).status, (await shop.save(whole)).status]).toEqual([200, 409]);
  const saved = await shop.save({
    kind: "review",
    isOn: true,
    message: "¿Qué tal, {{nombre}}?",
    hour: "18:30",
    days: 3,
  });
  expect([saved.status, saved.body.message]).toEqual([200, "Mensaje listo guardado: está encendido"]);
  expect(saved.body.data).toMatchObject({ kind: "review", isOn: true, hour: "18:30", days: 3 });
  const { updatedAt } = saved.body.data;
  expect((await shop.save({ kind: "review", days: 4, updatedAt })).status).toBe(200);
  expect((await shop.save({ kind: "review", days: 5, updatedAt })).status).toBe(409);
  expect((await shop.rules())[2]).toMatchObject({ message: "¿Qué tal, {{nombre}}?", days: 4 });
});

test.each([
  [{ kind: "navidad" }, "kind"],
  [{ kind: "review", hour: "22:00" }, "hour"],
  [{ kind: "review", hour: "8" }, "hour"],
  [{ kind: "win_back", days: 3 }, "days"],
  [{ kind: "win_back", days: 10.5 }, "days"],
  [{ kind: "birthday", message: "" }, "message"],
  [{ kind: "birthday", message: "Hola {{servicio}}" }, "message"],
])("%o is refused by name", async (rule, path) => {
  const shop = await readyShop();
  const { status, body } = await shop.save(rule);
  expect([status, body.errors[0].path]).toEqual([400, `rule.${path}`]);
});

test("a review is asked for after an attended visit, once, in the words of now", async () => {
  const shop = await readyShop();
  await shop.save({ kind: "review", isOn: true, days: 0 });
  await shop.visit();
  await settled(async () => expect(await shop.only("review", "planned")).toHaveLength(1));
  await shop.save({ kind: "review", message: "Reseña de {{servicio}}, {{nombre}}" });
  const [row] = await shop.planned("review");
  await shop.owner.post(`/api/notification/${row?._id}/send`, {});
  const asked = async () =>
    (await shop.heard()).map(({ text }: JsonBody) => text).filter((text: string) => /^Reseña/.test(text));
  await settled(async () => expect(await asked()).toEqual(["Reseña de Corte de cabello, Ana"]));
  await shop.visit();
  await shop.timePasses(2 * DAY);
  await settled(async () => expect(await shop.only("review", "planned")).toEqual([]));
  expect(await asked()).toHaveLength(1);
  expect((await shop.rules())[2]?.figures).toMatchObject({ planned: 0, sent: 1 });
});

test("an invitation to come back is withdrawn when an appointment is booked, and planned again when it is cancelled", async () => {
  const shop = await readyShop();
  await shop.visit();
  await shop.save({ kind: "win_back", isOn: true, days: 7 });
  await settled(async () => expect(await shop.only("win_back", "planned")).toHaveLength(1));
  const made = await shop.book(shop.at(5 * DAY));
  await settled(async () => {
    expect(await shop.only("win_back", "planned")).toEqual([]);
    expect((await shop.only("win_back", "withdrawn"))[0]?.reason).toBe("Ya tiene otra cita");
  });
  await shop.owner.patch(`/api/appointment/${made._id}`, { status: "cancelada" });
  await settled(async () => expect(await shop.only("win_back", "planned")).toHaveLength(1));
  await shop.save({ kind: "win_back", isOn: false });
  await settled(async () => expect(await shop.only("win_back", "planned")).toEqual([]));
});

test("birthdays of the coming days are planned each day, and a changed one is not greeted", async () => {
  const shop = await readyShop();
  await shop.born(`1990-${shop.day(3).slice(5)}`);
  await shop.save({ kind: "birthday", isOn: true });
  await settled(async () => expect(await shop.only("birthday", "planned")).toHaveLength(1));
  await shop.born(`1990-${shop.day(12).slice(5)}`);
  const [row] = await shop.planned("birthday");
  await shop.owner.post(`/api/notification/${row?._id}/send`, {});
  await settled(async () =>
    expect((await shop.only("birthday", "withdrawn"))[0]?.reason).toBe("Su cumpleaños ya pasó o cambió"),
  );
  await shop.timePasses(6 * DAY);
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'birthdays-due.%' and state = 'created'",
  );
  await settled(async () => expect(await shop.only("birthday", "planned")).toHaveLength(1));
});
