import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** One after the other, so that each figure is measured on an idle machine. */
function proofs(name: string, include: string, globalSetup: string, order: number): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [include],
      globalSetup,
      env: { PROVE: "1" },
      pool: "forks",
      maxWorkers: 1,
      fileParallelism: false,
      testTimeout: 30 * 60_000,
      hookTimeout: 240_000,
      // as long as a screen waits for what it looks for; the proofs give their own
      ...(name === "pages" && { expect: { poll: { timeout: 60_000 } } }),
      sequence: { groupOrder: order },
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    projects: [
      // on a database that writes to the disk, as in production
      proofs("proofs", "proofs/**/*.prove.ts", "./server/test/global-setup.ts", 0),
      proofs("pages", "web/e2e/**/*.prove.ts", "./web/e2e/global-setup.ts", 1),
    ],
  },
});
