import { productImport } from "@mostrador/domain/catalog/products/import/product-import.ts";
import { serveImports } from "../../../../lib/import/import-worker.ts";

serveImports(productImport);
