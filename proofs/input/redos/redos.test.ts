// No pattern of the product takes exponential time on a text made to attack it (G22).
import { expect, test } from "vitest";
import { attacksOn } from "./attacks-on.ts";
import { madePatterns, writtenPatterns } from "./own-patterns.ts";
import { tryPatterns } from "./try-patterns.ts";

/** Long enough to show exponential time; redos.prove.ts measures quadratic time. */
const LENGTH = 600;
const KILL_MS = 3_000;

test("no pattern of the product explodes on a text made for it", async () => {
  const patterns = [...writtenPatterns(), ...(await madePatterns())];
  expect(patterns.length).toBeGreaterThan(300);
  const tried = await tryPatterns(patterns, LENGTH, KILL_MS);
  expect(tried.filter(({ ms }) => !Number.isFinite(ms))).toEqual([]);
  expect(tried.filter(({ attacks }) => attacks > 0).length).toBeGreaterThan(100);
}, 180_000);

test("patterns that explode are found, in whatever clothes", async () => {
  const bad = ["(a+)+$", "^(\\w+\\s*,?)*;$", "\\bno (en |la |de |la de |el )*$", "(?<=x)(?:\\d+|\\d)+!"];
  const tried = await tryPatterns(
    bad.map((source) => ({ where: "test", source, flags: "" })),
    LENGTH,
    KILL_MS,
  );
  expect(tried.filter(({ ms }) => Number.isFinite(ms)).map(({ source }) => source)).toEqual([]);
});

test("an attack leads to the repetition, repeats it, and does not fit in the end", () => {
  const attacks = attacksOn("^hola[0-9]{2}(?:[a-c]+,)+$", "u", 12);
  expect(attacks).toContain("hola00aaaaaaaaaaaa\u0001");
  expect(attacks).toContain("hola00a,a,a,a,a,a,\u0001");
});
