import { expect, it } from "vitest";
import { inspectPages, sampleOf } from "./inspect-pages.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const { seed, look, ...sample } = sampleOf("phone");

// Another twelfth is in `pages.test.ts`.
it(`shows a twelfth of the pages in their own shape while they come, without movement, barrier, error or wider sheet, and in Spanish: phone, dark: ${look.dark}, seed ${seed}`, async () => {
  expect(await inspectPages(screen, look, sample)).toEqual([]);
}, 900_000);
