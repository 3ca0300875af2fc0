import { expect, test } from "vitest";
import { APPOINTMENT_STATUSES, holdsPlace, STATUS_LABELS, statusMenu } from "./status.ts";

test("agendada, confirmada, asistida and pago_pendiente hold their place, and no other", () => {
  expect(APPOINTMENT_STATUSES.filter(holdsPlace)).toEqual(["agendada", "confirmada", "asistida", "pago_pendiente"]);
  expect(holdsPlace("block")).toBe(false);
});

test("the menu offers every status but the present one", () => {
  for (const status of APPOINTMENT_STATUSES) {
    expect(statusMenu(status)).toHaveLength(6);
    expect(statusMenu(status)).not.toContain(status);
  }
  expect(statusMenu("block")).toHaveLength(7);
});

test("each status has its own name", () => {
  expect(new Set(Object.values(STATUS_LABELS)).size).toBe(8);
});
