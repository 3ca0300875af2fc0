import { expect, test } from "vitest";
import { writeLink } from "./write-link.ts";

test.each([
  ["+52 1 222 123 4567", " Vi su reel ", "https://wa.me/5212221234567?text=Vi%20su%20reel"],
  ["5212221234567", "¿10% & más?", "https://wa.me/5212221234567?text=%C2%BF10%25%20%26%20m%C3%A1s%3F"],
  ["", "hola", null],
  [null, "hola", null],
  ["52", "hola", null],
])("the link of %j with %j", (number, keyword, link) => {
  expect(writeLink(number, keyword)).toBe(link);
});
