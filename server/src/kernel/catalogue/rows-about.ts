// Everything that the database holds about one row of a table: its own columns, and every row that references it,
// directly or through others.
import type { Tx } from "../db/tx.ts";
import { type Catalogue, distancesTo, leadsTo, quoted } from "./read-catalogue.ts";

export type HeldTable = { table: string; rows: Record<string, unknown>[] };

/** Columns that only serve the machine and say nothing about a person: secrets, digests, leases, search texts. */
const TECHNICAL = /token|digest|hash|secret|verifier|lease|_key$|^search(_text)?$|^business_id$/;

/** Ordered by distance; tables without a row are left out. */
export async function rowsAbout(
  tx: Tx,
  root: string,
  id: string,
  catalogue: Catalogue,
  without: readonly string[] = [],
): Promise<HeldTable[]> {
  const distances = [...distancesTo(root, catalogue)].sort((a, b) => a[1] - b[1]);
  const tables = distances.map(([table]) => table).filter((table) => !without.includes(table));
  const held = await Promise.all(
    tables.map(async (table) => {
      const columns = (catalogue.columns.get(table) ?? [])
        .filter(({ name, type }) => type !== "bytea" && !TECHNICAL.test(name))
        .map(({ name }) => `t.${quoted(name)}`);
      const text = `select to_jsonb(x) as row from (select ${columns.join(", ")} from ${quoted(table)} t
        where t.business_id = current_business() and (${leadsTo(root, table, "t", catalogue)})) x`;
      const rows = await tx.run<{ row: Record<string, unknown> }>({ name: "", text }, [[id]]);
      return { table, rows: rows.map(({ row }) => row) };
    }),
  );
  return held.filter(({ rows }) => rows.length > 0);
}

/** The latest instant of this column in the rows of `table` that lead to that row of the root; null for none. */
export async function latestOf(
  tx: Tx,
  root: string,
  id: string,
  { table, column }: { table: string; column: string },
  catalogue: Catalogue,
): Promise<number | null> {
  if (!distancesTo(root, catalogue).has(table)) return null;
  const text = `select max(t.${quoted(column)}) as at from ${quoted(table)} t
    where t.business_id = current_business() and (${leadsTo(root, table, "t", catalogue)})`;
  const [row] = await tx.run<{ at: Date | null }>({ name: "", text }, [[id]]);
  return row?.at?.getTime() ?? null;
}
