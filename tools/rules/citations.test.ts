import { expect, test } from "vitest";
import { root } from "../root.mjs";
import { citations } from "./citations.mjs";

const judge = (text: string): string[] => citations([{ path: "domain/src/kit/id.ts", text }], root);

test.each(["D-4.2", "D-13", "D-4", "G9", "contract/agenda#status"])("%s leads to a page", (rule) => {
  expect(judge(`// Holds its place (${rule}).`)).toEqual([]);
});

test.each(["D-4.99", "D-99", "G99", "contract/agenda#nowhere", "document 1", "Document 2"])(
  "%s leads nowhere",
  (rule) => {
    expect(judge(`\n// Holds its place (${rule}).`)).toEqual([
      `domain/src/kit/id.ts:2: «${rule}» leads to no page of docs/contract`,
    ]);
  },
);

test("what only looks like a citation is left alone", () => {
  expect(judge('const size = "3 GB"; // G7x, RFC-4.2, ID-4.2')).toEqual([]);
});
