import { expect, test } from "vitest";
import { changedFiles, testsOf } from "./changed-tests.mjs";

const withoutProofs = (files: string[]) => testsOf(files).filter((one: string) => !/^(?:proofs|tools)\//.test(one));

test("runs a changed capability in all its wings, with the quick proofs", () => {
  const chosen = testsOf(["server/src/modules/growth/funnels/read-board.ts"]);
  expect(chosen).toEqual(
    expect.arrayContaining([
      "domain/src/growth/funnels/",
      "server/src/modules/growth/funnels/",
      "web/src/features/growth/funnels/",
      "proofs/tenancy/registry.test",
    ]),
  );
  expect(chosen.filter((one: string) => one.includes("e2e"))).toEqual([]);
});

test("runs a changed test alone, and a folder once", () => {
  expect(testsOf(["web/e2e/agenda.test.ts"])).toEqual(["web/e2e/agenda.test.ts"]);
  expect(
    withoutProofs([
      "domain/src/growth/funnels/schema.ts",
      "server/src/modules/growth/funnels/many.test.ts",
      "server/src/modules/growth/funnels/routes.ts",
    ]),
  ).toEqual(["domain/src/growth/funnels/", "server/src/modules/growth/funnels/", "web/src/features/growth/funnels/"]);
});

test("runs the folder of a change in a large capability, and next to what belongs to none", () => {
  const folder = "server/src/modules/automation/assistants/reminders/";
  expect(withoutProofs([`${folder}plan.ts`])).toEqual([folder]);
  expect(testsOf(["server/src/kernel/edge/edge.ts"])).toEqual(["server/src/kernel/edge/"]);
  expect(testsOf(["README.md", "docs/glossary.md", "package.json"])).toEqual([]);
});

test("a new table runs the proofs about tables", () => {
  expect(testsOf(["server/migrations/20261127000000_x.sql"])).toContain("proofs/tenancy/catalogue.test");
});

test("without the option everything runs", () => {
  expect(changedFiles(["server/src/kernel"])).toBeUndefined();
  expect(Array.isArray(changedFiles(["--changed"]))).toBe(true);
});
