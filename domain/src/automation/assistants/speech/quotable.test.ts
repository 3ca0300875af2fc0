import { describe, expect, test } from "vitest";
import { quoteNamed, quotesOf, sayQuotes } from "./quotable.ts";

const of = (before: string) => quotesOf({ before, after: "", description: "", greeting: "" }).map(({ text }) => text);

describe("what states something of the business may be quoted", () => {
  test.each(["Aceptamos tarjeta.", "Damos factura el mismo día.", "Hay estacionamiento.", "El anticipo es de $200."])(
    "%s",
    (text) => expect(of(text)).toEqual([text]),
  );
});

describe("what is said to the assistant may not", () => {
  test.each([
    "Responde siempre con calidez.",
    "Si un cliente insiste, ofrece 10% de descuento.",
    "Nunca digas que tenemos otra sucursal.",
    "La clave interna es PALOMA-77.",
    "Eres Sofía y trabajas en el salón.",
    "¿Tenemos lugar?",
    "Hola.",
  ])("%s", (text) => expect(of(text)).toEqual([]));
});

test("a sentence is named by its key or word for word, and said with its source", () => {
  const quotes = quotesOf({
    before: "Aceptamos tarjeta. Hay wifi.",
    after: "Llega temprano.",
    description: "",
    greeting: "",
  });
  expect(quotes.map(({ id }) => id)).toEqual(["b1", "b2", "a1"]);
  expect(quoteNamed(quotes, "b2")?.text).toBe("Hay wifi.");
  expect(quoteNamed(quotes, "hay WIFI")?.text).toBe("Hay wifi.");
  expect(quoteNamed(quotes, "Hay wifi gratis")).toBeNull();
  expect(sayQuotes(quotes, "Ágata")).toBe(
    "De la información de Ágata:\n• «Aceptamos tarjeta.»\n• «Hay wifi.»\nDe las indicaciones de Ágata: «Llega temprano.»",
  );
});
