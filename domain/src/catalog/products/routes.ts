// A new product with its first stock, and many products at once from a spreadsheet.
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { importRoutes } from "../../kit/import/import-routes.ts";
import { ImportStats, partFields, sentRows } from "../../kit/import/import-schema.ts";
import { access, route } from "../../kit/route.ts";
import { Id } from "../../kit/schema.ts";
import { MOST_PRODUCT_ROWS, productImport, tooManyProducts } from "./import/product-import.ts";
import { products } from "./resource.ts";
import { CountedProduct } from "./schema.ts";

export const createProduct = route({
  ...products.routes.create,
  body: z.object({ product: CountedProduct }),
});

export const bringProducts = route({
  name: "product.massive",
  method: "POST",
  path: "/api/product/massive",
  summary: "Registra muchos productos; los que ya estaban con ese nombre se omiten",
  access: access.edit(PAGE.productos),
  body: z.object({
    /** The spelling of the document. */
    bussinessId: Id,
    newProducts: sentRows(Object.keys(productImport.columns), MOST_PRODUCT_ROWS, tooManyProducts),
    ...partFields(MOST_PRODUCT_ROWS, MOST_PRODUCT_ROWS),
  }),
  data: z.object({ stats: ImportStats, importId: Id }),
  flat: true,
});

export const { beginImport, listImports, listColumns, getImport, endImport, readReport, undoImport } = importRoutes({
  name: "productImport",
  path: "/api/product/import",
  page: PAGE.productos,
});
