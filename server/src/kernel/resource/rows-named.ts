// Which of these rows are referenced by any foreign key. Asked before rows are deleted together, because some of those
// keys would delete the referencing rows too.
import type { Tx } from "../db/tx.ts";

export async function rowsNamed(tx: Tx, table: string, ids: string[]): Promise<Set<string>> {
  const asked = { name: "rows-named", text: "select rows_named($1::regclass, $2::uuid[]) as id" };
  return new Set((await tx.run<{ id: string }>(asked, [table, ids])).map(({ id }) => id));
}
