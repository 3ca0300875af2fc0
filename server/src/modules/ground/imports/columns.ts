// What the columns of a business's files mean: remembered by their headers from what people said.
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { headerKey } from "@mostrador/domain/kit/import/headers.ts";
import { columnsOf } from "@mostrador/domain/kit/import/import-definition.ts";
import type { NamedColumn } from "@mostrador/domain/kit/import/import-schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { deleteOldColumns, readColumns, writeColumns } from "./columns.store.ts";
import type { ImportKind } from "./import-kind.ts";

/** How many headers a business keeps; the least recently used are deleted. */
const MOST_REMEMBERED = 300;

export function listColumns<Row extends object>({ kind }: ImportKind<Row>, ctx: TenantCtx): Promise<NamedColumn[]> {
  return transact(ctx, (tx) => readColumns(tx, kind));
}

/** In the transaction of their upload. */
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
