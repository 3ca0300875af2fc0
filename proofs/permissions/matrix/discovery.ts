// The part of the matrix about the businesses of the public directory.
import { type AccessRule, edit, remove, view } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "discoveryBusiness.list": view(30),
  "discoveryBusiness.get": view(30),
  "discoveryBusiness.create": edit(30),
  "discoveryBusiness.edit": edit(30),
  "discoveryBusiness.archive": edit(30),
  "discoveryBusiness.delete": remove(30),
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  discoveryBusiness_changed: view(30),
};
