// Stores what the headers of files mean, as people of the business said. Headers are kept in the form in which they are
// compared.
import type { NamedColumn } from "@mostrador/domain/kit/import/import-schema.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export function readColumns(tx: Tx, kind: string): Promise<NamedColumn[]> {
  return tx.rows(
    sql.selectFrom("import_columns").select(["header", "field"]).where("kind", "=", kind).orderBy("header"),
  );
}

export async function writeColumns(
  tx: Tx,
  businessId: string,
  kind: string,
  columns: readonly NamedColumn[],
  at: Date,
): Promise<void> {
  const rows = columns.map((column) => ({ business_id: businessId, kind, ...column, used_at: at }));
  const insert = sql.insertInto("import_columns").values(rows);
  await tx.count(
    insert.onConflict((known) =>
      known
        .columns(["business_id", "kind", "header"])
        .doUpdateSet((eb) => ({ field: eb.ref("excluded.field"), used_at: eb.ref("excluded.used_at") })),
    ),
  );
}

export async function deleteOldColumns(tx: Tx, kind: string, most: number): Promise<void> {
  const kept = sql
    .selectFrom("import_columns")
    .select("header")
    .where("kind", "=", kind)
    .orderBy("used_at", "desc")
    .orderBy("header")
    .limit(most);
  await tx.count(sql.deleteFrom("import_columns").where("kind", "=", kind).where("header", "not in", kept));
}
