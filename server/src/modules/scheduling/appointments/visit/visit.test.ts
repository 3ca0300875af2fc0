// Several services in one visit: found, booked, moved and cancelled as a whole or not at all.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

type Line = { serviceId: string; specialistId?: string; minutes?: number };

const at = (time: string) => `2026-11-24T${time}:00-06:00`;

async function makeDesk() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const client = { businessId, name: "Ana", whatsapp: "2225556677" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id as string;
  const [luis, marta] = [specialistIds[1] as string, specialistIds[0] as string];
  const serviceId = serviceIds[0] as string;
  const visitOf = (start: string, lines: Line[], more: object = {}) => ({
    visit: { businessId, branchId, clientId, start: at(start), lines, ...more },
  });
  const book = (start: string, lines: Line[], more: object = {}) =>
    owner.post("/api/visit", visitOf(start, lines, more));
  const agenda = async (): Promise<JsonBody[]> => {
    const range = "from=2026-11-24&to=2026-11-24";
    const { body } = await owner.get(`/api/appointment?businessId=${businessId}&${range}`);
    return body.data;
  };
  const hours = async () =>
    (await agenda())
      .filter(({ status }) => status === "agendada")
      .map(({ start, end, specialistId }) => [start.slice(11, 16), end.slice(11, 16), specialistId]);
  return { ...shop, clientId, luis, marta, serviceId, visitOf, book, agenda, hours };
}

test("each service follows the one before it, with whom is asked for or with who is free, as one visit", async () => {
  const { book, agenda, hours, serviceId, luis, marta } = await makeDesk();
  await book("12:00", [
    { serviceId, specialistId: luis },
    { serviceId, specialistId: marta },
  ]);
  const made = await book("10:00", [
    { serviceId, specialistId: luis },
    { serviceId, minutes: 75 },
    { serviceId, minutes: 30 },
  ]);
  expect([made.status, made.body.message]).toEqual([201, "Visita agendada con éxito"]);
  // Luis continues while he is free; at 12:00 he has an appointment.
  expect(await hours()).toEqual([
    ["10:00", "10:45", luis],
    ["10:45", "12:00", luis],
    ["12:00", "12:45", luis],
    ["12:00", "12:30", marta],
    ["12:45", "13:30", marta],
  ]);
  const ids = new Set(made.body.data.map(({ visitId }: JsonBody) => visitId));
  expect(ids.size).toBe(1);
  expect((await agenda()).filter(({ visitId }) => ids.has(visitId))).toHaveLength(3);
});

test("one service with whoever is free is an appointment by itself", async () => {
  const { owner, businessId, visitOf, book, serviceId, luis, marta } = await makeDesk();
  const made = [await book("10:00", [{ serviceId }]), await book("10:00", [{ serviceId, minutes: 30 }])];
  expect(made.map(({ status, body }) => [status, body.message, body.data[0].visitId])).toEqual([
    [201, "Cita agendada con éxito", null],
    [201, "Cita agendada con éxito", null],
  ]);
  expect(made.map(({ body }) => body.data[0].specialistId).sort()).toEqual([luis, marta].sort());
  const client = { businessId, name: "Nadia", whatsapp: "2225550003" };
  const body = visitOf("10:00", [{ serviceId }], { clientId: undefined });
  const nobody = await owner.post("/api/visit/new-client", { ...body, client });
  expect([nobody.status, nobody.body.errors[0]]).toEqual([
    409,
    { path: "visit.lines.0.specialistId", message: "Nadie está libre a esa hora" },
  ]);
});

test("where one of them cannot be, none is written; not even the new client", async () => {
  const { owner, businessId, book, agenda, visitOf, serviceId, luis, marta } = await makeDesk();
  await book("11:00", [
    { serviceId, specialistId: marta },
    { serviceId, specialistId: luis },
  ]);
  await book("11:45", [
    { serviceId, specialistId: marta },
    { serviceId, specialistId: marta },
  ]);
  const before = (await agenda()).length;
  const lines = [
    { serviceId, specialistId: luis },
    { serviceId, specialistId: marta },
  ];
  const taken = await book("10:30", lines);
  expect([taken.status, taken.body.message]).toEqual([409, "El especialista ya tiene una cita en ese horario"]);
  expect(taken.body.errors[0].path).toBe("visit.lines.1");
  expect(taken.body.data.slots).toBeUndefined();
  const nobody = await book("11:15", [{ serviceId, specialistId: luis, minutes: 30 }, { serviceId }]);
  expect(nobody.status).toBe(409);
  const late = await book("17:30", lines);
  expect([late.status, late.body.data.confirmOutsideHours]).toEqual([422, true]);
  const body = visitOf("10:30", lines, { clientId: undefined });
  const client = { businessId, name: "Nadia", whatsapp: "2225550001" };
  expect((await owner.post("/api/visit/new-client", { ...body, client })).status).toBe(409);
  expect((await owner.get(`/api/client/search?businessId=${businessId}&search=Nadia`)).body.data).toEqual([]);
  expect((await owner.post("/api/visit", body)).body.errors[0].path).toBe("visit.clientId");
  expect((await book("14:00", [])).body.errors[0].path).toBe("visit.lines");
  const foreign = await book("14:00", [{ serviceId }, { serviceId: crypto.randomUUID() }]);
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([404, "visit.lines.1.serviceId"]);
  const unknown = await book("14:00", [{ serviceId }, { serviceId, specialistId: crypto.randomUUID() }]);
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([404, "visit.lines.1.specialistId"]);
  expect((await agenda()).length).toBe(before);
  const both = await owner.post("/api/visit/new-client", {
    ...visitOf("15:00", lines, { clientId: undefined }),
    client,
  });
  expect([both.status, both.body.data.length]).toEqual([201, 2]);
});

test("what is found fits: of each start one way, with the fewest changes of person", async () => {
  const { owner, businessId, branchId, book, visitOf, serviceId, luis, marta } = await makeDesk();
  await book("10:00", [
    { serviceId, specialistId: luis, minutes: 120 },
    { serviceId, specialistId: luis },
  ]);
  const find = async (lines: string) => {
    const range = "from=2026-11-24&to=2026-11-24";
    return owner.get(`/api/slot/visit?businessId=${businessId}&branchId=${branchId}&lines=${lines}&${range}`);
  };
  const found = (await find(`${serviceId},${serviceId}:${luis}:30`)).body.slots as JsonBody[];
  const shown = found.map(({ lines }) =>
    lines.map(({ start, specialistId }: JsonBody) => [start.slice(11, 16), specialistId]),
  );
  expect(marta).not.toBe(luis);
  for (const [index, { lines }] of found.entries()) {
    if (index % 5 > 0) continue;
    const body = visitOf(
      "10:00",
      lines.map(({ specialistId }: JsonBody, n: number) => ({ serviceId, specialistId, ...(n && { minutes: 30 }) })),
    );
    body.visit.start = lines[0].start;
    const answer = await owner.post("/api/visit", body);
    expect([answer.status, lines]).toEqual([201, lines]);
    for (const { _id } of answer.body.data) await owner.patch(`/api/appointment/${_id}`, { status: "cancelada" });
  }
  expect(shown.some(([first, second]) => first?.[1] === luis && second?.[1] === luis)).toBe(true);
  expect((await find("nada")).status).toBe(400);
  expect((await find(`${serviceId},${crypto.randomUUID()}`)).status).toBe(404);
});

test("a visit moves as a whole over its own places, or stays; alone, one leaves the others where they are", async () => {
  const { owner, book, hours, serviceId, luis, marta } = await makeDesk();
  const lines = [
    { serviceId, specialistId: luis },
    { serviceId, specialistId: luis },
    { serviceId, specialistId: marta },
  ];
  const [first, second, third] = (await book("10:00", lines)).body.data as JsonBody[];
  const move = (id: string, visit: object) => owner.put(`/api/appointment/${id}/visit`, { visit });
  const moved = await move(second._id, { start: at("11:15"), updatedAt: second.updatedAt });
  expect([moved.status, moved.body.message]).toEqual([200, "Visita actualizada con éxito"]);
  expect((await hours()).map(([start]) => start)).toEqual(["10:30", "11:15", "12:00"]);
  expect((await move(second._id, { start: at("11:00"), updatedAt: second.updatedAt })).status).toBe(409);
  await move(first._id, { start: at("10:00"), specialistId: marta });
  expect(await hours()).toEqual([
    ["10:00", "10:45", marta],
    ["10:45", "11:30", luis],
    ["11:30", "12:15", marta],
  ]);
  await book("13:00", [
    { serviceId, specialistId: marta },
    { serviceId, specialistId: marta },
  ]);
  const before = await hours();
  const taken = await move(first._id, { start: at("11:45") });
  expect([taken.status, taken.body.errors[0].path]).toEqual([409, "visit.lines.2"]);
  expect(await hours()).toEqual(before);
  const alone = { start: at("16:00"), confirmOutsideHours: true };
  expect((await owner.put(`/api/appointment/${third._id}`, { appointment: alone })).status).toBe(200);
  expect((await hours()).slice(0, 2).map(([start]) => start)).toEqual(["10:00", "10:45"]);
});

test("a visit is cancelled as a whole, its client told once; who came to one of them did", async () => {
  const { owner, agenda, book, serviceId, luis } = await makeDesk();
  const lines = [1, 2, 3].map(() => ({ serviceId, specialistId: luis }));
  const [first, second] = (await book("10:00", lines)).body.data as JsonBody[];
  await owner.patch(`/api/appointment/${first._id}`, { status: "asistida" });
  const path = `/api/appointment/${second._id}/visit`;
  const cancelled = await owner.patch(path, { status: "cancelada", cancellationMessage: "Se fue la luz" });
  expect(cancelled.status).toBe(200);
  expect((await agenda()).map(({ status }) => status)).toEqual(["asistida", "cancelada", "cancelada"]);
  const { rows } = await product.owner.query(
    "select cancellation_message as words from appointments where visit_id = $1",
    [second.visitId],
  );
  expect(rows.map(({ words }) => words).sort()).toEqual(["", "", "Se fue la luz"]);
  expect((await owner.patch(path, { status: "agendada" })).status).toBe(200);
  const single = { ...lines[0], businessId: first.businessId, branchId: first.branchId, clientId: first.clientId };
  const other = await owner.post("/api/appointment", { appointment: { ...single, start: at("16:00") } });
  const alone = await owner.patch(`/api/appointment/${other.body.data._id}/visit`, { status: "cancelada" });
  expect(alone.status).toBe(400);
});

test("visits that cross each other, singles and moves at once: no overlap, none in part, no failure", async () => {
  const { owner, businessId, book, visitOf, serviceId, luis, marta } = await makeDesk();
  const times = ["09:00", "09:45", "10:30", "11:15", "12:00", "12:45", "15:00", "15:45"];
  const crossing = (start: string, flip: boolean) =>
    book(start, [
      { serviceId, specialistId: flip ? luis : marta },
      { serviceId, specialistId: flip ? marta : luis },
      { serviceId },
    ]);
  const seen = new Set<number>();
  const made: JsonBody[] = [];
  for (let round = 0; round < 4; round += 1) {
    const acts = times.flatMap((start, index) => [
      crossing(start, index % 2 === 0),
      crossing(start, index % 2 === 1),
      owner.post("/api/appointment", {
        appointment: {
          ...visitOf(start, []).visit,
          lines: undefined,
          serviceId,
          specialistId: index % 2 ? luis : marta,
        },
      }),
      ...(made.length > 0
        ? [owner.put(`/api/appointment/${made[index % made.length]._id}/visit`, { visit: { start: at(start) } })]
        : []),
    ]);
    for (const answer of await Promise.all(acts)) {
      seen.add(answer.status);
      if (answer.status === 201 && Array.isArray(answer.body.data)) made.push(...answer.body.data);
    }
  }
  expect([...seen].filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
  expect(seen.has(201) && seen.has(409)).toBe(true);
  const { rows } = await product.owner.query(
    `select (select count(*)::int from appointments a join appointments b on a.business_id = b.business_id
        and a.specialist_id = b.specialist_id and a.id < b.id and tstzrange(a.starts, a.ends) && tstzrange(b.starts, b.ends)
      where a.business_id = $1) as overlaps,
      (select count(*)::int from (select visit_id from appointments where business_id = $1 and visit_id is not null
        group by visit_id having count(*) <> 3) p) as parts`,
    [businessId],
  );
  expect(rows).toEqual([{ overlaps: 0, parts: 0 }]);
});
