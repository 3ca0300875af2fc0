import { expect, test } from "vitest";
import { holidaysBetween, holidaysOf } from "./holidays.ts";

const official = (year: number) =>
  holidaysOf(year).flatMap(({ day, isOfficial }) => (isOfficial ? [day.slice(5)] : []));

test.each([
  [2026, ["01-01", "02-02", "03-16", "05-01", "09-16", "11-16", "12-25"]],
  [2027, ["01-01", "02-01", "03-15", "05-01", "09-16", "11-15", "12-25"]],
  [2029, ["01-01", "02-05", "03-19", "05-01", "09-16", "11-19", "12-25"]],
  [2030, ["01-01", "02-04", "03-18", "05-01", "09-16", "10-01", "11-18", "12-25"]],
])("the days of the law in %s", (year, days) => expect(official(year)).toEqual(days));

test.each([
  [2025, "2025-04-18"],
  [2026, "2026-04-03"],
  [2027, "2027-03-26"],
  [2038, "2038-04-23"],
])("Good Friday of %s", (year, day) =>
  expect(holidaysOf(year).find(({ name }) => name === "Viernes Santo")?.day).toBe(day),
);

test("of some days, over the turn of a year", () =>
  expect(holidaysBetween("2026-12-20", "2027-01-15").map(({ name }) => name)).toEqual([
    "Nochebuena",
    "Navidad",
    "Fin de Año",
    "Año Nuevo",
  ]));
