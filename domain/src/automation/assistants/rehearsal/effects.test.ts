import { expect, test } from "vitest";
import { effectsOf, shortWhen } from "./effects.ts";
import { reasonsOf } from "./reasons.ts";

const appointment = {
  ref: "abc",
  day: "2026-11-24",
  time: "10:00",
  serviceId: "s",
  serviceName: "Corte",
  specialistName: "Ana",
};
const place = { serviceId: "s", day: "2026-11-24", time: "10:00" };

test("each thing that would be done is a card, and what was refused or only proposed is none", () => {
  const calls = [
    { name: "find_slots", input: {}, output: { slots: [], alternatives: [] } },
    { name: "book", input: {}, output: { proposed: {} } },
    { name: "book", input: {}, output: { error: "taken", message: "Ese horario ya no está libre." } },
    { name: "book", input: {}, output: { appointment } },
    { name: "hand_over", input: { reason: "Lo pidió" }, output: { handedOver: true } },
    { name: "save_name", input: {}, output: { name: "Ana López" } },
    {
      name: "register_conversion",
      input: {},
      output: { conversion: { name: "Aceptó la cotización", description: "" } },
    },
    { name: "create_block", input: { day: "2026-11-24", from: "10:00", to: "12:00" }, output: { blocks: [] } },
    {
      name: "create_reminder",
      input: {},
      output: { reminder: { day: "2026-11-24", time: "09:00", about: "pagar la luz" } },
    },
    {
      name: "cancel_reminder",
      input: {},
      output: { cancelled: { day: "2026-11-24", time: "09:00", about: "la renta" } },
    },
  ];
  expect(effectsOf(calls)).toEqual([
    { kind: "book", text: "Agendaría: Corte, mar 24 nov 10:00 con Ana", place },
    { kind: "hand_over", text: "Pasaría la conversación a una persona: Lo pidió", place: null },
    { kind: "save_name", text: "Guardaría el nombre: Ana López", place: null },
    {
      kind: "register_conversion",
      text: "Registraría el evento de conversión: Aceptó la cotización",
      place: null,
    },
    { kind: "block", text: "Bloquearía el mar 24 nov de 10:00 a 12:00", place: null },
    { kind: "reminder", text: "Programaría un recordatorio: mar 24 nov 09:00, «pagar la luz»", place: null },
    { kind: "reminder", text: "Quitaría un recordatorio: mar 24 nov 09:00, «la renta»", place: null },
  ]);
});

test("an answer says what was read for it, what was refused, and what was chosen to be said", () => {
  const named = { names: new Map([["s", "Corte"]]), sentence: () => "Aceptamos tarjeta." };
  const calls = [
    { name: "list_services", input: {}, output: { services: [] }, isAgreed: false },
    { name: "list_services", input: {}, output: { services: [] }, isAgreed: false },
    {
      ...{ name: "find_slots", isAgreed: false },
      input: { serviceId: "s", from: "2026-11-24", to: "2026-11-24", time: "10:00" },
      output: { slots: [{}], alternatives: [] },
    },
    { name: "book", input: {}, output: { error: "taken", message: "Ese horario ya no está libre." }, isAgreed: true },
  ];
  const acts = [
    { act: "price" as const, services: ["s"] },
    { act: "quote" as const, sentences: ["b1"] },
  ];
  expect(reasonsOf(calls, acts, named)).toEqual([
    { kind: "looked", text: "Leyó tus servicios y precios." },
    { kind: "looked", text: "Buscó horarios de Corte el mar 24 nov 10:00: 1 libre." },
    { kind: "refused", text: "Ese horario ya no está libre." },
    { kind: "said", text: "Dijo el precio de Corte." },
    { kind: "said", text: "Citó tus textos: «Aceptamos tarjeta.»." },
  ]);
});

test("a day is told as in a list", () => {
  expect(shortWhen({ day: "2026-11-28" })).toBe("sáb 28 nov");
});
