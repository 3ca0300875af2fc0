// A reception tablet: who is next, arrivals by number and code, what is refused and how, and its link.
import type { Appointment, HistoryEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { NOT_FOUND } from "@mostrador/domain/scheduling/kiosk/arrival.ts";
import { type KioskScreen, NO_KIOSK } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { joinLimited } from "../../../../test/limited-person.ts";
import { makeBookingShop } from "../../../../test/shops/booking-shop.ts";
import { HOURS, made, makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

const at = (time: string, day = "2026-11-24") => `${day}T${time}:00-06:00`;
/** Tuesday, 24 November 2026, 10:00 in Puebla. */
const NOW = Date.parse(at("10:00"));
const WRONG = { status: 422, message: NOT_FOUND };
let now = NOW;
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => now });
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => product.close());

let numbers = 0;

function makeBranch(owner: Caller, businessId: string, name: string, place = { city: "Puebla", state: "Puebla" }) {
  const branch = { businessId, name, address: "Calle 1", ...place, country: "México", schedules: HOURS };
  return made(owner, "/api/branch", { branch });
}

/** A tablet in a shop, a client with a number, and their appointment at 11:00. */
async function makeReception(shop?: Shop) {
  const place = shop ?? (await makeShop(product));
  const { owner, businessId, branchId, serviceIds, specialistIds } = place;
  const tablet = (await owner.post("/api/kiosk", { tablet: { businessId, branchId, name: "Entrada" } })).body.data;
  const whatsapp = `22255${String(++numbers).padStart(5, "0")}`;
  const client = { businessId, name: "Ana", lastname: "López", whatsapp };
  const clientId = await made(owner, "/api/client", { client });
  const book = (start: string, more: object = {}) =>
    made(owner, "/api/appointment", {
      appointment: {
        ...{ businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], clientId, start },
        ...{ confirmOutsideHours: true, confirmOtherBranch: true, confirmNotGiven: true, ...more },
      },
    });
  const codeOf = async (id: string) =>
    (await owner.get(`/api/appointment/${id}/arrivalCode`)).body.data.code as string | null;
  const token = String(tablet.url).split("/").at(-1) as string;
  const arrive = async (code: string | null, number = whatsapp, link = token) => {
    const answer = await product.anonymous.post(`/api/kiosco/${link}/llegada`, { arrival: { whatsapp: number, code } });
    return { status: answer.status, message: answer.body.message as string, data: answer.body.data };
  };
  const screen = async () => (await product.anonymous.get(`/api/kiosco/${token}`)).body.data as KioskScreen;
  const statusOf = async (id: string) => ((await owner.get(`/api/appointment/${id}`)).body.data as Appointment).status;
  const setStatus = (id: string, status: string) => owner.patch(`/api/appointment/${id}`, { status });
  return { ...place, tablet, token, whatsapp, clientId, book, codeOf, arrive, screen, statusOf, setStatus };
}

test("a client arrives by number and code, once, and the desk sees it with who said so", async () => {
  const { owner, businessId, book, codeOf, arrive, statusOf, screen, clientId } = await makeReception();
  const id = await book(at("11:00"));
  const code = await codeOf(id);
  expect(code).toMatch(/^\d{4}$/);
  expect(await arrive(code)).toMatchObject({
    ...{ status: 200, message: "Llegaste" },
    data: { name: "Ana", text: "Toma asiento. Marta te atiende a las 11:00 am." },
  });
  expect(await statusOf(id)).toBe("asistida");
  const history: HistoryEntry[] = (await owner.get(`/api/appointment/${id}/history`)).body.data;
  expect(history[0]).toMatchObject({ actorName: "Tableta Entrada", summary: expect.stringContaining("a Asistida") });
  // as at the desk, a lead is a client now
  expect((await owner.get(`/api/client/${clientId}?businessId=${businessId}`)).body.data.type).toBe("client");
  expect(await arrive(code)).toMatchObject({
    status: 409,
    message: "Ya registraste tu llegada. Toma asiento, en un momento te atienden.",
  });
  expect((await screen()).next[0]).toMatchObject({ name: "Ana L.", isHere: true });
});

test("of five arrivals at once one counts", async () => {
  const { owner, book, codeOf, arrive } = await makeReception();
  const id = await book(at("11:00"));
  const code = await codeOf(id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => arrive(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const history: HistoryEntry[] = (await owner.get(`/api/appointment/${id}/history`)).body.data;
  expect(history.filter(({ actorName }) => actorName === "Tableta Entrada")).toHaveLength(1);
});

test("an arrival and a cancellation at once: the tablet does not take back a cancellation", async () => {
  const { book, codeOf, arrive, setStatus, statusOf } = await makeReception();
  const id = await book(at("11:00"));
  const code = await codeOf(id);
  const [arrived] = await Promise.all([arrive(code), setStatus(id, "cancelada")]);
  expect([200, 409]).toContain(arrived?.status);
  // the cancellation came after the arrival, or the arrival was refused
  expect(await statusOf(id)).toBe("cancelada");
});

test("the screen says given names and initials, hours and people, and no number", async () => {
  const { book, screen, whatsapp, setStatus, specialistIds } = await makeReception();
  await book(at("11:00"));
  await book(at("12:00"), { attendeeName: "Mateo Ruiz" });
  await book(at("16:00"), { clientId: "0", title: "Señora del pasillo" });
  await setStatus(await book(at("13:00")), "cancelada");
  await book(at("08:00"), { specialistId: specialistIds[1] });
  await book(at("11:00", "2026-11-25"));
  const shown = await screen();
  expect(shown).toMatchObject({ branchName: "Centro", theme: "hour", zone: "America/Mexico_City" });
  expect(shown.next).toEqual([
    { name: "Ana L.", time: "11:00 am", specialist: "Marta", isHere: false },
    { name: "Mateo R.", time: "12:00 pm", specialist: "Marta", isHere: false },
    { name: "Cliente", time: "4:00 pm", specialist: "Marta", isHere: false },
  ]);
  expect(JSON.stringify(shown)).not.toContain(whatsapp);
});

test("a wrong number and a wrong code have one answer", async () => {
  const { book, codeOf, arrive, statusOf } = await makeReception();
  const id = await book(at("11:00"));
  const code = (await codeOf(id)) as string;
  const other = String((Number(code) + 1) % 10_000).padStart(4, "0");
  expect(await arrive(other)).toMatchObject(WRONG);
  expect(await arrive(code, "2229999999")).toMatchObject(WRONG);
  expect(await statusOf(id)).toBe("agendada");
  for (const [arrival, path] of [
    [{ whatsapp: "22", code }, "arrival.whatsapp"],
    [{ whatsapp: "2225500001", code: "12" }, "arrival.code"],
  ] as const) {
    const { token } = await makeReception();
    const { status, body } = await product.anonymous.post(`/api/kiosco/${token}/llegada`, { arrival });
    expect([status, body.errors[0].path]).toEqual([400, path]);
  }
});

test("a number may carry its country", async () => {
  const { book, codeOf, arrive, whatsapp } = await makeReception();
  const code = await codeOf(await book(at("11:00")));
  expect(await arrive(code, `52${whatsapp}`)).toMatchObject({ status: 200 });
});

test("what cannot be arrived at says why: early, over, another day, another branch, cancelled, unpaid", async () => {
  const { owner, businessId, book, codeOf, arrive, setStatus, statusOf } = await makeReception();
  const said = async (id: string) => {
    const { status, message } = await arrive(await codeOf(id));
    await product.owner.query("delete from attempts");
    return `${status} ${message}`;
  };
  expect(await said(await book(at("15:00")))).toBe(
    "409 Tu cita es a las 3:00 pm. Puedes registrar tu llegada desde la 1:00 pm.",
  );
  expect(await said(await book(at("11:00", "2026-11-27")))).toBe(
    "409 Tu cita es el viernes 27 de noviembre a las 11:00 am. Te esperamos ese día.",
  );
  const cancelled = await book(at("11:00"));
  await setStatus(cancelled, "cancelada");
  expect(await said(cancelled)).toBe("409 Esta cita está cancelada. Pasa a recepción y te ayudamos.");
  expect(await statusOf(cancelled)).toBe("cancelada");
  const unpaid = await book(at("11:00"));
  await setStatus(unpaid, "pago_pendiente");
  expect(await said(unpaid)).toBe("409 Falta el pago de tu cita. Pasa a recepción y te ayudamos.");
  await setStatus(unpaid, "cancelada");
  const north = await makeBranch(owner, businessId, "Norte");
  expect(await arriveAt(north)).toBe(
    "409 Tu cita de hoy es en la sucursal Norte, a las 11:00 am. Pasa a recepción y te ayudamos.",
  );
  const over = await book(at("12:00"));
  now = Date.parse(at("12:45"));
  expect(await said(over)).toBe("409 Tu cita terminó a las 12:45 pm. Pasa a recepción y te ayudamos.");

  async function arriveAt(branchId: string): Promise<string> {
    await owner.post("/api/kiosk", { tablet: { businessId, branchId, name: "Norte" } });
    return said(await book(at("11:00"), { branchId }));
  }
});

test("all appointments of a visit have one code, and one arrival is for all of them", async () => {
  const { owner, businessId, branchId, clientId, serviceIds, specialistIds, codeOf, arrive, statusOf } =
    await makeReception();
  const lines = specialistIds.map((specialistId) => ({ serviceId: serviceIds[0], specialistId, minutes: 30 }));
  const visit = { businessId, branchId, clientId, start: at("11:00"), lines };
  const answer = await owner.post("/api/visit", { visit });
  const ids = (answer.body.data as Appointment[]).map(({ _id }) => _id);
  const codes = await Promise.all(ids.map(codeOf));
  expect(new Set(codes).size).toBe(1);
  expect(await arrive(codes[0] ?? "")).toMatchObject({ status: 200 });
  expect(await Promise.all(ids.map(statusOf))).toEqual(["asistida", "asistida"]);
});

test("the day, the hours and the theme are those of the branch", async () => {
  const { owner, businessId, specialistIds, serviceIds, clientId } = await makeReception();
  const place = { city: "Tijuana", state: "Baja California" };
  const branchId = await makeBranch(owner, businessId, "Tijuana", place);
  const tablet = { businessId, branchId, name: "Frontera", theme: "dark" };
  const { url } = (await owner.post("/api/kiosk", { tablet })).body.data;
  // 23:30 of the 24th in Tijuana is the 25th in Puebla
  now = Date.parse("2026-11-24T22:45:00-08:00");
  await made(owner, "/api/appointment", {
    appointment: {
      ...{ businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], clientId },
      ...{ start: "2026-11-24T23:00:00-08:00", confirmOutsideHours: true, confirmOtherBranch: true },
      confirmNotGiven: true,
    },
  });
  const shown = (await product.anonymous.get(`/api/kiosco/${url.split("/").at(-1)}`)).body.data as KioskScreen;
  expect(shown).toMatchObject({ theme: "dark", zone: "America/Tijuana", next: [{ time: "11:00 pm" }] });
});

test("a client reads the code in their own link and in the file for their calendar, while they are expected", async () => {
  const shop = await makeBookingShop(product);
  const { owner, businessId, setStatus, codeOf } = await makeReception(shop);
  const own = (await shop.book(at("11:00", "2026-11-25"))).body.data;
  const agenda = `/api/appointment?businessId=${businessId}&from=2026-11-25&to=2026-11-26`;
  const id = (await owner.get(agenda)).body.data[0]._id as string;
  const code = await codeOf(id);
  expect(own.arrivalCode).toBe(code);
  const file = async () => String((await product.anonymous.get(new URL(own.calendarFile).pathname)).body);
  expect(await file()).toContain(`Tu código de llegada es ${code}.`);
  await setStatus(id, "cancelada");
  expect((await product.anonymous.get(`${shop.at}/booking/${own.token}`)).body.data.arrivalCode).toBe(null);
  expect(await file()).not.toContain("llegada");
});

test("two businesses: a tablet knows only the numbers, codes and clients of its own", async () => {
  const [one, two] = [await makeReception(), await makeReception()];
  const client = { businessId: two.businessId, name: "Ana", whatsapp: one.whatsapp };
  await made(two.owner, "/api/client", { client });
  const code = await one.codeOf(await one.book(at("11:00")));
  expect(await two.arrive(code, one.whatsapp)).toMatchObject(WRONG);
  expect((await two.screen()).next).toEqual([]);
  expect((await two.owner.get(`/api/kiosk?businessId=${two.businessId}`)).body.data).toHaveLength(1);
  for (const call of [
    two.owner.post(`/api/kiosk/${one.tablet._id}/link`, {}),
    two.owner.delete(`/api/kiosk/${one.tablet._id}/link`),
    two.owner.delete(`/api/kiosk/${one.tablet._id}`),
  ])
    expect((await call).status).toBe(404);
  expect(await one.arrive(code)).toMatchObject({ status: 200 });
});

test("tries are limited by number and by tablet, whether the number is known or not", async () => {
  const { book, codeOf, arrive } = await makeReception();
  const code = (await codeOf(await book(at("11:00")))) as string;
  const other = String((Number(code) + 1) % 10_000).padStart(4, "0");
  for (let tries = 0; tries < 6; tries += 1) expect((await arrive(other)).status).toBe(422);
  const tired = await arrive(code);
  expect(tired).toMatchObject({ status: 429, message: expect.stringMatching(/^Demasiados intentos\. Espera/) });
  // another way to write the number is the same number
  const unknown = "2228887766";
  for (let tries = 0; tries < 6; tries += 1) {
    expect((await arrive("1234", tries % 2 ? unknown : `52${unknown}`)).status).toBe(422);
  }
  expect((await arrive("1234", unknown)).status).toBe(429);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => (await arrive("1234", `22277${10_000 + index}`)).status),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(13);
  now += 16 * 60_000;
  expect((await arrive(code)).status).toBe(200);
});

test("a link that was renewed, withdrawn or deleted serves nobody from that moment on", async () => {
  const { owner, businessId, tablet, token, book, codeOf, arrive } = await makeReception();
  const id = await book(at("11:00"));
  const code = await codeOf(id);
  const stored = await product.owner.query("select secret_hash from kiosk_tablets where id = $1", [tablet._id]);
  expect(stored.rows[0].secret_hash).not.toContain(token);
  const renewed = (await owner.post(`/api/kiosk/${tablet._id}/link`, {})).body.data;
  const gone = { status: 404, message: NO_KIOSK };
  expect(await arrive(code)).toMatchObject(gone);
  expect((await product.anonymous.get(`/api/kiosco/${token}`)).status).toBe(404);
  const next = renewed.url.split("/").at(-1);
  expect((await product.anonymous.get(`/api/kiosco/${next}`)).status).toBe(200);
  expect((await owner.delete(`/api/kiosk/${tablet._id}/link`)).body.data.isActive).toBe(false);
  expect(await arrive(code, undefined, next)).toMatchObject(gone);
  // nobody can check in at the branch: there is no code to tell
  expect(await codeOf(id)).toBe(null);
  expect((await owner.delete(`/api/kiosk/${tablet._id}`)).status).toBe(200);
  expect((await owner.get(`/api/kiosk?businessId=${businessId}`)).body.data).toEqual([]);
  const { rows } = await product.owner.query(
    "select action from audit_entries where business_id = $1 and action like 'kiosk.%' order by at, id",
    [businessId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "kiosk.created",
    "kiosk.renewed",
    "kiosk.withdrawn",
    "kiosk.deleted",
  ]);
});

test("a guessed link finds nothing", async () => {
  const { token } = await makeReception();
  const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  for (const link of [forged, "x", "a".repeat(43), token.toUpperCase()])
    expect((await product.anonymous.get(`/api/kiosco/${link}`)).status).toBe(404);
});

test("a person limited to another branch neither sees nor changes the tablet", async () => {
  const shop = await makeReception();
  const { owner, businessId, tablet } = shop;
  const north = await makeBranch(owner, businessId, "Norte");
  const person = await joinLimited(product, shop, { branchIds: [north] });
  expect((await person.get(`/api/kiosk?businessId=${businessId}`)).body.data).toEqual([]);
  expect((await person.delete(`/api/kiosk/${tablet._id}/link`)).status).toBe(404);
});
