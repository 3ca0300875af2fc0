// Enrollments over HTTP: places and numbers of a course, money of a payment, and the waiting list.
import { sessionsOf } from "@mostrador/domain/catalog/courses/sessions.ts";
import type { CourseWaiting } from "@mostrador/domain/growth/enrollments/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import type { Due } from "@mostrador/domain/money/charges/schema.ts";
import { OF_ENROLLMENT } from "@mostrador/domain/money/finance/movement-origin.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSchool } from "../../../../test/shops/school.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const NOBODY = "0192f000-0000-7000-8000-000000000000";
test("an enrollment is registered with its number, listed and narrowed", async () => {
  const { owner, ana, eva, courseId, enroll, listed, places } = await makeSchool(product);
  const first = await enroll({ notes: "Pagará el lunes" });
  expect([first.status, first.body.message]).toEqual([201, "Inscripción registrada"]);
  expect(first.body.data).toMatchObject({
    ...{ courseId, courseName: "Colorimetría", clientId: ana, clientName: "Ana Núñez", order: 1, status: "pending" },
    ...{
      paymentStatus: "pending",
      paymentMethod: null,
      enrollmentFee: 200,
      totalPaid: 0,
      remainingBalance: 500,
      notes: "Pagará el lunes",
    },
    payments: [],
  });
  const second = await enroll({ clientId: eva, status: "confirmed", enrollmentFee: null });
  expect(second.body.data).toMatchObject({ order: 2, status: "confirmed", enrollmentFee: null });
  const numbers = async (query: string) => (await listed(query)).map(({ order }) => order);
  expect(await numbers("")).toEqual([2, 1]);
  expect(await numbers(`&clientId=${ana}`)).toEqual([1]);
  expect(await numbers("&status=confirmed")).toEqual([2]);
  expect(await numbers("&paymentStatus=completed")).toEqual([]);
  expect(await numbers(`&courseId=${NOBODY}`)).toEqual([]);
  expect(await places()).toEqual({ courseId, taken: 2, left: 0, waiting: 0 });
  // the number is not given again
  expect((await owner.delete(`/api/enrollment/${second.body.data._id}`)).body).toMatchObject({
    success: true,
    message: "Inscripción eliminada",
  });
  expect((await enroll({ clientId: eva })).body.data.order).toBe(3);
});

test.each([
  [{ courseId: "" }, 400, "courseId", "Por favor, selecciona un curso y un cliente"],
  [{ clientId: undefined }, 400, "clientId", "Por favor, selecciona un curso y un cliente"],
  [{ clientId: null }, 400, "clientId", "Por favor, selecciona un curso y un cliente"],
  [{ courseId: NOBODY }, 404, "courseId", "No se encontró el curso o el cliente"],
  [{ clientId: NOBODY }, 404, "clientId", "No se encontró el curso o el cliente"],
  [{ status: "" }, 400, "status", "Este campo es requerido"],
  [{ status: "maybe" }, 400, "status", "El estado debe ser pendiente, confirmada o cancelada"],
  [{ paymentStatus: null }, 400, "paymentStatus", "Este campo es requerido"],
  [{ totalPaid: undefined }, 400, "totalPaid", "Este campo es requerido"],
  [{ remainingBalance: undefined }, 400, "remainingBalance", "Este campo es requerido"],
  [{ totalPaid: -1 }, 400, "totalPaid", "El total pagado no puede ser negativo"],
  [{ totalPaid: 0.001 }, 400, "totalPaid", "El total pagado lleva hasta dos decimales"],
  [{ remainingBalance: 10_000_000 }, 400, "remainingBalance", "El saldo pendiente puede ser de hasta $9,999,999"],
  [{ enrollmentFee: -5 }, 400, "enrollmentFee", "El costo de la inscripción no puede ser negativo"],
  [{ paymentMethod: "gold" }, 400, "paymentMethod", "El método de pago no es válido"],
  [{ notes: "x".repeat(501) }, 400, "notes", "La nota debe tener máximo 500 caracteres"],
])("%o is refused by name, and nothing is written", async (wrong, status, path, message) => {
  const { enroll, listed } = await makeSchool(product);
  const answer = await enroll(wrong);
  expect([answer.status, answer.body.errors]).toEqual([status, [{ path: `enrollment.${path}`, message }]]);
  expect(await listed()).toEqual([]);
});

test("the totals are of what the filters find, without what a cancelled one would pay", async () => {
  const { owner, businessId, courseId, eva, enroll } = await makeSchool(product, null);
  await enroll({ totalPaid: 200, remainingBalance: 300.5, status: "confirmed" });
  await enroll({ clientId: eva, totalPaid: 50, remainingBalance: 450 });
  await enroll({ clientId: eva, totalPaid: 0, remainingBalance: 999, status: "cancelled" });
  const totals = async (query: string) =>
    (await owner.get(`/api/enrollmentTotals?businessId=${businessId}${query}`)).body.data;
  expect(await totals("")).toEqual({ count: 3, holding: 2, paid: 250, owed: 750.5 });
  expect(await totals(`&courseId=${courseId}&clientId=${eva}`)).toEqual({ count: 2, holding: 1, paid: 50, owed: 450 });
  expect(await totals(`&courseId=${NOBODY}`)).toEqual({ count: 0, holding: 0, paid: 0, owed: 0 });
});

test("what is left to charge on a day has the enrollments of the courses with a session on it", async () => {
  const { owner, businessId, courseId, ana, eva, enroll, edit } = await makeSchool(product, null);
  const HOURS = { startTime: "10:00", endTime: "12:00" };
  const on = (...days: string[]) => ({ sessionDates: days.map((date) => ({ date, ...HOURS })) });
  const course = async (change: object) =>
    expect((await owner.put(`/api/course/${courseId}`, { course: change })).status).toBe(200);
  const owed = async (day: string) =>
    (await owner.get(`/api/charge/due?businessId=${businessId}&day=${day}`)).body.data.map(
      ({ enrollmentId, title, owed: pesos }: Due) => [enrollmentId, title, pesos],
    );
  await course({ schedules: on("2026-03-02", "2026-03-09") });
  const first = (await enroll({ totalPaid: 100, remainingBalance: 400 })).body.data._id;
  const second = (await enroll({ clientId: eva, status: "confirmed" })).body.data._id;
  await enroll({ clientId: eva, status: "cancelled" });
  await enroll({ clientId: ana, totalPaid: 500, remainingBalance: 0, paymentStatus: "completed" });
  const both = [
    [first, "Curso Colorimetría, boleto 1", 400],
    [second, "Curso Colorimetría, boleto 2", 500],
  ];
  expect(await owed("2026-03-02")).toEqual(both);
  expect(await owed("2026-03-03")).toEqual([]);
  expect((await edit(first, { remainingBalance: 0, paymentStatus: "completed" })).status).toBe(200);

  const left = [both[1]];
  const repeated = { courseType: "recurrent", schedules: on("2026-01-31") };
  for (const [every, unit] of [
    [1, "months"],
    [2, "weeks"],
    [3, "days"],
  ] as const) {
    const recurrence = { every, unit };
    await course({ ...repeated, recurrence });
    const days = sessionsOf({ sessions: 3, ...repeated, recurrence } as Parameters<typeof sessionsOf>[0]);
    for (const { date } of days) expect([date, await owed(date)]).toEqual([date, left]);
    expect(await owed(addDays(days[2]?.date as string, 1))).toEqual([]);
    expect(await owed(addDays(days[0]?.date as string, -1))).toEqual([]);
  }
  expect((await owner.patch(`/api/course/${courseId}?archive=true`, {})).status).toBe(200);
  expect(await owed("2026-01-31")).toEqual([]);
});

test("what is paid is money of the business, once, and what is given back is, too", async () => {
  const { owner, enroll, edit, money, ana } = await makeSchool(product);
  const made = (await enroll({ totalPaid: 300.1, paymentMethod: "transfer", paymentStatus: "partial" })).body.data;
  expect(made.payments).toMatchObject([{ amount: 300.1, paymentMethod: "transfer" }]);
  const version = { updatedAt: made.updatedAt };
  const paid = { totalPaid: 700.2, remainingBalance: 0, paymentStatus: "completed", paymentMethod: "cash", ...version };
  // the same save twice at once is one payment
  const answers = await Promise.all([edit(made._id, paid), edit(made._id, paid)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await edit(made._id, { totalPaid: 700.2 })).body.data.payments.length).toBe(2);
  expect((await edit(made._id, { totalPaid: 500 })).body.message).toBe("Inscripción actualizada");
  expect(
    (await edit(made._id, { totalPaid: 700.2 })).body.data.payments.map(({ amount }: { amount: number }) => amount),
  ).toEqual([300.1, 400.1, -200.2, 200.2]);
  const movements = (await money()).filter(({ comments }) => comments.includes("boleto 1"));
  expect(movements.map(({ type, amount }) => `${type} ${amount}`).sort()).toEqual([
    "in 200.2",
    "in 300.1",
    "in 400.1",
    "out 200.2",
  ]);
  expect(movements.every(({ clientId }) => clientId === ana)).toBe(true);
  // its sum is that of the enrollment, so that both say the same is owed
  const path = `/api/moneyMovement/${movements[0]?._id}`;
  const refused = [
    await owner.put(path, { amount: 1 }),
    await owner.put(path, { type: "in" }),
    await owner.delete(path),
  ];
  const kept = movements[0]?.type === "in" ? [409, 200, 409] : [409, 409, 409];
  expect(refused.map(({ status }) => status)).toEqual(kept);
  expect(refused[0]?.body.message).toBe(OF_ENROLLMENT);
  expect((await owner.put(path, { amount: movements[0]?.amount, comments: "De la caja chica" })).status).toBe(200);
});

test("the last place of a course goes to one of eight callers, and no number is given twice", async () => {
  const { enroll, listed, places, client } = await makeSchool(product, 3);
  await enroll();
  await enroll({ confirmAgain: true });
  const others = await Promise.all(Array.from({ length: 8 }, (_, at) => client(`Alumna ${at}`, `222999000${at}`)));
  const answers = await Promise.all(others.map((clientId) => enroll({ clientId, totalPaid: 100 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: "El curso ya no tiene lugares",
    errors: [{ path: "enrollment.courseId", message: "El curso ya no tiene lugares" }],
  });
  expect((await listed()).map(({ order }) => order).sort()).toEqual([1, 2, 3]);
  expect(await places()).toMatchObject({ taken: 3, left: 0 });
});

test("without a limit eight callers at once get eight different numbers", async () => {
  const { enroll } = await makeSchool(product, null);
  const answers = await Promise.all(Array.from({ length: 8 }, () => enroll({ confirmAgain: true })));
  expect(answers.map(({ body }) => body.data.order).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a cancelled one leaves its place, and takes one again only where there is one", async () => {
  const { enroll, edit, eva, ana } = await makeSchool(product, 1);
  const first = (await enroll()).body.data;
  expect((await enroll({ clientId: eva, status: "cancelled" })).status).toBe(201);
  expect((await edit(first._id, { status: "cancelled" })).status).toBe(200);
  const second = (await enroll({ clientId: eva })).body.data;
  const back = await edit(first._id, { status: "confirmed", totalPaid: 50 });
  expect([back.status, back.body.message]).toEqual([409, "El curso ya no tiene lugares"]);
  expect((await edit(second._id, { status: "cancelled" })).status).toBe(200);
  // several at once for the one place
  const answers = await Promise.all([first, second].map(({ _id }) => edit(_id, { status: "pending" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const moved = await edit(second._id, { clientId: ana });
  expect([moved.status, moved.body.errors[0].path]).toEqual([422, "enrollment.clientId"]);
  expect((await edit(second._id, { clientId: eva, notes: "Sigue" })).body.data.notes).toBe("Sigue");
});

test("a contact who is in the course gets a second place only where a person confirms it", async () => {
  const { owner, businessId, courseId, ana, eva, enroll, edit, listed, places } = await makeSchool(product, 3);
  const first = (await enroll()).body.data;
  const again = await enroll();
  expect([again.status, again.body.message, again.body.data]).toEqual([
    ...[409, "Ana Núñez ya está en este curso: boleto 1, pendiente"],
    { confirmAgain: true, enrollmentId: first._id },
  ]);
  // a line of a file, a cancelled one that comes back and the waiting list ask the same
  const form = new FormData();
  form.set("businessId", businessId);
  form.set("file", new Blob(["Curso,Cliente\nColorimetría,Ana Núñez\n"], { type: "text/csv" }), "otra vez.csv");
  expect((await owner.send("POST", "/api/enrollment/massive", form)).body.data.failures).toEqual([
    { line: 2, message: "Ana Núñez ya está en este curso: boleto 1, pendiente" },
  ]);
  const waiting = { businessId, courseId, clientId: ana };
  expect((await owner.post("/api/courseWaiting", { waiting })).body.data).toMatchObject({ confirmAgain: true });
  expect((await owner.post("/api/courseWaiting", { waiting: { ...waiting, confirmAgain: true } })).status).toBe(201);
  const cancelled = (await enroll({ status: "cancelled" })).body.data;
  expect((await edit(cancelled._id, { status: "pending" })).body.data).toMatchObject({ enrollmentId: first._id });
  expect((await edit(first._id, { status: "confirmed", notes: "Con su hermano" })).status).toBe(200);
  expect(await places()).toMatchObject({ taken: 1 });
  expect((await edit(cancelled._id, { status: "pending", confirmAgain: true })).status).toBe(200);
  // eight callers at once for a contact who is not in it: one
  const together = await Promise.all(Array.from({ length: 8 }, () => enroll({ clientId: eva })));
  expect(together.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect((await enroll({ confirmAgain: true })).body.message).toBe("El curso ya no tiene lugares");
  expect((await listed(`&clientId=${ana}`)).filter(({ status }) => status !== "cancelled").length).toBe(2);
});

test("an archived course takes nobody, and a course with enrollments is archived instead of deleted", async () => {
  const { owner, courseId, enroll } = await makeSchool(product);
  await enroll();
  expect((await owner.delete(`/api/course/${courseId}`)).body.data.isArchived).toBe(true);
  const late = await enroll();
  expect([late.status, late.body.errors]).toEqual([
    400,
    [{ path: "enrollment.courseId", message: "El curso está archivado" }],
  ]);
});

test("who waits for a place waits in order, once, until enrolled", async () => {
  const { owner, businessId, courseId, ana, eva, enroll, places } = await makeSchool(product, 1);
  const wait = (clientId: string) => owner.post("/api/courseWaiting", { waiting: { businessId, courseId, clientId } });
  const waiting = async () =>
    (await owner.get(`/api/courseWaiting?businessId=${businessId}&courseId=${courseId}`)).body.data.map(
      ({ clientName }: CourseWaiting) => clientName,
    );
  expect([(await wait(eva)).status, (await wait(ana)).status]).toEqual([201, 201]);
  expect(await waiting()).toEqual(["Eva", "Ana Núñez"]);
  const again = await wait(eva);
  expect([again.status, again.body.message]).toEqual([409, "Ese cliente ya está en la lista de espera del curso"]);
  await enroll({ clientId: eva });
  expect([await waiting(), (await places()).waiting]).toEqual([["Ana Núñez"], 1]);
  const [{ _id }] = (await owner.get(`/api/courseWaiting?businessId=${businessId}&courseId=${courseId}`)).body.data;
  expect((await owner.delete(`/api/courseWaiting/${_id}`)).status).toBe(200);
  expect((await owner.delete(`/api/courseWaiting/${_id}`)).status).toBe(404);
});

test("with a deleted contact its enrollments go and its money stays", async () => {
  const { owner, ana, enroll, listed, money } = await makeSchool(product);
  await enroll({ totalPaid: 100 });
  expect((await owner.delete(`/api/client/${ana}`)).status).toBe(200);
  await expect.poll(() => listed(), { timeout: 10_000 }).toEqual([]);
  expect((await money()).some(({ amount }) => amount === 100)).toBe(true);
});
