// The part of the matrix about dashboards: their page gives all of them.
import { type AccessRule, view } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "dashboard.finance": view(28),
  "dashboard.inventory": view(28),
  "dashboard.agenda": view(28),
  "dashboard.contacts": view(28),
  "dashboard.orders": view(28),
};
