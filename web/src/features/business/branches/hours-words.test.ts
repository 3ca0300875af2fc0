import { scheduleErrors } from "@mostrador/domain/business/branches/weekly-ranges.ts";
import { expect, test } from "vitest";
import { type Slot, slotProblem, WEEK } from "../../../ui/time/weekly-hours.ts";

const WRONG: [string, Slot[]][] = [
  ["ends before it begins", [{ from: "18:00", to: "09:00" }]],
  ["ends when it begins", [{ from: "09:00", to: "09:00" }]],
  [
    "overlaps",
    [
      { from: "09:00", to: "14:00" },
      { from: "13:00", to: "18:00" },
    ],
  ],
];

test.each(WRONG)("a day that %s reads while it is typed as the server would say it", (_, slots) => {
  for (const day of WEEK) expect(slotProblem(day, slots)).toBe(scheduleErrors({ [day]: slots })[0]?.message);
});
