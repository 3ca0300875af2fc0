// `npm start` on a PostgreSQL of one's own that does not let it in: a sentence that says what is wrong, and no stack.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, inject, test } from "vitest";
import type {} from "../test/global-setup.ts";
import { TEST_SECRET } from "../test/secret.ts";

const dataDir = mkdtempSync(join(tmpdir(), "mostrador-start-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function start(databaseUrl: string): Promise<{ code: unknown; said: string }> {
  const file = fileURLToPath(new URL("./start.ts", import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, APP_SECRET: TEST_SECRET, DATABASE_URL: databaseUrl };
  return new Promise((done) => {
    execFile(process.execPath, [file], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const changed = (change: (url: URL) => void) => {
  const url = new URL(inject("clusterUrl"));
  change(url);
  return url.href;
};

test.each([
  ["nobody listens", changed((url) => (url.port = "1")), /^La base de datos no responde \(.*ECONNREFUSED.*\)\.\n$/],
  [
    "no such database",
    changed((url) => (url.pathname = "/no_existe")),
    /^DATABASE_URL no abre la base .*no_existe.*\n$/,
  ],
  ["no such user", changed((url) => (url.username = "nadie")), /^DATABASE_URL no abre la base .*nadie.*\n$/],
])("%s", async (_case, url, said) => {
  expect(await start(url)).toEqual({ code: 1, said: expect.stringMatching(said) });
});
