// The part of the matrix about upsells, and about sales funnels.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [3], action: "edit" };
const EDIT_FUNNEL: AccessRule = { pages: [7], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "upsell.list": view(3),
  "upsell.get": view(3),
  "upsell.create": EDIT,
  "upsell.edit": EDIT,
  "upsell.archive": EDIT,
  "upsell.delete": { pages: [3], action: "delete" },
  "salesFunnel.list": view(7, 2),
  "salesFunnel.get": view(7, 2),
  "salesFunnel.create": EDIT_FUNNEL,
  "salesFunnel.edit": EDIT_FUNNEL,
  "salesFunnel.archive": EDIT_FUNNEL,
  "salesFunnel.delete": { pages: [7], action: "delete" },
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  upsell_changed: view(3),
  salesFunnel_changed: view(7, 2),
};
