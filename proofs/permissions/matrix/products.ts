// The part of the matrix about uploads of products, and their stock.
import { type AccessRule, edit, view } from "../access-rule.ts";

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
  "stockMovement.list": view(11),
  "stockMovement.create": edit(11),
  "stockSheet.list": view(11),
  "stockSheet.lines": view(11),
  "stockCount.create": edit(11),
  "stockTransfer.create": edit(11),
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  stock_movement_changed: view(11),
  product_changed: view(20, 6, 11, 19, 8, 9),
};
