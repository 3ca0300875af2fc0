import { describe, expect, test } from "vitest";
import { closedFor, openOn, startsOn } from "./hours-of-date.ts";
import { SchedulesInput } from "./schema.ts";
import { weekAsRead } from "./week-as-read.ts";

// 2026-11-23 is a Monday
const night = {
  schedules: { monday: [{ from: "22:00", to: "24:00" }], tuesday: [{ from: "00:00", to: "02:00" }] },
  rests: {},
};
const day = { schedules: { monday: [{ from: "09:00", to: "18:00" }], tuesday: [] }, rests: { monday: [] } };

test("a day ends at 24:00, and nowhere else is that an hour", () => {
  const parse = (range: object) => SchedulesInput.safeParse({ monday: [range] });
  expect(parse({ from: "18:00", to: "24:00" }).data?.monday).toEqual([{ from: "18:00", to: "24:00" }]);
  expect(parse({ from: "24:00", to: "24:00" }).success).toBe(false);
  expect(parse({ from: "18:00", to: "24:30" }).success).toBe(false);
  expect(parse({ from: "22:00", to: "02:00" }).error?.issues[0]?.message).toBe(
    "La hora de cierre no puede ser antes que la de apertura en lunes",
  );
});

describe("starts of a block that crosses midnight go on after it", () => {
  test.each([
    [30, [1320, 1350, 1380, 1410], [0, 30, 60, 90]],
    [45, [1320, 1365, 1410], [15, 60, 105]],
    [90, [1320, 1410], [60]],
  ])("every %s minutes", (step, evening, after) => {
    expect(startsOn(night, "2026-11-23", step)).toEqual(evening);
    expect(startsOn(night, "2026-11-24", step)).toEqual(after);
  });
});

describe("a date", () => {
  const dates = {
    "2026-11-23": { name: "Inventario", hours: [] },
    "2026-11-24": { name: "Venta nocturna", hours: [{ from: "18:00", to: "24:00" }] },
  };
  test("that is closed has no hours, and says why", () => {
    expect(openOn({ ...day, dates }, "2026-11-23")).toEqual([]);
    expect(closedFor({ dates }, "2026-11-23")).toBe("Inventario");
    expect(startsOn({ ...day, dates }, "2026-11-23", 30)).toEqual([]);
  });
  test("with hours of its own has those instead of its weekday's, also where that is closed", () => {
    expect(openOn({ ...day, dates }, "2026-11-24")).toEqual([{ from: 1080, to: 1440 }]);
    expect(closedFor({ dates }, "2026-11-24")).toBeNull();
  });
  test("that nobody touched has those of its weekday", () => {
    expect(openOn({ ...day, dates }, "2026-11-30")).toEqual([{ from: 540, to: 1080 }]);
    expect(closedFor({ dates }, "2026-11-30")).toBeNull();
  });
});

test("two days that meet at midnight are read as one, on the day on which it begins", () => {
  const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  const [evening, small, whole] = [[{ from: 1320, to: 1440 }], [{ from: 0, to: 120 }], [{ from: 0, to: 1440 }]];
  expect(weekAsRead({ ...none, monday: evening, tuesday: small })).toEqual({
    ...none,
    monday: [{ from: 1320, to: 1560 }],
  });
  expect(weekAsRead({ ...none, sunday: evening, monday: [...small, ...evening] })).toEqual({
    ...none,
    sunday: [{ from: 1320, to: 1560 }],
    monday: evening,
  });
  // a day that is open all 24 hours is a block of its own
  expect(weekAsRead({ ...none, monday: whole, tuesday: small })).toEqual({ ...none, monday: whole, tuesday: small });
  expect(weekAsRead({ ...none, monday: evening, tuesday: whole })).toEqual({
    ...none,
    monday: evening,
    tuesday: whole,
  });
});
