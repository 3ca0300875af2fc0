// Reads from the database how long each table is kept, and which rows reference which. Code that must find all data
// about a person uses it, so that new tables are included.
import type { Tx } from "../db/tx.ts";

/** `table.column` holds ids of `names`. `stays`: the referenced row cannot be deleted while the reference exists. */
export type RowReference = { table: string; column: string; names: string; stays: boolean };
export type TableRetention = { table: string; class: string; by: string | null };
export type Catalogue = { kept: TableRetention[]; namings: RowReference[]; columns: Map<string, Column[]> };
export type Column = { name: string; type: string };

const KEPT = {
  name: "catalogue-kept",
  text: `select c.relname as table, m[1] as class, m[2] as by
    from pg_class c cross join regexp_match(obj_description(c.oid, 'pg_class'), '; kept: (\\w+)(?: by (\\w+))?') m
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and m is not null order by 1`,
};

const NAMINGS = {
  name: "catalogue-namings",
  text: `select k.conrelid::regclass::text as table, a.attname as column, k.confrelid::regclass::text as names,
      k.confdeltype in ('a', 'r') as stays
    from pg_constraint k
      cross join unnest(k.conkey, k.confkey) as pair(own, other)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
      join pg_attribute f on f.attrelid = k.confrelid and f.attnum = pair.other
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.attname = 'id' and array_length(k.conkey, 1) = 2
      and exists (select from pg_attribute b where b.attrelid = k.conrelid and b.attname = 'business_id')
    union all
    select c.relname, a.attname, m[1], false
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      cross join regexp_match(col_description(c.oid, a.attnum), '^names (\\w+)$') m
    where c.relnamespace = 'public'::regnamespace and m is not null
    order by 1, 2`,
};

const COLUMNS = {
  name: "catalogue-columns",
  text: `select c.relname as table, a.attname as name, t.typname as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`,
};

export async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const [kept, namings, all] = await Promise.all([
    tx.run<TableRetention>(KEPT, []),
    tx.run<RowReference>(NAMINGS, []),
    tx.run<Column & { table: string }>(COLUMNS, []),
  ]);
  const columns = new Map<string, Column[]>();
  for (const { table, ...column } of all) columns.set(table, [...(columns.get(table) ?? []), column]);
  return { kept, namings, columns };
}

/** How many references each table is away from the root; the root is 0. Tables that never lead there are missing. */
export function distancesTo(root: string, { namings }: Pick<Catalogue, "namings">): Map<string, number> {
  const found = new Map([[root, 0]]);
  for (let step = 1, grew = true; grew; step += 1) {
    grew = false;
    for (const { table, names } of namings) {
      if (found.has(table) || found.get(names) !== step - 1) continue;
      found.set(table, step);
      grew = true;
    }
  }
  return found;
}

/**
 * The rows of `table` that reference one of these rows of the root, directly or through others: a condition on
 * `alias`, whose `$1` is the ids. False for a table that never leads there.
 */
export function leadsTo(root: string, table: string, alias: string, catalogue: Pick<Catalogue, "namings">): string {
  const distances = distancesTo(root, catalogue);
  const conditionOf = (at: string, name: string, depth: number): string => {
    if (at === root) return `${name}.id = any($1::uuid[])`;
    const steps = catalogue.namings.filter(
      ({ table: from, names }) => from === at && (distances.get(names) ?? Infinity) < (distances.get(at) ?? 0),
    );
    const ways = steps.map(({ column, names }) => {
      if (names === root) return `${name}.${quoted(column)} = any($1::uuid[])`;
      const next = `n${depth}`;
      return `${name}.${quoted(column)} in (select ${next}.id from ${quoted(names)} ${next} where ${next}.business_id = current_business() and (${conditionOf(names, next, depth + 1)}))`;
    });
    return ways.length === 0 ? "false" : ways.map((way) => `coalesce(${way}, false)`).join(" or ");
  };
  return conditionOf(table, alias, 1);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
