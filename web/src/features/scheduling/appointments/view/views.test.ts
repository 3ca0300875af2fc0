import { expect, test } from "vitest";
import { daysOf, stepOf } from "./views.ts";

test("a week begins on Monday, seven days on the day asked for, a month holds its whole weeks", () => {
  expect([daysOf("week", "2026-11-22")[0], daysOf("week", "2026-11-22").at(-1)]).toEqual(["2026-11-16", "2026-11-22"]);
  expect([daysOf("next", "2026-11-22")[0], daysOf("next", "2026-11-22").at(-1)]).toEqual(["2026-11-22", "2026-11-28"]);
  expect([daysOf("month", "2026-11-22")[0], daysOf("month", "2026-11-22").at(-1)]).toEqual([
    "2026-10-26",
    "2026-12-06",
  ]);
  expect(daysOf("month", "2027-02-10")).toHaveLength(28);
});

test("a step goes as far as what is seen: a month lands on its first", () => {
  expect(stepOf("day", "2026-11-30", 1)).toBe("2026-12-01");
  expect(stepOf("next", "2026-11-22", -1)).toBe("2026-11-15");
  expect(stepOf("month", "2026-01-31", 1)).toBe("2026-02-01");
  expect(stepOf("month", "2026-03-31", -1)).toBe("2026-02-01");
});
