import { expect, test } from "vitest";
import { visibleHours } from "./visible-hours.ts";

const closed = [{ from: "00:00", to: "00:00" }];
const week = (monday: { from: string; to: string }[]) => ({
  monday,
  tuesday: closed,
  wednesday: closed,
  thursday: closed,
  friday: closed,
  saturday: closed,
  sunday: closed,
  frecuency: 30,
});

test("without hours from 8 to 23", () => {
  expect(visibleHours(null)).toEqual({ from: 480, to: 1380 });
  expect(visibleHours(week(closed))).toEqual({ from: 480, to: 1380 });
});

test("otherwise the branch's, with two hours on either side and whole", () => {
  expect(visibleHours(week([{ from: "09:30", to: "18:15" }]))).toEqual({ from: 420, to: 1260 });
  expect(visibleHours(week([{ from: "01:00", to: "23:00" }]))).toEqual({ from: 0, to: 1440 });
});

test("grows for what must be seen", () => {
  expect(visibleHours(null, [{ from: 400, to: 430 }])).toEqual({ from: 360, to: 1380 });
});
