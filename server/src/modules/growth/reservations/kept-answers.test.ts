import { expect, test } from "vitest";
import { createKeptAnswers } from "./kept-answers.ts";

test("in a crowd one finding out serves all who ask the same within some seconds, and alone nobody gets an old answer", async () => {
  const kept = createKeptAnswers<number>();
  let found = 0;
  const find = async () => ++found;
  const at = (now: number, isCrowded: boolean, question = "a") => kept.find({ now, isCrowded }, [question], find);
  expect(await Promise.all([at(0, false), at(1, true), at(2, true)])).toEqual([1, 1, 1]);
  expect(await at(3, false)).toBe(2);
  expect(await at(4, true, "b")).toBe(3);
  expect(await at(4_000, true)).toBe(2);
  expect(await at(5_004, true)).toBe(4);
});

test("what failed is not kept", async () => {
  const kept = createKeptAnswers<number>();
  const ctx = { now: 0, isCrowded: true };
  await expect(kept.find(ctx, "a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await kept.find(ctx, "a", async () => 7)).toBe(7);
});
