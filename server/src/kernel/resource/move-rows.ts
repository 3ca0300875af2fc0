// Replaces one row by another in every foreign key that references it, and can reverse that. It reads the keys from the
// database's catalogue, so a merge needs no list of tables.
import type { Tx } from "../db/tx.ts";

/**
 * For one column of one table: `keys` of the rows that moved, and whole rows that would have been duplicates of
 * existing ones.
 */
export type RowMove = {
  relation: string;
  field: string;
  was: string;
  became: string;
  keys: object[];
  removed: object[];
};

const MOVE = {
  name: "move-rows",
  text: `select relation, field, $2::uuid as was, $3::uuid as became, keys, removed
    from move_rows($1::regclass, $2, $3, $4::text[])`,
};

/** `besides`: tables that keep referencing the old row. */
export function moveRows(
  tx: Tx,
  table: string,
  was: string,
  became: string,
  besides: readonly string[] = [],
): Promise<RowMove[]> {
  return tx.run<RowMove>(MOVE, [table, was, became, besides]);
}

const BACK = {
  name: "move-rows-back",
  text: "select move_rows_back($1::regclass, $2, $3, $4, $5::jsonb, $6::jsonb)",
};

/** Rows that were added later stay with the row that took over. */
export async function moveRowsBack(tx: Tx, { relation, field, was, became, keys, removed }: RowMove): Promise<void> {
  await tx.run(BACK, [relation, field, was, became, JSON.stringify(keys), JSON.stringify(removed)]);
}
