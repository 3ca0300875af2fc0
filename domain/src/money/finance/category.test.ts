import { expect, test } from "vitest";
import {
  CATEGORY_EXISTS,
  categoryLabel,
  knownCategory,
  MOST_CATEGORIES,
  withCategory,
  withoutCategory,
} from "./category.ts";

const OWN = [{ name: "Propinas" }];

test("a category is another one only where case and accents do not make it so", () => {
  expect(withCategory(OWN, "Cursos")).toEqual([...OWN, { name: "Cursos" }]);
  for (const name of ["PROPINAS", "própinas", "Ventas", "inversion", "sales"]) {
    expect(() => withCategory(OWN, name)).toThrow(CATEGORY_EXISTS);
  }
  const full = Array.from({ length: MOST_CATEGORIES }, (_, at) => ({ name: `Rubro ${at}` }));
  expect(() => withCategory(full, "Otra")).toThrow("Puedes tener hasta 100 categorías");
});

test("one of its own is taken out; a usual one never", () => {
  expect(withoutCategory(OWN, "propinas")).toEqual([]);
  expect(() => withoutCategory(OWN, "sales")).toThrow("No se encontró la categoría");
});

test("what is kept in English reads in Spanish, what is its own as it is called", () => {
  expect([categoryLabel("sales"), categoryLabel("Propinas")]).toEqual(["Ventas", "Propinas"]);
});

test("a written category is the stored one in any case, by its key or its label, and else a new one", () => {
  for (const [written, stored] of [
    ["ventas", "sales"],
    ["SALES", "sales"],
    ["inversion", "investment"],
    ["própinas", "Propinas"],
    ["Uniformes", undefined],
  ])
    expect(knownCategory(OWN, written as string)).toBe(stored);
});
