// What the products and their uploads tell the proofs.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { bulkUpload } from "../../../../../proofs/world/bodies.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

const IMAGES = "kept as text, fetched by nobody";
const NAMED = "addresses inside; only named, fetched by nobody";
const COUNTS = "counts; product-imports.test.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "product.massive": async (side) => ({
      body: {
        bussinessId: side.businessId,
        newProducts: [{ name: `Cargado ${side.make.digits()}`, description: `Descripción ${side.mark}`, price: 150 }],
        batchSize: 150,
        importId: await newImport(side),
        batch: 1,
      },
    }),
    "productImport.begin": ({ businessId, mark }) => ({ body: { import: { businessId, ...bulkUpload(mark) } } }),
    "productImport.list": ofBusiness,
    "productImport.columns": ofBusiness,
    "productImport.get": ({ rows }) => ({ params: { id: rows.productImport as string } }),
    "productImport.end": async (side) => ({ params: { id: await newImport(side) }, body: { state: "done" } }),
    "productImport.report": ({ rows }) => ({ params: { id: rows.productImport as string } }),
    "productImport.undo": async (side) => ({ params: { id: await doneImport(side) } }),
  },
  rows: { productImport: newImport },
  writes: {
    "product.massive": (_call, { body }) => ({ table: "imports", column: "id", value: body.data.importId }),
    "productImport.begin": made("imports"),
  },
  money: {
    sent: {
      "newProducts.price": { heldBy: "catalog/products/spreadsheet/product-imports.test.ts" },
      "product.price": { heldBy: "catalog/products/product.test.ts" },
    },
    ownersColumns: ["products.price"],
  },
  entryPoints: {
    address: {
      "product.create product.images": NAMED,
      "product.create product.images.url": IMAGES,
      "product.edit product.images": NAMED,
      "product.edit product.images.url": IMAGES,
    },
    file: {
      "productImport.begin": "names a file, and sends none; product-imports.test.ts",
      "productImport.columns": "the columns remembered of a business, and no file; product-imports.test.ts",
      "productImport.end": "closes an upload; product-imports.test.ts",
      "productImport.get": COUNTS,
      "productImport.list": COUNTS,
      "productImport.report": "gives rows, not a file; the browser writes cells as text, sheet.test.ts (G21)",
      "productImport.undo": "takes away what an upload created; product-imports.test.ts",
    },
  },
  nextToId: { "product.stock.0": () => ({ quantity: 1 }) },
  refusedAddresses: { "product.create": 400, "product.edit": 400 },
};

function newImport({ businessId, mark, post }: Side): Promise<string> {
  return post("/api/product/import", { import: { businessId, ...bulkUpload(mark) } });
}

async function doneImport(side: Side): Promise<string> {
  const id = await newImport(side);
  await side.owner.patch(`/api/product/import/${id}`, { state: "done" });
  return id;
}
