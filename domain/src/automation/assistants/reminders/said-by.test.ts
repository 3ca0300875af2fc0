import { expect, test } from "vitest";
import { saidBy } from "./said-by.ts";

const WRITTEN = ["hola", "Recuérdame mañana a las 9 que traiga los estudios, por favor", "y lo de la póliza"];

test.each([
  ["que traiga los estudios", "que traiga los estudios"],
  ["TRAIGA  LOS Estudios", "traiga los estudios"],
  ["los estudios por favor", "los estudios, por favor"],
  ["la poliza", "la póliza"],
])("'%s' is what they wrote: '%s'", (about, said) => {
  expect(saidBy(about, WRITTEN)).toBe(said);
});

test.each([
  "que traigas los estudios gratis",
  "traiga estudios",
  "tu cita quedó agendada",
  "hola recuérdame",
  "",
  "«»",
  "y",
])("'%s' is nothing that they wrote in a row", (about) => {
  expect(saidBy(about, WRITTEN)).toBeNull();
});

test("more than two hundred letters are no reminder", () => {
  const long = "palabra ".repeat(40).trim();
  expect(saidBy(long, [long])).toBeNull();
});
