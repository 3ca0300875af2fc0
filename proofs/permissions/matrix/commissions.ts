// The part of the matrix about commissions.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [10], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "commission.rules": view(10),
  "commission.save-rules": EDIT,
  "commission.statement": view(10),
  "commission.pay": EDIT,
  "commission.undo": EDIT,
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  commissions_changed: view(10),
};
