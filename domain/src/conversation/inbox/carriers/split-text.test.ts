import { expect, test } from "vitest";
import { splitText } from "./split-text.ts";

/** As UTF-8, as in a URL. */
const bytes = (text: string) => encodeURIComponent(text).replace(/%../g, "x").length;

test("what fits is left alone, and WhatsApp is never split here", () => {
  expect(splitText("messenger", "Hola")).toEqual(["Hola"]);
  expect(splitText("instagram", "á".repeat(500))).toHaveLength(1);
  expect(splitText("whatsapp", "a".repeat(4096))).toHaveLength(1);
});

test("a long text is cut after sentences, by bytes on Instagram", () => {
  const sentence = "Mañana abrimos a las nueve y cerramos a las seis de la tarde. ";
  const parts = splitText("instagram", sentence.repeat(40));
  for (const part of parts) {
    expect(bytes(part)).toBeLessThanOrEqual(1000);
    expect(part.endsWith("tarde.")).toBe(true);
  }
  expect(parts.join(" ")).toBe(sentence.repeat(40).trim());
  const long = splitText("messenger", sentence.repeat(70));
  expect(long.every((part) => part.length <= 2000 && part.endsWith("."))).toBe(true);
});

test("words without an end are cut all the same, and no sign is cut in two", () => {
  const parts = splitText("instagram", "💈".repeat(600));
  expect(parts.join("")).toBe("💈".repeat(600));
  expect(parts.every((part) => bytes(part) <= 1000 && part.isWellFormed())).toBe(true);
  expect(splitText("messenger", "palabra ".repeat(400)).every((part) => /^(palabra ?)+$/.test(part))).toBe(true);
});
