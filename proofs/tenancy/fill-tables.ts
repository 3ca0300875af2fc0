// Adds a row for each business to every empty table, made from the types of its columns. The rules are then tried on
// all tables, also on those that no call has filled.
import type pg from "pg";

const VALUES: Record<string, string> = {
  uuid: "gen_random_uuid()",
  text: "'x'",
  int2: "1",
  int4: "1",
  int8: "1",
  float8: "1",
  numeric: "1",
  bool: "false",
  timestamptz: "now()",
  tstzrange: "tstzrange(now(), now() + interval '1 hour')",
  date: "current_date",
  jsonb: "'{}'",
  bytea: "''",
};

/** The text columns that take one of a few words, with the check that lists them. */
const WORDS = `select a.attname as name, pg_get_constraintdef(c.oid) as words from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and array_length(c.conkey, 1) = 1 and c.conrelid = format('%I', $1::text)::regclass
    and pg_get_constraintdef(c.oid) like '%ARRAY[''%'`;

export async function fillTables(owner: pg.Pool, tables: string[], businesses: string[]): Promise<void> {
  const client = await owner.connect();
  try {
    // The referenced rows need not exist.
    await client.query("set session_replication_role = replica");
    for (const table of tables) {
      const { rows: columns } = await client.query<{ name: string; type: string }>(
        `select column_name as name, udt_name as type from information_schema.columns where table_schema = 'public'
          and table_name = $1 and is_nullable = 'NO' and column_default is null and column_name <> 'business_id'`,
        [table],
      );
      const { rows: checks } = await client.query<{ name: string; words: string }>(WORDS, [table]);
      const wordOf = new Map(checks.map(({ name, words }) => [name, /'[^']*'::text/.exec(words)?.[0]]));
      for (const business of businesses) {
        const { rowCount } = await client.query(`select from "${table}" where business_id = $1 limit 1`, [business]);
        if (rowCount) continue;
        const names = columns.map(({ name }) => `, "${name}"`).join("");
        const values = columns.map(({ name, type }) => `, ${wordOf.get(name) ?? VALUES[type]}`).join("");
        await client.query(`insert into "${table}" (business_id${names}) values ($1${values})`, [business]);
      }
    }
  } finally {
    await client.query("set session_replication_role = origin");
    client.release();
  }
}
