import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The long proofs: one after the other, on a database that writes to the disk as in production. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["proofs/**/*.prove.ts"],
    globalSetup: "./server/test/global-setup.ts",
    env: { PROVE: "1" },
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
  },
});
