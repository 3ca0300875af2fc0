import { describe, expect, test } from "vitest";
import { quotableProblem, quoteNamed, quotesOf, sayQuotes } from "./quotable.ts";

const texts = (quotable: string) => quotesOf(quotable).map(({ text }) => text);

test("what is marked is quoted in whole paragraphs, with its heading and its conditions", () => {
  const pets = "Mascotas:\nAceptamos perros chicos. Solo de lunes a jueves y con correa.";
  expect(texts(`${pets}\n\nAceptamos tarjeta.`)).toEqual([pets, "Aceptamos tarjeta."]);
  expect(quoteNamed(quotesOf(pets), "Aceptamos perros chicos.")).toBeNull();
  expect(quoteNamed(quotesOf(pets), "mascotas aceptamos perros chicos solo de lunes a jueves y con correa")?.text).toBe(
    pets,
  );
});

describe("what speaks of something done or of the state of whoever writes is refused, and never quoted", () => {
  test.each([
    "Tu pago está registrado.",
    "¡Gracias! Tu cita quedó confirmada, te esperamos.",
    "Ya te apartamos tu lugar.",
    "Recibimos tu depósito de $200.",
    "Te agendamos para mañana.",
    "Has sido inscrita en el curso.",
    "Ya quedaste registrada.",
    "Hemos aplicado tu descuento.",
  ])("%s", (text) => {
    expect(texts(`Aceptamos tarjeta.\n\n${text}`)).toEqual(["Aceptamos tarjeta."]);
    expect(quotableProblem(`Aceptamos tarjeta.\n\n${text}`)).toContain("habla de algo que ya pasó con el cliente");
  });
  test.each([
    "Llega diez minutos antes de tu cita.",
    "Tu anticipo no es reembolsable.",
    "El anticipo es de $200.",
    "Lava tu cabello un día antes.",
  ])("but not %s", (text) => expect(quotableProblem(text)).toBeNull());
});

test("what could not be said whole is refused with its beginning", () => {
  expect(quotableProblem(`Nuestra historia. ${"a ".repeat(400)}`)).toContain("«Nuestra historia.");
  expect(quotableProblem("Hola {{nombre}}")).toContain("variables");
  expect(quotableProblem("")).toBeNull();
});

test("a paragraph is said with its source", () => {
  const quotes = quotesOf("Hay wifi.\n\nAceptamos tarjeta.");
  expect(quotes.map(({ id }) => id)).toEqual(["b1", "b2"]);
  expect(sayQuotes(quotes.slice(1), "Salón Aurora")).toBe("De la información de Salón Aurora: «Aceptamos tarjeta.»");
  expect(sayQuotes(quotes, "Salón Aurora")).toBe(
    "De la información de Salón Aurora:\n• «Hay wifi.»\n• «Aceptamos tarjeta.»",
  );
});
