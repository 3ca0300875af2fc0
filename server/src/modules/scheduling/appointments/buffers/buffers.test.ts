// Preparation and cleaning around an appointment occupy its specialist, and the database keeps them free.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
const DAY = "2026-11-24";
const AT = (time: string) => `${DAY}T${time}:00-06:00`;
const THEIRS = "Esa hora choca con la preparación o la limpieza de otra cita del especialista";
const OWN = "La preparación o la limpieza de esta cita choca con otra cita del especialista";
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

/** The cut takes 45 minutes, 10 before and 15 after; the colour 120, 30 before and none after. */
async function makeDesk() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const [marta] = specialistIds;
  const [cut, colour] = serviceIds;
  const setBuffers = async (id: string, minutesBefore: number, minutesAfter: number) => {
    const answer = await owner.put(`/api/service/${id}`, { service: { minutesBefore, minutesAfter } });
    expect([answer.status, answer.body.data.minutesBefore]).toEqual([200, minutesBefore]);
  };
  await setBuffers(cut, 10, 15);
  await setBuffers(colour, 30, 0);
  const made = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556677" } });
  const clientId = made.body.data._id as string;
  const book = (time: string, serviceId = cut, more: object = {}) =>
    owner.post("/api/appointment", {
      appointment: { businessId, branchId, serviceId, specialistId: marta, clientId, start: AT(time), ...more },
    });
  const free = async (serviceId = cut) => {
    const query = `businessId=${businessId}&branchId=${branchId}&serviceId=${serviceId}&specialistId=${marta}`;
    const { body } = await owner.get(`/api/slot?${query}&from=${DAY}&to=${DAY}`);
    return body.slots.map(({ start }: { start: string }) => start.slice(11, 16)) as string[];
  };
  return { ...shop, marta, cut, colour, clientId, book, free, setBuffers };
}

test("free hours leave room for both appointments, and the refusal says what is in the way", async () => {
  const { book, free, colour } = await makeDesk();
  const first = await book("11:00");
  expect([first.status, first.body.data.minutesBefore, first.body.data.minutesAfter]).toEqual([201, 10, 15]);
  // 10:50 to 12:00 is occupied: a cut before it ends by 10:35, one after it starts from 12:10
  const cuts = await free();
  expect(cuts).not.toContain("10:00");
  expect(cuts.filter((time) => time > "09:30" && time < "12:31")).toEqual(["12:30"]);
  expect(cuts).toContain("09:30");
  expect((await free(colour)).filter((time) => time < "13:01")).toEqual(["12:30", "13:00"]);
  const inCleaning = await book("11:45");
  expect([inCleaning.status, inCleaning.body.message]).toEqual([409, THEIRS]);
  expect(inCleaning.body.data.refusal).toBe("taken");
  expect(inCleaning.body.data.slots[0].start).toBe(AT("09:30"));
  const tooNear = await book("12:05", colour);
  expect([tooNear.status, tooNear.body.message]).toEqual([409, OWN]);
  expect((await book("11:30")).body.message).toBe("El especialista ya tiene una cita en ese horario");
  expect((await book("12:10")).status).toBe(201);
});

test("hours and rests do not end for a preparation: only the time of the person counts", async () => {
  const { book, free } = await makeDesk();
  const times = await free();
  expect([times[0], times.at(-1)]).toEqual(["09:00", "17:00"]);
  expect((await book("09:00")).status).toBe(201);
  expect((await book("17:15")).status).toBe(201);
});

test("an appointment keeps the minutes of the day on which it was booked, also when it is moved", async () => {
  const { owner, book, free, cut, colour, setBuffers } = await makeDesk();
  const { _id } = (await book("11:00")).body.data;
  await setBuffers(cut, 0, 0);
  expect((await free()).filter((time) => time > "09:59" && time < "12:01")).toEqual(["10:00", "12:00"]);
  expect((await book("10:15")).body.message).toBe(THEIRS);
  const moved = await owner.put(`/api/appointment/${_id}`, { appointment: { start: AT("14:00") } });
  expect([moved.status, moved.body.data.minutesBefore, moved.body.data.minutesAfter]).toEqual([200, 10, 15]);
  expect((await book("14:50")).body.message).toBe(THEIRS);
  const other = await owner.put(`/api/appointment/${_id}`, { appointment: { serviceId: colour } });
  expect([other.body.data.minutesBefore, other.body.data.minutesAfter]).toEqual([30, 0]);
  expect((await book("13:00")).body.message).toBe(THEIRS);
});

test("one that comes back from cancelled is checked with its minutes", async () => {
  const { owner, book } = await makeDesk();
  const { _id } = (await book("11:00")).body.data;
  await owner.patch(`/api/appointment/${_id}`, { status: "cancelada" });
  expect((await book("11:55")).status).toBe(201);
  const back = await owner.patch(`/api/appointment/${_id}`, { status: "agendada" });
  expect([back.status, back.body.message]).toEqual([409, OWN]);
});

test("a visit is prepared before its first service and cleaned up after its last", async () => {
  const { owner, businessId, branchId, marta, cut, colour, clientId, book } = await makeDesk();
  const lines = [cut, colour, cut].map((serviceId) => ({ serviceId, specialistId: marta }));
  const query = lines.map(({ serviceId }) => `${serviceId}:${marta}`).join(",");
  const slots = await owner.get(
    `/api/slot/visit?businessId=${businessId}&branchId=${branchId}&lines=${query}&from=${DAY}&to=${DAY}`,
  );
  expect(slots.body.slots[0].lines[1].start).toBe(AT("09:45"));
  const visit = { businessId, branchId, clientId, start: AT("10:00"), lines, details: "", clientNotes: "" };
  const made = await owner.post("/api/visit", { visit });
  expect(made.status).toBe(201);
  type Part = { minutesBefore: number; minutesAfter: number };
  expect(made.body.data.map((one: Part) => [one.minutesBefore, one.minutesAfter])).toEqual([
    // the longest preparation of the three
    [30, 0],
    [0, 0],
    [0, 15],
  ]);
  // it ends at 13:30 and is cleaned up until 13:45
  expect((await book("13:50")).body.message).toBe(OWN);
  expect((await book("13:55")).status).toBe(201);
});

test("at a change of person in a visit one cleans up and the other has prepared; nobody who cannot is chosen", async () => {
  const { owner, businessId, branchId, specialistIds, cut, colour, clientId, book } = await makeDesk();
  const luis = specialistIds[1] as string;
  const visit = (start: string, lines: object[]) =>
    owner.post("/api/visit", {
      visit: { businessId, branchId, clientId, start: AT(start), lines, details: "", clientNotes: "" },
    });
  const marta = specialistIds[0] as string;
  const lines = [
    { serviceId: cut, specialistId: luis },
    { serviceId: colour, specialistId: marta },
  ];
  const made = await visit("10:00", lines);
  type Part = { start: string; minutesBefore: number; minutesAfter: number };
  expect(made.body.data.map((one: Part) => [one.start, one.minutesBefore, one.minutesAfter])).toEqual([
    [AT("10:00"), 10, 15],
    [AT("10:45"), 30, 0],
  ]);
  // Luis cleans up until 11:00, Marta prepares from 10:15 on
  expect((await book("11:05", cut, { specialistId: luis })).body.message).toBe(OWN);
  expect((await book("09:30")).body.message).toMatch(/preparación o la limpieza/);
  // Marta would be busy in her cleaning: Luis gives both cuts
  expect((await book("16:00")).status).toBe(201);
  const cleaned = await visit("14:25", [{ serviceId: cut }, { serviceId: cut }]);
  expect(cleaned.body.data.map((one: { specialistId: string }) => one.specialistId)).toEqual([luis, luis]);
});

test("a part that leaves the visit leaves its minutes to the others of its person, and takes them again", async () => {
  const { owner, businessId, branchId, specialistIds, marta, cut, colour, clientId, book } = await makeDesk();
  const luis = specialistIds[1] as string;
  const whose = (serviceId: string, specialistId = marta) => ({ serviceId, specialistId });
  const lines = [whose(colour), whose(cut), whose(cut, luis), whose(cut)];
  const visit = { businessId, branchId, clientId, start: AT("10:00"), lines, details: "", clientNotes: "" };
  type Part = { _id: string; start: string; minutesBefore: number; minutesAfter: number };
  const parts = (await owner.post("/api/visit", { visit })).body.data as Part[];
  const minutes = async () => {
    const { body } = await owner.get(
      `/api/appointment?businessId=${businessId}&from=${DAY}&to=${DAY}&clientId=${clientId}`,
    );
    const found = body.data as Part[];
    return parts.map(({ _id }) => {
      const { minutesBefore, minutesAfter } = found.find((one) => one._id === _id) as Part;
      return `${minutesBefore} ${minutesAfter}`;
    });
  };
  const set = async (index: number, status: string) =>
    (await owner.patch(`/api/appointment/${parts[index]?._id}`, { status })).status;
  // 10:00 colour, 12:00 cut, 12:45 cut of Luis, 13:30 cut
  expect(await minutes()).toEqual(["30 0", "0 0", "10 15", "0 15"]);
  expect(await set(0, "cancelada")).toBe(200);
  expect((await minutes()).slice(1)).toEqual(["10 0", "10 15", "0 15"]);
  // the time of the colour is free but for the preparation of the cut
  expect((await book("11:00")).body.message).toMatch(/preparación o la limpieza/);
  expect(await set(0, "confirmada")).toBe(200);
  expect(await minutes()).toEqual(["30 0", "0 0", "10 15", "0 15"]);
  // the last one goes: the one before it is cleaned up after, where that time is still free
  expect(await set(3, "no_pagada")).toBe(200);
  expect((await minutes()).slice(0, 3)).toEqual(["30 0", "0 15", "10 15"]);
  expect(await set(3, "agendada")).toBe(200);
  expect(await minutes()).toEqual(["30 0", "0 0", "10 15", "0 15"]);
  const between = { start: AT("12:45"), end: AT("13:20"), businessId, branchId, title: "Banco", specialists: [marta] };
  expect((await owner.post("/api/block", { block: between })).status).toBe(201);
  expect((await owner.delete(`/api/appointment/${parts[3]?._id}`)).status).toBe(200);
  parts.pop();
  expect(await minutes()).toEqual(["30 0", "0 0", "10 15"]);
  // two that leave at the same time wait for each other
  const both = await Promise.all([set(0, "cancelada"), set(1, "cancelada")]);
  expect(both).toEqual([200, 200]);
});

test("a block covers no cleaning, and no appointment is prepared in a block or in busy time elsewhere", async () => {
  const { owner, businessId, branchId, marta, book, free } = await makeDesk();
  await book("11:00");
  const block = (start: string, end: string) => ({
    block: { businessId, branchId, title: "Junta", specialists: [marta], start: AT(start), end: AT(end) },
  });
  const covering = await owner.post("/api/block", block("11:50", "12:30"));
  expect([covering.status, covering.body.message.slice(0, 60)]).toEqual([
    409,
    "El bloqueo cubre la preparación o la limpieza de una cita: C",
  ]);
  expect((await owner.post("/api/block", block("12:00", "12:30"))).status).toBe(201);
  const refused = await book("12:35");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "La preparación o la limpieza de esta cita choca con un horario bloqueado",
  ]);
  await product.owner.query(
    `insert into busy_times (business_id, id, specialist_id, source, title, starts, ends)
      values ($1, $2, $3, 'google-1', '', $4, $5)`,
    [businessId, crypto.randomUUID(), marta, AT("15:00"), AT("15:30")],
  );
  expect((await book("14:05")).body.message).toBe("El especialista está ocupado en su Google Calendar a esa hora");
  expect((await free()).filter((time) => time > "13:30" && time < "16:01")).toEqual(["14:00", "16:00"]);
});

test("of eight callers for hours that meet only in their cleaning, one gets it", async () => {
  const { book } = await makeDesk();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => book(index % 2 ? "11:50" : "11:00")));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});

test("the database itself refuses what meets in a cleaning, and minutes beyond two hours", async () => {
  const { book, businessId } = await makeDesk();
  const { _id } = (await book("11:00")).body.data;
  const copy = (change: object) =>
    product.owner.query(
      `insert into appointments select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'short_id',
        substr(gen_random_uuid()::text, 1, 7)) || $3::jsonb)).* from appointments a where business_id = $1 and id = $2`,
      [businessId, _id, JSON.stringify(change)],
    );
  const later = { starts: AT("12:05"), ends: AT("12:50") };
  await expect(copy(later)).rejects.toMatchObject({ code: "23P01", constraint: "appointments_apart" });
  await expect(copy({ ...later, minutes_before: 121 })).rejects.toMatchObject({ code: "23514" });
  await expect(copy({ ...later, minutes_before: -10 })).rejects.toMatchObject({ code: "23514" });
  await copy({ ...later, minutes_before: 5 });
});

test("minutes are refused outside 0 to 120, and in other steps than five", async () => {
  const { owner, cut } = await makeDesk();
  for (const minutesBefore of [-5, 125, 7, 2.5, null, "10"]) {
    const answer = await owner.put(`/api/service/${cut}`, { service: { minutesBefore } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: "service.minutesBefore", message: "La preparación va de 0 a 120 minutos, de 5 en 5" },
    ]);
  }
  const { data } = (await owner.get(`/api/service/${cut}`)).body;
  expect([data.minutesBefore, data.minutesAfter]).toEqual([10, 15]);
});
