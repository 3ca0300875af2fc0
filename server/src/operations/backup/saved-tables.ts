// Which tables a backup holds: all of ours, including future ones, and the queue's tables of open work. Its notes about
// running processes, and the tables that migrations fill, are left out.
import type { Client } from "pg";
import type { SavedTable } from "./manifest.ts";

const QUEUE_TABLES = ["queue", "job", "job_dependency", "schedule", "subscription"];

/** In the order of their names, with the writable columns. */
export async function savedTables(client: Client): Promise<SavedTable[]> {
  const { rows } = await client.query<SavedTable>(
    `select n.nspname || '.' || c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
            c.relkind = 'p' as "isParted"
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' and c.relname <> 'schema_migrations' or n.nspname = 'pgboss' and c.relname = any ($1))
      group by 1, 3 order by 1`,
    [QUEUE_TABLES],
  );
  return rows;
}

/** Makes times, numbers and bytes have the same text form in every session. */
export async function fixSession(client: Client): Promise<void> {
  await client.query(`set datestyle = 'ISO, YMD'; set intervalstyle = postgres; set timezone = 'UTC';
    set extra_float_digits = 1; set bytea_output = hex; set client_encoding = 'UTF8'; set row_security = off;
    set synchronize_seqscans = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`);
}

/** A partitioned table can only be read by a query. */
export function copyOutOf({ name, columns, isParted }: SavedTable): string {
  if (!isParted) return `copy ${quoted(name)} (${listed(columns)}) to stdout`;
  return `copy (select ${listed(columns)} from ${quoted(name)}) to stdout`;
}

export function copyInto({ name, columns }: SavedTable): string {
  return `copy ${quoted(name)} (${listed(columns)}) from stdin`;
}

export function quoted(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
}

function listed(columns: string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(", ");
}

/** Row policies would silently hide rows: only a login that bypasses them may save or restore. */
export async function seesEverything(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ sees: boolean }>(
    "select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user",
  );
  return rows[0]?.sees === true;
}
