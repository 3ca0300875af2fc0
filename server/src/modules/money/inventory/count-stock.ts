// 'Inventario físico': what was counted becomes the stock, by movements. A count of something that moved since is
// refused, and nothing is written: of two people who count the same shelf, the second counts again.
import { conflict } from "@mostrador/domain/kit/domain-error.ts";
import type { countStock as countRoute } from "@mostrador/domain/money/inventory/routes.ts";
import type { NewStockCount } from "@mostrador/domain/money/inventory/schema.ts";
import { countMessage, countMovementId, differenceOf, staleCount } from "@mostrador/domain/money/inventory/sheet.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { addStock } from "../../catalog/products/index.ts";
import { readProductNames } from "./figures.store.ts";
import { insertSheetLines } from "./stock-sheet.store.ts";
import { type SheetMovement, writeSheet } from "./write-sheet.ts";

export async function countStock(ctx: TenantCtx, { body: { count } }: Pick<Call<typeof countRoute>, "body">) {
  const { key, reason, lines } = count;
  const sheet = { kind: "count" as const, key, reason, lines: lines.length };
  const data = await writeSheet(ctx, sheet, countMovementId, (tx, sheetId) => differences(tx, ctx, sheetId, count));
  return { data, message: countMessage(data.length) };
}

async function differences(tx: Tx, ctx: TenantCtx, sheetId: string, count: NewStockCount): Promise<SheetMovement[]> {
  const lines = count.lines.map((line) => ({
    ...line,
    branchId: line.branchId.toLowerCase(),
    productId: line.productId.toLowerCase(),
  }));
  // adding nothing locks the stock, and makes it counted
  const there = await addStock(
    tx,
    ctx,
    lines.map((line) => ({ ...line, by: 0 })),
  );
  const stale = lines.flatMap((line, at) => {
    const now = there[at] as number;
    return now === line.expected ? [] : [{ ...line, there: now }];
  });
  if (stale.length > 0) {
    const names = await readProductNames(tx);
    throw conflict(staleCount(stale.map((line) => ({ ...line, name: names.get(line.productId) ?? "", unit: "" }))));
  }
  const ofSheet = { business_id: ctx.businessId, sheet_id: sheetId };
  await insertSheetLines(
    tx,
    lines.map(({ branchId, productId, expected, counted }) => ({
      ...ofSheet,
      ...{ branch_id: branchId, product_id: productId, expected, counted },
    })),
  );
  return lines.flatMap((line) => {
    const difference = differenceOf(line);
    if (!difference) return [];
    return [{ ...difference, branch_id: line.branchId, product_id: line.productId, comments: count.reason }];
  });
}
