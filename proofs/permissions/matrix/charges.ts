// The part of the matrix about charges at the desk, and about packages of sessions.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [10], action: "edit" };
const EDIT_PACKAGE: AccessRule = { pages: [31], action: "edit" };
const READ_PACKAGE = view(31, 13, 6);

export const MATRIX: Record<string, AccessRule> = {
  "charge.list": view(10),
  "charge.due": view(10),
  "charge.create": EDIT,
  "charge.edit": EDIT,
  "charge.refund": EDIT,
  "sessionPackage.list": READ_PACKAGE,
  "sessionPackage.get": READ_PACKAGE,
  "sessionPackage.create": EDIT_PACKAGE,
  "sessionPackage.edit": EDIT_PACKAGE,
  "sessionPackage.archive": EDIT_PACKAGE,
  "sessionPackage.delete": { pages: [31], action: "delete" },
  "packagePurchase.list": READ_PACKAGE,
  "packagePurchase.totals": READ_PACKAGE,
  "packagePurchase.create": EDIT_PACKAGE,
  "packagePurchase.edit": EDIT_PACKAGE,
  "packagePurchase.refund": EDIT_PACKAGE,
  "packageMovement.list": READ_PACKAGE,
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  charge_changed: view(10),
  sessionPackage_changed: READ_PACKAGE,
  package_purchase_changed: READ_PACKAGE,
};
