// Runs `npm run backup` and `npm run restore` as their files are run.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TEST_SECRET } from "../../../server/test/secret.ts";

export type Outcome = { code: number; said: string; ms: number };

/** Runs in a data folder, with the tests' own key unless another one is given. */
export function runCommand(
  name: "backup" | "restore",
  args: string[],
  { dataDir, secret = TEST_SECRET }: { dataDir: string; secret?: string },
): Promise<Outcome> {
  const file = fileURLToPath(new URL(`../../../server/src/${name}.ts`, import.meta.url));
  const begun = performance.now();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, APP_SECRET: secret };
  return new Promise((done) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      done({ code, said: stdout + stderr, ms: performance.now() - begun });
    });
  });
}
