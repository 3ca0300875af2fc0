// Patterns of conditions: they mean what they mean elsewhere, and no pattern holds a text up (D-10.4).
import { expect, test } from "vitest";
import { matchesPattern } from "./bounded-pattern.ts";

const CASES: [string, string][] = [
  ["^hola", "hola, buenas"],
  ["^hola", "oye, hola"],
  ["cita|turno", "quiero un turno"],
  ["^(cita|turno)$", "cita"],
  ["^(cita|turno)$", "citas"],
  ["\\d{3}-\\d{4}", "al 555-1234"],
  ["\\d{3}-\\d{4}", "al 55-1234"],
  ["^\\d{2,3}$", "1234"],
  ["^a{2,}$", "aaaa"],
  ["[aeiou]{3}", "aeropuerto"],
  ["[^\\w\\s]", "hola!"],
  ["[a-c]+d", "xabcd"],
  ["(?:ab)*c", "ababc"],
  ["\\bsi\\b", "pues si"],
  ["\\bsi\\b", "sino"],
  ["a.c", "abc"],
  ["a\\.c", "abc"],
  ["colou?r", "color"],
  ["x*", ""],
  ["^$", ""],
  ["(a|b|)c", "c"],
];

test.each(CASES)("%s against %s as everywhere", (pattern, text) => {
  expect(matchesPattern(pattern, text, true)).toBe(new RegExp(pattern, "u").test(text));
});

test("capital letters and accents do not count, unless they are to", () => {
  expect(matchesPattern("^SÍ", "si, gracias", false)).toBe(true);
  expect(matchesPattern("quiero cita", "QUIERO CITA", false)).toBe(true);
  expect(matchesPattern("\\D{4}", "hola", false)).toBe(true);
  expect(matchesPattern("^Hola", "hola", true)).toBe(false);
});

test("what cannot be read matches nothing", () => {
  for (const pattern of ["(", "a)", "[a", "*a", "(?=a)", "\\1", "a{300}", "a{3,2}", "((a{99}){99}){99}", "\\"]) {
    expect(matchesPattern(pattern, "aaa", true)).toBe(false);
  }
});

test("patterns that hold others up are read in bounded time", () => {
  const started = Date.now();
  for (const pattern of ["^(a+)+$", "(a|aa)+$", "(a*)*b", "([a-z]+)*!", "^(([a-z])+.)+[A-Z]([a-z])+$"]) {
    expect(matchesPattern(pattern, `${"a".repeat(3999)}1`, true)).toBe(false);
  }
  expect(Date.now() - started).toBeLessThan(2000);
});
