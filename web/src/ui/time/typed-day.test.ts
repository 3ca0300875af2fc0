import { expect, it } from "vitest";
import { isDay, readDay } from "./typed-day.ts";

/** A Sunday. */
const today = "2026-11-22";

it.each([
  ["hoy", "2026-11-22"],
  ["Mañana", "2026-11-23"],
  ["pasado mañana", "2026-11-24"],
  ["ayer", "2026-11-21"],
  ["domingo", "2026-11-22"],
  ["mié", "2026-11-25"],
  ["sábado", "2026-11-28"],
  ["22/11", "2026-11-22"],
  ["1/10", "2026-10-01"],
  ["5/1", "2027-01-05"],
  ["22-11-27", "2027-11-22"],
  ["22.11.2027", "2027-11-22"],
  ["30", "2026-11-30"],
  ["5", "2026-12-05"],
  ["2026-12-24", "2026-12-24"],
  ["dom 22 nov", "2026-11-22"],
  ["vie. 4 de dic.", "2026-12-04"],
  ["24 de diciembre de 2028", "2028-12-24"],
  ["1 sept", "2027-09-01"],
  ["29/2/28", "2028-02-29"],
  ["29/2/27", undefined],
  ["31/4", undefined],
  ["32", undefined],
  ["13/13", undefined],
  ["xyz 22 nov", undefined],
  ["ma", undefined],
  ["andrea", undefined],
  ["constructor", undefined],
  ["", undefined],
])("reads the day %j as %s", (typed, day) => expect(readDay(typed, { today })).toBe(day));

it.each([
  ["24/12", "2025-12-24"],
  ["1/1", "2026-01-01"],
  ["3/5/85", "1985-05-03"],
  ["3/5/19", "2019-05-03"],
  ["24/12/26", "1926-12-24"],
  ["3 mayo 1985", "1985-05-03"],
  ["25", "2026-10-25"],
])("reads %j as %s where no day to come is meant", (typed, day) =>
  expect(readDay(typed, { today, max: today })).toBe(day),
);

it("knows a day from what was typed and is none", () => {
  expect(isDay("2026-11-22")).toBe(true);
  for (const text of ["", "2026-11-31", "22/11", "2026-1-2", "2026-11-22x", "a-b-c"]) expect(isDay(text)).toBe(false);
});
