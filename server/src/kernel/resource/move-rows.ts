// One row takes the place of another wherever a foreign key of any table names it, as the database's own catalogue knows
// them, and gives it back. Whoever merges two rows needs no list of the tables that name them.
import type { Tx } from "../db/tx.ts";

/** Of one column of one table: `keys` of the rows that moved, and whole rows that had no place beside one already there. */
export type Moved = {
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

/** `besides`: tables that go on naming the one. */
export function moveRows(
  tx: Tx,
  table: string,
  was: string,
  became: string,
  besides: readonly string[] = [],
): Promise<Moved[]> {
  return tx.run<Moved>(MOVE, [table, was, became, besides]);
}

const BACK = {
  name: "move-rows-back",
  text: "select move_rows_back($1::regclass, $2, $3, $4, $5::jsonb, $6::jsonb)",
};

/** What came later stays with the one that took it over. */
export async function moveRowsBack(tx: Tx, { relation, field, was, became, keys, removed }: Moved): Promise<void> {
  await tx.run(BACK, [relation, field, was, became, JSON.stringify(keys), JSON.stringify(removed)]);
}
