import { expect, it } from "vitest";
import { inspectPages, LOOKS } from "./inspect-pages.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

// What is missing while a skeleton is looked at changes from page to page, and with the colours: each size shows both.
it.each(LOOKS)(
  "shows every page in its own shape while it comes, without movement, barrier, error or wider sheet, and in Spanish: $width, dark: $dark",
  async (look) => {
    const missing = (index: number) => ((index % 2 === 0) === look.dark ? "code" : "session");
    expect(await inspectPages(screen, look, { missing })).toEqual([]);
  },
);
