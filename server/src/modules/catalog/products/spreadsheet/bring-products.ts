// Registers products from a spreadsheet. A name that is already there, in any case, is skipped and counted; the plan's
// limit holds for all that are new together.
import { type ImportedProduct, productKey } from "@mostrador/domain/catalog/products/import/product-import.ts";
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { holdPlanLimit, lockPlanLimit } from "../../../../kernel/resource/plan-limit.ts";
import type { ImportOutcome } from "../../../ground/imports/index.ts";
import { productActions } from "../product.ts";
import { readActiveNames } from "./products.store.ts";

export async function bringProducts(tx: Tx, ctx: TenantCtx, rows: ImportedProduct[]): Promise<ImportOutcome[]> {
  await lockPlanLimit(tx, products);
  const known = new Map((await readActiveNames(tx)).map(({ id, name }) => [productKey(name), id]));
  const fresh = new Set(rows.map(({ name }) => productKey(name)).filter((key) => !known.has(key)));
  await holdPlanLimit(tx, products, fresh.size, "newProducts");
  const brought: ImportOutcome[] = [];
  for (const row of rows) {
    const key = productKey(row.name);
    const id = known.get(key);
    if (id !== undefined) {
      brought.push({ outcome: "unchanged", id });
      continue;
    }
    const made = await productActions.insert(tx, ctx, { ...row, images: [], lowStock: null });
    known.set(key, made);
    brought.push({ outcome: "created", id: made });
  }
  return brought;
}
