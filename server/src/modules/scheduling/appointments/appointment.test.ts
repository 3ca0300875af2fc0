import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

const at = (text: string) => `2026-11-${text.replace(" ", "T")}:00-06:00`;

type Agenda = Shop & { clientId: string; wanted: (start: string, more?: object) => object };

async function makeAgenda(): Promise<Agenda> {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const client = { businessId, name: "Ana", lastname: "Ruiz", whatsapp: "2225556677" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const appointment = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId };
  return {
    ...shop,
    clientId,
    wanted: (start, more = {}) => ({ appointment: { ...appointment, start: at(start), ...more } }),
  };
}

async function book(agenda: Agenda, start: string, more: object = {}): Promise<string> {
  const answer = await agenda.owner.post("/api/appointment", agenda.wanted(start, more));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data._id;
}

test("an appointment is agendada, ends with its service and carries what the documents name", async () => {
  const agenda = await makeAgenda();
  const made = await agenda.owner.post("/api/appointment", agenda.wanted("23 10:00", { status: "cancelada" }));
  expect(made.status).toBe(201);
  expect(made.body.message).toBe("Cita agendada con éxito");
  expect(made.body.data).toMatchObject({
    businessId: agenda.businessId,
    branchId: agenda.branchId,
    clientId: agenda.clientId,
    serviceId: agenda.serviceIds[0],
    specialistId: agenda.specialistIds[0],
    title: "Corte de cabello · Ana Ruiz",
    start: "2026-11-23T10:00:00-06:00",
    end: "2026-11-23T10:45:00-06:00",
    status: "agendada",
    colorHex: "#2196f3",
    createdBy: "Marta Dueña",
  });
  expect(made.body.data.shortId).toMatch(/^[2-9a-hjkmnp-zA-HJKMNP-Z]{7}$/);
  const read = await agenda.owner.get(`/api/appointment/${made.body.data._id}`);
  expect(read.body.data).toEqual(made.body.data);
  const { counters } = (await agenda.owner.get(`/api/business/${agenda.businessId}`)).body.data;
  expect(counters.appointments).toBe(1);
});

test("what is missing, backwards or not there is refused in the documents' words", async () => {
  const agenda = await makeAgenda();
  const other = await makeAgenda();
  const post = (more: object) => agenda.owner.post("/api/appointment", agenda.wanted("23 10:00", more));
  for (const field of ["branchId", "specialistId", "serviceId", "clientId", "start"]) {
    const answer = await post({ [field]: "" });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("Por favor, llena todos los campos");
  }
  const backwards = await post({ end: at("23 09:00") });
  expect(backwards.status).toBe(400);
  expect(backwards.body.message).toBe("La fecha de finalización no puede ser anterior a la fecha de inicio");
  const strangers = {
    branchId: other.branchId,
    specialistId: other.specialistIds[0],
    serviceId: other.serviceIds[0],
    clientId: other.clientId,
  };
  const texts: Record<string, string> = {
    branchId: "No se encontró la sucursal",
    specialistId: "No se encontró al especialista",
    serviceId: "No se encontró el servicio",
    clientId: "Cliente no encontrado",
  };
  for (const [field, id] of Object.entries(strangers)) {
    const answer = await post({ [field]: id });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe("No se encontró el cliente, la sucursal, el servicio o el especialista");
    expect(answer.body.errors).toEqual([{ path: `appointment.${field}`, message: texts[field] }]);
  }
});

test("a taken place is refused with the nearest free hours; times that touch are no overlap", async () => {
  const agenda = await makeAgenda();
  await book(agenda, "23 10:00");
  const taken = await agenda.owner.post("/api/appointment", agenda.wanted("23 10:30"));
  expect(taken.status).toBe(409);
  expect(taken.body.message).toBe("El especialista ya tiene una cita en ese horario");
  expect(taken.body.data.slots.map((slot: { start: string }) => slot.start)).toEqual(
    ["23 09:00", "23 11:00", "23 11:30", "23 12:00", "23 12:30"].map(at),
  );
  await book(agenda, "23 10:45");
  await book(agenda, "23 09:15");
  await book(agenda, "23 10:30", { specialistId: agenda.specialistIds[1] });
});

test("outside working hours only after a confirmation, and then anywhere but on another appointment", async () => {
  const agenda = await makeAgenda();
  for (const [start, refusal] of [
    ["23 08:30", "outside_hours"],
    ["23 17:30", "does_not_fit"],
    ["29 10:00", "closed_day"],
  ] as const) {
    const answer = await agenda.owner.post("/api/appointment", agenda.wanted(start));
    expect(answer.status).toBe(422);
    expect(answer.body.data).toEqual({ refusal, confirmOutsideHours: true });
    await book(agenda, start, { confirmOutsideHours: true });
  }
  const twice = await agenda.owner.post("/api/appointment", agenda.wanted("29 10:30", { confirmOutsideHours: true }));
  expect(twice.status).toBe(409);
});

test("one Idempotency-Key makes one appointment", async () => {
  const agenda = await makeAgenda();
  const post = () => agenda.owner.post("/api/appointment", agenda.wanted("23 10:00"), { "idempotency-key": "k-1" });
  const [first, second] = [await post(), await post()];
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  const listed = await agenda.owner.get(
    `/api/appointment?businessId=${agenda.businessId}&from=2026-11-23&to=2026-11-23`,
  );
  expect(listed.body.data).toHaveLength(1);
});

test("an edit changes what it carries and keeps the status; a move is checked, told and may be refused", async () => {
  const agenda = await makeAgenda();
  const { owner } = agenda;
  const id = await book(agenda, "23 10:00");
  await book(agenda, "23 12:00");
  await owner.patch(`/api/appointment/${id}`, { status: "confirmada" });
  const put = (appointment: object) => owner.put(`/api/appointment/${id}`, { appointment });
  const noted = await put({ details: "Alergia al amoniaco" });
  expect(noted.body.message).toBe("Cita actualizada con éxito");
  expect(noted.body.data).toMatchObject({
    details: "Alergia al amoniaco",
    status: "confirmada",
    start: at("23 10:00"),
  });
  const moved = await put({ start: at("23 11:00") });
  expect(moved.body.data).toMatchObject({ start: at("23 11:00"), end: at("23 11:45"), status: "confirmada" });
  const colour = await put({ serviceId: agenda.serviceIds[1] });
  expect(colour.status).toBe(409);
  expect(colour.body.message).toBe("El especialista ya tiene una cita en ese horario");
  const longer = await put({ serviceId: agenda.serviceIds[1], start: at("23 09:30") });
  expect(longer.body.data).toMatchObject({ start: at("23 09:30"), end: at("23 11:30") });
  expect((await put({ start: at("23 12:30") })).status).toBe(409);
  expect((await put({ start: at("23 17:00") })).body.data).toEqual({
    refusal: "does_not_fit",
    confirmOutsideHours: true,
  });
  expect((await put({ start: at("23 17:00"), confirmOutsideHours: true })).status).toBe(200);
  expect((await put({ end: at("23 10:00") })).body.message).toBe(
    "La fecha de finalización no puede ser anterior a la fecha de inicio",
  );
  expect((await put({ end: at("25 10:00") })).body.message).toBe("La cita puede durar hasta 24 horas");
});

test("a whole object sent back keeps what the server owns", async () => {
  const agenda = await makeAgenda();
  const id = await book(agenda, "23 10:00");
  const { data } = (await agenda.owner.get(`/api/appointment/${id}`)).body;
  const forged = { ...data, shortId: "XXXXXXX", status: "asistida", createdBy: "Nadie", title: "Otro título" };
  const answer = await agenda.owner.put(`/api/appointment/${id}`, { appointment: forged });
  expect(answer.body.data).toMatchObject({ shortId: data.shortId, status: "agendada", createdBy: "Marta Dueña" });
  expect(answer.body.data.title).toBe("Otro título");
});

test("a title made of service and client follows them, one that was written stays", async () => {
  const agenda = await makeAgenda();
  const { owner, businessId, serviceIds } = agenda;
  const id = await book(agenda, "23 10:00");
  const put = async (appointment: object) =>
    (await owner.put(`/api/appointment/${id}`, { appointment })).body.data.title as string;
  expect(await put({ serviceId: serviceIds[1] })).toBe("Tinte · Ana Ruiz");
  const luz = await owner.post("/api/client", { client: { businessId, name: "Luz", whatsapp: "2225550000" } });
  const whole = (await owner.get(`/api/appointment/${id}`)).body.data;
  expect(await put({ ...whole, clientId: luz.body.data._id })).toBe("Tinte · Luz");
  expect(await put({ title: "Boda" })).toBe("Boda");
  expect(await put({ clientId: agenda.clientId })).toBe("Boda");
  expect(await put({ title: "" })).toBe("Tinte · Ana Ruiz");
});

test("an edit of an older version is refused, a blind one is taken and written down", async () => {
  const agenda = await makeAgenda();
  const id = await book(agenda, "23 10:00");
  const put = (appointment: object) => agenda.owner.put(`/api/appointment/${id}`, { appointment });
  const { updatedAt } = (await agenda.owner.get(`/api/appointment/${id}`)).body.data;
  expect((await put({ details: "primera", updatedAt })).status).toBe(200);
  const stale = await put({ details: "segunda", updatedAt });
  expect(stale.status).toBe(409);
  expect(stale.body.message).toContain("Alguien más guardó cambios");
  expect((await put({ details: "tercera" })).body.data.details).toBe("tercera");
  const audit = await agenda.owner.get(`/api/audit?businessId=${agenda.businessId}`);
  const edits = audit.body.data.entries.filter((entry: { action: string }) => entry.action === "appointment.edited");
  expect(edits).toHaveLength(1);
});

test("any status may follow any other; a place that was given back is taken anew", async () => {
  const agenda = await makeAgenda();
  const { owner } = agenda;
  const id = await book(agenda, "23 10:00");
  const change = (status: string, one = id) => owner.patch(`/api/appointment/${one}`, { status, updatedBy: "x" });
  for (const status of ["confirmada", "pago_pendiente", "no_pagada", "agendada", "no_asistida", "cancelada"]) {
    const answer = await change(status);
    expect(answer.body.message).toBe("Estado de la cita actualizado correctamente");
    expect(answer.body.data).toMatchObject({ status, updatedBy: "Marta Dueña" });
  }
  const second = await book(agenda, "23 10:15");
  const back = await change("agendada");
  expect(back.status).toBe(409);
  expect(back.body.message).toBe("El especialista ya tiene una cita en ese horario");
  expect(back.body.data.slots[0].start).toBe(at("23 09:00"));
  expect((await change("no_asistida")).status).toBe(200);
  const onTop = { start: at("23 10:15"), end: at("23 11:00") };
  expect((await owner.put(`/api/appointment/${id}`, { appointment: onTop })).status).toBe(200);
  expect((await change("cancelada", second)).status).toBe(200);
  expect((await change("agendada")).status).toBe(200);
  expect((await change("block")).status).toBe(400);
  expect((await change("block")).body.message).toBe("El estado de la cita no es válido");
});

test("what is archived takes no new appointment; those it has may still be edited", async () => {
  const agenda = await makeAgenda();
  const { owner } = agenda;
  const id = await book(agenda, "23 10:00");
  const paths = [
    `specialist/${agenda.specialistIds[0]}`,
    `service/${agenda.serviceIds[0]}`,
    `branch/${agenda.branchId}`,
  ];
  for (const path of paths) {
    await owner.patch(`/api/${path}?archive=true`, undefined);
    const refused = await owner.post("/api/appointment", agenda.wanted("23 12:00"));
    expect(refused.status).toBe(404);
    expect(refused.body.message).toBe("No se encontró el cliente, la sucursal, el servicio o el especialista");
    const appointment = { details: `Sin ${path}`, start: at("23 12:00") };
    expect((await owner.put(`/api/appointment/${id}`, { appointment })).status).toBe(200);
    await owner.patch(`/api/${path}`, undefined);
  }
});

test("whoever came is a client from then on", async () => {
  const agenda = await makeAgenda();
  const id = await book(agenda, "23 10:00");
  expect((await agenda.owner.get(`/api/client/${agenda.clientId}`)).body.data.type).toBe("lead");
  await agenda.owner.patch(`/api/appointment/${id}`, { status: "asistida" });
  expect((await agenda.owner.get(`/api/client/${agenda.clientId}`)).body.data.type).toBe("client");
});

test("a deleted appointment is gone, its place is free, and the history knows", async () => {
  const agenda = await makeAgenda();
  const id = await book(agenda, "23 10:00");
  const answer = await agenda.owner.delete(`/api/appointment/${id}`);
  expect(answer.body).toMatchObject({ success: true, message: "Cita eliminada con éxito" });
  expect((await agenda.owner.get(`/api/appointment/${id}`)).status).toBe(404);
  expect((await agenda.owner.delete(`/api/appointment/${id}`)).body.message).toBe("No se encontró la cita");
  await book(agenda, "23 10:00");
  const audit = await agenda.owner.get(`/api/audit?businessId=${agenda.businessId}`);
  expect(audit.body.data.entries[0]).toMatchObject({ action: "appointment.deleted" });
});

test("the agenda of a range: names on it, days of the business, one branch or specialist", async () => {
  const agenda = await makeAgenda();
  const { owner, businessId, specialistIds } = agenda;
  const list = async (query: string) => {
    const answer = await owner.get(`/api/appointment?businessId=${businessId}&${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.map((entry: { start: string }) => entry.start.slice(8, 16));
  };
  await book(agenda, "23 10:00");
  await book(agenda, "24 17:00", { specialistId: specialistIds[1] });
  await book(agenda, "25 23:30", { end: at("26 01:00"), confirmOutsideHours: true });
  const [first] = (await owner.get(`/api/appointment?businessId=${businessId}&from=2026-11-23&to=2026-11-23`)).body
    .data;
  expect(first).toMatchObject({ clientName: "Ana Ruiz", serviceName: "Corte de cabello", status: "agendada" });
  expect(await list("from=2026-11-23&to=2026-11-26")).toEqual(["23T10:00", "24T17:00", "25T23:30"]);
  expect(await list("from=2026-11-24&to=2026-11-24")).toEqual(["24T17:00"]);
  expect(await list("from=2026-11-26&to=2026-11-26")).toEqual(["25T23:30"]);
  expect(await list(`from=${encodeURIComponent(at("26 01:00"))}&to=2026-11-27`)).toEqual([]);
  expect(await list(`from=2026-11-23&to=${encodeURIComponent(at("23 10:00"))}`)).toEqual([]);
  expect(await list(`from=2026-11-23&to=2026-11-26&specialistId=${specialistIds[1]}`)).toEqual(["24T17:00"]);
  expect(await list(`from=2026-11-23&to=2026-11-26&branchId=${specialistIds[1]}`)).toEqual([]);
});

test("the history of a client, with what it names", async () => {
  const agenda = await makeAgenda();
  const [marta, luis] = agenda.specialistIds;
  await book(agenda, "23 10:00");
  await book(agenda, "24 10:00", { specialistId: luis });
  const answer = await agenda.owner.get(`/api/appointment/populate?clientId=${agenda.clientId}`);
  expect(answer.body.appointments.map((one: { start: string }) => one.start)).toEqual([at("24 10:00"), at("23 10:00")]);
  expect(answer.body.data.services.map((one: { _id: string }) => one._id)).toEqual([agenda.serviceIds[0]]);
  expect(answer.body.branches.map((one: { _id: string }) => one._id)).toEqual([agenda.branchId]);
  expect(answer.body.specialists.map((one: { _id: string }) => one._id).sort()).toEqual([marta, luis].sort());
});

test("another business sees, moves and takes nothing", async () => {
  const mine = await makeAgenda();
  const other = await makeAgenda();
  const id = await book(mine, "23 10:00");
  const stranger: Caller = other.owner;
  expect((await stranger.get(`/api/appointment/${id}`)).status).toBe(404);
  expect((await stranger.put(`/api/appointment/${id}`, { appointment: { details: "x" } })).status).toBe(404);
  expect((await stranger.patch(`/api/appointment/${id}`, { status: "cancelada" })).status).toBe(404);
  expect((await stranger.delete(`/api/appointment/${id}`)).status).toBe(404);
  expect((await stranger.get(`/api/appointment/populate?clientId=${mine.clientId}`)).body.data.appointments).toEqual(
    [],
  );
  const range = "from=2026-11-23&to=2026-11-23";
  expect((await stranger.get(`/api/appointment?businessId=${mine.businessId}&${range}`)).status).toBe(404);
  expect((await stranger.get(`/api/appointment?businessId=${other.businessId}&${range}`)).body.data).toEqual([]);
  expect((await mine.owner.get(`/api/appointment/${id}`)).body.data.status).toBe("agendada");
});

test("an appointment of a deleted contact stays as of nobody, is sent back whole, and none loses its client by an edit", async () => {
  const agenda = await makeAgenda();
  const id = await book(agenda, "23 10:00");
  const path = `/api/appointment/${id}`;
  const refused = await agenda.owner.put(path, { appointment: { clientId: "0" } });
  expect(refused).toMatchObject({ status: 400, body: { message: "Por favor, llena todos los campos" } });
  expect((await agenda.owner.delete(`/api/client/${agenda.clientId}`)).status).toBe(200);
  const title = async () => (await agenda.owner.get(path)).body.data.title;
  await expect.poll(title, { timeout: 10_000 }).toMatch(/ · Contacto eliminado$/);
  const left = (await agenda.owner.get(path)).body.data;
  expect(left).toMatchObject({ clientId: agenda.clientId, details: "", clientNotes: "" });
  const answer = await agenda.owner.put(path, { appointment: { ...left, details: "Pagó en efectivo" } });
  expect(answer).toMatchObject({ status: 200, body: { data: { details: "Pagó en efectivo" } } });
  const range = `businessId=${agenda.businessId}&from=2026-11-23&to=2026-11-23`;
  const [shown] = (await agenda.owner.get(`/api/appointment?${range}`)).body.data;
  expect(shown.clientName).toBe("Contacto eliminado");
  const another = { ...left, _id: undefined, start: "2026-11-23T18:00:00Z", end: "2026-11-23T18:30:00Z" };
  const denied = await agenda.owner.post("/api/appointment", { appointment: another });
  expect(denied).toMatchObject({ status: 404, body: { errors: [{ path: "appointment.clientId" }] } });
});

test("the agenda searched by a client holds that client's appointments alone, whatever the order of the words", async () => {
  const agenda = await makeAgenda();
  const { owner, businessId } = agenda;
  const client = { businessId, name: "Íñigo", lastname: "Peña", whatsapp: "2225556688" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const mine = await book(agenda, "23 10:00");
  const his = await book(agenda, "23 12:00", { clientId });
  const found = async (search: string) => {
    const path = `/api/appointment?from=2026-11-20&to=2026-11-30&businessId=${businessId}&search=${encodeURIComponent(search)}`;
    return (await owner.get(path)).body.data.map(({ _id }: { _id: string }) => _id);
  };
  expect(await found("")).toEqual([mine, his]);
  expect(await found("pena inigo")).toEqual([his]);
  expect(await found("222 555 6677")).toEqual([mine]);
  expect(await found("100%")).toEqual([]);
});
