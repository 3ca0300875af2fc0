import { expect, it } from "vitest";
import { inspectPages, sampleOf } from "./inspect-pages.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const { seed, look, isChosen } = sampleOf("phone");

// The other half is in `pages.test.ts`.
it(`shows half of the pages without serious barrier, without error, without a wider sheet, and in Spanish: phone, dark: ${look.dark}, seed ${seed}`, async () => {
  expect(await inspectPages(screen, look, isChosen)).toEqual([]);
}, 360_000);
