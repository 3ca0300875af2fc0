import { expect, test } from "vitest";
import { mergeEntries } from "./merge-entries.ts";

test("entries of several files become one table", () => {
  const given = { "a/proofs.ts": { "order.list": 1 }, "b/proofs.ts": undefined, "c/proofs.ts": { "file.list": 2 } };
  expect(mergeEntries("calls", given)).toEqual({ "order.list": 1, "file.list": 2 });
});

test("a key given twice is refused with both files, even when the values are equal", () => {
  const given = { "a/proofs.ts": { "order.list": 1 }, "b/proofs.ts": { "order.list": 1 } };
  expect(() => mergeEntries("calls", given)).toThrow(
    "calls: 'order.list' is given twice, by a/proofs.ts and by b/proofs.ts",
  );
});
