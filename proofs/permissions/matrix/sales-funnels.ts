// The part of the matrix about sales funnels.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [7], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "salesFunnel.list": view(7, 2),
  "salesFunnel.get": view(7, 2),
  "salesFunnel.create": EDIT,
  "salesFunnel.edit": EDIT,
  "salesFunnel.archive": EDIT,
  "salesFunnel.delete": { pages: [7], action: "delete" },
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  salesFunnel_changed: view(7, 2),
};
