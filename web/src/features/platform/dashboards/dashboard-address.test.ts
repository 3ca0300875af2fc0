import { expect, test } from "vitest";
import { daysOf, type Preset } from "./dashboard-address.ts";

test.for<[Exclude<Preset, "dias">, string, string, string]>([
  ["hoy", "2026-11-29", "2026-11-29", "2026-11-29"],
  ["semana", "2026-11-29", "2026-11-23", "2026-11-29"],
  ["mes", "2026-11-29", "2026-11-01", "2026-11-29"],
  ["mes-pasado", "2026-03-31", "2026-02-01", "2026-02-28"],
  ["mes-pasado", "2027-01-01", "2026-12-01", "2026-12-31"],
  ["anio", "2026-11-29", "2026-01-01", "2026-11-29"],
])("%s on %s", ([preset, today, from, to]) => {
  expect(daysOf(preset, today)).toEqual({ from, to });
});
