// Reminders of the sessions of a course: one planned at a time, decided again when it is sent.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { MINUTE, makePlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const settled = (check: () => Promise<void>) => eventually(check, 15_000);
const HOURS = { startTime: "16:00", endTime: "18:00" };

/** It is between eight and nine in the morning of the business. */
async function school(course: (tomorrow: string) => object) {
  const shop = await makePlanningShop(world, clock);
  const { owner, businessId, clientId } = shop;
  const zone = (await owner.get(`/api/branch/${shop.branchId}`)).body.data.timezone.name as string;
  expect((await owner.put(`/api/business/${businessId}`, { business: { timezone: { name: zone } } })).status).toBe(200);
  const tomorrow = addDays(localOf(zone, Date.now() + clock.shift).day, 1);
  const fields = { name: "Barismo", description: "Extracción y leche", sessions: 3, place: "Taller" };
  const made = await owner.post("/api/course", { course: { businessId, ...fields, ...course(tomorrow) } });
  expect(made.status).toBe(201);
  const courseId = made.body.data._id as string;
  const enrollment = { businessId, courseId, clientId, totalPaid: 0, remainingBalance: 900 };
  const { _id } = (await owner.post("/api/enrollment", { enrollment })).body.data;
  const rows = async (): Promise<JsonBody[]> =>
    (await owner.get(`/api/notification?cId=${clientId}`)).body.data.filter(
      ({ kind }: JsonBody) => kind === "course_session",
    );
  return {
    ...shop,
    ...{ courseId, enrollmentId: _id as string, tomorrow, rows },
    course: made.body.data,
    at: (day: string, time: string) => instantOf(zone, day, time),
    planned: async () => (await rows()).filter(({ status }: JsonBody) => status === "planned"),
    setStatus: (status: string) => owner.put(`/api/enrollment/${_id}`, { enrollment: { status } }),
    editCourse: (change: object) => owner.put(`/api/course/${courseId}`, { course: change }),
    reminded: async () =>
      (await shop.heard()).map(({ text }: JsonBody) => text).filter((text: string) => /tu sesión/.test(text)),
    /** Until a minute after it. */
    until: (instant: number) => shop.timePasses(instant + MINUTE - (Date.now() + clock.shift)),
  };
}

test("who is confirmed is reminded of each session, in the words of now; what changed meanwhile decides", async () => {
  const shop = await school((date) => ({
    reminderHours: 30,
    schedules: {
      sessionDates: [
        { date, ...HOURS },
        { date, startTime: "20:00", endTime: "21:00" },
        { date: addDays(date, 2), startTime: "10:00", endTime: "12:00" },
      ],
    },
  }));
  const { tomorrow, at } = shop;
  const today = addDays(tomorrow, -1);
  const dueAt = async () => (await shop.planned()).map(({ deliveryDate }: JsonBody) => Date.parse(deliveryDate));
  expect(await shop.rows()).toEqual([]);
  await shop.setStatus("confirmed");
  expect(await dueAt()).toEqual([at(today, "10:00")]);

  await shop.editCourse({ place: "Taller del centro" });
  await shop.until(at(today, "10:00"));
  await settled(async () => expect(await shop.reminded()).toHaveLength(1));
  expect((await shop.reminded())[0]).toMatch(
    /^Hola, Ana\. Te recordamos tu sesión del curso Barismo en .+:\n• Mañana .+, de 4:00 pm a 6:00 pm\n• Taller del centro\n\nTe esperamos\.$/,
  );
  // the next session is planned after it, and moves with the course
  expect(await dueAt()).toEqual([at(today, "14:00")]);
  const { schedules } = shop.course;
  const [first, , third] = schedules.sessionDates;
  const moved = { date: tomorrow, startTime: "19:00", endTime: "20:00" };
  await shop.editCourse({ schedules: { ...schedules, sessionDates: [first, moved, third] } });
  await settled(async () => expect(await dueAt()).toEqual([at(today, "13:00")]));

  // changed behind its back: the message itself finds out when it is due
  await world.product.owner.query("update enrollments set status = 'pending' where id = $1", [shop.enrollmentId]);
  await shop.until(at(today, "13:00"));
  await settled(async () =>
    expect((await shop.rows()).map(({ reason }: JsonBody) => reason)).toContain("La inscripción no está confirmada"),
  );
  expect(await shop.reminded()).toHaveLength(1);
  expect(await dueAt()).toEqual([]);

  // at four in the morning nobody is reminded
  await shop.setStatus("confirmed");
  expect(await dueAt()).toEqual([at(addDays(tomorrow, 1), "08:00")]);
  await shop.owner.patch(`/api/course/${shop.courseId}?archive=true`, {});
  await settled(async () => expect(await dueAt()).toEqual([]));
  await shop.owner.patch(`/api/course/${shop.courseId}`, {});
  await settled(async () => expect(await dueAt()).toHaveLength(1));
  await shop.owner.delete(`/api/enrollment/${shop.enrollmentId}`);
  expect((await shop.rows()).find(({ status }: JsonBody) => status === "planned")).toBeUndefined();
  expect((await shop.rows()).map(({ reason }: JsonBody) => reason)).toContain("La inscripción se eliminó");
});

test("a person stops one reminder, and the next session keeps its own; a course without hours sends none", async () => {
  const shop = await school((date) => ({
    courseType: "recurrent",
    recurrence: { every: 1, unit: "weeks" },
    schedules: { sessionDates: [{ date: addDays(date, 2), ...HOURS }] },
  }));
  const day = addDays(shop.tomorrow, 2);
  await shop.setStatus("confirmed");
  const [first] = await shop.planned();
  expect(Date.parse(first.deliveryDate)).toBe(shop.at(addDays(day, -1), "16:00"));
  expect((await shop.owner.delete(`/api/notification/${first._id}`)).status).toBe(200);
  const [second, ...others] = await shop.planned();
  expect([Date.parse(second.deliveryDate), others]).toEqual([shop.at(addDays(day, 6), "16:00"), []]);
  await shop.editCourse({ reminderHours: null });
  await settled(async () => expect(await shop.planned()).toEqual([]));
  const refused = await shop.editCourse({ reminderHours: 169 });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, "course.reminderHours"]);
});
