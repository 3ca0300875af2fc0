import { expect, test } from "vitest";
import { sizes } from "./sizes.mjs";

const file = (path: string, lines = 10) => ({ path, text: "x\n".repeat(lines) });

test("a file of 400 lines is the longest, test or not", () => {
  const short = [file("web/src/ui/a.ts"), file("web/src/ui/b.ts")];
  expect(sizes([...short, file("web/src/ui/c.ts", 400)])).toEqual([]);
  expect(sizes([...short, file("web/src/ui/c.ts", 401)])).toEqual(["web/src/ui/c.ts: 401 lines, over 400"]);
  expect(sizes([...short, file("web/src/ui/c.test.ts", 401)])).toHaveLength(1);
});

test("a folder holds 15 sources, tests beside", () => {
  const fifteen = Array.from({ length: 15 }, (_, index) => file(`web/src/ui/part-${index}.tsx`));
  const tests = fifteen.map(({ path }) => file(path.replace(".tsx", ".test.tsx")));
  expect(sizes([...fifteen, ...tests])).toEqual([]);
  expect(sizes([...fifteen, file("web/src/ui/one-more.ts")])).toEqual([
    "web/src/ui: 16 source files, over 15: it is two ideas",
  ]);
});

test("the median source has 80 lines at most", () => {
  expect(sizes([file("bench/a.ts", 80), file("bench/b.ts", 10), file("bench/c.ts", 300)])).toEqual([]);
  expect(sizes([file("bench/a.ts", 81), file("bench/b.ts", 10), file("bench/c.ts", 300)])).toEqual([
    "the median file has 81 lines, over 80",
  ]);
});

test.each([
  "web/src/utils/a.ts",
  "web/src/lib/helpers.ts",
  "server/src/kernel/types.ts",
  "domain/src/kit/time.types.ts",
])("%s says nothing", (path) => {
  expect(sizes([file(path)])).toEqual([expect.stringContaining("says nothing")]);
});

test.each(["web/src/ui/DayField.tsx", "web/src/ui/day_field.tsx", "web/src/Ui/day.tsx"])("%s is no kebab", (path) => {
  expect(sizes([file(path)])).toEqual([expect.stringContaining("kebab-case")]);
});

test.each(["server/src/kernel/db/rows.store.ts", "web/e2e/agenda.test.ts", "web/vite.config.ts"])(
  "%s is well named",
  (path) => {
    expect(sizes([file(path)])).toEqual([]);
  },
);
