import { expect, test } from "vitest";
import { APPOINTMENT_STATUSES } from "../status.ts";
import { refuseSession, stepOfStatus } from "./session-step.ts";

test.for([
  ["agendada", "asistida", "take"],
  ["cancelada", "asistida", "take"],
  ["asistida", "asistida", "keep"],
  ["asistida", "confirmada", "give-back"],
  ["asistida", "no_asistida", "give-back"],
  ["confirmada", "cancelada", "give-back"],
  ["pago_pendiente", "no_pagada", "give-back"],
  ["agendada", "confirmada", "keep"],
  ["confirmada", "agendada", "keep"],
] as const)("from %s to %s: %s", ([from, to, step]) => {
  expect(stepOfStatus(from, to)).toBe(step);
});

test("a session may be taken by hand for all but cancelled ones", () => {
  const refused = APPOINTMENT_STATUSES.filter((status) => refuseSession(status) !== "");
  expect(refused).toEqual(["cancelada", "no_pagada"]);
});
