// The part of the matrix about uploads of products.
type ProductRight = { pages: readonly number[]; action: "edit" | "delete" };

const EDIT: ProductRight = { pages: [20], action: "edit" };

export const PRODUCT_UPLOADS: Record<string, ProductRight> = {
  "product.massive": EDIT,
  "productImport.begin": EDIT,
  "productImport.list": EDIT,
  "productImport.columns": EDIT,
  "productImport.get": EDIT,
  "productImport.end": EDIT,
  "productImport.report": EDIT,
  "productImport.undo": { pages: [20], action: "delete" },
};
