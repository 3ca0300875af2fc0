import { expect, test } from "vitest";
import type { WeekRanges } from "../../../../business/branches/hours.ts";
import { attendsOn } from "./specialist-day.ts";
import { type Absence, absenceDays, specialistHours } from "./specialist-hours.ts";

const DAY = [{ from: "09:00", to: "18:00" }];
const WEEK = { monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY, saturday: [], sunday: [] };
// 2026-12-24 is a Thursday, 2026-12-27 a Sunday.
const DATES = { "2026-12-24": { name: "Nochebuena", hours: [{ from: "09:00", to: "14:00" }] } };

function hoursOf(
  rests: WeekRanges,
  absences: Absence[] = [],
  dates: Record<string, (typeof DATES)["2026-12-24"]> = {},
) {
  const branch = { schedules: WEEK, rests: {}, dates };
  return specialistHours({ branch, told: { hours: WEEK, dates }, rests, absences });
}

test("who works as the branch opens has no hours to tell", () => {
  expect(hoursOf({})).toEqual({});
});

test("a break and a day off are out of the week", () => {
  const { hours } = hoursOf({ monday: [{ from: "14:01", to: "14:59" }], tuesday: [{ from: "00:01", to: "23:59" }] });
  expect(hours).toMatchObject({
    monday: [
      { from: "09:00", to: "14:00" },
      { from: "15:00", to: "18:00" },
    ],
    tuesday: [],
    wednesday: DAY,
  });
});

test("an absence takes the day, or an end of it; within the day it takes nothing", () => {
  const away = (from: number, to: number) => hoursOf({}, [{ day: "2026-12-02", from, to }]).dates;
  expect(away(0, 1440)).toEqual({ "2026-12-02": [] });
  expect(away(480, 720)).toEqual({ "2026-12-02": [{ from: "12:00", to: "18:00" }] });
  expect(away(960, 1080)).toEqual({ "2026-12-02": [{ from: "09:00", to: "16:00" }] });
  expect(away(660, 720)).toBeUndefined();
});

test("a date of the branch is within the person's own hours", () => {
  const person = hoursOf({ thursday: [{ from: "00:00", to: "10:59" }] }, [], DATES);
  const branch = { hours: WEEK, dates: DATES };
  expect(attendsOn(person, branch, "2026-12-24")).toEqual([{ from: "11:00", to: "14:00" }]);
  expect(attendsOn(person, branch, "2026-12-17")).toEqual([{ from: "11:00", to: "18:00" }]);
  expect(attendsOn(person, branch, "2026-12-27")).toEqual([]);
});

test("an absence of several days is cut at midnight and at the last day that is told", () => {
  const reach = { first: "2026-12-01", last: "2026-12-03" };
  const days = absenceDays({ day: "2026-11-30", minute: 600 }, { day: "2026-12-09", minute: 60 }, reach);
  expect(days).toEqual([
    { day: "2026-12-01", from: 0, to: 1440 },
    { day: "2026-12-02", from: 0, to: 1440 },
    { day: "2026-12-03", from: 0, to: 1440 },
  ]);
  expect(absenceDays({ day: "2026-12-02", minute: 60 }, { day: "2026-12-03", minute: 0 }, reach)).toEqual([
    { day: "2026-12-02", from: 60, to: 1440 },
  ]);
});
