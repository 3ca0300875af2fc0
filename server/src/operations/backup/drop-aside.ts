// Drops the databases that restores with `--replace` have put aside, only when the owner asks for it.
import pg from "pg";

/** Returns the names of the dropped databases. */
export async function dropAside(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ ('^' || current_database() || '_antes_[0-9]{14}$') order by 1",
    );
    for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)}`);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
