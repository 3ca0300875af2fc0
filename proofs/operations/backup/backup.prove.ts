// G27: about a gigabyte is backed up while people work, and restored on an empty machine with the same content.
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBackup } from "../../../server/src/operations/backup/check-backup.ts";
import type { Sums } from "../../../server/src/operations/backup/manifest.ts";
import { startEmbeddedPostgres } from "../../../server/src/operations/embedded/start-embedded-postgres.ts";
import { figure } from "../../figure.ts";
import { type Installation, newDataDir, startInstallation } from "../installation.ts";
import { type Load, startLoad } from "../load.ts";
import { runCommand } from "./run-command.ts";

const before = newDataDir();
const after = newDataDir();
const file = join(after, "copia.tar.gz");

let world: Installation;
beforeAll(async () => {
  world = await startInstallation({ dataDir: before });
});
afterAll(async () => {
  await world?.close();
  for (const folder of [before, after]) rmSync(folder, { recursive: true, force: true });
});

test("a gigabyte there and back", async () => {
  const first = await startLoad(world, { side: 2, pauseMs: 100 });
  await first.stop();
  const megabytes = await fill(world, first);
  const load = await startLoad(world, { side: 2, pauseMs: 100 });
  const saved = await runCommand("backup", [file], { dataDir: before });
  await load.stop();
  expect(saved.code, saved.said).toBe(0);
  expect(load.answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(load.broken).toEqual([]);
  const held = await runCommand("restore", [file], { dataDir: before });
  expect([held.code, held.said]).toEqual([1, expect.stringContaining("ya está corriendo")]);
  const { sums } = await checkBackup(file);
  const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0);
  figure({
    promise: "G27 backup of a working installation",
    measured: `${megabytes} MB, ${rows} rows in ${seconds(saved.ms)} s, file ${Math.round(statSync(file).size / 1e6)} MB, ${worst(load)} ms worst call meanwhile`,
    goal: "people work on; whole drill below 10 min",
    holds: megabytes >= 900,
  });
  await world.close();

  const wrong = await runCommand("restore", [file], {
    dataDir: after,
    secret: "another key that is long enough for it",
  });
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining("otra llave")]);
  const restored = await runCommand("restore", [file], { dataDir: after });
  expect(restored.code, restored.said).toBe(0);
  const checking = performance.now();
  // Checked before the product starts, because it first runs the waiting jobs.
  const quiet = { info() {}, warn: (text: string) => console.warn(text) };
  const cluster = await startEmbeddedPostgres({ dataDir: after, log: quiet });
  const client = new pg.Client({ connectionString: databaseOf(cluster.url) });
  await client.connect();
  const lost = await first.lost(client);
  const wrongWords = await first.wrongWords(client);
  const indexes = await checkIndexes(client);
  const different = await countsThatDiffer(client, sums);
  await client.end();
  await cluster.stop();
  world = await startInstallation({ dataDir: after });
  await works(world, first);
  const checked = performance.now() - checking;
  const total = saved.ms + restored.ms + checked;
  figure({
    promise: "G27 restored on an empty machine: counts, lost, indexes",
    measured: `${different.length} of ${Object.keys(sums).length} tables differ${different.map((name) => ` ${name}`).join("")}; ${lost.length + wrongWords.length} lost; ${indexes} indexes sound`,
    goal: "0; 0; all",
    holds: different.length + lost.length + wrongWords.length === 0 && indexes > 30,
  });
  figure({
    promise: "G27 drill: backup, restore, proofs green",
    measured: `${seconds(saved.ms)} + ${seconds(restored.ms)} + ${seconds(checked)} = ${seconds(total)} s for ${megabytes} MB`,
    goal: "at most 600 s",
    holds: total <= 600_000,
  });
});

/** Returns the size of the database afterwards, in megabytes. */
async function fill({ databaseUrl }: Installation, { shop }: Load): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query("select id, channel_id from threads where business_id = $1 limit 1", [
    shop.businessId,
  ]);
  const text = readFileSync(new URL("fill.sql", import.meta.url), "utf8")
    .replaceAll("$business", shop.businessId)
    .replaceAll("$thread", rows[0].id)
    .replaceAll("$channel", rows[0].channel_id);
  await client.query(text);
  const size = await client.query("select pg_database_size(current_database())::float8 / 1e6 as megabytes");
  await client.end();
  return Math.round(size.rows[0].megabytes);
}

/** The restore itself compares the checksums. */
async function countsThatDiffer(client: pg.Client, sums: Sums): Promise<string[]> {
  const names = Object.keys(sums).filter((name) => name.startsWith("public."));
  const counts = names.map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const { rows } = await client.query<{ name: string; rows: number }>(counts.join(" union all "));
  return rows.filter((found) => sums[found.name]?.rows !== found.rows).map(({ name }) => name);
}

/** Checks every index of ours against its table, entry by entry. */
async function checkIndexes(client: pg.Client): Promise<number> {
  await client.query("create extension if not exists amcheck");
  const { rows } = await client.query(
    `select count(bt_index_check(i.indexrelid, true)) as checked
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
       join pg_namespace n on n.oid = c.relnamespace
      where a.amname = 'btree' and n.nspname in ('public', 'pgboss') and c.relkind = 'i' and i.indisvalid`,
  );
  return Number(rows[0].checked);
}

/** Its owner signs in and sees the rows, and the agenda still refuses a taken slot. */
async function works(world: Installation, { shop, acknowledged }: Load): Promise<void> {
  const owner = await world.person("Otra persona");
  const signed = await owner.post("/api/auth/sign-in/email", { email: shop.owner.email, password: "una-clave-larga" });
  expect(signed.status).toBe(200);
  owner.businessId = shop.businessId;
  const [appointmentId] = acknowledged.appointments;
  const taken = await owner.get(`/api/appointment/${appointmentId}`);
  expect(taken.status).toBe(200);
  const { branchId, specialistId, serviceId, clientId, start } = taken.body.data;
  const place = { businessId: shop.businessId, branchId, specialistId, serviceId, clientId, start };
  const twice = await owner.post("/api/appointment", { appointment: { ...place, confirmOutsideHours: true } });
  expect(twice.status).toBe(409);
}

function databaseOf(clusterUrl: string): string {
  const url = new URL(clusterUrl);
  url.pathname = "/mostrador";
  return url.href;
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;
const worst = ({ answers }: Load) => Math.round(Math.max(...answers.map(({ ms }) => ms)));
