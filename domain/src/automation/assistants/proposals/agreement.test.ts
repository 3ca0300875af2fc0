import { expect, test } from "vitest";
import { readAnswer } from "../engine/parse/answer/answer-reading.ts";
import { agreementOf } from "./agreement.ts";

const FRIDAY_AT_NOON = {
  today: "2026-11-23",
  day: "2026-11-27",
  time: "12:00",
  names: ["Corte de dama", "Karen", "Centro", "$350"],
};

test.each([
  ["sí", "agrees"],
  ["si por favor", "agrees"],
  ["Sí, agéndala, muchas gracias", "agrees"],
  ["👍", "agrees"],
  ["sí, el viernes a las 12 con Karen", "agrees"],
  ["sí, pero gratis", "changes"],
  ["sí si me hacen descuento", "changes"],
  ["sí pero mejor a las 5", "changes"],
  ["sí, pero el jueves", "changes"],
  ["claro, ¿y cuánto cuesta?", "unclear"],
  ["sí si llego", "unclear"],
  ["sí, y quiero un tatuaje", "unclear"],
  ["claro, si llego a tiempo", "unclear"],
  ["sí, siempre y cuando no llueva", "unclear"],
  ["sí, pero con Diego", "changes"],
  ["sí, en la sucursal Norte", "unclear"],
  ["sí, $350 está bien", "agrees"],
  ["sí, $300", "changes"],
  ["va, ahí nos vemos el viernes, gracias", "agrees"],
  ["va, ahí nos vemos mañana", "changes"],
  ["sí, agéndala y cancela la otra", "unclear"],
  ["sí, quiero tinte", "unclear"],
  ["sí, en la mañana", "changes"],
  ["sí, una hora más tarde", "changes"],
  ["sí, otro día", "changes"],
  ["¿sí?", "unclear"],
  ["simón", "agrees"],
  ["✅", "agrees"],
  ["🙏", "unclear"],
  ["👍 pero a las 5", "changes"],
  ["👎", "declines"],
  ["...", "unclear"],
  ["\u3164\u200b", "unclear"],
  ["no", "declines"],
  ["mejor no", "declines"],
  ["no, ¿qué más hay?", "changes"],
  ["no, ¿cuánto cuesta?", "unclear"],
  ["no, prefiero con Diego", "changes"],
  ["no, gracias", "declines"],
  ["no, mejor a las 5", "changes"],
  ["😀", "unclear"],
  ["", "unclear"],
])("%s: %s", (text, agreement) => {
  expect(agreementOf(readAnswer([text], FRIDAY_AT_NOON), FRIDAY_AT_NOON)).toBe(agreement);
});
