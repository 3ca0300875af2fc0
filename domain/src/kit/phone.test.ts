import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { groupedPhone, isPhoneOf, readInternational, readPhone } from "./phone.ts";
import { PHONE_COUNTRIES } from "./phone-countries.ts";
import { bareNumber, withoutMexicosCode } from "./phone-digits.ts";

const offered = PHONE_COUNTRIES.map(({ country, code }) => {
  const dialled = (examples as Record<string, string>)[country] ?? "";
  // Argentina's example is written as from abroad, with the digit of mobile numbers
  return { country, code, dialled, number: country === "AR" ? dialled.slice(1) : dialled };
});

describe.each(offered)("a mobile number of $country", ({ country, code, dialled, number }) => {
  test.each([
    ["alone", dialled],
    ["in groups", groupedPhone({ code, number })],
    ["after its country's code", `+${code} ${dialled}`],
    ["as it is dialled at home", `${homePrefix(country)}${dialled}`],
  ])("%s is one number", (_, typed) => expect(readPhone(code, typed)).toEqual({ code, number }));

  test("pasted with its plus is one number", () =>
    expect(readInternational(`+${code} ${dialled}`)).toEqual({ code, number }));

  test("is one of its country", () => expect(isPhoneOf(code, dialled)).toBe(true));
});

/** The trunk prefix of the country, where there is one. */
function homePrefix(country: string): string {
  if (["US", "CA", "DO", "PR"].includes(country)) return "1";
  return ["BO", "BR", "CU", "EC", "GB", "PE", "PY", "UY", "VE"].includes(country) ? "0" : "";
}

test.each([
  ["+52 222 123 4567", "52", "2221234567"],
  [" +52 1 (222) 123-4567", "52", "2221234567"],
  ["+54 9 11 1234 5678", "54", "1112345678"],
  ["+1 (305) 555-0100", "1", "3055550100"],
  ["+502 5512 3456", "502", "55123456"],
  ["+593 099 123 4567", "593", "991234567"],
])("%s is +%s and %s", (text, code, number) => {
  expect(readInternational(text)).toEqual({ code, number });
});

test("a number without its country, or of a country that is not offered, is left as it is typed", () => {
  expect(readInternational("52 222 123 4567")).toBeNull();
  expect(readInternational("+49 151 1234")).toBeNull();
  expect(readPhone("49", "151 12345678")).toEqual({ code: "49", number: "15112345678" });
});

test.each([
  ["52", "5512345678", "55 1234 5678"],
  ["52", "2221234567", "222 123 4567"],
  ["55", "11987654321", "11 98765 4321"],
  ["52", "22212345", "22212345"],
  ["593", "0991234567", "0991234567"],
  ["49", "15112345678", "15112345678"],
])("+%s %s is shown as %s, and never as other digits", (code, number, shown) =>
  expect(groupedPhone({ code, number })).toBe(shown),
);

describe("one number of Mexico", () => {
  const spellings = [
    "2221230467",
    "+522221230467",
    "522221230467",
    "5212221230467",
    "+52 1 222 123 0467",
    "0052 222 123 0467",
    "044 222 123 0467",
    "045 222 123 0467",
    "01 222 123 0467",
    "+52 044 222 123 0467",
    "52 01 222 123 0467",
    "222.123.0467",
    "(222) 123-0467",
    "222/123/0467",
    "222\u00a0123\u202f0467",
    "222\u2011123\u20130467",
    "222\u2212123\u2012 0467",
    "\u202a+52 222 123 0467\u202c",
    "\u200e2221230467",
    "\u2066+52\u2069 222 123 0467\ufeff",
    "'2221230467",
    "\uff0b\uff15\uff12 \uff12\uff12\uff12 123 0467",
  ];
  test.each(spellings)("%j", (typed) => {
    expect(readPhone("52", typed)).toEqual({ code: "52", number: "2221230467" });
    expect(withoutMexicosCode(bareNumber(typed) ?? "")).toBe("2221230467");
  });
});

test("a plus says the country, whichever was chosen", () =>
  expect(readPhone("52", "+1 (305) 555-0100")).toEqual({ code: "1", number: "3055550100" }));

test.each(["222 123 0467 ext 4", "12a", "no tengo", "222+1230467", "++52", "\u221e"])("%j is no number", (typed) =>
  expect(bareNumber(typed)).toBeNull(),
);

test.each([
  ["1", "0442221230467"],
  ["54", "0112221230467"],
  ["34", "012221230467"],
])("the prefixes of Mexico are digits like any other in +%s", (code, typed) =>
  expect(readPhone(code, typed).number).not.toBe("2221230467"),
);
