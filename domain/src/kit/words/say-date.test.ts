import { expect, test } from "vitest";
import { sayDay, sayTheDay } from "./say-date.ts";

test("a day of another year says its year, however near it is", () => {
  expect(sayDay("2026-12-30", "2026-11-23")).toBe("miércoles 30 de diciembre");
  expect(sayTheDay("2027-01-02", "2026-11-23")).toBe("el sábado 2 de enero de 2027");
  expect(sayDay("2027-01-01", "2026-12-31")).toBe("mañana viernes 1 de enero de 2027");
  expect(sayDay("2025-12-30", "2026-01-02")).toBe("martes 30 de diciembre de 2025");
});
