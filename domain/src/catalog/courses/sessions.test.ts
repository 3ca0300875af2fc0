import { expect, test } from "vitest";
import { hasEnded, sessionsOf } from "./sessions.ts";

const at = (date: string) => ({ date, startTime: "10:00", endTime: "12:00" });
const dates = (course: Parameters<typeof sessionsOf>[0]) => sessionsOf(course).map(({ date }) => date);

test("a course by dates has the sessions that were written, in their order", () => {
  const schedules = { availableSlots: null, sessionDates: [at("2027-02-01"), at("2027-01-15")] };
  expect(dates({ courseType: "scheduled", sessions: 8, schedules, recurrence: null })).toEqual([
    "2027-01-15",
    "2027-02-01",
  ]);
});

test.each([
  ["days", 2, ["2027-01-31", "2027-02-02", "2027-02-04"]],
  ["weeks", 1, ["2027-01-31", "2027-02-07", "2027-02-14"]],
  ["months", 1, ["2027-01-31", "2027-02-28", "2027-03-31"]],
] as const)("a recurrent one meets again by %s, as often as it has sessions", (unit, every, expected) => {
  const schedules = { availableSlots: 5, sessionDates: [at("2027-01-31")] };
  expect(dates({ courseType: "recurrent", sessions: 3, schedules, recurrence: { every, unit } })).toEqual(expected);
});

test("it has ended with its last session, also of a recurrent one, and never without dates", () => {
  const schedules = { availableSlots: null, sessionDates: [at("2027-02-01"), at("2027-01-15")] };
  const scheduled = { courseType: "scheduled", sessions: 8, schedules, recurrence: null } as const;
  expect(hasEnded(scheduled, { day: "2027-02-01", time: "11:59" })).toBe(false);
  expect(hasEnded(scheduled, { day: "2027-02-01", time: "12:00" })).toBe(true);
  const weekly = {
    ...scheduled,
    courseType: "recurrent",
    sessions: 3,
    recurrence: { every: 1, unit: "weeks" },
  } as const;
  expect(hasEnded(weekly, { day: "2027-01-28", time: "09:00" })).toBe(false);
  expect(hasEnded(weekly, { day: "2027-01-29", time: "12:00" })).toBe(true);
  const open = { ...scheduled, schedules: { availableSlots: null, sessionDates: [] } };
  expect(hasEnded(open, { day: "2027-02-01", time: "12:00" })).toBe(false);
});

test("without a first date there are none", () => {
  const schedules = { availableSlots: null, sessionDates: [] };
  expect(dates({ courseType: "recurrent", sessions: 3, schedules, recurrence: { every: 1, unit: "weeks" } })).toEqual(
    [],
  );
});
