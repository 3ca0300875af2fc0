import { expect, it } from "vitest";
import { inspectPages, sampleOf } from "./inspect-pages.ts";
import { pathsOfMenu, pathsOfOwner } from "./page-tour.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const { seed, look, ...sample } = sampleOf("wide");

// Another twelfth is in `pages-on-phone.test.ts`; the long proofs check all looks of all pages.
it(`shows a twelfth of the pages in their own shape while they come, without movement, barrier, error or wider sheet, and in Spanish: wide, dark: ${look.dark}, seed ${seed}`, async () => {
  expect(await inspectPages(screen, look, sample)).toEqual([]);
}, 900_000);

it("leads nowhere from the menu but to pages that are visited", async () => {
  const { page, context } = await screen({ as: OWNER });
  const led = await pathsOfMenu(page);
  expect(led.length).toBeGreaterThan(0);
  expect(await pathsOfOwner(context)).toEqual(expect.arrayContaining(led));
});
