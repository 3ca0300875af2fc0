// A trial with a real message: the message, and what the contact wrote after it.
import { expect, test } from "vitest";
import { saidAfter } from "./said-after.ts";

const said = ["Hola", "¿Cuánto cuesta\nel corte?", "Sí", "Mañana"].map((text, index) => ({
  id: `m${index}`,
  text,
  date: `2026-11-27T17:0${index}:00Z`,
}));

test("what follows the message are its answers, one line each", () => {
  expect(saidAfter(said, "m0")).toEqual({ text: "Hola", answers: ["¿Cuánto cuesta el corte?", "Sí", "Mañana"] });
  expect(saidAfter(said, "m1")).toEqual({ text: "¿Cuánto cuesta\nel corte?", answers: ["Sí", "Mañana"] });
  expect(saidAfter(said, "m3")).toEqual({ text: "Mañana", answers: [] });
});

test("no more answers than a trial takes, and nothing for a message that is not there", () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ id: `m${index}`, text: `${index}`, date: "" }));
  expect(saidAfter(many, "m5")?.answers).toHaveLength(20);
  expect(saidAfter(many, "otro")).toBeUndefined();
});
