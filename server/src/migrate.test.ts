// Processes started one by one, like containers: the migration with the owner's login, the others without it.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { endProcess, forkProduct } from "../test/fork-product.ts";
import type {} from "../test/global-setup.ts";
import { TEST_SECRET } from "../test/secret.ts";
import { freePort } from "../test/start-sandbox-process.ts";
import { newId } from "./kernel/id.ts";

const name = `t_${newId().replaceAll("-", "")}`;
const cluster = new pg.Client({ connectionString: inject("clusterUrl") });
beforeAll(async () => {
  await cluster.connect();
  await cluster.query(`create database ${name}`);
});
afterAll(async () => {
  await cluster.query(`drop database ${name} with (force)`);
  await cluster.end();
});

const address = (login: "owner" | "none") => {
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${name}`;
  if (login === "none") url.username = url.password = "";
  return url.href;
};

function run(file: string, settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const env = { PATH: process.env.PATH, DEMO: "0", LOG_LEVEL: "silent", DATA_DIR: "/nonexistent", ...settings };
  return new Promise((done) => {
    execFile(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

test.each([
  ["migrate.ts", { APP_SECRET: TEST_SECRET }, "Falta DATABASE_URL."],
  ["main.ts", {}, "Falta APP_SECRET:"],
])("%s with %o says in a sentence what is missing", async (file, settings, sentence) => {
  const { code, said } = await run(`./${file}`, settings);
  expect([code, said.startsWith(sentence), said.trim().split("\n").length]).toEqual([1, true, 1]);
});

test("a migrated database serves processes that know only where it is", async () => {
  const settings = { DATABASE_URL: address("owner"), APP_SECRET: TEST_SECRET };
  expect(await run("./migrate.ts", settings)).toEqual({ code: 0, said: "La base de datos está al día.\n" });
  const PORT = String(await freePort());
  const own = { DATABASE_URL: address("none"), APP_SECRET: TEST_SECRET, PORT };
  const [web, worker] = await Promise.all(["web", "worker"].map((ROLE) => forkProduct({ ...own, ROLE })));
  if (!web || !worker) throw new Error("both were started");
  try {
    expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
    expect(await run("./operations/healthcheck.ts", { PORT })).toEqual({ code: 0, said: "" });
  } finally {
    await endProcess(web);
    await endProcess(worker);
  }
  expect([web.exitCode, worker.exitCode]).toEqual([0, 0]);
  expect(await run("./operations/healthcheck.ts", { PORT })).toEqual({ code: 1, said: "" });
}, 180_000);
