// Runs some tests of a copied tree in separate processes, and returns how many failed and how the first one did.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export type Outcome = { passed: number; failed: number; firstFailure: string };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

export async function runTests(folder: string, filters: readonly string[]): Promise<Outcome> {
  const report = join(folder, "report.json");
  rmSync(report, { force: true });
  const { PROVE: _long, FIGURES: _figures, VITEST: _inside, ...env } = process.env;
  const args = ["run", "--bail=1", "--reporter=json", `--outputFile.json=${report}`, "--project=server"];
  const child = spawn(process.execPath, [join(folder, "node_modules/vitest/vitest.mjs"), ...args, ...filters], {
    cwd: folder,
    // a guard of one call must be missed, whatever an everyday run draws
    env: { ...env, WHOLE: "1" },
    stdio: "ignore",
  });
  await once(child, "exit");
  return outcomeOf(JSON.parse(readFileSync(report, "utf8")) as Report);
}

/** A file whose setup failed counts as one failed test. */
function outcomeOf({ numPassedTests, numFailedTests, testResults }: Report): Outcome {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const failed = tests.find(({ status }) => status === "failed");
  const brokenFile = testResults.find(({ status }) => status === "failed");
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, brokenFile ? 1 : 0),
    firstFailure: failed ? `${failed.fullName}: ${failed.failureMessages[0] ?? ""}` : (brokenFile?.message ?? ""),
  };
}
