import { expect, test } from "vitest";
import { footText } from "./list-foot.tsx";

const COURSE = { one: "curso", many: "cursos", gender: "m" } as const;

test("the foot counts, adds up and says what the plan allows", () => {
  const totals = { count: 1234, sums: { price: 12500.5 }, limit: { most: 1500, used: 1234 } };
  expect(footText(COURSE, totals, { price: "Precio total" })).toBe(
    "1,234 cursos · Precio total: $12,500.50 MXN · Tu plan permite 1,500",
  );
  expect(footText(COURSE, { count: 1, sums: {}, limit: null }, {})).toBe("1 curso");
});
