// The part of the matrix about uploads of products.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [20], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "product.massive": EDIT,
  "productImport.begin": EDIT,
  "productImport.list": EDIT,
  "productImport.columns": EDIT,
  "productImport.get": EDIT,
  "productImport.end": EDIT,
  "productImport.report": EDIT,
  "productImport.undo": { pages: [20], action: "delete" },
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  product_changed: view(20, 6, 11, 19, 8, 9),
};
