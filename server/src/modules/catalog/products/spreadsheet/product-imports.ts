// Product imports, in the form that the import machinery needs.
import { type ImportedProduct, productImport } from "@mostrador/domain/catalog/products/import/product-import.ts";
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import * as routes from "@mostrador/domain/catalog/products/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { bind } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { rowsNamed } from "../../../../kernel/resource/rows-named.ts";
import { businessToday } from "../../../business/businesses/index.ts";
import { bringRows, endText, type ImportKind, importParts } from "../../../ground/imports/index.ts";
import { bringProducts } from "./bring-products.ts";
import { deleteProducts, lockProducts } from "./products.store.ts";

const kind: ImportKind<ImportedProduct> = {
  kind: "products",
  many: "productos",
  definition: productImport,
  today: businessToday,
  bring: bringProducts,
  // Each new row and each deleted one is announced by itself.
  brought: async () => {},
  drop: dropUnused,
  unfill: async () => 0,
  changed: async () => {},
};

const around = importParts(kind, routes);

export const productImports = {
  routes: [
    bind(routes.bringProducts, async (ctx, { body }) => {
      const { newProducts: rows, importId, batch, repair } = body;
      const data = await bringRows(kind, ctx, { rows, importId, batch, repair, country: "", monthFirst: false });
      return { data, message: endText({ state: "done", stats: data.stats }) };
    }),
    ...around.routes,
  ],
  subscribers: around.subscribers,
};

/** Products that were edited, sold, moved or linked since then stay. */
async function dropUnused(tx: Tx, ctx: TenantCtx, ids: string[]) {
  const there = await lockProducts(tx, ids);
  const named = await rowsNamed(
    tx,
    "products",
    there.map(({ id }) => id),
  );
  const free = there.filter(({ id, edited }) => !edited && !named.has(id)).map(({ id }) => id);
  await deleteProducts(tx, free);
  for (const id of free) await announce(tx, ctx, products.changed, { id });
  return {
    removed: free.length,
    edited: there.filter((row) => row.edited && !named.has(row.id)).length,
    named: named.size,
  };
}
