// The part of the matrix about packages of sessions.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [31], action: "edit" };
const READ = view(31, 13, 6);

export const MATRIX: Record<string, AccessRule> = {
  "sessionPackage.list": READ,
  "sessionPackage.get": READ,
  "sessionPackage.create": EDIT,
  "sessionPackage.edit": EDIT,
  "sessionPackage.archive": EDIT,
  "sessionPackage.delete": { pages: [31], action: "delete" },
  "packagePurchase.list": READ,
  "packagePurchase.totals": READ,
  "packagePurchase.create": EDIT,
  "packagePurchase.edit": EDIT,
  "packagePurchase.refund": EDIT,
  "packageMovement.list": READ,
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  sessionPackage_changed: READ,
  package_purchase_changed: READ,
};
