import { expect, it } from "vitest";
import { inspectPages } from "./inspect-pages.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

// The other two looks are in the everyday run.
it.each([
  { dark: true, width: 1440, height: 900 },
  { dark: false, width: 390, height: 844 },
])(
  "shows every page without serious barrier, without error, without a wider sheet, and in Spanish: $width, dark: $dark",
  async (look) => {
    expect(await inspectPages(screen, look)).toEqual([]);
  },
);
