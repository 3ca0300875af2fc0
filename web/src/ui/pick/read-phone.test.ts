import { expect, test } from "vitest";
import { readInternational } from "./read-phone.ts";

test.each([
  ["+52 222 123 4567", "52", "2221234567"],
  [" +52 1 (222) 123-4567", "52", "2221234567"],
  ["+54 9 11 1234 5678", "54", "1112345678"],
  ["+1 (305) 555-0100", "1", "3055550100"],
  ["+502 5512 3456", "502", "55123456"],
])("%s is +%s and %s", (text, code, number) => {
  expect(readInternational(text)).toEqual({ code, number });
});

test("a number without its country, or of a country that is not offered, is left as it is typed", () => {
  expect(readInternational("52 222 123 4567")).toBeNull();
  expect(readInternational("+49 151 1234")).toBeNull();
});
