// Money movements: income and expenses.

import * as routes from "@mostrador/domain/money/finance/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { dashboardSection } from "../../business/branches/index.ts";
import { contactCondition, contactFacts, revenueOfContacts } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { addCategory, deleteCategory, listCategories } from "./category.ts";
import { contactRevenue, moneyCondition } from "./contact-condition.store.ts";
import { moneyDashboard } from "./money-dashboard.ts";
import { moneyOfContact } from "./money-of-contact.ts";
import {
  createMoneyMovement,
  deleteMoneyMovement,
  editMoneyMovement,
  listMoneyMovements,
  totalMoneyMovements,
} from "./movement.ts";

export { contactRevenue } from "./contact-condition.store.ts";
export { moneyMovementsOfContacts } from "./movement.store.ts";
export { type MovementCondition, movementCondition } from "./movement-condition.ts";
export { moneyMovementRows } from "./movement-rows.store.ts";
export { recordMovement } from "./record-movement.ts";
export { tillOfMovements } from "./till-of-movements.ts";

export function financeModule(): Module {
  return {
    fills: [
      auditKinds.fill({ moneyMovement: "money" }),
      contactFacts.fill(moneyOfContact),
      contactCondition.fill(moneyCondition),
      revenueOfContacts.fill(contactRevenue),
      dashboardSection.fill(moneyDashboard),
    ],
    eventRows: { money_movement_changed: { movementId: "money_movements" } },
    routes: [
      bind(routes.listMoneyMovements, listMoneyMovements),
      bind(routes.totalMoneyMovements, totalMoneyMovements),
      bind(routes.createMoneyMovement, createMoneyMovement),
      bind(routes.editMoneyMovement, editMoneyMovement),
      bind(routes.deleteMoneyMovement, deleteMoneyMovement),
      bind(routes.listCategories, listCategories),
      bind(routes.addCategory, addCategory),
      bind(routes.deleteCategory, deleteCategory),
    ],
  };
}
