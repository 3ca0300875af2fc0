import { expect, it } from "vitest";
import { dateTimeText, dayText, relativeText } from "./date-time.tsx";
import { initials } from "./initials.ts";
import { moneyText } from "./money.tsx";

const now = new Date("2026-11-21T18:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it("writes money as the product does", () => {
  expect(moneyText(1250)).toBe("$1,250.00 MXN");
  expect(moneyText(-3.5, "USD")).toBe("−$3.50 USD");
  expect(moneyText(0, null)).toBe("$0.00");
});

it("writes an instant in the zone of the business", () => {
  expect(
    dateTimeText("2025-11-21T23:00:00Z", { zone: "America/Mexico_City", now: new Date("2025-11-01T00:00:00Z") }),
  ).toBe("vie 21 nov, 5:00 pm");
  expect(dateTimeText("2025-11-22T05:30:00Z", { zone: "America/Tijuana", now })).toBe("vie 21 nov 2025, 9:30 pm");
  expect(dateTimeText("2026-01-01T06:00:00Z", { zone: "America/Mexico_City", now })).toBe("jue 1 ene, 12:00 am");
});

it("writes a calendar day without moving it", () => expect(dayText("2026-11-21", now)).toBe("sáb 21 nov"));

it("is relative only under a week", () => {
  expect(relativeText(ago(0), { now })).toBe("ahora");
  expect(relativeText(ago(0.1), { now })).toBe("hace 6 minutos");
  expect(relativeText(ago(25), { now })).toBe("ayer");
  expect(relativeText(ago(167), { now })).toBe("hace 6 días");
  expect(relativeText(ago(169), { now, zone: "UTC" })).toBe("sáb 14 nov");
});

it("takes the letters of the given name and of the first surname", () => {
  expect(initials("Ana Sofía López Hernández")).toBe("AL");
  expect(initials("Mónica Flores Castillo")).toBe("MF");
  expect(initials("Raúl de la Torre")).toBe("RT");
  expect(initials("óscar")).toBe("Ó");
  expect(initials("+52 55")).toBe("55");
  expect(initials(" ")).toBe("?");
});
