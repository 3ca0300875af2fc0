// `npm run backup [-- folder or file] [--keep n]`: saves the installation in one file, running or stopped. For a person
// at a terminal, and for cron.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "./env.ts";
import { readKeptSecret } from "./kept-secret.ts";
import { CommandError } from "./operations/backup/command-error.ts";
import { writeBackup } from "./operations/backup/write-backup.ts";
import { reachEmbeddedPostgres } from "./operations/embedded/reach-embedded-postgres.ts";
import { reportFailure } from "./report-failure.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const NAME = /^mostrador-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/;

async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "string" } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new CommandError("--keep dice cuántos respaldos se conservan: un número desde 1.");
  }
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  const secret = env.APP_SECRET ?? readKeptSecret(dataDir);
  if (!secret) throw new CommandError(`No está la llave de la instalación: ni APP_SECRET ni ${dataDir}/secret.`);
  const now = Date.now();
  const { folder, file } = target(positionals[0] ?? join(dataDir, "backups"), now);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, release: async () => {} }
    : await reachEmbeddedPostgres(dataDir, { info: () => {}, warn: (text) => console.warn(text) });
  try {
    const saved = await writeBackup({
      ...{ databaseUrl: database.url, secret, product: version(), now, file },
      filesFolder: join(dataDir, "files"),
    });
    const size = statSync(file).size;
    const held = `${saved.rows.toLocaleString("es-MX")} filas, ${saved.files.toLocaleString("es-MX")} archivos`;
    say(`Respaldo: ${file} (${held}, ${megabytes(size)})`);
    say(
      "Guarda una copia en otra computadora y, aparte de ella, la llave: APP_SECRET o el archivo «secret» de DATA_DIR.",
    );
    if (keep) for (const old of backupsOf(folder).slice(keep)) rmSync(join(folder, old));
  } finally {
    await database.release();
  }
}

/** A name that ends in .tar.gz is the file itself. */
function target(asked: string, now: number): { folder: string; file: string } {
  const place = resolve(asked);
  if (!place.endsWith(".tar.gz")) {
    const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");
    return { folder: place, file: join(place, `mostrador-${stamp}.tar.gz`) };
  }
  if (statSync(place, { throwIfNoEntry: false })) throw new CommandError(`${place} ya existe; no se escribe encima.`);
  return { folder: resolve(place, ".."), file: place };
}

/** The newest first; only files whose names follow our pattern. */
function backupsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

function version(): string {
  return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
}

function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toLocaleString("es-MX", { maximumFractionDigits: 1 })} MB`;
}

backup().catch(reportFailure);
