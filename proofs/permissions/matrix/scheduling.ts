// The part of the matrix about commissions and reception tablets.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [10], action: "edit" };

const KIOSK: AccessRule = { pages: [17], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "commission.rules": view(10),
  "commission.save-rules": EDIT,
  "commission.statement": view(10),
  "commission.pay": EDIT,
  "commission.undo": EDIT,
  "kiosk.list": view(17),
  "kiosk.create": KIOSK,
  "kiosk.edit": KIOSK,
  "kiosk.renew": KIOSK,
  "kiosk.withdraw": KIOSK,
  "kiosk.delete": { pages: [17], action: "delete" },
  "kiosk.code": view(6),
  "kioskScreen.get": "public",
  "kioskScreen.arrive": "public",
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  commissions_changed: view(10),
  kiosk_changed: view(17),
};
