// Dashboards: the figures of the areas, each given by its own capabilities.
import * as routes from "@mostrador/domain/platform/dashboards/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { readDashboard } from "./read-dashboard.ts";

export function dashboardsModule(): Module {
  return {
    routes: [
      bind(routes.financeDashboard, readDashboard("finance")),
      bind(routes.inventoryDashboard, readDashboard("inventory")),
      bind(routes.agendaDashboard, readDashboard("agenda")),
      bind(routes.contactsDashboard, readDashboard("contacts")),
      bind(routes.ordersDashboard, readDashboard("orders")),
    ],
  };
}
