import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

type Settings = NonNullable<TestProjectInlineConfiguration["test"]>;

/** One suite. Its files run two at a time, which is what a small machine bears beside a PostgreSQL. */
function suite(name: string, include: string[], settings: Settings = {}): TestProjectInlineConfiguration {
  return { test: { name, include, pool: "forks", maxWorkers: 2, testTimeout: 20_000, ...settings } };
}

function setup(file: string): Settings {
  return existsSync(fileURLToPath(new URL(file, import.meta.url))) ? { globalSetup: file } : {};
}

const slow: Settings = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    projects: [
      suite("domain", ["domain/src/**/*.test.ts"]),
      suite("sandbox", ["sandbox/src/**/*.test.ts"]),
      suite("web", ["web/src/**/*.test.{ts,tsx}"]),
      suite("tools", ["tools/**/*.test.ts"], slow),
      // with the proofs, on one database
      suite("server", ["server/src/**/*.test.ts", "server/test/**/*.test.ts", "proofs/**/*.test.ts"], {
        ...slow,
        ...setup("./server/test/global-setup.ts"),
        sequence: { groupOrder: 1 },
      }),
      // one browser after the other, on a machine that does nothing else
      suite("e2e", ["web/e2e/**/*.test.ts"], {
        ...slow,
        ...setup("./web/e2e/global-setup.ts"),
        maxWorkers: 1,
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
