// The checks that refuse a restore.
import type { Client } from "pg";
import { knownMigrations } from "../../kernel/db/migrate.ts";
import { CommandError } from "./command-error.ts";
import type { Head } from "./manifest.ts";

/** Refuses a backup with migrations that this version does not have, or has with other content. */
export async function refuseNewerSchema(head: Head): Promise<void> {
  const known = new Map((await knownMigrations()).map(({ name, digest }) => [name, digest]));
  const strange = head.migrations.filter(({ name, digest }) => known.get(name) !== digest);
  if (strange.length === 0) return;
  throw new CommandError(
    `El respaldo es de Mostrador ${head.product}, con una base de datos que esta versión no conoce ` +
      `(${strange.map(({ name }) => name).join(", ")}). Instala esa versión o una más nueva y vuelve a intentar.`,
  );
}

/** Refuses a running product: people or jobs would write while the database is filled. */
export async function refuseWorking(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and usename = 'mostrador_app' limit 1",
  );
  if (rowCount)
    throw new CommandError("Mostrador está trabajando con esta base de datos. Detenlo y vuelve a intentar.");
}

/** Refuses foreign tables: a backup does not contain them, and they must not be put aside. */
export async function refuseForeign(client: Client): Promise<void> {
  const { rows } = await client.query<{ ours: boolean; tables: string[] | null }>(
    `select to_regclass('public.schema_migrations') is not null as ours,
       (select array_agg(relname::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where nspname = 'public' and relkind in ('r', 'p')) as tables`,
  );
  const [found] = rows;
  if (found?.ours || !found?.tables) return;
  throw new CommandError(
    `Esta base de datos tiene tablas que no son de Mostrador (${found.tables.slice(0, 3).join(", ")}…). Usa otra, vacía.`,
  );
}
