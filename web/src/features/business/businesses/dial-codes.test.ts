import { COUNTRY_CODES } from "@mostrador/domain/business/businesses/country-code.ts";
import { expect, test } from "vitest";
import { DIAL_CODES } from "../../../ui/pick/dial-codes.ts";

test("the dial codes that a form offers are those that a call takes", () => {
  const offered = new Set(DIAL_CODES.map(({ code }) => code));
  expect([...offered].sort()).toEqual([...COUNTRY_CODES].sort());
});
