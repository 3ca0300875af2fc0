// Rooms and equipment are held with the appointment, by the database, and free hours are those with one left.
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
const DAY = "2026-11-24";
const AT = (time: string, day = DAY) => `${day}T${time}:00-06:00`;
const NO_ROOM = "A esa hora no queda libre ninguna sala para ese servicio";
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

/** Eight people give the massage, which needs one of two cabins and the one table; the cut needs nothing. */
async function makeSpa({ cabins = 2, tables = 8 } = {}) {
  const shop = await makeShop(product);
  const { owner, businessId, branchId } = shop;
  const facility = (name: string, kind: string, units: number) =>
    made(owner, "/api/facility", { facility: { businessId, branchId, name, kind, units } });
  const rooms: string[] = [];
  for (let index = 1; index <= cabins; index += 1) rooms.push(await facility(`Cabina ${index}`, "room", 1));
  const table = await facility("Mesa térmica", "equipment", tables);
  const people: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const specialist = { businessId, branchId, name: `Persona ${index}`, whatsapp: `222000010${index}` };
    people.push(await made(owner, "/api/specialist", { specialist }));
  }
  const massage = await made(owner, "/api/service", {
    service: {
      ...{ businessId, name: "Masaje", duration: 60, price: "$700", description: "Cuerpo completo" },
      facilities: [...rooms, table],
    },
    branches: [branchId],
    specialists: people,
  });
  const clientId = await made(owner, "/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556677" } });
  const book = (who: number, time: string, more: object = {}) =>
    owner.post("/api/appointment", {
      appointment: {
        businessId,
        branchId,
        serviceId: massage,
        specialistId: people[who],
        clientId,
        start: AT(time),
        ...more,
      },
    });
  const free = async (who?: number) => {
    const by = who === undefined ? "" : `&specialistId=${people[who]}`;
    const query = `businessId=${businessId}&branchId=${branchId}&serviceId=${massage}${by}&from=${DAY}&to=${DAY}`;
    const { body } = await owner.get(`/api/slot?${query}`);
    return body.slots.map(({ start }: { start: string }) => start.slice(11, 16)) as string[];
  };
  const held = async (id: string) => {
    const { body } = await owner.get(`/api/appointment/${id}/facilities`);
    return body.data.held.map(({ name, unit }: { name: string; unit: number }) => `${name} ${unit}`) as string[];
  };
  return { ...shop, rooms, table, people, massage, clientId, book, free, held };
}

test("in a visit each room is kept for its own cleaning, and the client stays in a room that fits", async () => {
  const { owner, businessId, branchId, rooms, people, massage, clientId, book, free, held } = await makeSpa();
  const setMinutes = (id: string) =>
    owner.put(`/api/service/${id}`, { service: { minutesBefore: 0, minutesAfter: 30 } });
  expect((await setMinutes(massage)).status).toBe(200);
  const service = { businessId, name: "Facial", duration: 60, price: "$500", description: "Limpieza facial" };
  const facial = await made(owner, "/api/service", {
    service: { ...service, facilities: [rooms[0]] },
    branches: [branchId],
    specialists: people,
  });
  const lines = [massage, facial, massage].map((serviceId) => ({ serviceId, specialistId: people[0] }));
  const visit = { businessId, branchId, clientId, start: AT("10:00"), lines, details: "", clientNotes: "" };
  const query = lines.map(({ serviceId }) => `${serviceId}:${people[0]}`).join(",");
  const starts = async () =>
    (
      await owner.get(
        `/api/slot/visit?businessId=${businessId}&branchId=${branchId}&lines=${query}&from=${DAY}&to=${DAY}`,
      )
    ).body.slots.map(({ lines: [first] }: { lines: { start: string }[] }) => first?.start.slice(11, 16)) as string[];
  // the first room is taken while the facial would be given
  const other = (await book(1, "11:00")).body.data;
  expect(await starts()).not.toContain("10:00");
  const refused = await owner.post("/api/visit", { visit });
  expect([refused.status, refused.body.message]).toEqual([409, NO_ROOM]);
  expect((await owner.patch(`/api/appointment/${other._id}`, { status: "cancelada" })).status).toBe(200);
  expect(await starts()).toContain("10:00");
  const parts = (await owner.post("/api/visit", { visit })).body.data as { _id: string }[];
  const rooms1 = async () => Promise.all(parts.map(async ({ _id }) => (await held(_id))[0]));
  expect(await rooms1()).toEqual(["Cabina 1 1", "Cabina 1 1", "Cabina 1 1"]);
  // the other cabin is free; both are when the last one was swept, at 13:30
  expect((await book(2, "12:30")).status).toBe(201);
  expect((await book(3, "12:30")).body.message).toBe(NO_ROOM);
  expect(await free(4)).not.toContain("13:00");
  expect((await book(4, "13:30")).status).toBe(201);
  // alone in another room, a part moves without the others
  const change = { room: { facilityId: rooms[1] } };
  const path = `/api/appointment/${parts[0]?._id}/facilities`;
  expect((await owner.patch(path, change)).status).toBe(200);
  expect(await rooms1()).toEqual(["Cabina 2 1", "Cabina 1 1", "Cabina 1 1"]);
});

test("each appointment takes the first free room, and a free hour has one left", async () => {
  const { owner, businessId, book, free, held } = await makeSpa();
  const first = await book(0, "10:00");
  expect(first.status).toBe(201);
  expect(await held(first.body.data._id)).toEqual(["Cabina 1 1", "Mesa térmica 1"]);
  const { body } = await owner.get(`/api/appointment?businessId=${businessId}&from=${DAY}&to=${DAY}`);
  expect(body.data.map(({ room }: { room: string }) => room)).toEqual(["Cabina 1"]);
  const second = await book(1, "10:30");
  expect(await held(second.body.data._id)).toEqual(["Cabina 2 1", "Mesa térmica 2"]);
  const hours = await free(2);
  expect(hours.filter((time) => time > "09:30" && time < "11:31")).toEqual(["11:00", "11:30"]);
  const third = await book(2, "10:30");
  expect([third.status, third.body.message, third.body.data.refusal]).toEqual([409, NO_ROOM, "taken"]);
  expect(third.body.data.slots.map(({ start }: { start: string }) => start)).toContain(AT("11:00"));
  expect((await book(2, "11:00")).status).toBe(201);
});

test("equipment without a free unit is named", async () => {
  const { book } = await makeSpa({ cabins: 3, tables: 1 });
  expect((await book(0, "10:00")).status).toBe(201);
  const second = await book(1, "10:00");
  expect([second.status, second.body.message]).toEqual([409, "A esa hora no queda libre «Mesa térmica»"]);
});

test("of eight callers with eight people for the last room, one gets it", async () => {
  const { book, people } = await makeSpa({ cabins: 1 });
  for (const time of ["09:00", "12:00", "15:00"]) {
    const answers = await Promise.all(people.map((_, who) => book(who, time)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([NO_ROOM]));
    expect(refused.every(({ body }) => body.data.slots.length > 0)).toBe(true);
  }
});

test("what is cancelled, moved or deleted gives its room back; what comes back takes one again", async () => {
  const { owner, book, held } = await makeSpa({ cabins: 1 });
  const { _id } = (await book(0, "10:00")).body.data;
  await owner.patch(`/api/appointment/${_id}`, { status: "cancelada" });
  expect(await held(_id)).toEqual([]);
  const other = (await book(1, "10:00")).body.data._id;
  const back = await owner.patch(`/api/appointment/${_id}`, { status: "agendada" });
  expect([back.status, back.body.message]).toEqual([409, NO_ROOM]);
  expect((await owner.put(`/api/appointment/${other}`, { appointment: { start: AT("12:00") } })).status).toBe(200);
  expect((await owner.patch(`/api/appointment/${_id}`, { status: "agendada" })).status).toBe(200);
  expect(await held(_id)).toEqual(["Cabina 1 1", "Mesa térmica 1"]);
  const blocked = await owner.put(`/api/appointment/${other}`, { appointment: { start: AT("10:30") } });
  expect([blocked.status, blocked.body.message]).toEqual([409, NO_ROOM]);
  expect((await owner.delete(`/api/appointment/${_id}`)).status).toBe(200);
  expect((await owner.put(`/api/appointment/${other}`, { appointment: { start: AT("10:30") } })).status).toBe(200);
});

test("a room is changed by hand for one that is free, and stays with the appointment where it moves", async () => {
  const { owner, businessId, branchId, rooms, table, book, held } = await makeSpa();
  const first = (await book(0, "10:00")).body.data._id;
  const second = (await book(1, "10:00")).body.data._id;
  const spare = await made(owner, "/api/facility", {
    facility: { businessId, branchId, name: "Terraza", kind: "room", units: 1 },
  });
  const change = (id: string, facilityId: string) =>
    owner.patch(`/api/appointment/${id}/facilities`, { room: { facilityId } });
  const taken = await change(first, rooms[1] as string);
  expect([taken.status, taken.body.message]).toEqual([409, "«Cabina 2» está ocupada a esa hora"]);
  expect((await change(first, table)).body.errors[0].path).toBe("room.facilityId");
  const unknown = await change(first, crypto.randomUUID());
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([404, "room.facilityId"]);
  const done = await change(first, spare);
  expect([done.status, done.body.message]).toEqual([200, "Sala de la cita actualizada"]);
  expect(await held(first)).toEqual(["Terraza 1", "Mesa térmica 1"]);
  expect((await change(second, rooms[0] as string)).status).toBe(200);
  const history = await owner.get(`/api/appointment/${first}/history`);
  expect(history.body.data[0].summary).toContain("Cabina 1 por Terraza");
  await owner.put(`/api/appointment/${first}`, { appointment: { start: AT("16:00") } });
  expect(await held(first)).toEqual(["Terraza 1", "Mesa térmica 1"]);
});

test("rooms are held with the time to prepare and clean up", async () => {
  const { owner, massage, book } = await makeSpa({ cabins: 1 });
  await owner.put(`/api/service/${massage}`, { service: { minutesAfter: 30 } });
  await book(0, "10:00");
  expect((await book(1, "11:00")).body.message).toBe(NO_ROOM);
  expect((await book(1, "11:30")).status).toBe(201);
});

test("a visit holds a room for each of its services, and two crossing visits do not wait for each other", async () => {
  const { owner, businessId, branchId, clientId, people, massage, held } = await makeSpa({ cabins: 1 });
  const visit = (start: string, ...who: number[]) => {
    const lines = who.map((one) => ({ serviceId: massage, specialistId: people[one] }));
    return owner.post("/api/visit", {
      visit: { businessId, branchId, clientId, start: AT(start), lines, details: "", clientNotes: "" },
    });
  };
  const answers = await Promise.all([
    visit("10:00", 0, 1),
    visit("11:00", 2, 3),
    visit("10:00", 4, 5),
    visit("09:00", 6, 7),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect(statuses).toContain(201);
  const [one] = answers.filter(({ status }) => status === 201);
  for (const { _id } of one?.body.data ?? []) expect(await held(_id)).toHaveLength(2);
});

test("crossing moves over rooms end, each with a room or a refusal", async () => {
  const { owner, book, held } = await makeSpa({ cabins: 1 });
  for (let round = 0; round < 5; round += 1) {
    const ids = await Promise.all([book(0, "10:00"), book(1, "12:00")]).then((all) =>
      all.map(({ body }) => body.data._id),
    );
    const answers = await Promise.all([
      owner.put(`/api/appointment/${ids[0]}`, { appointment: { start: AT("12:00") } }),
      owner.put(`/api/appointment/${ids[1]}`, { appointment: { start: AT("10:00") } }),
      book(2, "10:30"),
    ]);
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    for (const id of ids) {
      expect(await held(id)).toHaveLength(2);
      await owner.delete(`/api/appointment/${id}`);
    }
    const extra = answers[2]?.body.data?._id;
    if (extra) await owner.delete(`/api/appointment/${extra}`);
  }
});

test("the database itself refuses a second holder, whoever writes it", async () => {
  const { book, businessId } = await makeSpa({ cabins: 1 });
  const first = (await book(0, "10:00")).body.data._id;
  const second = (await book(1, "14:00")).body.data._id;
  const query = (text: string, ...values: string[]) => product.owner.query(text, [businessId, ...values]);
  await expect(
    query(
      "update appointments set starts = $3, ends = $4 where business_id = $1 and id = $2",
      second,
      AT("10:30"),
      AT("11:30"),
    ),
  ).rejects.toMatchObject({ code: "23P01", constraint: "facility_holds_apart" });
  await expect(
    query(
      "update facility_holds set during = (select during from facility_holds where appointment_id = $3 limit 1) where business_id = $1 and appointment_id = $2",
      second,
      first,
    ),
  ).rejects.toMatchObject({ code: "23P01", constraint: "facility_holds_apart" });
});

test("a room that appointments hold is archived instead of deleted, and is offered no more", async () => {
  const { owner, rooms, book, held, free } = await makeSpa({ cabins: 1 });
  const { _id } = (await book(0, "10:00")).body.data;
  expect((await owner.delete(`/api/facility/${rooms[0]}`)).status).toBe(200);
  expect((await owner.get(`/api/facility/${rooms[0]}`)).body.data.isArchived).toBe(true);
  expect(await held(_id)).toEqual(["Cabina 1 1", "Mesa térmica 1"]);
  // without any room of its own at the branch, the service needs none there
  expect(await free(1)).toContain("10:00");
});

test("what is no number of rooms, no kind or no branch is refused by name", async () => {
  const { owner, businessId, branchId } = await makeSpa();
  const create = (more: object) =>
    owner.post("/api/facility", {
      facility: { businessId, branchId, name: "Cabina", kind: "room", units: 1, ...more },
    });
  const cases: [object, number, string][] = [
    [{ units: 0 }, 400, "facility.units"],
    [{ units: 51 }, 400, "facility.units"],
    [{ units: 1.5 }, 400, "facility.units"],
    [{ kind: "otro" }, 400, "facility.kind"],
    [{ name: "" }, 400, "facility.name"],
    [{ branchId: crypto.randomUUID() }, 404, "facility.branchId"],
  ];
  for (const [more, status, path] of cases) {
    const answer = await create(more);
    expect([answer.status, answer.body.errors[0].path]).toEqual([status, path]);
  }
});
