// Which audiences are archived, for what names them.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export function archivedAudiences(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.rows(
    sql.selectFrom("audiences").select(["id", "name"]).where("id", "in", ids).where("is_archived", "=", true),
  );
}
