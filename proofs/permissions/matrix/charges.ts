// The part of the matrix about charges at the desk.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [10], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "charge.list": view(10),
  "charge.due": view(10),
  "charge.create": EDIT,
  "charge.edit": EDIT,
  "charge.refund": EDIT,
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  charge_changed: view(10),
};
