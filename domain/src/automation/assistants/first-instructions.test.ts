import { expect, test } from "vitest";
import { firstInstructions, spokenGreeting } from "./first-instructions.ts";

test("they name the business and the branch, and the greeting can be said", () => {
  const { greeting } = firstInstructions("Sofía", "Salón Ágata", "Centro");
  expect(greeting).toBe("Hola, soy Sofía, de Salón Ágata, sucursal Centro. ¿En qué te puedo ayudar?");
  expect(spokenGreeting(greeting)).toBe(greeting);
  expect(firstInstructions("Sofía", "", "").greeting).toContain("del negocio");
});

test.each([
  ["¡Hola! Bienvenida a Ágata 💅", true],
  ["Buenas tardes, habla Sofía", true],
  ["Saluda con calidez y pregunta el nombre", false],
  [`Hola ${"muy ".repeat(100)}buenas`, false],
])("%s", (greeting, isSpoken) => {
  expect(spokenGreeting(greeting) !== null).toBe(isSpoken);
});
