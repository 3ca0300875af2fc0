// Restores a backup: into an empty database, or into a new one that then replaces the old one. A restore that differs
// from what was saved is not kept.
import pg from "pg";
import { migrate } from "../../kernel/db/migrate.ts";
import { checkBackup } from "./check-backup.ts";
import { CommandError } from "./command-error.ts";
import { type Head, keyMark } from "./manifest.ts";
import { refuseForeign, refuseNewerSchema, refuseWorking } from "./may-restore.ts";
import { putRows } from "./put-rows.ts";
import { putFiles } from "./saved-files.ts";
import { savedTables, seesEverything } from "./saved-tables.ts";
import { BOUND_LOGIN } from "./write-backup.ts";

type Options = {
  file: string;
  /** A login that may create tables and roles, and bypasses row policies. */
  databaseUrl: string;
  secret: string;
  /** Puts the current database aside, under another name. */
  replace: boolean;
  /** The folder with the installation's files. */
  filesFolder: string;
  /** The old key is lost: values sealed with it stay unreadable. */
  newSecret: boolean;
  /** Used in the name of the database that is put aside; epoch ms. */
  now: number;
};

export type RestoreResult = {
  head: Head;
  rows: number;
  files: number;
  /** The database that was put aside, when there was one. */
  aside: string | undefined;
};

/** Throws a `CommandError` when it is refused; then nothing was changed. */
export async function restoreBackup({
  file,
  databaseUrl,
  filesFolder,
  secret,
  replace,
  newSecret,
  now,
}: Options): Promise<RestoreResult> {
  const { head, sums } = await checkBackup(file);
  await refuseNewerSchema(head);
  if (!newSecret && head.key !== keyMark(secret)) throw new CommandError(OTHER_KEY);
  const isTaken = await withClient(databaseUrl, async (client) => {
    if (!(await seesEverything(client))) throw new CommandError(BOUND_LOGIN);
    await refuseWorking(client);
    await refuseForeign(client);
    return holdsRows(client);
  });
  if (isTaken && !replace) throw new CommandError(NOT_EMPTY);
  // A file without a row does no harm; a row whose file is missing would.
  const files = await putFiles(file, filesFolder);
  const fill = async (url: string) => {
    await migrate(
      url,
      secret,
      head.migrations.map(({ name }) => name),
    );
    await withClient(url, (client) => putRows(client, file, head, sums));
    await migrate(url, secret);
  };
  const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0);
  if (isTaken) return { head, rows, files, aside: await fillBeside(databaseUrl, now, fill) };
  await fill(databaseUrl);
  return { head, rows, files, aside: undefined };
}

const OTHER_KEY =
  "Este respaldo se hizo con otra llave. Pon la llave de entonces (APP_SECRET, o el archivo «secret» de DATA_DIR) y " +
  "vuelve a intentar. Si se perdió, agrega --new-secret: todos tendrán que entrar de nuevo, y habrá que volver a " +
  "conectar cada número de WhatsApp.";

const NOT_EMPTY =
  "La base de datos ya tiene datos, y no se tocaron. Para poner el respaldo en su lugar agrega --replace: lo que hay " +
  "ahora se conserva aparte, con otro nombre, hasta que tú lo borres.";

async function holdsRows(client: pg.Client): Promise<boolean> {
  for (const { name } of await savedTables(client)) {
    if (!name.startsWith("public.")) continue;
    const { rows } = await client.query(`select exists (select from ${name}) as holds`);
    if (rows[0].holds) return true;
  }
  return false;
}

/** Fills a second database; once it is complete, the two swap names in one step. */
async function fillBeside(databaseUrl: string, now: number, fill: (url: string) => Promise<void>): Promise<string> {
  const url = new URL(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/\D/g, "");
  const [fresh, aside] = [`${name}_nueva_${stamp}`, `${name}_antes_${stamp}`];
  const besideUrl = new URL(url);
  besideUrl.pathname = `/${encodeURIComponent(fresh)}`;
  await withClient(databaseUrl, async (client) => {
    await client.query(`create database ${client.escapeIdentifier(fresh)}`).catch((error: { code?: string }) => {
      throw error.code === "42501" ? new CommandError(MAY_NOT_CREATE) : error;
    });
  });
  const drop = () =>
    withClient(databaseUrl, (client) => client.query(`drop database ${client.escapeIdentifier(fresh)} with (force)`));
  try {
    await fill(besideUrl.href);
  } catch (error) {
    await drop();
    throw error;
  }
  const serverUrl = new URL(url);
  serverUrl.pathname = "/postgres";
  await withClient(serverUrl.href, async (client) => {
    const id = (text: string) => client.escapeIdentifier(text);
    // closed libraries keep connections open for a moment
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = any ($1)", [
      [name, fresh],
    ]);
    await client.query(
      `begin; alter database ${id(name)} rename to ${id(aside)}; alter database ${id(fresh)} rename to ${id(name)}; commit`,
    );
  });
  return aside;
}

const MAY_NOT_CREATE =
  "El usuario de DATABASE_URL no puede crear bases de datos. Crea una vacía, apunta DATABASE_URL a ella y vuelve a " +
  "intentar sin --replace.";

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "mostrador restore" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
