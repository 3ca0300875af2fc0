// Money that came in and went out.
import * as routes from "@mostrador/domain/money/finance/routes.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { addCategory, deleteCategory, listCategories } from "./category.ts";
import { readIdsBy } from "./movement.store.ts";
import {
  createMoneyMovement,
  deleteMoneyMovement,
  editMoneyMovement,
  listMoneyMovements,
  totalMoneyMovements,
} from "./movement.ts";

export { type MovementToRecord, recordMovement } from "./record-movement.ts";

/** The ids of the movements of each of these appointments, the oldest first; one without any is not there. */
export function moneyMovementsOfAppointments(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  return readIdsBy(tx, "appointment_id", ids);
}

/** The same of contacts. */
export function moneyMovementsOfContacts(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  return readIdsBy(tx, "contact_id", ids);
}

export function financeModule(): Module {
  return {
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
