import metadata from "libphonenumber-js/metadata.min.json" with { type: "json" };
import { expect, test } from "vitest";
import { PHONE_COUNTRIES } from "./phone-countries.ts";

// After an upgrade of the library: vitest run --project domain phone-metadata -u
test("the rules that go to the browser are the library's own, of the offered countries", async () => {
  const offered = PHONE_COUNTRIES.map(({ country }) => country);
  const codes = Object.entries(metadata.country_calling_codes as Record<string, string[]>)
    .map(([code, countries]) => [code, countries.filter((country) => offered.includes(country))] as const)
    .filter(([, countries]) => countries.length > 0);
  const countries = Object.entries(metadata.countries).filter(([country]) => offered.includes(country));
  const rules = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(countries),
  };
  await expect(`${JSON.stringify(rules)}\n`).toMatchFileSnapshot("./phone-metadata.json");
});
