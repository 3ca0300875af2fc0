// Describes a database without its rows: tables, columns, constraints, indexes, policies, rights, functions. Two
// databases with the same definition give the same description.
import type pg from "pg";

export async function catalogueOf(database: pg.Pool | pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(`
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'pgboss'))
    select 'table ' || c.oid::regclass || ' ' || c.relkind::text || c.relrowsecurity || c.relforcerowsecurity || ' ' ||
        coalesce(c.relacl::text, '') || ' ' || coalesce(obj_description(c.oid, 'pg_class'), '') as line
      from pg_class c join ours on ours.oid = c.relnamespace where c.relkind in ('r', 'p', 'S', 'v')
        and c.relname !~ '^queue_stats_'
    union all select 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' ||
        attnotnull || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
      from pg_attribute a join pg_class c on c.oid = a.attrelid join ours on ours.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
      where attnum > 0 and not attisdropped and c.relkind in ('r', 'p') and c.relname !~ '^queue_stats_'
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(k.oid)
      from pg_constraint k join ours on ours.oid = k.connamespace where conrelid::regclass::text !~ 'queue_stats_'
    union all select 'index ' || indexdef from pg_indexes
      where schemaname in ('public', 'pgboss') and tablename !~ '^queue_stats_'
    union all select 'policy ' || p::text from pg_policies p
    union all select 'function ' || p.oid::regprocedure || ' ' || proowner::regrole || ' ' || prosecdef || ' ' ||
        coalesce(proacl::text, '') || ' ' || md5(prosrc)
      from pg_proc p join ours on ours.oid = p.pronamespace
    union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'default right ' || defaclacl::text from pg_default_acl
    union all select 'extension ' || extname || ' ' || extversion from pg_extension
    union all select 'migration ' || name || ' ' || digest from schema_migrations
    order by 1`);
  return rows.map(({ line }) => line);
}

/** The number of rows of each table of ours, and a digest of them all. */
export async function rowsOf(database: pg.Pool | pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where nspname = 'public' and relkind = 'r' and relpersistence = 'p' and relname <> 'schema_migrations' order by 1`,
  );
  const digest = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
       from "${name}" t`;
  const { rows } = await database.query(tables.map(digest).join(" union all "));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
