// Processes that share a database: with separate file folders none is ready, and each says why; with one shared folder
// all are.
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_SECRET } from "../../../test/secret.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually, freePort } from "../../../test/start-sandbox-process.ts";
import { readEnv } from "../../env.ts";
import { openProduct } from "../../open-product.ts";

const REASON =
  "Otro proceso de esta instalación no usa la misma carpeta de datos (DATA_DIR): todos deben compartir una.";

let first: TestProduct;
beforeAll(async () => {
  first = await startProduct({ role: "web", settings: { LOG_LEVEL: "silent" } });
});
afterAll(() => first.close());

const folderOfFirst = () => dirname(first.product.files.folder);

async function startAnother(dataDir: string, role: "web" | "worker" = "web") {
  const METRICS_PORT = String(await freePort());
  const env = readEnv({ LOG_LEVEL: "silent", DEMO: "0", RATE_LIMITS: "0", DATA_DIR: dataDir, METRICS_PORT });
  const where = { env, appUrl: first.appUrl, secret: TEST_SECRET, webFolder: null };
  const product = await openProduct({ ...where, role });
  await product.start(0);
  // a worker is asked on the port of its metrics
  return { url: `http://127.0.0.1:${METRICS_PORT}`, close: () => product.close() };
}

async function readinessOf({ url }: { url: string }) {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, body: await answer.json() };
}

const READY = { status: 200, body: { ready: true } };
const NOT_READY = { status: 503, body: { ready: false, reason: REASON } };

test.each(["web", "worker"] as const)("a %s with another folder is noticed by both, until it ends", async (role) => {
  expect(await readinessOf(first)).toEqual(READY);
  const other = await startAnother(mkdtempSync(join(tmpdir(), "mostrador-other-")), role);
  try {
    await eventually(
      async () => expect([await readinessOf(first), await readinessOf(other)]).toEqual([NOT_READY, NOT_READY]),
      20_000,
    );
  } finally {
    await other.close();
  }
  await eventually(async () => expect(await readinessOf(first)).toEqual(READY), 20_000);
});

test("with one folder all stay ready, while others start, end and die", async () => {
  const beats = async () => {
    const { rows } = await first.owner.query("select max(seen_at) as last from instances");
    return rows[0].last.getTime() as number;
  };
  // a killed process: its row is old, and its file is not looked for
  await first.owner.query(
    "insert into instances (id, name, seen_at) values (gen_random_uuid(), 'dead', now() - interval '20 seconds')",
  );
  const worker = await startAnother(folderOfFirst(), "worker");
  const begun = await beats();
  const seen: unknown[] = [];
  while ((await beats()) < begun + 9_000) {
    const passing = await startAnother(folderOfFirst());
    seen.push(await readinessOf(first), await readinessOf(worker), await readinessOf(passing));
    await passing.close();
  }
  expect(seen.filter((one) => JSON.stringify(one) !== JSON.stringify(READY))).toEqual([]);
  await worker.close();
  expect(readdirSync(join(folderOfFirst(), "files", "instances"))).toHaveLength(1);
});
