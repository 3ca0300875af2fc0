import { expect, test } from "vitest";
import { WORKWEEK } from "../../../business/branches/hours.ts";
import { nextOpening } from "./next-opening.ts";
import { waitText } from "./wait-text.ts";

const branch = { zone: "America/Mexico_City", schedules: WORKWEEK, restSchedules: {} };
/** Sunday 2026-11-22 is closed; the others are open from nine to six. */
const textAt = (local: string, more: object = {}) =>
  waitText("Salón Ágata", nextOpening([{ ...branch, ...more }], Date.parse(`${local}-06:00`)));

test("within the hours no time is promised", () => {
  expect(textAt("2026-11-23T10:00:00")).toBe("Una persona de Salón Ágata te responde por aquí en cuanto se desocupe.");
});

test.each([
  ["2026-11-23T07:00:00", "hoy a partir de las 9:00 am"],
  ["2026-11-23T18:00:00", "mañana a partir de las 9:00 am"],
  ["2026-11-21T19:30:00", "el lunes a partir de las 9:00 am"],
])("closed at %s: %s", (local, when) => {
  expect(textAt(local)).toContain(`te responde por aquí ${when}.`);
});

test("a rest of the branch is closed, too; the branch that opens first counts, in its own zone", () => {
  const lunch = { restSchedules: { monday: [{ from: "13:00", to: "16:00" }] } };
  expect(textAt("2026-11-23T14:00:00", lunch)).toContain("hoy a partir de las 4:00 pm");
  const tijuana = { ...branch, zone: "America/Tijuana" };
  const now = Date.parse("2026-11-23T18:30:00-06:00");
  expect(nextOpening([branch, tijuana], now)).toBe("open");
});

test("without any hours it says that somebody will", () => {
  expect(waitText("", nextOpening([], 0))).toBe("Una persona del equipo te responde por aquí en cuanto pueda.");
});
