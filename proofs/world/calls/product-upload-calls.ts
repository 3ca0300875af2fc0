// The calls around an upload of products.
import { bulkUpload } from "../bodies.ts";
import { type MakeCall, ofBusiness } from "../call.ts";

export const productUploadCalls: Record<string, MakeCall> = {
  "product.massive": async ({ businessId, mark, make }) => ({
    body: {
      bussinessId: businessId,
      newProducts: [{ name: `Cargado ${make.digits()}`, description: `Descripción ${mark}`, price: 150 }],
      batchSize: 150,
      importId: await make.import(undefined, "product"),
      batch: 1,
    },
  }),
  "productImport.begin": ({ businessId, mark }) => ({ body: { import: { businessId, ...bulkUpload(mark) } } }),
  "productImport.list": ofBusiness,
  "productImport.columns": ofBusiness,
  "productImport.get": ({ productImportId }) => ({ params: { id: productImportId } }),
  "productImport.end": async ({ make }) => ({
    params: { id: await make.import(undefined, "product") },
    body: { state: "done" },
  }),
  "productImport.report": ({ productImportId }) => ({ params: { id: productImportId } }),
  "productImport.undo": async ({ make }) => ({ params: { id: await make.import("done", "product") } }),
};
