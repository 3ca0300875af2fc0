// Reads the content of every table, for tests that check that nothing was left behind.
import type { TestProduct } from "./start-product.ts";

/** A digest of each table by its name, including the queue's own. Leaves out unlogged tables: they say which processes live. */
export async function everyTable({ owner }: Pick<TestProduct, "owner">, without: readonly string[] = []) {
  const { rows } = await owner.query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and n.nspname in ('public', 'pgboss') order by 1, 2`,
  );
  const prints: Record<string, string> = {};
  for (const { schema, name } of rows as { schema: string; name: string }[]) {
    // The queue's own maintenance changes its tables, so only its jobs count.
    if (without.includes(name) || (schema === "pgboss" && name !== "job")) continue;
    const { rows: printed } = await owner.query(
      `select count(*)::int as count, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from "${schema}"."${name}" t`,
    );
    prints[`${schema}.${name}`] = `${printed[0].count} ${printed[0].sum}`;
  }
  return prints;
}
