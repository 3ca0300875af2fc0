// Stock movements: what came into stock and what left it.
import * as routes from "@mostrador/domain/money/inventory/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { dashboardSection } from "../../business/branches/index.ts";
import { firstStock } from "../../catalog/products/index.ts";
import { countStock } from "./count-stock.ts";
import { stockDashboard } from "./stock-dashboard.ts";
import { createStockMovements, enterFirstStock, listStockMovements, totalStockMovements } from "./stock-movement.ts";
import { listStockSheets, readStockSheet } from "./stock-sheet.ts";
import { transferStock } from "./transfer-stock.ts";

export { countStock } from "./count-stock.ts";
export { giveBackOrders, takeForOrder } from "./order-stock.ts";
export { createStockMovements } from "./stock-movement.ts";
export { stockMovementRows } from "./stock-movement-rows.store.ts";
export { transferStock } from "./transfer-stock.ts";

export function inventoryModule(): Module {
  return {
    fills: [dashboardSection.fill(stockDashboard), firstStock.fill(enterFirstStock)],
    eventRows: { stock_movement_changed: { movementId: "stock_movements" } },
    routes: [
      bind(routes.listStockMovements, listStockMovements),
      bind(routes.totalStockMovements, totalStockMovements),
      bind(routes.createStockMovements, createStockMovements),
      bind(routes.listStockSheets, listStockSheets),
      bind(routes.readStockSheet, readStockSheet),
      bind(routes.countStock, countStock),
      bind(routes.transferStock, transferStock),
    ],
  };
}
