// The part of the matrix about uploads of products, and their stock.
import { type AccessRule, edit, view } from "../access-rule.ts";

const READ_FACILITY = view(32, 6, 19);
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
  "stockMovement.totals": view(11),
  "stockMovement.create": edit(11),
  "stockSheet.list": view(11),
  "stockSheet.lines": view(11),
  "stockCount.create": edit(11),
  "stockTransfer.create": edit(11),
  // rooms and equipment
  "facility.list": READ_FACILITY,
  "facility.get": READ_FACILITY,
  "facility.create": edit(32),
  "facility.edit": edit(32),
  "facility.archive": edit(32),
  "facility.delete": { pages: [32], action: "delete" },
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  facility_changed: READ_FACILITY,
  stock_movement_changed: view(11),
  product_changed: view(20, 6, 11, 19, 8, 9),
};
