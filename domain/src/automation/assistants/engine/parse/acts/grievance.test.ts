import { expect, test } from "vitest";
import { readWords } from "../words/words.ts";
import { grievanceOf } from "./grievance.ts";

test.each([
  ["me quemaron con el tinte", "harm"],
  ["me salió una alergia horrible", "harm"],
  ["lastimaron a mi perro", "harm"],
  ["me dejaron el cuello lleno de ronchas", "harm"],
  ["me cobraron dos veces el corte", "money-dispute"],
  ["quiero mi dinero de vuelta del facial", "money-dispute"],
  ["pagué y nadie me atendió", "money-dispute"],
  ["no me han regresado mi anticipo", "money-dispute"],
  ["no reconozco ese cargo", "money-dispute"],
  ["voy a demandar", "complaint"],
  ["voy a ir a PROFECO", "complaint"],
  ["pésimo servicio", "complaint"],
  ["me trataron muy mal", "complaint"],
  ["me quedó el corte todo disparejo", "complaint"],
  ["¿cuánto cobran?", null],
  ["¿cobran dos veces si cancelo?", null],
  ["me quemé con el sol", null],
  ["me quemaron en otra estética", null],
  ["no tengo queja", null],
  ["si me dejan mal, ¿qué pasa?", null],
  ["me quedó muy bien, gracias", null],
  ["mi anterior corte me lo hicieron ustedes", null],
  ["me cortaron el cabello la semana pasada", null],
  ["¿me duele la extracción?", null],
])("%s: %s", (text, grievance) => {
  expect(grievanceOf(readWords([text], new Set()).text)).toBe(grievance);
});
