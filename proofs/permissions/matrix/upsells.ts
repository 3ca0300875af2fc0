// The part of the matrix about upsells.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [3], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "upsell.list": view(3),
  "upsell.get": view(3),
  "upsell.create": EDIT,
  "upsell.edit": EDIT,
  "upsell.archive": EDIT,
  "upsell.delete": { pages: [3], action: "delete" },
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  upsell_changed: view(3),
};
