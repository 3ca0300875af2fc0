import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "../../kit/color/color.ts";
import { brandPaint } from "./brand-paint.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const READS = 4.5;

test("whatever colours a partner chose, every text of its brand reads", () => {
  fc.assert(
    fc.property(color, color, (primaryColor, backgroundColor) => {
      const paint = brandPaint({ primaryColor, backgroundColor });
      expect(contrast(paint.onFill, paint.fill)).toBeGreaterThanOrEqual(READS);
      expect(contrast(paint.onDarkFill, paint.darkFill)).toBeGreaterThanOrEqual(READS);
      for (const ground of ["#ffffff", paint.ground]) expect(contrast(paint.ink, ground)).toBeGreaterThanOrEqual(READS);
      expect(contrast(paint.darkInk, "#1c1d20")).toBeGreaterThanOrEqual(READS);
    }),
    { numRuns: 2_000 },
  );
});

test("what is no colour has the default, and nothing of it is written on", () => {
  const wrong = "red;} body{display:none";
  for (const value of Object.values(brandPaint({ primaryColor: wrong, backgroundColor: wrong })))
    expect(value).toMatch(/^#[0-9a-f]{6}$/);
});
