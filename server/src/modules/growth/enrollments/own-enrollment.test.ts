// The page of a course for strangers: what it shows, who gets in, and how floods are stopped.
import type { Enrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const PICTURE = "https://ejemplo.mx/curso.jpg";

async function publicCourse(availableSlots = 2, firstDay = "2040-01-09") {
  const { owner, businessId } = await makeShop(product);
  const settings = await owner.put("/api/reservation-settings", { businessId, settings: { isOn: true } });
  const search = new URL(settings.body.data.url).pathname.split("/").at(-1) as string;
  const fields = { name: "Colorimetría", description: "Teoría y práctica", sessions: 2, place: "Centro" };
  const sessionDates = [{ date: firstDay, startTime: "10:00", endTime: "12:00" }];
  const weekly = { courseType: "recurrent", recurrence: { every: 1, unit: "weeks" } };
  const schedules = { availableSlots, sessionDates };
  const course = {
    businessId,
    ...fields,
    ...weekly,
    totalPrice: 1000,
    enrollmentFee: 200,
    images: [PICTURE],
    schedules,
  };
  const id = (await owner.post("/api/course", { course })).body.data._id as string;
  const stranger = product.anonymous;
  const path = `/api/reservar/${search}/course/${id}`;
  const enroll = (whatsapp: string, name = "Ana Núñez") =>
    stranger.post(`${path}/enrollment`, { enrollment: { name, whatsapp, countryCode: "52" } });
  const listed = async () => (await owner.get(`/api/enrollment?businessId=${businessId}`)).body.data as Enrollment[];
  return { owner, businessId, search, id, stranger, path, enroll, listed };
}

test("a stranger reads the course and gets a pending place as a contact", async () => {
  const { stranger, path, enroll, listed } = await publicCourse();
  const shown = await stranger.get(path);
  expect(shown.body.data).toMatchObject({ name: "Colorimetría", left: 2, totalPrice: 1000, images: [PICTURE] });
  expect(shown.body.data.dates.map(({ date }: { date: string }) => date)).toEqual(["2040-01-09", "2040-01-16"]);
  const made = await enroll("2225550001");
  expect([made.status, made.body.data]).toEqual([201, { order: 1, courseName: "Colorimetría" }]);
  // the same person again has the same place
  expect((await enroll("2225550001", "Otra")).body.data.order).toBe(1);
  expect(await listed()).toMatchObject([
    { clientName: "Ana Núñez", status: "pending", paymentStatus: "pending", totalPaid: 0, remainingBalance: 1200 },
  ]);
  expect((await stranger.get(path)).body.data.left).toBe(1);
});

test("eight strangers at once for the last place: one gets it", async () => {
  const { enroll, listed } = await publicCourse(1);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => enroll(`222555100${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect((await listed()).length).toBe(1);
});

test("a course whose last session is over is shown as such and takes no stranger, but who is in it keeps the place", async () => {
  const { owner, businessId, stranger, path, id, enroll, listed } = await publicCourse();
  expect((await stranger.get(path)).body.data.hasEnded).toBe(false);
  expect((await enroll("2225550007")).status).toBe(201);
  const sessionDates = [{ date: "2024-01-08", startTime: "10:00", endTime: "12:00" }];
  const schedules = { availableSlots: 2, sessionDates };
  expect((await owner.put(`/api/course/${id}`, { course: { businessId, schedules } })).status).toBe(200);
  expect((await stranger.get(path)).body.data.hasEnded).toBe(true);
  const late = await enroll("2225550008");
  expect([late.status, late.body.message]).toEqual([
    409,
    "Este curso ya terminó. Pregúntale al negocio por el siguiente.",
  ]);
  expect((await enroll("2225550007")).body.data.order).toBe(1);
  expect((await listed()).length).toBe(1);
});

test("what is wrong is refused: no such course, an archived one, a page that is off, a bad number", async () => {
  const { owner, businessId, id, search, stranger, path, enroll } = await publicCourse();
  const other = await publicCourse();
  expect((await stranger.get(`/api/reservar/${search}/course/${other.id}`)).status).toBe(404);
  const bad = await enroll("12");
  expect([bad.status, bad.body.errors[0].path]).toEqual([400, "enrollment.whatsapp"]);
  await owner.send("PATCH", `/api/course/${id}?archive=true`);
  expect([(await stranger.get(path)).status, (await enroll("2225550002")).status]).toEqual([404, 404]);
  await owner.send("PATCH", `/api/course/${id}`);
  await owner.put("/api/reservation-settings", { businessId, settings: { isOn: false } });
  expect((await stranger.get(path)).status).toBe(404);
});

test("one number that is sent again and again is stopped", async () => {
  const { enroll } = await publicCourse(50);
  const statuses = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await enroll("2225550003")).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
  expect(statuses.slice(10)).toEqual([429, 429]);
});
