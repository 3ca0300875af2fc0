// Strangers on the booking page: what they see, which hours they may take, and what their link allows.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBookingShop } from "../../../../test/shops/booking-shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

/** A Monday morning. */
let now = Date.parse("2026-11-23T10:10:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => now });
});
afterAll(() => product.close());

const at = (day: string, time: string) => `${day}T${time}:00-06:00`;
const agendaOf = async (shop: { owner: TestProduct["anonymous"]; businessId: string }) =>
  (await shop.owner.get(`/api/appointment?businessId=${shop.businessId}&from=2026-11-20&to=2026-12-20`)).body.data;

test("a page that is off and an address that nobody has look the same", async () => {
  const shop = await makeBookingShop(product);
  const shown = await product.anonymous.get(shop.at);
  expect(shown.status).toBe(200);
  await shop.settle({ isOn: false });
  const off = await product.anonymous.get(shop.at);
  const unknown = await product.anonymous.get("/api/reservar/nadie-tiene-esta");
  expect([off.status, off.body]).toEqual([404, unknown.body]);
  const odd = await Promise.all(
    ["..%2f..%2fadmin", "A".repeat(79), "ñandú"].map((one) => product.anonymous.get(`/api/reservar/${one}`)),
  );
  expect(odd.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("two businesses of one name have two addresses, and keep them when they are renamed", async () => {
  const first = await makeBookingShop(product);
  const name = (await product.anonymous.get(first.at)).body.data.name;
  const second = await makeBookingShop(product);
  await second.owner.put(`/api/business/${second.businessId}`, { business: { name } });
  expect((await product.anonymous.get(second.at)).body.data.name).toBe(name);
  expect(second.at).not.toBe(first.at);
});

test("only what the business shows is shown and may be booked, and nobody else's", async () => {
  const shop = await makeBookingShop(product);
  const other = await makeBookingShop(product);
  const [cut, colour] = shop.serviceIds;
  const [marta, luis] = shop.specialistIds;
  await shop.settle({ hiddenServices: [colour], hiddenSpecialists: [luis] });
  const { data } = (await product.anonymous.get(shop.at)).body;
  expect(data.services.map(({ _id }: { _id: string }) => _id)).toEqual([cut]);
  expect(data.specialists.map(({ _id }: { _id: string }) => _id)).toEqual([marta]);
  const start = at("2026-11-24", "10:00");
  const refused = async (more: object, path: string) => {
    const answer = await shop.book(start, more);
    expect([answer.status, answer.body.errors?.[0].path]).toEqual([404, path]);
  };
  await refused({ serviceId: colour }, "booking.serviceId");
  await refused({ specialistId: luis }, "booking.specialistId");
  await refused({ serviceId: other.serviceIds[0] }, "booking.serviceId");
  await refused({ branchId: other.branchId }, "booking.branchId");
  await refused({ specialistId: other.specialistIds[0] }, "booking.specialistId");
  const hours = (await shop.hours("2026-11-24")).body.data.hours;
  expect(new Set(hours.flatMap(({ specialists }: { specialists: string[] }) => specialists))).toEqual(new Set([marta]));
  await shop.settle({ choosesSpecialist: false });
  const page = (await product.anonymous.get(shop.at)).body.data;
  expect(page.specialists).toEqual([]);
  expect((await shop.hours("2026-11-24")).body.data.hours[0].specialists).toEqual([]);
  await refused({ specialistId: undefined, serviceId: "018f2b7e-0000-7000-8000-000000000000" }, "booking.serviceId");
});

test("however a stranger writes their number, the booking is theirs", async () => {
  const shop = await makeBookingShop(product);
  const number = shop.number();
  const inGroups = (sign: string) => [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(sign);
  const spellings = [`+52${number}`, `521${number}`, `044 ${inGroups(" ")}`, inGroups("."), inGroups("\u2011")];
  for (const [index, whatsapp] of spellings.entries()) {
    const answer = await shop.book(at("2026-11-24", `${10 + index}:00`), { whatsapp: `\u202a${whatsapp}\u202c` });
    expect([whatsapp, answer.status, answer.body.message]).toEqual([whatsapp, 201, "Tu cita quedó reservada"]);
  }
  const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${number}&limit=10`);
  expect(found.body.data).toMatchObject([{ countryCode: "52", whatsapp: number }]);
  const foreign = await shop.book(at("2026-11-24", "16:00"), { whatsapp: "+1 (305) 555-0100" });
  expect(foreign.status).toBe(201);
  const refused = await shop.book(at("2026-11-24", "17:00"), { whatsapp: "222 123 04 x7" });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, "booking.whatsapp"]);
});

test("notice and days ahead bound the free hours, and the next day that has one is told", async () => {
  const shop = await makeBookingShop(product, { noticeHours: 3, daysAhead: 5 });
  const today = (await shop.hours("2026-11-23")).body.data;
  expect(today.hours[0].start).toBe(at("2026-11-23", "13:30"));
  expect([today.firstDay, today.lastDay]).toEqual(["2026-11-23", "2026-11-28"]);
  await shop.owner.post("/api/block", {
    block: {
      businessId: shop.businessId,
      branchId: shop.branchId,
      specialists: shop.specialistIds,
      title: "Curso",
      start: at("2026-11-24", "00:00"),
      end: at("2026-11-26", "00:00"),
    },
  });
  const blocked = (await shop.hours("2026-11-24")).body.data;
  expect([blocked.hours, blocked.nextDay]).toEqual([[], "2026-11-26"]);
  // without the rules' counts, which are for staff
  expect(blocked.none).toEqual([{ day: "2026-11-24", reason: "taken", closedFor: null }]);
  const week = (await shop.hours("2026-11-22", { to: "2026-11-29" })).body.data;
  expect(week.none.map(({ day }: { day: string }) => day)).toEqual(["2026-11-24", "2026-11-25"]);
  expect((await shop.hours("2026-11-30")).body.data).toMatchObject({ hours: [], nextDay: null });
  const far = await shop.book(at("2026-11-30", "10:00"));
  expect(far.status).toBe(422);
  const soon = await shop.book(at("2026-11-23", "12:00"));
  expect([soon.status, (await shop.book(at("2026-11-27", "08:00"))).status]).toEqual([422, 422]);
  const wide = await shop.hours("2026-11-24", { to: "2026-12-25" });
  expect([wide.status, wide.body.errors[0].path]).toEqual([400, "to"]);
});

test("a booking is an appointment like any other, with a contact, and its link tells the one who booked", async () => {
  const shop = await makeBookingShop(product);
  const whatsapp = shop.number();
  const made = await shop.book(at("2026-11-25", "11:00"), { whatsapp, name: "Ana López", note: "Traigo foto" });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    name: "Ana López",
    status: "agendada",
    start: at("2026-11-25", "11:00"),
    end: at("2026-11-25", "11:45"),
    service: { name: "Corte de cabello", price: "$250" },
    isProved: false,
    mayChange: true,
    changeUntil: at("2026-11-25", "07:00"),
  });
  const file = await product.anonymous.get(new URL(made.body.data.calendarFile).pathname);
  expect(file.body).toContain("SUMMARY:Corte de cabello en ");
  const [entry] = await agendaOf(shop);
  expect(entry).toMatchObject({
    clientName: "Ana López",
    status: "agendada",
    clientNotes: "Traigo foto",
    createdBy: "Reservación en línea",
  });
  expect(entry.details).toContain("sin verificar");
  const seen = await product.anonymous.get(`${shop.at}/booking/${made.body.data.token}`);
  expect(seen.body.data).toEqual(made.body.data);
});

test("a stranger neither renames nor learns the name of whom the business knows by that number", async () => {
  const shop = await makeBookingShop(product);
  const whatsapp = shop.number();
  const client = { businessId: shop.businessId, name: "Rosario", lastname: "Secreta", whatsapp };
  const known = (await shop.owner.post("/api/client", { client })).body.data._id;
  const made = await shop.book(at("2026-11-25", "11:00"), { whatsapp, name: "Otra Persona" });
  expect(made.status).toBe(201);
  expect(JSON.stringify(made.body)).not.toMatch(/Rosario|Secreta/);
  const contact = (await shop.owner.get(`/api/client/${known}?businessId=${shop.businessId}`)).body.data;
  expect([contact.name, contact.lastname]).toEqual(["Rosario", "Secreta"]);
  expect((await agendaOf(shop))[0].clientId).toBe(known);
});

test("of many who want one hour, as many get it as people are free, and the others are offered hours near it", async () => {
  const shop = await makeBookingShop(product);
  const start = at("2026-11-26", "12:00");
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.book(start)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
  const late = answers.find(({ status }) => status === 409)?.body;
  expect(late.message).toBe("Ese horario se acaba de ocupar. Elige otro.");
  expect(late.data.hours.length).toBeGreaterThan(2);
  expect(late.data.hours.map(({ start: one }: { start: string }) => one)).not.toContain(start);
  const held = (await agendaOf(shop)).filter((one: { start: string }) => one.start === start);
  expect(new Set(held.map(({ specialistId }: { specialistId: string }) => specialistId)).size).toBe(2);
});

test("the same key is the same booking, with the same link; with other data it is refused", async () => {
  const shop = await makeBookingShop(product);
  const asked = { whatsapp: shop.number(), key: "una-sola-vez" };
  const [one, two] = [
    await shop.book(at("2026-11-26", "09:00"), asked),
    await shop.book(at("2026-11-26", "09:00"), asked),
  ];
  expect([one.status, two.status, two.body.data.token]).toEqual([201, 201, one.body.data.token]);
  expect(await agendaOf(shop)).toHaveLength(1);
  expect((await shop.book(at("2026-11-26", "10:00"), asked)).status).toBe(409);
});

test("the link moves and cancels until the limit, and not a minute longer", async () => {
  const shop = await makeBookingShop(product, { cancelHours: 4 });
  const made = (await shop.book(at("2026-11-27", "15:00"))).body.data;
  const link = `${shop.at}/booking/${made.token}`;
  const { branchId } = shop;
  const moved = await product.anonymous.put(link, { booking: { branchId, start: at("2026-11-27", "15:30") } });
  expect([moved.status, moved.body.data.start]).toEqual([200, at("2026-11-27", "15:30")]);
  const own = await shop.hours("2026-11-27", { token: made.token, specialistId: moved.body.data.specialist._id });
  expect(own.body.data.hours.map(({ start }: { start: string }) => start)).toContain(at("2026-11-27", "15:30"));
  for (const [start, status] of [
    [at("2026-11-27", "07:00"), 422],
    ["mañana", 400],
  ] as const)
    expect((await product.anonymous.put(link, { booking: { branchId, start } })).status).toBe(status);
  const before = now;
  now = Date.parse(at("2026-11-27", "11:30"));
  const late = await product.anonymous.delete(link);
  expect([late.status, late.body.message]).toEqual([422, "Ya no se puede cambiar desde aquí. Escríbele al negocio."]);
  now -= 60_000;
  const cancelled = await product.anonymous.delete(link);
  expect([cancelled.status, cancelled.body.data.status]).toEqual([200, "cancelada"]);
  expect((await product.anonymous.delete(link)).status).toBe(200);
  expect((await product.anonymous.put(link, { booking: { branchId, start: at("2026-11-28", "10:00") } })).status).toBe(
    422,
  );
  now = Date.parse(at("2026-11-28", "16:16"));
  expect((await product.anonymous.get(link)).status).toBe(404);
  now = before;
});

test("a link that was changed, of another page, or of another client opens nothing", async () => {
  const shop = await makeBookingShop(product);
  const other = await makeBookingShop(product);
  const { token } = (await shop.book(at("2026-11-25", "16:00"))).body.data;
  const { token: theirs } = (await other.book(at("2026-11-25", "16:00"))).body.data;
  const swapped = token.slice(0, 22) + theirs.slice(22);
  const last = token.at(-3) === "A" ? "B" : "A";
  const wrongs = [theirs, swapped, `${token.slice(0, -3)}${last}${token.slice(-2)}`, token.slice(1), `${token}x`, "x"];
  const answers = await Promise.all(wrongs.map((wrong) => product.anonymous.get(`${shop.at}/booking/${wrong}`)));
  expect(answers.map(({ status }) => status)).toEqual(wrongs.map(() => 404));
  const [entry] = await agendaOf(shop);
  const client = { businessId: shop.businessId, name: "Beto", whatsapp: shop.number() };
  const clientId = (await shop.owner.post("/api/client", { client })).body.data._id;
  await shop.owner.put(`/api/appointment/${entry._id}`, { appointment: { clientId } });
  expect((await product.anonymous.get(`${shop.at}/booking/${token}`)).status).toBe(404);
});

test("a number is told what it may do too often, by itself and by its network", async () => {
  const shop = await makeBookingShop(product);
  const whatsapp = shop.number();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1)
    statuses.push((await shop.book(at("2026-11-25", "08:00"), { whatsapp })).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  const last = await shop.book(at("2026-11-25", "08:00"), { whatsapp });
  expect(last.body.message).toBe("Demasiados intentos. Espera 24 horas e intenta de nuevo.");
  expect((await shop.book(at("2026-11-25", "10:00"))).status).toBe(201);
});

test("who books for somebody else says for whom, and both are kept; the same key for somebody else is refused", async () => {
  const shop = await makeBookingShop(product);
  const start = at("2026-11-24", "10:00");
  const same = { whatsapp: shop.number(), key: "key-mateo-1" };
  const made = await shop.book(start, { ...same, attendeeName: "Mateo Ruiz" });
  expect([made.status, made.body.data.name, made.body.data.attendeeName]).toEqual([201, "Ana López", "Mateo Ruiz"]);
  expect(await agendaOf(shop)).toMatchObject([{ clientName: "Ana López", attendeeName: "Mateo Ruiz" }]);
  expect((await shop.book(start, { ...same, attendeeName: "Sofía" })).status).toBe(409);
  expect((await shop.book(start, { ...same, attendeeName: "Mateo Ruiz" })).status).toBe(201);
  const long = await shop.book(at("2026-11-24", "12:00"), { attendeeName: "x".repeat(101) });
  expect([long.status, long.body.errors[0].path]).toEqual([400, "booking.attendeeName"]);
  const own = await shop.book(at("2026-11-24", "13:00"));
  expect(own.body.data.attendeeName).toBe(null);
});
