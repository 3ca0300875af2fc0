import { describe, expect, test } from "vitest";
import { canonicalPhone, canonicalWaId, displayPhone, splitPhone } from "./phone.ts";

describe("one person, one number", () => {
  test.each([
    ["52", "2221234567", "522221234567"],
    ["521", "2221234567", "522221234567"],
    ["52", "222 123-4567", "522221234567"],
    ["52", "522221234567", "522221234567"],
    ["52", "5212221234567", "522221234567"],
    ["54", "1123456789", "541123456789"],
    ["549", "1123456789", "541123456789"],
    ["1", "2125551234", "12125551234"],
    ["", "2221234567", "522221234567"],
    ["502", "51234567", "50251234567"],
    // Eight digits that happen to begin with the code are a number, not a code.
    ["52", "52123456", "5252123456"],
  ])("%s %s is %s", (code, number, phone) => expect(canonicalPhone(code, number)).toBe(phone));

  test.each([
    ["5212221234567", "522221234567"],
    ["522221234567", "522221234567"],
    ["5491123456789", "541123456789"],
    ["+34 600 123 456", "34600123456"],
  ])("the wa_id %s is %s", (waId, phone) => expect(canonicalWaId(waId)).toBe(phone));

  test.each([
    ["522221234567", { countryCode: "52", number: "2221234567" }],
    ["50251234567", { countryCode: "502", number: "51234567" }],
    ["12125551234", { countryCode: "1", number: "2125551234" }],
    ["4915112345678", { countryCode: "49", number: "15112345678" }],
    ["35191234567", { countryCode: "351", number: "91234567" }],
    ["5511987654321", { countryCode: "55", number: "11987654321" }],
    ["79261234567", { countryCode: "7", number: "9261234567" }],
  ])("%s is shown in parts", (phone, parts) => expect(splitPhone(phone)).toEqual(parts));

  test.each([
    ["522221234567", "+52 222 123 4567"],
    ["525542869316", "+52 55 4286 9316"],
    ["525612345678", "+52 56 1234 5678"],
    ["523312345678", "+52 33 1234 5678"],
    ["528112345678", "+52 81 1234 5678"],
    ["528441234567", "+52 844 123 4567"],
    ["34600123456", "+34600123456"],
  ])("%s is shown as %s", (phone, shown) => expect(displayPhone(phone)).toBe(shown));
});
