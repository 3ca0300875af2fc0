// Checks every wording of the conversations that the rules were written with. The conversations that measure the rules
// are only counted (`npm run figures`).
import { expect, test } from "vitest";
import { play, readCases } from "./run/cases.ts";

const cases = readCases("dev").flatMap((one) =>
  one.wordings.map((wording, i) => [`${one.phenomenon}/${one.id} ${i + 1}`, one, wording] as const),
);

test.each(cases)("%s", (_, one, wording) => {
  const { why, said, outcome } = play(one, wording);
  expect([why, said, outcome.replies]).toEqual([[], said, outcome.replies]);
});
