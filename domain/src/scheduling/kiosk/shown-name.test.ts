import { expect, test } from "vitest";
import { shownName } from "./shown-name.ts";

test("a waiting room sees the given name and an initial", () => {
  expect(shownName("Ana", "López")).toBe("Ana L.");
  expect(shownName("Ana María", "de la O")).toBe("Ana D.");
  expect(shownName("Mateo Ruiz")).toBe("Mateo R.");
  expect(shownName("Ángel")).toBe("Ángel");
});

test("a number or a drawing is no name", () => {
  expect(shownName("")).toBe("Cliente");
  expect(shownName("52 222 123 4567")).toBe("Cliente");
  expect(shownName("🌸")).toBe("Cliente");
});
