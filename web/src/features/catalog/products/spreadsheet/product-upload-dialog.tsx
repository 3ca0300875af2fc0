import { MOST_PRODUCT_ROWS, productImport } from "@mostrador/domain/catalog/products/import/product-import.ts";
import * as routes from "@mostrador/domain/catalog/products/routes.ts";
import type { ReactNode } from "react";
import { call } from "../../../../lib/client.ts";
import { ImportDialog, type ImportOf, importFields } from "../../../ground/imports/index.ts";
import { productsWorker } from "./products-worker.ts";

const products: ImportOf = {
  name: "productos",
  fields: importFields(productImport),
  mostRows: MOST_PRODUCT_ROWS,
  routes,
  worker: productsWorker,
  async send({ businessId, importId, batch, rows }) {
    const body = { newProducts: rows, bussinessId: businessId, importId, batch };
    return (await call(routes.bringProducts, { body })).data.stats;
  },
  unchanged: "Repetidos",
  stales: ["product.list"],
};

type Props = { onClose: () => void; title?: string; head?: ReactNode };

export function ProductUploadDialog(props: Props) {
  return <ImportDialog of={products} {...props} />;
}
