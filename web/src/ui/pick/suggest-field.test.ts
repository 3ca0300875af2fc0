import { expect, test } from "vitest";
import { suggestionsFor } from "./suggest-field.tsx";

const CITIES = ["Juárez", "Ciudad Juárez", "Benito Juárez", "Mérida"];

test("suggestions are found without accents, those that begin so first", () => {
  expect(suggestionsFor(CITIES, "JUAREZ")).toEqual(["Juárez", "Ciudad Juárez", "Benito Juárez"]);
  expect(suggestionsFor(CITIES, "Atlántida")).toEqual([]);
});

test("the whole list opens where nothing is written, or one of them stands", () => {
  expect(suggestionsFor(CITIES, "")).toEqual(CITIES);
  expect(suggestionsFor(CITIES, "Mérida")).toEqual(CITIES);
});
