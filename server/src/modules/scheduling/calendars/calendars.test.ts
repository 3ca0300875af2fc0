// Both directions over HTTP: the product, and the Google sandbox.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  connectGoogle,
  consent,
  googleOf,
  linkedShop,
  overviewOf,
  startWithGoogle,
} from "../../../../test/providers/google.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithGoogle>>;
beforeAll(async () => {
  world = await startWithGoogle();
});
afterAll(() => world?.close());

const MINUTE = 60_000;
// a Monday within the window that is read; 16:00Z is 10:00 in Puebla
const DAY = monday();
const at = (time: string, day = DAY) => ({ dateTime: `${day}T${time}:00-06:00` });
let people = 0;
const newEmail = () => `persona${++people}@gmail.test`;

const linked = () => linkedShop(world, newEmail());

async function client({ owner, businessId }: Shop) {
  const made = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556688" } });
  if (made.status === 201) return made.body.data._id;
  return (await owner.get(`/api/client/search?businessId=${businessId}&search=ana`)).body.data[0]._id;
}

async function book(shop: Shop, time: string, more: object = {}) {
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const clientId = await client(shop);
  const start = at(time).dateTime;
  const place = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], clientId, start };
  return owner.post("/api/appointment", { appointment: { ...place, ...more } });
}

async function slots({ owner, businessId, branchId, serviceIds, specialistIds }: Shop): Promise<string[]> {
  const wanted = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], from: DAY, to: DAY };
  const answer = await owner.get(`/api/slot?${new URLSearchParams(wanted)}`);
  return answer.body.data.slots.map(({ start }: { start: string }) => start.slice(11, 16));
}

const appointment = async ({ owner }: Shop, id: string) => (await owner.get(`/api/appointment/${id}`)).body.data;
const questions = async ({ owner, businessId }: Shop) =>
  (await owner.get(`/api/google/calendar/questions?businessId=${businessId}`)).body.data;

test("an account is let in once by its own session; its calendars are listed, linked to one, and left", async () => {
  const shop = await makeShop(world.product);
  const { owner, businessId } = shop;
  const [marta, luis] = shop.specialistIds;
  const email = newEmail();
  const given = await consent(owner, email);
  const stranger = await makeShop(world.product);
  const foreign = await stranger.owner.post("/api/google/calendar/authorize", {
    ...given,
    businessId: stranger.businessId,
  });
  expect(foreign.status).toBe(422);
  const ended = await owner.post("/api/google/calendar/authorize", { businessId, ...given });
  expect([ended.status, ended.body.data.email]).toEqual([200, email]);
  expect((await owner.post("/api/google/calendar/authorize", { businessId, ...given })).status).toBe(422);
  const { rows } = await world.product.owner.query("select refresh_token from google_accounts where email = $1", [
    email,
  ]);
  expect(rows[0].refresh_token).toMatch(/^v1\./);

  const handle = await owner.post("/api/user/refreshToken", { businessId, email });
  expect(handle.body.data).toBe(ended.body.data._id);
  expect((await owner.post("/api/user/refreshToken", { businessId, email: "nadie@gmail.test" })).status).toBe(404);

  await googleOf(world.sandbox, email).add({ summary: "Dentista", start: at("12:00"), end: at("13:00") });
  const list = async (specialistId: string) =>
    (await owner.get(`/api/google/calendar/get-calendars?specialistId=${specialistId}`)).body.data.calendars;
  expect(await list(marta)).toMatchObject([
    { id: email, summary: email, totalEvents: 1, isTakenByOtherSpecialist: false },
    { summary: "Clases", totalEvents: 0, isTakenByOtherSpecialist: false },
  ]);
  const link = (specialistId: string, googleCalendarId: string | null) =>
    owner.patch("/api/specialist", { businessId, calendarData: { specialistId, googleCalendarId } });
  expect((await link(marta, email)).body).toMatchObject({
    message: "Calendario enlazado",
    data: { googleCalendarId: email },
  });
  expect((await list(luis))[0].isTakenByOtherSpecialist).toBe(true);
  const taken = await link(luis, email);
  expect([taken.status, taken.body.message]).toEqual([409, "Ese calendario ya está enlazado con otro especialista"]);
  expect((await link(luis, "nada@gmail.test")).status).toBe(404);
  const shown = (await owner.get(`/api/specialist?businessId=${businessId}&branchId=${shop.branchId}`)).body.data;
  const found = shown.find(({ _id }: { _id: string }) => _id === marta);
  expect(found).toMatchObject({
    googleCalendarId: email,
    googleCalendarName: email,
    googleRefreshToken: handle.body.data,
  });
  await eventually(async () => expect(await slots(shop)).not.toContain("12:00"));
  expect((await link(marta, null)).body.data).toBeNull();
  expect(await slots(shop)).toContain("12:00");
  expect((await overviewOf(shop)).calendars).toEqual([]);
});

test("an appointment is written there once, follows what happens to it, and goes when it is cancelled or deleted", async () => {
  const { shop, email, google } = await linked();
  const made = await book(shop, "10:00", { clientNotes: "Trae foto" });
  expect(made.status).toBe(201);
  const { _id } = made.body.data;
  const event = await eventually(async () => {
    const [only, ...more] = await google.events();
    expect(more).toEqual([]);
    expect(only).toMatchObject({ id: _id.replaceAll("-", ""), summary: "Corte de cabello · Ana" });
    return only;
  });
  expect(event?.description).toContain("Trae foto");
  await eventually(async () => {
    const told = { eventId: event?.id, googleCalendarId: email, googleCalendarName: email };
    expect(await appointment(shop, _id)).toMatchObject(told);
  });
  await shop.owner.put(`/api/appointment/${_id}`, { appointment: { start: at("11:00").dateTime } });
  await eventually(async () =>
    expect(Date.parse((await google.events())[0]?.start.dateTime ?? "")).toBe(Date.parse(at("11:00").dateTime)),
  );
  expect(await questions(shop)).toEqual([]);
  await shop.owner.patch(`/api/appointment/${_id}`, { status: "cancelada" });
  await eventually(async () => expect(await google.events()).toEqual([]));
  // its first id can never be used again
  await shop.owner.patch(`/api/appointment/${_id}`, { status: "confirmada" });
  await eventually(async () => expect(await google.events()).toHaveLength(1));
  await shop.owner.delete(`/api/appointment/${_id}`);
  await eventually(async () => expect(await google.events()).toEqual([]));
});

test("busy times close slots and refuse bookings, in their own zone and only where they take time", async () => {
  const { shop, google } = await linked();
  const dentist = await google.add({ summary: "Dentista", start: at("12:00"), end: at("13:10") });
  await eventually(async () => expect(await slots(shop)).not.toContain("12:30"));
  const open = await slots(shop);
  expect(open).toContain("11:00");
  expect(open).not.toContain("13:00");
  expect(open).toContain("13:30");
  const refused = await book(shop, "12:30");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "El especialista está ocupado en su Google Calendar a esa hora",
  ]);
  expect(refused.body.data.slots.length).toBeGreaterThan(0);
  const agenda = async () =>
    (await shop.owner.get(`/api/appointment?businessId=${shop.businessId}&from=${DAY}&to=${DAY}`)).body.data;
  expect(await agenda()).toMatchObject([{ source: "google", title: "Ocupado (Google)", status: "block" }]);
  const [{ _id }] = await agenda();

  await google.change(dentist.id, { start: at("15:00"), end: at("16:00") });
  await eventually(async () => expect(await slots(shop)).toContain("12:30"));
  expect(await agenda()).toMatchObject([{ _id, start: at("15:00").dateTime }]);
  await google.change(dentist.id, { start: at("15:00"), end: at("16:00"), transparency: "transparent" });
  await eventually(async () => expect(await slots(shop)).toContain("15:00"));
  await google.add({
    summary: "No voy",
    start: at("9:00".padStart(5, "0")),
    end: at("17:00"),
    attendees: [{ email: "x", self: true, responseStatus: "declined" }],
  });
  await google.add({ summary: "Vacaciones", start: { date: DAY }, end: { date: next(DAY) } });
  await eventually(async () => expect(await slots(shop)).toEqual([]));
});

test("what comes after a booking breaks nothing; a block may lie over it; a move into it is refused", async () => {
  const { shop, google } = await linked();
  const { _id } = (await book(shop, "10:00")).body.data;
  await google.add({ summary: "Encima", start: at("09:30"), end: at("10:30") });
  await eventually(async () => expect(await slots(shop)).not.toContain("09:00"));
  expect(await appointment(shop, _id)).toMatchObject({ status: "agendada" });
  const edited = await shop.owner.put(`/api/appointment/${_id}`, { appointment: { details: "Nota" } });
  expect(edited.status).toBe(200);
  const moved = await shop.owner.put(`/api/appointment/${_id}`, { appointment: { start: at("09:45").dateTime } });
  expect(moved.status).toBe(409);
});

test("moved in Google it follows where it is free, and else is asked; deleted in Google, many are one question", async () => {
  const { shop, google } = await linked();
  const ids: string[] = [];
  for (const time of ["09:00", "10:00", "11:00"]) ids.push((await book(shop, time)).body.data._id);
  await eventually(async () => expect(await google.events()).toHaveLength(3));
  await eventually(async () => expect((await appointment(shop, ids[2] as string)).eventId).not.toBeNull());
  const events = new Map((await google.events()).map((event) => [event.id, event]));
  const eventOf = (id: string) => events.get(id.replaceAll("-", ""))?.id as string;
  const [first, second, third] = ids as [string, string, string];
  await google.change(eventOf(first), { start: at("13:00"), end: at("13:45") });
  await eventually(async () => expect((await appointment(shop, first)).start).toBe(at("13:00").dateTime));
  await google.change(eventOf(second), { start: at("11:15"), end: at("12:00") });
  await eventually(async () =>
    expect(await questions(shop)).toMatchObject([{ kind: "moved", appointments: [{ _id: second }] }]),
  );
  expect((await appointment(shop, second)).start).toBe(at("10:00").dateTime);
  const answer = (appointmentIds: string[], said: string) =>
    shop.owner.post("/api/google/calendar/questions", { businessId: shop.businessId, appointmentIds, answer: said });
  expect((await answer([second], "keep")).body.message).toBe("La cita se conserva");
  await eventually(async () => {
    const back = (await google.events()).find(({ id }) => id === eventOf(second));
    expect(Date.parse(back?.start.dateTime ?? "")).toBe(Date.parse(at("10:00").dateTime));
  });

  await google.remove(...(await google.events()).map(({ id }) => id));
  await eventually(async () => {
    const [question, ...more] = await questions(shop);
    expect(more).toEqual([]);
    expect(question).toMatchObject({ kind: "deleted", specialistName: "Marta" });
    expect(question.appointments).toHaveLength(3);
  });
  for (const id of ids) expect((await appointment(shop, id)).status).toBe("agendada");
  expect((await answer([first, second], "keep")).status).toBe(200);
  await eventually(async () => expect(await google.events()).toHaveLength(2));
  expect((await answer([third], "cancel")).body.message).toBe("Cita cancelada");
  expect((await appointment(shop, third)).status).toBe("cancelada");
  expect((await answer([third], "cancel")).status).toBe(404);
  expect(await questions(shop)).toEqual([]);
  await world.product.owner.query("select 1");
  expect(await google.events()).toHaveLength(2);
});

test("lost and doubled notifications, an old token and trouble of Google's are got over", async () => {
  const { shop, google } = await linked();
  await google.fail({ duplicateNotifications: true });
  await google.add({ summary: "Dos avisos", start: at("09:00"), end: at("10:00") });
  await eventually(async () => expect(await slots(shop)).not.toContain("09:00"));
  await google.fail({ duplicateNotifications: false, loseNotifications: true });
  const lost = await google.add({ summary: "Sin aviso", start: at("10:00"), end: at("11:00") });
  expect(await slots(shop)).toContain("10:00");
  world.pass(MINUTE);
  await eventually(async () => expect(await slots(shop)).not.toContain("10:00"));
  await google.remove(lost.id);
  await google.expire();
  world.pass(MINUTE);
  await eventually(async () => expect(await slots(shop)).toContain("10:00"));
  await google.fail({ fail: { on: "events", status: 500, times: 500 } });
  const booked = (await book(shop, "16:00")).body.data._id;
  world.pass(MINUTE);
  await eventually(async () => expect((await overviewOf(shop)).calendars[0]?.reason).toContain("Google no responde"));
  await google.fail({ fail: null, loseNotifications: false });
  world.pass(MINUTE);
  await eventually(async () => expect((await appointment(shop, booked)).eventId).not.toBeNull());
  await eventually(async () =>
    expect((await overviewOf(shop)).calendars[0]).toMatchObject({ health: "ok", reason: "" }),
  );
});

test("a key that Google no longer takes is told within minutes; connecting again catches up", async () => {
  const { shop, email, google } = await linked();
  await google.revoke();
  world.pass(MINUTE);
  await eventually(async () => {
    const told = await overviewOf(shop);
    expect(told.calendars[0]?.health).toBe("broken");
    expect(told.accounts[0]?.reason).toContain(`Google ya no acepta el permiso de ${email}`);
  });
  const admin = await world.product.person("Equipo");
  await world.product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  world.product.product.sessions.forget();
  const renewed = { businessId: shop.businessId, amount: 5, totalPrice: 0, renewalDuration: "1month" };
  const sent = await admin.post("/api/creditMovement", renewed);
  expect([sent.status, sent.body.data.channelRenewalStatus]).toEqual([
    201,
    { success: false, message: `Google no abrió los avisos de ${email}` },
  ]);
  const list = await shop.owner.get(`/api/google/calendar/get-calendars?specialistId=${shop.specialistIds[0]}`);
  expect([list.status, list.body.message]).toEqual([422, "No se pudieron obtener los calendarios"]);
  const { _id } = (await book(shop, "10:00")).body.data;
  await google.add({ summary: "Mientras", start: at("15:00"), end: at("16:00") });
  await connectGoogle(shop.owner, email);
  await eventually(async () => {
    expect((await overviewOf(shop)).calendars[0]?.health).toBe("ok");
    expect(await slots(shop)).not.toContain("15:00");
    expect((await appointment(shop, _id)).eventId).not.toBeNull();
  });
});

test("a channel is renewed before it ends, and only its own token is heard", async () => {
  const { shop, email, google } = await linked();
  const own = async () => (await google.channels()).filter(({ calendarId }) => calendarId === email);
  const [before] = await own();
  const forged = await world.product.anonymous.post("/api/google/calendar/notifications", undefined, {
    "x-goog-channel-id": before?.id as string,
    "x-goog-channel-token": "otra",
    "x-goog-resource-state": "exists",
  });
  expect(forged.status).toBe(404);
  world.pass(6.5 * 24 * 60 * MINUTE);
  await eventually(async () => {
    const now = await own();
    expect(now).toHaveLength(1);
    expect(now[0]?.id).not.toBe(before?.id);
  });
  await google.add({ summary: "Después", start: at("09:00"), end: at("10:00") });
  await eventually(async () => expect(await slots(shop)).not.toContain("09:00"));
});

test("the calendar file says what the appointment is now, to whoever has its address", async () => {
  const { shop } = await linked();
  const { _id } = (await book(shop, "10:00", { details: "solo para el equipo" })).body.data;
  const link = world.product.product.calendarLink({ businessId: shop.businessId }, _id);
  const path = new URL(link).pathname;
  const file = async () => world.product.anonymous.get(path);
  const first = await file();
  expect(first.headers.get("content-type")).toContain("text/calendar");
  expect(first.body).toContain("SUMMARY:Corte de cabello en Salón de prueba");
  expect(first.body).not.toContain("solo para el equipo");
  await shop.owner.patch(`/api/appointment/${_id}`, { status: "cancelada" });
  expect((await file()).body).toContain("STATUS:CANCELLED");
  const wrong = path.replace(/.(?=\.ics$)/, (last) => (last === "A" ? "B" : "A"));
  expect((await world.product.anonymous.get(wrong)).status).toBe(404);
});

function monday(): string {
  const day = new Date(Date.now() + 21 * 24 * 60 * MINUTE);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

function next(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * MINUTE).toISOString().slice(0, 10);
}

test("what is busy is known as soon as a calendar is linked, and appointments that clash with it are listed until decided", async () => {
  const shop = await makeShop(world.product);
  const { owner, businessId } = shop;
  const email = newEmail();
  const [first, second] = [await book(shop, "10:00"), await book(shop, "13:00")];
  expect([first.status, second.status]).toEqual([201, 201]);
  const google = googleOf(world.sandbox, email);
  await connectGoogle(owner, email);
  await google.add({ summary: "Dentista", start: at("10:00"), end: at("11:00") });
  await google.add({ summary: "Escuela", start: at("13:15"), end: at("13:45") });
  await google.add({ summary: "Comida", start: at("15:00"), end: at("16:00") });
  const calendarData = { specialistId: shop.specialistIds[0], googleCalendarId: email };
  const linkedNow = await owner.patch("/api/specialist", { businessId, calendarData });
  expect(linkedNow.body.data).toMatchObject({ health: "ok" });
  // the busy hour is never bookable, at any moment
  const busy = await book(shop, "15:00");
  expect([busy.status, busy.body.message]).toEqual([
    409,
    "El especialista está ocupado en su Google Calendar a esa hora",
  ]);
  const [asked] = await questions(shop);
  expect(asked).toMatchObject({
    kind: "clash",
    appointments: [{ _id: first.body.data._id }, { _id: second.body.data._id }],
  });
  const answer = (id: string, said: string) =>
    owner.post("/api/google/calendar/questions", { businessId, appointmentIds: [id], answer: said });
  expect((await answer(first.body.data._id, "keep")).status).toBe(200);
  expect((await answer(second.body.data._id, "cancel")).status).toBe(200);
  expect((await answer(first.body.data._id, "keep")).status).toBe(404);
  expect((await appointment(shop, first.body.data._id)).status).toBe("agendada");
  expect((await appointment(shop, second.body.data._id)).status).toBe("cancelada");
  expect(await questions(shop)).toEqual([]);
});
