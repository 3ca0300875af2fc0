import { expect, test } from "vitest";
import { type Choice, idOfWords, shapeOf, shownChoices, wordsOfId } from "./choices.ts";

const some = (titles: string[], description?: string): Choice[] =>
  titles.map((title) => ({ id: title, title, description }));
const hours = (count: number) => some(Array.from({ length: count }, (_, index) => `${index + 1}:00 pm`));

test("up to three short ones are buttons, more a list of the first ten; under a long text the words go alone", () => {
  expect(shapeOf("whatsapp", "¿A qué hora?", hours(3))).toBe("buttons");
  expect(shapeOf("whatsapp", "¿A qué hora?", hours(4))).toBe("list");
  expect(shapeOf("whatsapp", "¿A qué hora?", hours(10))).toBe("list");
  expect(shapeOf("whatsapp", "¿A qué hora?", hours(11))).toBe("list");
  expect(shownChoices("list", hours(11))).toHaveLength(10);
  expect(shapeOf("whatsapp", "¿A qué hora?", [])).toBeNull();
  expect(shapeOf("whatsapp", "a".repeat(1025), hours(3))).toBeNull();
});

test("long titles, those that need a line more, and those that read alike are rows of a list", () => {
  expect(shapeOf("whatsapp", "¿Cuál?", some(["Corte de cabello para dama", "Tinte"]))).toBe("list");
  expect(shapeOf("whatsapp", "¿Cuál?", some(["Corte", "Tinte"], "$350"))).toBe("list");
  expect(shapeOf("whatsapp", "¿Cuál?", [...hours(1), ...hours(1)])).toBe("list");
});

test("pages show quick replies while each can be told from the others", () => {
  expect(shapeOf("messenger", "¿A qué hora?", hours(8))).toBe("quick-replies");
  expect(shownChoices("quick-replies", hours(14))).toHaveLength(13);
  const alike = some(["Corte de cabello para dama", "Corte de cabello para caballero"]);
  expect(shapeOf("messenger", "¿Cuál?", alike)).toBeNull();
});

test("what is cut stands whole in the description", () => {
  const row = { id: "x", title: "Corte de cabello para caballero", description: "$250, 45 minutos" };
  expect(shownChoices("list", [row])[0]).toEqual({
    id: "x",
    title: "Corte de cabello para c…",
    description: "Corte de cabello para caballero, $250, 45 minutos",
  });
  expect(shownChoices("quick-replies", [row])[0]).toEqual({ id: "x", title: "Corte de cabello pa…" });
  const long = { id: "x", title: "Tinte", description: "a".repeat(80) };
  expect(shownChoices("list", [long])[0]?.description).toHaveLength(72);
});

test("a press says its words, and nothing else is taken for one", () => {
  expect(wordsOfId(idOfWords("jueves 26 de noviembre a las 10:30 am"))).toBe("jueves 26 de noviembre a las 10:30 am");
  expect(wordsOfId("appointment-confirm:0194")).toBeNull();
  expect([wordsOfId("di: "), wordsOfId(null), idOfWords("a".repeat(200))]).toEqual([null, null, null]);
});
