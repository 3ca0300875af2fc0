// Returns the whole content of the database, table by table, as text.
import type { Pool } from "pg";

export async function dump(owner: Pool): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await owner.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const told: { table: string; text: string }[] = [];
  for (const { table } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${table} t`);
    told.push({ table, text: rows.map(({ row }) => row).join("\n") });
  }
  return told;
}
