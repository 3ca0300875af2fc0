// Classes: several clients at one hour with one specialist, and never one more than there are places.
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
const DAY = "2026-11-24";
const AT = (time: string) => `${DAY}T${time}:00-06:00`;
const FULL = "Esa clase ya no tiene lugares";
const TAKEN = "El especialista ya tiene una cita en ese horario";
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

/** Marta gives yoga for three, in the one studio, and Luis dance for three, too; each also cuts hair. */
async function makeStudio(capacity = 3) {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const [marta, luis] = specialistIds as [string, string];
  const [cut] = serviceIds;
  const studio = await made(owner, "/api/facility", {
    facility: { businessId, branchId, name: "Estudio", kind: "room", units: 1 },
  });
  const classOf = (name: string, specialist: string) =>
    made(owner, "/api/service", {
      service: {
        ...{ businessId, name, duration: 60, price: "$120", description: "Para todos", capacity },
        facilities: [studio],
      },
      branches: [branchId],
      specialists: [specialist],
    });
  const yoga = await classOf("Yoga", marta);
  const dance = await classOf("Danza", luis);
  const client = (index: number) =>
    made(owner, "/api/client", { client: { businessId, name: `Clienta ${index}`, whatsapp: `222555660${index}` } });
  const clients = await Promise.all(Array.from({ length: 9 }, (_, index) => client(index)));
  const book = (index: number, time: string, more: object = {}) =>
    owner.post("/api/appointment", {
      appointment: {
        ...{ businessId, branchId, serviceId: yoga, specialistId: marta, clientId: clients[index] },
        start: AT(time),
        ...more,
      },
    });
  const slots = async (serviceId = yoga, ignoreId?: string) => {
    const query = { businessId, branchId, serviceId, from: DAY, to: DAY, ...(ignoreId ? { ignoreId } : {}) };
    const { body } = await owner.get(`/api/slot?${new URLSearchParams(query)}`);
    type FreeSlot = { start: string; placesLeft?: number };
    return Object.fromEntries(body.slots.map(({ start, placesLeft }: FreeSlot) => [start.slice(11, 16), placesLeft]));
  };
  return { ...shop, marta, luis, cut, yoga, dance, studio, clients, book, slots };
}

test("clients share an hour until it is full; the free hours say how many places are left", async () => {
  const { book, slots, cut } = await makeStudio();
  expect((await slots())["10:00"]).toBe(3);
  const first = await book(0, "10:00");
  expect([first.status, first.body.data.capacity]).toEqual([201, 3]);
  expect((await book(1, "10:00")).status).toBe(201);
  const left = await slots();
  expect(left["10:00"]).toBe(1);
  // the class takes the hour from other starts, and from other services
  expect([left["09:30"], left["10:30"]]).toEqual([undefined, undefined]);
  const other = await book(2, "10:30");
  expect([other.status, other.body.message]).toEqual([409, TAKEN]);
  const haircut = await book(2, "10:00", { serviceId: cut });
  expect([haircut.status, haircut.body.message]).toEqual([409, TAKEN]);
  expect((await book(2, "10:00")).status).toBe(201);
  expect((await slots())["10:00"]).toBeUndefined();
  const late = await book(3, "10:00");
  expect([late.status, late.body.message, late.body.data.refusal]).toEqual([409, FULL, "taken"]);
  expect(late.body.data.slots.length).toBeGreaterThan(0);
});

test("of nine callers for three places, three get one; who cancels gives it to one other", async () => {
  const { owner, book } = await makeStudio();
  for (const time of ["10:00", "13:00"]) {
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => book(index, time)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409, 409]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
      new Set([FULL]),
    );
    const id = answers.find(({ status }) => status === 201)?.body.data._id;
    await owner.patch(`/api/appointment/${id}`, { status: "cancelada" });
    const again = await Promise.all([0, 1, 2].map((index) => book(index, time)));
    expect(again.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const back = await owner.patch(`/api/appointment/${id}`, { status: "agendada" });
    expect([back.status, back.body.message]).toEqual([409, FULL]);
  }
});

test("a class holds its room once, and changes it together; another class waits for it", async () => {
  const { owner, businessId, branchId, book, dance, luis, yoga } = await makeStudio();
  const [one, two] = [(await book(0, "10:00")).body.data._id, (await book(1, "10:00")).body.data._id];
  const roomOf = async (id: string) => {
    const { body } = await owner.get(`/api/appointment/${id}/facilities`);
    return body.data.held.map(({ name }: { name: string }) => name).join();
  };
  expect([await roomOf(one), await roomOf(two)]).toEqual(["Estudio", "Estudio"]);
  const wanted = { serviceId: dance, specialistId: luis };
  expect((await book(2, "10:00", wanted)).body.message).toBe(
    "A esa hora no queda libre ninguna sala para ese servicio",
  );
  const garden = await made(owner, "/api/facility", {
    facility: { businessId, branchId, name: "Jardín", kind: "room", units: 1 },
  });
  expect((await owner.patch(`/api/appointment/${one}/facilities`, { room: { facilityId: garden } })).status).toBe(200);
  expect([await roomOf(one), await roomOf(two)]).toEqual(["Jardín", "Jardín"]);
  // who joins comes to the same room
  expect(await roomOf((await book(3, "10:00")).body.data._id)).toBe("Jardín");
  expect((await book(2, "10:00", wanted)).status).toBe(201);
  // the first gives up the place, the others keep the room
  await owner.patch(`/api/appointment/${one}`, { status: "cancelada" });
  expect([await roomOf(one), await roomOf(two)]).toEqual(["", "Jardín"]);
  expect(yoga).not.toBe(dance);
});

test("a move joins another class, or is refused where it is full; an edit of the notes is not a move", async () => {
  const { owner, book, slots, yoga } = await makeStudio(2);
  const early = (await book(0, "10:00")).body.data;
  await book(1, "10:00");
  const late = (await book(2, "12:00")).body.data;
  const move = (id: string, time: string) => owner.put(`/api/appointment/${id}`, { appointment: { start: AT(time) } });
  const refused = await move(late._id, "10:00");
  expect([refused.status, refused.body.message]).toEqual([409, FULL]);
  expect((await slots(yoga))["12:00"]).toBe(1);
  expect((await move(early._id, "12:00")).status).toBe(200);
  expect([(await slots())["10:00"], (await slots())["12:00"]]).toEqual([1, undefined]);
  expect((await move(late._id, "10:00")).status).toBe(200);
  // one client at a time from now on: what is booked stays, and may be edited
  await owner.put(`/api/service/${yoga}`, { service: { capacity: 1 } });
  const noted = await owner.put(`/api/appointment/${late._id}`, { appointment: { details: "Trae su tapete" } });
  expect([noted.status, noted.body.data.capacity]).toEqual([200, 2]);
  expect((await book(4, "10:00")).body.message).toBe(TAKEN);
  const alone = await move(late._id, "16:00");
  expect([alone.status, alone.body.data.capacity]).toEqual([200, 1]);
  expect((await book(4, "16:00")).body.message).toBe(TAKEN);
});

test("blocks and classes are never at one hour", async () => {
  const { owner, businessId, branchId, marta, book, slots } = await makeStudio();
  const block = (from: string, to: string) =>
    owner.post("/api/block", {
      block: { businessId, branchId, title: "Curso", specialists: [marta], start: AT(from), end: AT(to) },
    });
  expect((await block("10:00", "11:00")).status).toBe(201);
  expect((await block("10:30", "11:30")).status).toBe(201);
  expect((await book(0, "10:30")).body.message).toBe("El especialista tiene bloqueado ese horario");
  expect((await slots())["11:00"]).toBeUndefined();
  expect((await book(0, "13:00")).status).toBe(201);
  expect((await block("12:30", "13:30")).status).toBe(409);
});

test("the number of places is a whole number from 1 to 200", async () => {
  const { owner, yoga } = await makeStudio();
  for (const capacity of [0, -1, 201, 2.5, null, "3"]) {
    const answer = await owner.put(`/api/service/${yoga}`, { service: { capacity } });
    expect([answer.status, answer.body.errors[0]]).toEqual([
      400,
      { path: "service.capacity", message: "Los lugares van de 1 a 200" },
    ]);
  }
});

test("the busy minutes of a class count once on the dashboard", async () => {
  const { owner, businessId, book } = await makeStudio();
  for (const index of [0, 1, 2]) await book(index, "10:00");
  await book(3, "12:00");
  const { body } = await owner.get(`/api/dashboard/agenda?businessId=${businessId}&from=${DAY}&to=${DAY}`);
  const occupancy = body.data.charts.find(({ id }: { id: string }) => id === "occupancy");
  // Monday first, in hours
  expect(occupancy.series[0].values).toEqual([0, 2, 0, 0, 0, 0, 0]);
});
