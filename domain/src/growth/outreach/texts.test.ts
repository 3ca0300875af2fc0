import { expect, test } from "vitest";
import { ANSWER_TEXTS, type AppointmentWords, specialistText, textFor } from "./texts.ts";

const now = Date.parse("2026-11-23T10:00:00-06:00");
const start = Date.parse("2026-11-24T11:00:00-06:00");
const line = (service: string, attendee: string | null) => ({ service, specialist: "Marta", start, attendee });
const words = (...services: ReturnType<typeof line>[]): AppointmentWords => ({
  ...{ business: "Salón Aurora", client: "Ana", branch: "Centro", address: "", zone: "America/Mexico_City" },
  ...{ services, needs: [], code: "" },
});
const KINDS = ["scheduled", "moved", "reminder", "confirmation", "unpaid", "auto_cancel"] as const;

test("every message of an appointment for somebody else names them, and speaks to the client", () => {
  const mateos = words(line("Corte", "Mateo"));
  const said = [
    ...KINDS.map((kind) => textFor(kind, mateos, now)),
    ANSWER_TEXTS.confirmed(mateos, now),
    ANSWER_TEXTS.cancelled(mateos, now),
    ANSWER_TEXTS.moved(mateos, now),
  ];
  for (const text of said) {
    expect(text).toContain("Mateo");
    expect(text).not.toMatch(/\btu (?:cita|visita)\b/i);
  }
  expect(textFor("reminder", mateos, now)).toContain("Te recordamos la cita de Mateo en Salón Aurora:");
  expect(textFor("unpaid", mateos, now)).toContain("el pago de la cita de Corte para Mateo en Salón Aurora");
});

test("the client's own appointment stays 'tu cita'", () => {
  const own = words(line("Corte", null));
  expect(textFor("scheduled", own, now)).toContain("Tu cita en Salón Aurora quedó agendada");
  expect(ANSWER_TEXTS.confirmed(own, now)).toContain("Listo, tu cita quedó confirmada");
});

test("of a visit for several people each service says for whom it is", () => {
  const both = words(line("Corte", "Mateo"), line("Tinte", null));
  expect(textFor("scheduled", both, now)).toContain("Tu visita en Salón Aurora");
  expect(textFor("scheduled", both, now)).toContain("Corte para Mateo con Marta");
  expect(textFor("scheduled", words(line("Corte", "Mateo"), line("Barba", "Mateo")), now)).toContain(
    "La visita de Mateo en Salón Aurora",
  );
});

test("the specialist reads who comes and who booked", () => {
  expect(specialistText("specialist", words(line("Corte", "Mateo")), now)).toContain("Corte, Mateo (cliente: Ana)");
  expect(specialistText("specialist", words(line("Corte", null)), now)).toContain("Corte, Ana");
});
