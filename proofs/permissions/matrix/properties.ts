// The part of the matrix about properties and their public pages.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [22], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "publicProperty.get": "public",
  "property.list": view(22, 9),
  "property.get": view(22, 9),
  "property.create": EDIT,
  "property.edit": EDIT,
  "property.archive": EDIT,
  "property.delete": { pages: [22], action: "delete" },
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  property_changed: view(22, 9),
};
