// What the columns of a business's files stand for: remembered from what a person said of them, by their headers.
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { headerKey } from "@mostrador/domain/kit/import/headers.ts";
import { columnsOf } from "@mostrador/domain/kit/import/import-definition.ts";
import type { NamedColumn } from "@mostrador/domain/kit/import/import-schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { deleteOldColumns, readColumns, writeColumns } from "./columns.store.ts";
import type { ImportKind } from "./import-kind.ts";

/** So many headers of a business are remembered; the ones that were used longest ago go. */
const MOST_REMEMBERED = 300;

export function listColumns<Row extends object>({ kind }: ImportKind<Row>, ctx: TenantCtx): Promise<NamedColumn[]> {
  return transact(ctx, (tx) => readColumns(tx, kind));
}

/** With the upload that they are of, in its transaction. */
export async function rememberColumns<Row extends object>(
  tx: Tx,
  ctx: TenantCtx,
  { kind, definition }: ImportKind<Row>,
  columns: readonly NamedColumn[],
): Promise<void> {
  const fields = new Set(["", ...columnsOf(definition).map(({ field }) => field)]);
  const unknown = columns.findIndex(({ field }) => !fields.has(field));
  if (unknown >= 0) throw invalid(`import.columns.${unknown}.field`, "El campo no es válido");
  const byKey = new Map(columns.map(({ header, field }) => [headerKey(header), field]));
  byKey.delete("");
  if (byKey.size === 0) return;
  const rows = [...byKey].map(([header, field]) => ({ header, field }));
  await writeColumns(tx, ctx.businessId, kind, rows, new Date(ctx.now));
  await deleteOldColumns(tx, kind, MOST_REMEMBERED);
}
