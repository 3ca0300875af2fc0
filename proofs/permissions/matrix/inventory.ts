// The part of the matrix about the stock.
import { type AccessRule, edit, view } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "stockMovement.list": view(11),
  "stockMovement.create": edit(11),
  "stockCount.create": edit(11),
  "stockTransfer.create": edit(11),
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  stock_movement_changed: view(11),
};
