// Saves an installation in one file while it runs: every table as of one instant, with sums to check it by.
import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { CommandError } from "./command-error.ts";
import { copyOut } from "./copy.ts";
import {
  FORMAT,
  HEAD_FILE,
  type Head,
  keyMark,
  partFile,
  type SavedTable,
  SUMS_FILE,
  type Sums,
  writeEnd,
} from "./manifest.ts";
import { createRowSum } from "./row-sum.ts";
import { type FilesSum, filesSum, packFiles } from "./saved-files.ts";
import { copyOutOf, fixSession, savedTables, seesEverything } from "./saved-tables.ts";
import { tarEnd, tarEntry } from "./tar.ts";

type Options = {
  /** A login that bypasses row policies. */
  databaseUrl: string;
  secret: string;
  /** The product's version. */
  product: string;
  /** Epoch ms. */
  now: number;
  /** Appears complete or not at all. */
  file: string;
  /** The folder with the installation's files. */
  filesFolder: string;
};

export type BackupCounts = { rows: number; bytes: number; files: number };

/** Throws a `CommandError` when this database cannot be saved with this login. */
export async function writeBackup({
  databaseUrl,
  secret,
  product,
  now,
  file,
  filesFolder,
}: Options): Promise<BackupCounts> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "mostrador backup" });
  client.on("error", () => {});
  await client.connect();
  const draft = `${file}.${process.pid}.partial`;
  try {
    await fixSession(client);
    await client.query("begin isolation level repeatable read read only");
    const head = await describe(client, { key: keyMark(secret), product, now });
    const end: End = { sums: {}, files: { files: 0, bytes: 0, sha256: "" } };
    mkdirSync(path.dirname(file), { recursive: true });
    await pipeline(
      Readable.from(archive(client, head, { end, filesFolder, now }), { objectMode: false }),
      createGzip({ level: 1 }),
      createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }),
    );
    renameSync(draft, file);
    const all = Object.values(end.sums);
    return {
      rows: all.reduce((sum, table) => sum + table.rows, 0),
      bytes: all.reduce((sum, table) => sum + table.bytes, 0),
      files: end.files.files,
    };
  } finally {
    rmSync(draft, { force: true });
    await client.end().catch(() => {});
  }
}

async function describe(
  client: pg.Client,
  { key, product, now }: { key: string; product: string; now: number },
): Promise<Head> {
  if (!(await seesEverything(client))) throw new CommandError(BOUND_LOGIN);
  const { rows } = await client.query("select to_regclass('public.schema_migrations') is not null as there");
  if (!rows[0].there) throw new CommandError("Esta base de datos no tiene datos de Mostrador: no hay qué respaldar.");
  const migrations = await client.query<Head["migrations"][number]>(
    "select name, digest from schema_migrations order by name",
  );
  const version = await client.query<{ server_version: string }>("show server_version");
  return {
    format: FORMAT,
    product,
    createdAt: new Date(now).toISOString(),
    postgres: version.rows[0]?.server_version ?? "",
    migrations: migrations.rows,
    key,
    tables: await savedTables(client),
  };
}

export const BOUND_LOGIN =
  "El usuario de DATABASE_URL no puede ver todas las filas: las políticas por negocio se las esconden. Usa un " +
  "superusuario, o da a ese usuario el permiso (alter role … bypassrls).";

/** The content of its end. */
type End = { sums: Sums; files: FilesSum };
type Work = { end: End; filesFolder: string; now: number };

async function* archive(client: pg.Client, head: Head, { end, filesFolder, now }: Work): AsyncGenerator<Buffer> {
  yield* tarEntry(HEAD_FILE, Buffer.from(JSON.stringify(head, null, 1)), now);
  for (const table of head.tables) yield* rowsOf(client, table, end.sums, now);
  const sum = filesSum();
  yield* packFiles(filesFolder, now, sum);
  end.files = sum.told();
  yield* tarEntry(SUMS_FILE, writeEnd(end.sums, end.files), now);
  yield tarEnd();
}

async function* rowsOf(client: pg.Client, table: SavedTable, sums: Sums, now: number): AsyncGenerator<Buffer> {
  const sum = createRowSum();
  const sha = createHash("sha256");
  let part = 0;
  for await (const body of copyOut(client, copyOutOf(table), sum.add)) {
    sha.update(body);
    part += 1;
    yield* tarEntry(partFile(table.name, part), body, now);
  }
  sums[table.name] = { ...sum.told(), sha256: sha.digest("hex") };
}
