import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { failedFiles, tally } from "./tally.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "mostrador-tally-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));

test("counts tests", () => {
  const report = written([
    { status: "failed", assertionResults: tests("passed", "failed", "skipped", "todo", "passed") },
  ]);
  expect(tally(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test("counts a file that could not be loaded", () => {
  const report = written([
    { status: "passed", assertionResults: tests("passed") },
    { status: "failed", message: "Cannot find module", assertionResults: [] },
  ]);
  expect(tally(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("names the files of which something failed, and none when there is no report", () => {
  const report = written([
    { name: "/a.test.ts", status: "passed", assertionResults: tests("passed") },
    { name: "/b.test.ts", status: "failed", assertionResults: tests("failed") },
  ]);
  expect(failedFiles(report)).toEqual(["/b.test.ts"]);
  expect(failedFiles(path.join(folder, "nothing.json"))).toEqual([]);
});

test("never calls a broken run green", () => {
  const report = written([{ status: "passed", assertionResults: tests("passed") }]);
  expect(tally(report, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(tally(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(tally(path.join(folder, "nothing.json"), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

function written(testResults: unknown[]): string {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify({ testResults }));
  return file;
}
