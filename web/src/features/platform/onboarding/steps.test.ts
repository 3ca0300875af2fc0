import { expect, test } from "vitest";
import { AIMS } from "./aims.ts";
import { after, before, stepsFor, USUALLY } from "./steps.ts";

const shop = { services: false, products: true, courses: false, properties: false };

test("who sells by appointment is asked who attends and what, who sells products what those are", () => {
  expect(stepsFor(USUALLY)).toEqual(["start", "business", "branch", "specialist", "service", "assistant"]);
  expect(stepsFor(shop)).toEqual(["start", "business", "branch", "product", "assistant"]);
  expect(stepsFor({ ...USUALLY, products: true })).toContain("product");
  expect(stepsFor({ ...shop, courses: true })).toEqual([
    "start",
    "business",
    "branch",
    "course",
    "product",
    "assistant",
  ]);
  expect(stepsFor({ ...shop, properties: true })).toEqual([
    "start",
    "business",
    "branch",
    "product",
    "property",
    "assistant",
  ]);
});

test("forth and back is one way, and it begins with the choice", () => {
  for (const sells of [USUALLY, shop]) {
    const steps = stepsFor(sells);
    expect(steps.map((step) => after(step, sells))).toEqual([...steps.slice(1), "bienvenida"]);
    expect(steps.map((step) => before(step, sells))).toEqual(["choice", ...steps.slice(0, -1)]);
  }
  expect(before("claim", USUALLY)).toBe("choice");
});

test("each aim says what is sold, by itself or by its ways", () => {
  const sold = AIMS.flatMap((aim) => ("sells" in aim ? [aim.sells] : aim.ways.map(({ sells }) => sells)));
  expect(sold).toHaveLength(7);
  for (const sells of sold) expect(Object.values(sells)).toContain(true);
});
