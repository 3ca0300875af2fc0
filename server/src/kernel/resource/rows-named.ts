// Which of these rows anything else names, by whatever foreign key: asked before rows are taken away together, where some
// of those keys would take along what names them.
import type { Tx } from "../db/tx.ts";

export async function rowsNamed(tx: Tx, table: string, ids: string[]): Promise<Set<string>> {
  const asked = { name: "rows-named", text: "select rows_named($1::regclass, $2::uuid[]) as id" };
  return new Set((await tx.run<{ id: string }>(asked, [table, ids])).map(({ id }) => id));
}
