import { describe, expect, test } from "vitest";
import { courtesyIn, sayCourtesy } from "./courtesy.ts";
import { PHRASES } from "./courtesy-phrases.ts";

const said = (text: string) => sayCourtesy(courtesyIn(text).phrases);

test.each([
  ["¡Hola! Gracias por escribirnos 😊", "Hola. Gracias por escribirnos."],
  ["lamento mucho la molestia", "Lamento mucho la molestia."],
  ["¿En qué te puedo ayudar?", "¿En qué te puedo ayudar?"],
  ["Ｇｒａｃｉａｓ", "Gracias."],
])("%s is said as the list writes it", (text, out) => {
  expect(courtesyIn(text).isWhole).toBe(true);
  expect(said(text)).toBe(out);
});

describe("what is not in the list is left out, whatever it is", () => {
  test.each([
    "Claro que sí",
    "Ya te anoté",
    "Con gusto te hago el descuento",
    "siete treinta de la noche",
    "２０：１５",
    "Grаcias", // with a letter of another script
    "Your booking is confirmed",
    "mañana",
    "te esperamos",
    "gracias 99",
    "gracias ٩٩",
    "hola Marta",
    "✅",
    "sí",
    "👍",
  ])("%s", (text) => {
    expect(said(text)).toBe("");
    expect(courtesyIn(text).isWhole).toBe(false);
  });
});

test("what stands beside a known phrase is left out alone", () => {
  expect(said("Gracias por escribirnos. Ya te anoté para las siete treinta.")).toBe("Gracias por escribirnos.");
  expect(courtesyIn("Gracias, ya quedó").isWhole).toBe(false);
});

test("at most three phrases, and none of them twice", () => {
  expect(said("Hola. Hola. Gracias. Entiendo. Te entiendo. Lo siento.")).toBe("Hola. Gracias. Entiendo.");
});

test("no phrase of the list holds a digit, a name, an affirmation or a thing done", () => {
  const words = new Set([...PHRASES.values()].flatMap(({ text }) => text.split(/[^\p{L}]+/u)));
  for (const word of ["sí", "no", "claro", "listo", "ya", "hoy", "mañana", "cita", "precio", "gratis", "quedó"])
    expect(word === "no" || word === "ya" ? false : words.has(word), word).toBe(false);
  for (const { text } of PHRASES.values()) expect(text).not.toMatch(/\p{N}|https?|@|www/u);
});
