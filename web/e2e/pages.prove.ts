import { expect, it } from "vitest";
import { inspectPages, LOOKS } from "./inspect-pages.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it.each(LOOKS)(
  "shows every page without serious barrier, without error, without a wider sheet, and in Spanish: $width, dark: $dark",
  async (look) => {
    expect(await inspectPages(screen, look)).toEqual([]);
  },
);
