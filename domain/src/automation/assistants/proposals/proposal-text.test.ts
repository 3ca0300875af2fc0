import { expect, test } from "vitest";
import { questionOf } from "./proposal-text.ts";

const ID = "0192f000-0000-7000-8000-000000000000";
const place = { serviceId: ID, specialistId: ID, branchId: ID, start: 0 };
const shown = {
  serviceName: "Corte de dama",
  price: "$350",
  day: "2026-11-27",
  time: "09:00",
  specialistName: "Marta Solís",
  branchName: "Centro",
  branchAddress: "Juárez 5",
};

test("the question holds everything that a yes carries out", () => {
  expect(
    questionOf({
      sideEffect: { kind: "book", place, clientName: "Ana López", attendeeName: null },
      shown: { ...shown, clientName: "Ana López" },
    }),
  ).toBe(
    "Te agendo:\n• Corte de dama ($350)\n• viernes 27 de noviembre a las 9:00 am\n• Con Marta Solís\n• Centro: Juárez 5\n• A nombre de Ana López\n¿Lo confirmo?",
  );
  const both = { clientName: "Ana López", attendeeName: "Mateo" };
  expect(questionOf({ sideEffect: { kind: "book", place, ...both }, shown: { ...shown, ...both } })).toContain(
    "\n• A nombre de Ana López, para Mateo\n",
  );
  const moved = { ...shown, from: { day: "2026-11-26", time: "17:30" } };
  expect(questionOf({ sideEffect: { kind: "reschedule", appointmentId: ID, place }, shown: moved })).toMatch(
    /^Tu cita del jueves 26 de noviembre a las 5:30 pm quedaría así:\n[\s\S]*9:00 am[\s\S]*¿Hago el cambio\?$/,
  );
  const mateos = { ...shown, attendeeName: "Mateo" };
  expect(questionOf({ sideEffect: { kind: "cancel", appointmentId: ID }, shown: mateos })).toContain("Mateo");
  expect(questionOf({ sideEffect: { kind: "cancel", appointmentId: ID }, shown })).toMatch(
    /^¿Cancelo esta cita\?\n• Corte/,
  );
});
