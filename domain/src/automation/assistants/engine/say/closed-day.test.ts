import { expect, test } from "vitest";
import type { ToolBranch } from "../../tools/answers/schema.ts";
import { sayOpening, sayOpenNow } from "./opening.ts";
import { sayRefusal } from "./refusals.ts";

const always = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
    day,
    [{ from: "09:00", to: "18:00" }],
  ]),
);
const branch = (more: Partial<ToolBranch>): ToolBranch => ({
  ...{ id: "b", name: "Centro", address: "", city: "", mapsUrl: "", hours: always },
  ...more,
});

test("a closed date is said with what it is closed for, and one with other hours with those", () => {
  const dates = {
    "2026-12-25": { name: "Navidad", hours: [] },
    "2026-12-24": { name: "Nochebuena", hours: [{ from: "09:00", to: "13:00" }] },
  };
  const said = sayOpening([branch({ dates })], ["2026-12-24", "2026-12-25", "2026-12-26"], "2026-12-20").split("\n");
  expect(said[0]).toContain("abrimos de 9:00 am a 1:00 pm");
  expect(said[1]).toContain("está cerrado por Navidad");
  expect(said[2]).toContain("abrimos de 9:00 am a 6:00 pm");
  expect(sayOpenNow([branch({ dates })], { day: "2026-12-25", time: "10:00" })).toContain("Ahorita está cerrado");
  const wanted = { day: "2026-12-25", time: null, specialist: null, branch: null, closedFor: "Navidad" };
  expect(sayRefusal("closed_day", wanted, "2026-12-20")).toContain("está cerrado por Navidad");
});

test("hours of the night are read as one, and midnight is no 24:00", () => {
  const hours = { ...always, friday: [{ from: "22:00", to: "24:00" }], saturday: [{ from: "00:00", to: "02:00" }] };
  const said = sayOpening([branch({ hours })], [], "2026-12-20");
  expect(said).toContain("viernes de 10:00 pm a 2:00 am; sábado cerrado");
  const late = { ...always, friday: [{ from: "18:00", to: "24:00" }] };
  expect(sayOpening([branch({ hours: late })], [], "2026-12-20")).toContain("viernes de 6:00 pm a 12:00 am");
});

test("within the hours before a rest, the rest is said", () => {
  const rested = {
    ...always,
    monday: [
      { from: "09:00", to: "14:00" },
      { from: "16:00", to: "20:00" },
    ],
  };
  const at = (time: string) => sayOpenNow([branch({ hours: rested })], { day: "2026-11-23", time });
  expect(at("10:00")).toBe("Sí, hoy estamos abiertos hasta las 2:00 pm, y de nuevo de 4:00 pm a 8:00 pm.");
  expect(at("17:00")).toBe("Sí, hoy estamos abiertos hasta las 8:00 pm.");
});
