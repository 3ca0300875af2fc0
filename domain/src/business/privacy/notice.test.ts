import { expect, test } from "vitest";
import { deleteAfter } from "./deadlines.ts";
import { noticeBlocks } from "./notice-blocks.ts";
import { noticeText, usualFacts } from "./notice-template.ts";

const facts = usualFacts({ name: "Salón Lupita", address: "Calle 5, Puebla" });

test("the template says what the law asks for, and leaves out what there is not", () => {
  const text = noticeText({ ...facts, email: "a@b.mx", secondary: "" });
  for (const words of ["Salón Lupita, con domicilio en Calle 5, Puebla", "al correo a@b.mx", "20 días hábiles"])
    expect(text).toContain(words);
  expect(text).not.toContain("Finalidades adicionales");
  // the data for a language model's provider, too (decisions 62 and 66)
  for (const words of ["escuchar notas de voz y ver fotos", "- Mensajes, fotos y notas de voz"])
    expect(text).toContain(words);
  expect(text).toContain("No pedimos datos personales sensibles.");
  expect(noticeText({ ...facts, sensitive: "Alergias" })).toContain("consentimiento expreso:\n- Alergias");
});

test("a text is drawn by its headings, paragraphs and lists", () => {
  expect(noticeBlocks("## Uno\nTexto\n- a\n- b\n\nMás")).toEqual([
    { kind: "heading", text: "Uno" },
    { kind: "text", text: "Texto" },
    { kind: "list", items: ["a", "b"] },
    { kind: "text", text: "Más" },
  ]);
});

test("what is blocked stays while money may be asked for, and a month at least", () => {
  const at = Date.parse("2026-11-23T12:00:00Z");
  expect(new Date(deleteAfter(at, null, 5)).toISOString()).toBe("2026-12-23T12:00:00.000Z");
  expect(new Date(deleteAfter(at, Date.parse("2024-03-01T00:00:00Z"), 5)).toISOString()).toBe(
    "2029-03-01T00:00:00.000Z",
  );
  expect(new Date(deleteAfter(at, Date.parse("2010-03-01T00:00:00Z"), 5)).toISOString()).toBe(
    "2026-12-23T12:00:00.000Z",
  );
});
