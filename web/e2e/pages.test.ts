import { expect, it } from "vitest";
import { inspectPages } from "./inspect-pages.ts";
import { pathsOfMenu, pathsOfOwner } from "./page-tour.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

// The other two looks are in the long proofs.
it.each([
  { dark: false, width: 1440, height: 900 },
  { dark: true, width: 390, height: 844 },
])(
  "shows every page without serious barrier, without error, without a wider sheet, and in Spanish: $width, dark: $dark",
  async (look) => {
    expect(await inspectPages(screen, look)).toEqual([]);
  },
  360_000,
);

it("leads nowhere from the menu but to pages that are visited", async () => {
  const { page, context } = await screen({ as: OWNER });
  const led = await pathsOfMenu(page);
  expect(led.length).toBeGreaterThan(0);
  expect(await pathsOfOwner(context)).toEqual(expect.arrayContaining(led));
});
