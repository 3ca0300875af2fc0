import { afterAll, beforeAll, expect, test } from "vitest";
import { HOURS, makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 10:10 in Puebla. */
const NOW = Date.parse("2026-11-23T10:10:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

type Slot = { start: string; end: string; specialistId: string };

async function slots(shop: Shop, query: Record<string, string>): Promise<Slot[]> {
  const { businessId, branchId, serviceIds } = shop;
  const all = { businessId, branchId, serviceId: serviceIds[0], from: "2026-11-23", to: "2026-11-23", ...query };
  const answer = await shop.owner.get(`/api/slot?${new URLSearchParams(all)}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.slots).toEqual(answer.body.data.slots);
  return answer.body.slots;
}
const hours = (found: Slot[]) => [...new Set(found.map((slot) => slot.start.slice(11, 16)))];

test("free hours from now on, of everybody who gives the service, in order", async () => {
  const shop = await makeShop(product);
  const [marta, luis] = shop.specialistIds;
  const found = await slots(shop, {});
  expect(found.slice(0, 2)).toEqual([
    { start: "2026-11-23T10:30:00-06:00", end: "2026-11-23T11:15:00-06:00", specialistId: marta },
    { start: "2026-11-23T10:30:00-06:00", end: "2026-11-23T11:15:00-06:00", specialistId: luis },
  ]);
  expect(hours(found).at(-1)).toBe("17:00");
  expect(found).toHaveLength(28);
  expect(await slots(shop, { specialistId: luis })).toHaveLength(14);
  const colour = await slots(shop, { serviceId: shop.serviceIds[1], from: "2026-11-28", to: "2026-11-29" });
  expect(new Set(colour.map((slot) => slot.specialistId))).toEqual(new Set([marta]));
  expect(hours(colour).at(-1)).toBe("12:00");
  expect(colour.every((slot) => slot.start.startsWith("2026-11-28"))).toBe(true);
});

test("of a day without a free hour it is said which rule took its starts away", async () => {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const [, luis] = specialistIds;
  const times = { start: "2026-11-24T08:00:00-06:00", end: "2026-11-24T16:00:00-06:00" };
  await owner.post("/api/block", {
    block: { businessId, branchId, specialists: specialistIds, title: "Curso", ...times },
  });
  const rests = { tuesday: [{ from: "16:00", to: "18:00" }], thursday: [{ from: "00:01", to: "23:59" }] };
  await owner.put(`/api/specialist/${luis}`, { specialist: { restSchedules: rests } });
  const why = async (query: object) => {
    const all = { businessId, branchId, serviceId: serviceIds[0], specialistId: luis, ...query };
    return (await owner.get(`/api/slot?${new URLSearchParams(all)}`)).body.data.none;
  };
  expect(await why({ from: "2026-11-22", to: "2026-11-26" })).toEqual([
    { day: "2026-11-22", reason: "past", removed: [], closedFor: null },
    // from 9 to 15:00 in the block, then into his rest, and at 17:30 too late for 45 minutes
    {
      day: "2026-11-24",
      reason: "taken",
      closedFor: null,
      removed: [
        { reason: "taken", count: 13 },
        { reason: "does_not_fit", count: 1 },
        { reason: "specialist_off", count: 4 },
      ],
    },
    { day: "2026-11-26", reason: "specialist_off", removed: [], closedFor: null },
  ]);
  expect(await why({ from: "2026-11-29", to: "2026-11-29" })).toMatchObject([{ reason: "closed_day" }]);
  const service = { isAlwaysAvailable: false, restSchedules: { friday: [{ from: "00:02", to: "23:58" }] } };
  await owner.put(`/api/service/${serviceIds[0]}`, { service });
  expect(await why({ from: "2026-11-27", to: "2026-11-27" })).toMatchObject([{ reason: "not_given" }]);
  expect(await why({ serviceId: serviceIds[1], from: "2026-11-24", to: "2026-11-24" })).toMatchObject([
    { reason: "no_specialist" },
  ]);
});

test("instants cut the day; the past is never offered", async () => {
  const shop = await makeShop(product);
  expect(hours(await slots(shop, { from: "2026-11-23T15:00:00-06:00", to: "2026-11-23T22:30:00Z" }))).toEqual([
    "15:00",
    "15:30",
    "16:00",
  ]);
  expect(await slots(shop, { from: "2026-11-20", to: "2026-11-22" })).toEqual([]);
});

test("appointments, rests and archiving take hours away at once", async () => {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const [marta, luis] = specialistIds;
  const clientId = (await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556677" } }))
    .body.data._id;
  const named = { businessId, branchId, serviceId: serviceIds[0], specialistId: luis, clientId };
  await owner.post("/api/appointment", { appointment: { ...named, start: "2026-11-23T12:00:00-06:00" } });
  const alone = { specialistId: luis as string };
  expect(hours(await slots(shop, alone)).slice(0, 5)).toEqual(["10:30", "11:00", "13:00", "13:30", "14:00"]);
  const rests = { monday: [{ from: "10:00", to: "16:00" }] };
  await owner.put(`/api/specialist/${luis}`, { specialist: { restSchedules: rests } });
  expect(hours(await slots(shop, alone))).toEqual(["16:00", "16:30", "17:00"]);
  const service = { isAlwaysAvailable: false, restSchedules: { monday: [{ from: "09:00", to: "17:00" }] } };
  await owner.put(`/api/service/${serviceIds[0]}`, { service });
  expect(hours(await slots(shop, alone))).toEqual(["17:00"]);
  await owner.patch(`/api/specialist/${luis}?archive=true`, undefined);
  expect(await slots(shop, alone)).toEqual([]);
  expect(new Set((await slots(shop, {})).map((slot) => slot.specialistId))).toEqual(new Set([marta]));
  await owner.patch(`/api/service/${serviceIds[0]}?archive=true`, undefined);
  expect(await slots(shop, {})).toEqual([]);
});

test("what is going on now, and what began long ago, is in the way", async () => {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const [marta, luis] = specialistIds;
  const clientId = (await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556677" } }))
    .body.data._id;
  const named = { businessId, branchId, serviceId: serviceIds[0], clientId, confirmOutsideHours: true };
  const long = { ...named, specialistId: luis, start: "2026-11-22T20:00:00-06:00", end: "2026-11-23T12:30:00-06:00" };
  expect((await owner.post("/api/appointment", { appointment: long })).status).toBe(201);
  const over = { ...named, specialistId: luis, start: "2026-11-22T19:00:00-06:00", end: "2026-11-22T19:45:00-06:00" };
  await owner.post("/api/appointment", { appointment: over });
  const times = { start: "2026-10-01T00:00:00-06:00", end: "2026-11-23T13:45:00-06:00" };
  await owner.post("/api/block", { block: { businessId, branchId, title: "Viaje", specialists: [marta], ...times } });
  expect(hours(await slots(shop, { specialistId: luis }))[0]).toBe("12:30");
  expect(hours(await slots(shop, { specialistId: marta }))[0]).toBe("14:00");
});

test("whatever stands in the agenda, the free hours are those that nothing touches", async () => {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const clientId = (await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556677" } }))
    .body.data._id;
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const first = Date.parse("2026-11-24T06:00:00Z");
  const statuses = ["agendada", "confirmada", "asistida", "pago_pendiente", "cancelada", "no_asistida", "no_pagada"];
  for (let index = 0; index < 70; index += 1) {
    const start = first + random(5 * 288) * 300_000;
    const times = {
      start: new Date(start).toISOString(),
      end: new Date(start + (1 + random(40)) * 300_000).toISOString(),
    };
    const specialistId = specialistIds[random(2)];
    if (index % 5 === 0) {
      const block = { businessId, branchId, title: "Pausa", specialists: [specialistId], ...times };
      await owner.post("/api/block", { block });
      continue;
    }
    const named = { businessId, branchId, serviceId: serviceIds[0], specialistId, clientId, confirmOutsideHours: true };
    const made = await owner.post("/api/appointment", { appointment: { ...named, ...times } });
    const status = statuses[random(statuses.length)];
    if (made.status === 201) await owner.patch(`/api/appointment/${made.body.data._id}`, { status });
  }
  const entries = (await owner.get(`/api/appointment?businessId=${businessId}&from=2026-11-23&to=2026-11-30`)).body
    .data;
  const holding = entries.filter((entry: { status: string }) => !statuses.slice(4).includes(entry.status));
  expect(holding.length).toBeGreaterThan(15);
  const expected: string[] = [];
  for (let day = 24; day <= 28; day += 1) {
    for (let minute = 540; minute + 45 <= (day === 28 ? 840 : 1080); minute += 30) {
      const start = Date.parse(`2026-11-${day}T06:00:00Z`) + minute * 60_000;
      for (const id of specialistIds) {
        const isFree = holding.every(
          (entry: { specialistId: string; start: string; end: string }) =>
            entry.specialistId !== id || Date.parse(entry.end) <= start || Date.parse(entry.start) >= start + 2_700_000,
        );
        if (isFree) expected.push(`${start} ${id}`);
      }
    }
  }
  const range = { from: "2026-11-24", to: "2026-11-28" };
  const given = (found: Slot[]) => found.map((slot) => `${Date.parse(slot.start)} ${slot.specialistId}`);
  expect(given(await slots(shop, range))).toEqual(expected);
  const middle = Date.parse("2026-11-26T17:20:00Z");
  const from = new Date(middle).toISOString();
  expect(given(await slots(shop, { ...range, from }))).toEqual(
    expected.filter((slot) => Number(slot.split(" ")[0]) >= middle),
  );
});

test("hours are those of the branch's own zone, also over a change of the clocks", async () => {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const sunday = [{ from: "00:00", to: "04:00" }];
  const place = { city: "Tijuana", state: "Baja California", country: "México" };
  const branch = { businessId, name: "Tijuana", address: "Revolución 1", ...place, schedules: { ...HOURS, sunday } };
  const branchId = (await owner.post("/api/branch", { branch })).body.data._id;
  const person = { businessId, branchId, name: "Rosa", whatsapp: "6640000001" };
  const specialist = (await owner.post("/api/specialist", { specialist: person })).body.data._id;
  const service = { businessId, name: "Velada", description: "De noche", duration: 60, price: "$1" };
  const made = await owner.post("/api/service", { service, branches: [branchId], specialists: [specialist] });
  const found = await slots(shop, {
    branchId,
    serviceId: made.body.data._id,
    from: "2027-03-14",
    to: "2027-03-14",
  });
  expect(found.map(({ start, end }) => `${start} ${end.slice(11)}`)).toEqual([
    "2027-03-14T00:00:00-08:00 01:00:00-08:00",
    "2027-03-14T00:30:00-08:00 01:30:00-08:00",
    "2027-03-14T01:00:00-08:00 03:00:00-07:00",
    "2027-03-14T01:30:00-08:00 03:30:00-07:00",
    "2027-03-14T03:00:00-07:00 04:00:00-07:00",
  ]);
});

test("what is not there is said, and another business's rows are not there", async () => {
  const shop = await makeShop(product);
  const other = await makeShop(product);
  const ask = (over: object) =>
    shop.owner.get(
      `/api/slot?${new URLSearchParams({
        businessId: shop.businessId,
        branchId: shop.branchId,
        serviceId: shop.serviceIds[0],
        from: "2026-11-23",
        to: "2026-11-23",
        ...over,
      })}`,
    );
  expect((await ask({ serviceId: other.serviceIds[0] })).body.message).toBe("No se encontró el servicio");
  expect((await ask({ branchId: other.branchId })).body.message).toBe("No se encontró la sucursal");
  expect((await ask({ specialistId: other.specialistIds[0] })).body.data.slots).toEqual([]);
  expect((await ask({ businessId: other.businessId })).status).toBe(404);
  const long = await ask({ to: "2027-01-24" });
  expect(long.status).toBe(400);
  expect(long.body.message).toBe("El rango puede ser de hasta 62 días");
});
