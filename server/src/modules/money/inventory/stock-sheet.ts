// Counts and transfers that were written: a list, and the lines of one.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { readStockSheet as linesRoute } from "@mostrador/domain/money/inventory/routes.ts";
import { type StockSheet, stockSheetJournal } from "@mostrador/domain/money/inventory/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { type NamedSheet, readLines, readSheets } from "./stock-sheet.store.ts";

export const listStockSheets = listJournal(stockSheetJournal, readSheets, presentSheet);

export async function readStockSheet(ctx: TenantCtx, { params: { id } }: Pick<Call<typeof linesRoute>, "params">) {
  const data = await transact(ctx, async (tx) => {
    const [sheet] = await readSheets(tx, { id, limit: 1 });
    if (!sheet) throw notFound("No se encontró el conteo o el traspaso");
    return readLines(tx, id);
  });
  return { data };
}

function presentSheet(row: NamedSheet): StockSheet {
  return {
    _id: row.id,
    businessId: row.business_id,
    kind: row.kind,
    reason: row.reason,
    lines: row.lines,
    differences: row.differences,
    fromBranches: row.from_branches,
    toBranch: row.to_branch,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
