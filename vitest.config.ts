import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { LongestFirst } from "./tools/testing/longest-first.ts";

type Settings = NonNullable<TestProjectInlineConfiguration["test"]>;

/**
 * One suite. Its files run as many at a time as there are cores, and those that wait for jobs and processes one more. A
 * process takes one file after the other and reads the product's code once: reading it again for each file was a third of
 * the time.
 */
function suite(name: string, include: string[], settings: Settings = {}): TestProjectInlineConfiguration {
  return {
    test: { name, include, pool: "forks", isolate: false, maxWorkers: CORES, testTimeout: 20_000, ...settings },
  };
}

const CORES = Math.min(availableParallelism(), 4);

function setup(file: string): Settings {
  return existsSync(fileURLToPath(new URL(file, import.meta.url))) ? { globalSetup: file } : {};
}

const slow: Settings = { testTimeout: 180_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: CORES,
    sequence: { sequencer: LongestFirst },
    projects: [
      suite("domain", ["domain/src/**/*.test.ts"]),
      suite("corpus", ["corpus/**/*.test.ts"]),
      suite("sandbox", ["sandbox/src/**/*.test.ts"]),
      suite("web", ["web/*.test.ts", "web/src/**/*.test.{ts,tsx}"]),
      suite("tools", ["tools/**/*.test.ts"], slow),
      // with the proofs, on one database
      suite("server", ["server/src/**/*.test.ts", "server/test/**/*.test.ts", "proofs/**/*.test.ts"], {
        ...slow,
        ...setup("./server/test/global-setup.ts"),
        maxWorkers: CORES + 1,
        sequence: { groupOrder: 1 },
      }),
      // after the others: a browser and its product are enough for a core
      suite("e2e", ["web/e2e/**/*.test.ts"], {
        ...slow,
        ...setup("./web/e2e/global-setup.ts"),
        // as long as a screen waits for what it looks for
        expect: { poll: { timeout: 60_000 } },
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
