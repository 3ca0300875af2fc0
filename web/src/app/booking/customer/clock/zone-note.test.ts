import { expect, test } from "vitest";
import { minutesAhead } from "./zone-note.tsx";

test("a visitor elsewhere is told by how much the branch's clock differs, and one next door is not", () => {
  const inMexico = -6 * 60;
  expect(minutesAhead("2026-11-27T10:00:00-06:00", inMexico)).toBe(0);
  expect(minutesAhead("2026-11-27T10:00:00-08:00", inMexico)).toBe(-120);
  expect(minutesAhead("2026-11-27T10:00:00-06:00", 60)).toBe(-420);
  expect(minutesAhead("2026-11-27T10:00:00+05:30", inMexico)).toBe(690);
});
