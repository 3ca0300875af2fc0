import { readFileSync } from "node:fs";

/**
 * Counts what vitest reported, so that a broken run is never reported as green. A file that could not load counts as
 * one failure; so does a run without a failed test that ended badly (a global setup that threw, an unhandled
 * rejection).
 */
export function tally(report, code) {
  const files = read(report)?.testResults;
  if (!files) return { passed: 0, failed: 1, skipped: 0 };
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (...statuses) => tests.filter((test) => statuses.includes(test.status)).length;
  const unloaded = files.filter((file) => file.status === "failed" && !file.assertionResults.some(isFailed)).length;
  const failed = count("failed") + unloaded;
  return {
    passed: count("passed"),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: count("skipped", "pending", "todo", "disabled"),
  };
}

/** The files with a failure, as the report names them. */
export function failedFiles(report) {
  return (read(report)?.testResults ?? []).filter((file) => file.status === "failed").map((file) => file.name);
}

function isFailed(test) {
  return test.status === "failed";
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  }
}
