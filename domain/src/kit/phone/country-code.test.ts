import { expect, test } from "vitest";
import { COUNTRY_CODES } from "../phone-countries.ts";
import { countryCodeExtOf, DEFAULT_COUNTRY_CODE } from "./country-code.ts";

test("52 goes to 521, 54 to 549, and every other code to itself", () => {
  const moved = COUNTRY_CODES.filter((code) => countryCodeExtOf(code) !== code);
  expect(moved.map((code) => [code, countryCodeExtOf(code)])).toEqual([
    ["52", "521"],
    ["54", "549"],
  ]);
  expect(countryCodeExtOf("999")).toBe("999");
  expect(COUNTRY_CODES).toContain(DEFAULT_COUNTRY_CODE);
});
