// Fills a freshly migrated database from a backup, in one transaction: either everything is restored, with constraints
// and sums checked, or nothing is.
import type pg from "pg";
import { CommandError } from "./command-error.ts";
import { copyIn, copyOut } from "./copy.ts";
import { HEAD_FILE, type Head, type SavedTable, SUMS_FILE, type Sums, tableOfPart } from "./manifest.ts";
import { createRowSum } from "./row-sum.ts";
import { copyInto, copyOutOf, fixSession, quoted, savedTables } from "./saved-tables.ts";
import { type Entry, readTarGz } from "./tar.ts";

export async function putRows(client: pg.Client, file: string, head: Head, sums: Sums): Promise<void> {
  await fixSession(client);
  await client.query("set maintenance_work_mem = '256MB'; set synchronous_commit = on");
  await refuseOtherTables(client, head);
  await client.query("begin");
  const links = await takeLinksOff(client);
  const indexes = await takeIndexesOff(client);
  await client.query(`truncate ${head.tables.map(({ name }) => quoted(name)).join(", ")}`);
  await setTriggers(client, head, "disable");
  await fill(client, file, head);
  await setTriggers(client, head, "enable");
  for (const definition of indexes) await client.query(definition);
  for (const { table, name, definition } of links) {
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
  }
  await setSequences(client);
  for (const table of head.tables) await compare(client, table, sums);
  await client.query("commit");
  await client.query("analyze");
}

/** The saved tables must be those that the same migrations make now; only the queue may have more. */
async function refuseOtherTables(client: pg.Client, head: Head): Promise<void> {
  const here = new Map((await savedTables(client)).map(({ name, columns }) => [name, columns]));
  const missing = head.tables.flatMap(({ name, columns }) =>
    columns.filter((column) => !here.get(name)?.includes(column)).map((column) => `${name}.${column}`),
  );
  if (missing.length === 0) return;
  throw new CommandError(
    `El respaldo tiene columnas que esta versión no conoce (${missing.join(", ")}). Usa la versión ${head.product}.`,
  );
}

type Link = { table: string; name: string; definition: string };

/** Drops foreign keys until all rows are in, and then checks them all at once; so tables may be filled in any order. */
async function takeLinksOff(client: pg.Client): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss') order by 1, 2`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  return rows;
}

/**
 * Drops indexes, because building them over all rows at once is much cheaper. Those of a constraint stay, and refuse
 * as usual.
 */
async function takeIndexesOff(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indrelid and c.relkind = 'r'
       join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function setTriggers(client: pg.Client, head: Head, how: "enable" | "disable"): Promise<void> {
  for (const { name } of head.tables) await client.query(`alter table ${quoted(name)} ${how} trigger user`);
}

async function fill(client: pg.Client, file: string, head: Head): Promise<void> {
  const tables = new Map(head.tables.map((table) => [table.name, table]));
  const entries = readTarGz(file);
  let entry = await following(entries);
  while (entry) {
    const table = tables.get(tableOfPart(entry.name) ?? "");
    if (!table) {
      entry = await following(entries);
      continue;
    }
    const first = entry;
    entry = undefined;
    const parts = async function* () {
      yield first.body;
      for (entry = await following(entries); entry; entry = await following(entries)) {
        if (tableOfPart(entry.name) !== table.name) return;
        yield entry.body;
      }
    };
    await copyIn(client, copyInto(table), parts());
  }
}

async function following(entries: AsyncGenerator<Entry>): Promise<Entry | undefined> {
  for (;;) {
    const { value, done } = await entries.next();
    if (done) return undefined;
    if (value.name !== HEAD_FILE && value.name !== SUMS_FILE) return value;
  }
}

/** Sets each sequence after the highest number in its column. */
async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select d.objid::regclass::text as sequence, d.refobjid::regclass::text as table, a.attname as column
       from pg_depend d
       join pg_class s on s.oid = d.objid and s.relkind = 'S'
       join pg_namespace n on n.oid = s.relnamespace and n.nspname in ('public', 'pgboss')
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.deptype in ('a', 'i')`,
  );
  for (const { sequence, table, column } of rows) {
    const id = client.escapeIdentifier(column);
    await client.query(`select setval($1, coalesce(max(${id}), 1), max(${id}) is not null) from ${table}`, [sequence]);
  }
}

async function compare(client: pg.Client, table: SavedTable, sums: Sums): Promise<void> {
  const sum = createRowSum();
  for await (const _part of copyOut(client, copyOutOf(table), sum.add));
  const [found, saved] = [sum.told(), sums[table.name]];
  if (found.rows === saved?.rows && found.sum === saved.sum) return;
  throw new CommandError(
    `La tabla ${table.name} no quedó como en el respaldo (${found.rows} filas de ${saved?.rows}). No se guardó nada.`,
  );
}
