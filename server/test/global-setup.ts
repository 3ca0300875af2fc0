// Starts one PostgreSQL for the whole run, with a migrated database that every test file copies. The long proofs use
// one that writes to the disk, as in production.
import { existsSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { TestProject } from "vitest/node";
import { compose } from "../src/compose.ts";
import { readEnv } from "../src/env.ts";
import { migrate } from "../src/kernel/db/migrate.ts";
import { installQueues } from "../src/kernel/queue/install-queues.ts";
import { queueNames } from "../src/kernel/queue/queues.ts";
import { startEmbeddedPostgres } from "../src/operations/embedded/start-embedded-postgres.ts";
import { TEST_SECRET } from "./secret.ts";

export const TEMPLATE = "mostrador_template";
/** Enough for the databases of all workers and the write-ahead log. */
const ROOM = 2 * 1024 ** 3;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(placeOfData(), `mostrador-test-${process.pid}`);
  const quiet = { info() {}, warn: (text: string) => console.warn(text) };
  const cluster = await startEmbeddedPostgres({ dataDir, log: quiet, fast: process.env.PROVE !== "1" });
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(cluster.url);
  url.pathname = `/${TEMPLATE}`;
  const { appUrl } = await migrate(url.href, TEST_SECRET);
  const parts = compose({ env: readEnv({}), appUrl, secret: TEST_SECRET, role: "web" });
  await installQueues(url.href, queueNames(parts.subscribers));
  await parts.db.close();
  await superviseQueues(url.href);
  project.provide("clusterUrl", cluster.url);
  project.provide("appPassword", new URL(appUrl).password);
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** The first supervision of new queues takes hundreds of statements: once here, and not at each start of a product. */
async function superviseQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 2, migrate: false, supervise: false, schedule: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false, close: true });
}

/**
 * In memory where there is room. A test database has nine hundred files; creating and deleting them on a disk costs
 * more than writing their content.
 */
function placeOfData(): string {
  const memory = "/dev/shm";
  if (process.env.PROVE === "1" || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM ? memory : tmpdir();
}

declare module "vitest" {
  interface ProvidedContext {
    clusterUrl: string;
    appPassword: string;
  }
}
