import { expect, test } from "vitest";
import { converse } from "./run/converse.ts";

// The customer answers a pending confirmation with one changed fact: only that fact changes.
const STANDS = "corte de dama el viernes a las 12 con karen";
const CHANGES: readonly [string, string][] = [
  ["a las 4", "corte-dama 11-27 16:00 karen"],
  ["mejor a la 1", "corte-dama 11-27 13:00 karen"],
  ["no, a las 6 de la tarde", "corte-dama 11-27 18:00 karen"],
  ["sí pero a las 5", "corte-dama 11-27 17:00 karen"],
  ["mejor el jueves", "corte-dama 11-26 12:00 karen"],
  ["perdón, el miércoles", "corte-dama 11-25 12:00 karen"],
  ["el 30", "corte-dama 11-30 12:00 karen"],
  ["con diego", "corte-dama 11-27 12:00 diego"],
  ["mejor con Itzel", "corte-dama 11-27 12:00 itzel"],
  ["en cholula mejor", "corte-dama 11-27 12:00 itzel"],
  ["mejor diseño de ceja", "ceja 11-27 12:00 karen"],
  ["a nombre de Ana Ruiz", "corte-dama 11-27 12:00 karen"],
  ["Ana Ruiz", "corte-dama 11-27 12:00 karen"],
  ["una hora más tarde", "corte-dama 11-27 13:00 karen"],
];

test.each(CHANGES)("%s", (change, booked) => {
  const outcome = converse("agata", [STANDS, change, "sí"]);
  expect(outcome.effects).toEqual([`book ${booked}`]);
  expect(outcome.unbacked).toEqual([]);
  if (/ana/i.test(change)) expect(outcome.names).toEqual(["Ana Ruiz"]);
});

// When the customer chose an hour among several branches, the branch stays, and the specialist too where possible.
test.each([
  ["la de las 4", "mejor a las 5", "book corte-dama 11-24 17:00 karen"],
  ["la de las 4", "mejor el jueves", "book corte-dama 11-26 16:00 karen"],
])("%s > %s", (chosen, change, booked) => {
  const outcome = converse("agata", ["corte de dama el martes saliendo de comer", chosen, change, "sí"]);
  expect(outcome.effects).toEqual([booked]);
});

// A name alone after the booking moves and cancels nothing.
test.each(["Mateo Ruiz", "Marta", "es para Sofía", "a nombre de Luis Pérez"])("booked > %s", (name) => {
  const outcome = converse("agata", ["corte de dama mañana a las 4 con karen", "sí", name, "no"]);
  expect(outcome.effects).toEqual(["book corte-dama 11-24 16:00 karen"]);
  expect(outcome.replies[2]).toContain("a nombre de Carmen Díaz");
});
