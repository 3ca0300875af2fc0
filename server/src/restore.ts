// `npm run restore -- file [--replace] [--new-secret]`: restores a backup, with the product stopped. `npm run restore
// -- --drop-aside`: drops the databases that earlier restores have put aside.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "./env.ts";
import { keptSecret, readKeptSecret } from "./kept-secret.ts";
import { CommandError } from "./operations/backup/command-error.ts";
import { dropAside } from "./operations/backup/drop-aside.ts";
import { restoreBackup } from "./operations/backup/restore-backup.ts";
import { reachEmbeddedPostgres } from "./operations/embedded/reach-embedded-postgres.ts";
import { startEmbeddedPostgres } from "./operations/embedded/start-embedded-postgres.ts";
import { reportFailure } from "./report-failure.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "new-secret": { type: "boolean", default: false },
      "drop-aside": { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (values["drop-aside"]) return forgetAside();
  if (!file) throw new CommandError("Di qué respaldo: npm run restore -- <archivo>");
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const secret = env.APP_SECRET ?? readKeptSecret(dataDir) ?? (values["new-secret"] ? keptSecret(dataDir) : undefined);
  if (!secret) throw new CommandError(NO_KEY);
  // it refuses a folder that a running product uses
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: (text) => console.warn(text) } });
  try {
    const { head, rows, files, aside } = await restoreBackup({
      file: resolve(file),
      databaseUrl: database.url,
      filesFolder: join(dataDir, "files"),
      secret,
      replace: values.replace,
      newSecret: values["new-secret"],
      now: Date.now(),
    });
    say(`Restaurado: ${rows.toLocaleString("es-MX")} filas como estaban el ${head.createdAt}, comparadas una por una.`);
    if (files > 0) say(`Archivos: ${files.toLocaleString("es-MX")}, como se guardaron.`);
    if (aside) say(`Lo que había quedó aparte (${aside}). Cuando ya no lo necesites: npm run restore -- --drop-aside`);
    say("Arranca Mostrador como siempre.");
  } finally {
    await database.stop();
  }
}

/** With the product running or stopped. */
async function forgetAside(): Promise<void> {
  const env = readEnv(process.env);
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, release: async () => {} }
    : await reachEmbeddedPostgres(env.DATA_DIR, { info: () => {}, warn: (text) => console.warn(text) });
  try {
    const gone = await dropAside(database.url);
    say(gone.length > 0 ? `Se borró lo que estaba aparte: ${gone.join(", ")}` : "No hay nada aparte.");
  } finally {
    await database.release();
  }
}

const NO_KEY =
  "Falta la llave de la instalación que se respaldó: ponla en APP_SECRET, o su archivo «secret» en DATA_DIR. Si se " +
  "perdió, agrega --new-secret: todos tendrán que entrar de nuevo, y habrá que volver a conectar cada número de WhatsApp.";

restore().catch(reportFailure);
