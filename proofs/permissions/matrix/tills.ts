// The part of the matrix about tills.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [10], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "till.list": view(10),
  "till.open": EDIT,
  "till.close": EDIT,
  "till.reopen": EDIT,
  "till.global-invoice": view(10),
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  till_changed: view(10),
};
