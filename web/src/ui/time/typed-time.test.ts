import { expect, it } from "vitest";
import { durationText, readDuration } from "./duration-field.tsx";
import { readEnd, readTime } from "./time-input.tsx";
import { readNights, writeNights } from "./week/nights.ts";
import { closedDay, isClosed, nextSlot, openedDay, slotProblem, WEEK, type WeeklyHours } from "./weekly-hours.ts";

it.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["9:30", "09:30"],
  ["17.45", "17:45"],
  ["5 pm", "17:00"],
  ["5:15pm", "17:15"],
  ["5pm", "17:00"],
  ["9 h", "09:00"],
  ["18:00 hrs", "18:00"],
  ["12 am", "00:00"],
  ["12 p. m.", "12:00"],
  ["23:59", "23:59"],
  ["24:00", undefined],
  ["9:75", undefined],
  ["13 pm", "13:00"],
  ["15 am", undefined],
  ["mañana", undefined],
  ["", undefined],
])("reads the hour %j as %s", (typed, time) => expect(readTime(typed)).toBe(time));

it.each([
  ["90", 90],
  ["1:30", 90],
  ["1 h", 60],
  ["1.5 h", 90],
  ["1,5 horas", 90],
  ["1 h 30 min", 90],
  ["45 min", 45],
  ["mucho", undefined],
])("reads the duration %j as %s", (typed, minutes) => expect(readDuration(typed)).toBe(minutes));

it("writes a duration so that it reads back", () => {
  for (let minutes = 1; minutes <= 480; minutes++) expect(readDuration(durationText(minutes))).toBe(minutes);
});

it("knows closed days and blocks that overlap", () => {
  expect(isClosed(closedDay())).toBe(true);
  expect(isClosed([])).toBe(true);
  expect(slotProblem("monday", closedDay())).toBeUndefined();
  expect(slotProblem("monday", [{ from: "10:00", to: "09:00" }])).toMatch(/hora de cierre/);
  expect(
    slotProblem("monday", [
      { from: "12:00", to: "15:00" },
      { from: "09:00", to: "13:00" },
    ]),
  ).toMatch(/enciman/);
});

it("adds a block an hour after the last one, two hours long, within the day", () => {
  expect(openedDay()).toEqual([{ from: "09:00", to: "18:00" }]);
  expect(nextSlot({ from: "09:00", to: "14:00" })).toEqual({ from: "15:00", to: "17:00" });
  expect(nextSlot({ from: "09:00", to: "23:30" })).toEqual({ from: "22:59", to: "23:59" });
});

it.each([
  ["24", "24:00"],
  ["24:00", "24:00"],
  ["0:00", "24:00"],
  ["12 am", "24:00"],
  ["23:30", "23:30"],
  ["24:30", undefined],
])("reads %j as the end %s", (text, time) => expect(readEnd(text)).toBe(time));

it("writes hours of the night as two days, over the end of the week too", () => {
  const week = Object.fromEntries(WEEK.map((day) => [day, closedDay()])) as WeeklyHours;
  const night = { from: "22:00", to: "02:00" };
  expect(slotProblem("sunday", [night])).toBe("La hora de cierre no puede ser antes que la de apertura en domingo");
  const asOne = { ...week, sunday: [{ ...night, isNight: true }], monday: [{ from: "09:00", to: "18:00" }] };
  const written = writeNights(asOne);
  expect(written.sunday).toEqual([{ from: "22:00", to: "24:00" }]);
  expect(written.monday).toEqual([
    { from: "00:00", to: "02:00" },
    { from: "09:00", to: "18:00" },
  ]);
  expect(readNights(written)).toEqual(asOne);
  const alone = { ...week, monday: [{ ...night, isNight: true }] };
  expect(writeNights(alone).tuesday).toEqual([{ from: "00:00", to: "02:00" }]);
  expect(readNights(writeNights(alone))).toEqual(alone);
});

it("reads as one what was written as one, and leaves every other week as it is", () => {
  const week = Object.fromEntries(WEEK.map((day) => [day, closedDay()])) as WeeklyHours;
  const whole = [{ from: "00:00", to: "24:00" }];
  const kept: WeeklyHours[] = [
    week,
    { ...week, friday: whole, saturday: whole },
    { ...week, friday: [{ from: "20:00", to: "24:00" }], saturday: whole },
    { ...week, friday: [{ from: "20:00", to: "24:00" }] },
    { ...week, saturday: [{ from: "00:00", to: "02:00" }] },
    { ...week, friday: [{ from: "20:00", to: "02:00" }] },
  ];
  for (const hours of kept) {
    expect(readNights(hours)).toEqual(hours);
    expect(writeNights(readNights(hours))).toEqual(hours);
  }
  const nights = {
    ...week,
    friday: [
      { from: "09:00", to: "14:00" },
      { from: "20:00", to: "24:00" },
    ],
    saturday: [
      { from: "00:00", to: "02:00" },
      { from: "20:00", to: "24:00" },
    ],
    sunday: [{ from: "00:00", to: "03:00" }],
  };
  expect(readNights(nights)).toMatchObject({
    friday: [
      { from: "09:00", to: "14:00" },
      { from: "20:00", to: "02:00", isNight: true },
    ],
    saturday: [{ from: "20:00", to: "03:00", isNight: true }],
    sunday: closedDay(),
  });
  expect(writeNights(readNights(nights))).toEqual(nights);
});
