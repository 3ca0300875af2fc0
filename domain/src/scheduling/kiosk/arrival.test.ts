import { expect, test } from "vitest";
import { instantOf } from "../../kit/time.ts";
import { byLikelihood, type Coming, refuseArrival, sayArrival } from "./arrival.ts";

const ZONE = "America/Mexico_City";
const at = (day: string, time: string, zone = ZONE) => instantOf(zone, day, time);
const COMING: Coming = {
  ...{ branchId: "centro", branchName: "Centro", zone: ZONE, status: "confirmada" },
  ...{ start: at("2026-11-27", "16:30"), end: at("2026-11-27", "17:15") },
};
const said = (change: Partial<Coming>, now = at("2026-11-27", "16:20"), branchId = "centro") =>
  refuseArrival({ ...COMING, ...change }, { branchId, now });

test("a client arrives from two hours before the start until the end", () => {
  expect(said({}, at("2026-11-27", "14:29"))).toBe(
    "Tu cita es a las 4:30 pm. Puedes registrar tu llegada desde las 2:30 pm.",
  );
  for (const time of ["14:30", "16:30", "17:14"]) expect(said({}, at("2026-11-27", time))).toBe(null);
  expect(said({ status: "agendada" })).toBe(null);
  expect(said({}, at("2026-11-27", "17:15"))).toBe("Tu cita terminó a las 5:15 pm. Pasa a recepción y te ayudamos.");
});

test("each state of an appointment has its own sentence", () => {
  expect(said({ status: "cancelada" })).toBe("Esta cita está cancelada. Pasa a recepción y te ayudamos.");
  expect(said({ status: "no_pagada" })).toBe("Esta cita está cancelada. Pasa a recepción y te ayudamos.");
  expect(said({ status: "asistida" })).toBe("Ya registraste tu llegada. Toma asiento, en un momento te atienden.");
  expect(said({ status: "no_asistida" })).toBe("Esta cita ya se dio por perdida. Pasa a recepción y te ayudamos.");
  expect(said({ status: "pago_pendiente" })).toBe("Falta el pago de tu cita. Pasa a recepción y te ayudamos.");
});

test("another day and another branch are said with their place", () => {
  expect(said({ start: at("2026-11-28", "13:00"), end: at("2026-11-28", "14:00") })).toBe(
    "Tu cita es mañana sábado 28 de noviembre a la 1:00 pm. Te esperamos ese día.",
  );
  expect(said({ start: at("2026-11-20", "13:00"), end: at("2026-11-20", "14:00") })).toBe(
    "Tu cita fue el viernes 20 de noviembre. Pasa a recepción y te ayudamos.",
  );
  expect(said({}, undefined, "norte")).toBe(
    "Tu cita de hoy es en la sucursal Centro, a las 4:30 pm. Pasa a recepción y te ayudamos.",
  );
});

test("the day is that of the branch", () => {
  const zone = "America/Tijuana";
  const late = { zone, start: at("2026-11-27", "23:00", zone), end: at("2026-11-27", "23:45", zone) };
  // already the 28th in the capital
  expect(said(late, at("2026-11-27", "22:50", zone))).toBe(null);
});

test("around midnight an appointment has two days", () => {
  const night = { start: at("2026-11-28", "00:15"), end: at("2026-11-28", "01:00") };
  expect(said(night, at("2026-11-27", "23:50"))).toBe(null);
  const evening = { start: at("2026-11-27", "23:30"), end: at("2026-11-28", "00:30") };
  expect(said(evening, at("2026-11-28", "00:10"))).toBe(null);
});

test("who arrives late is told so", () => {
  expect(sayArrival(COMING, "Gaby", at("2026-11-27", "16:20"))).toBe("Toma asiento. Gaby te atiende a las 4:30 pm.");
  expect(sayArrival(COMING, "Gaby", at("2026-11-27", "16:40"))).toBe(
    "Tu cita empezó a las 4:30 pm. Ya avisamos a Gaby que estás aquí.",
  );
});

test("of several appointments with the same code, one that can be arrived at comes first", () => {
  const now = at("2026-11-27", "16:20");
  const other = { ...COMING, branchId: "norte" };
  const ended = { ...COMING, status: "cancelada" as const };
  const later = { ...COMING, start: at("2026-12-04", "16:30"), end: at("2026-12-04", "17:15") };
  const sorted = [other, later, ended, COMING].sort(byLikelihood({ branchId: "centro", now }));
  expect(sorted).toEqual([COMING, later, ended, other]);
});
