// The five dashboards. They differ in their call, their filters and the lists that show the rows behind a number.

import * as routes from "@mostrador/domain/platform/dashboards/routes.ts";
import { useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useDashboardAddress } from "./dashboard-address.ts";
import { DashboardView } from "./dashboard-view.tsx";
import * as rows from "./rows-of.ts";

export function FinancePage() {
  const address = useDashboardAddress(["sucursal"]);
  const { businessId } = useActiveBusiness();
  const { period, branchId } = address;
  const read = useRead(routes.financeDashboard, businessId ? { query: { businessId, ...period, ...branchId } } : null);
  return <DashboardView title="Finanzas" address={address} read={read} rowsOf={rows.moneyRows} />;
}

export function InventoryPage() {
  const address = useDashboardAddress(["sucursal"]);
  const { businessId } = useActiveBusiness();
  const { period, branchId } = address;
  const read = useRead(
    routes.inventoryDashboard,
    businessId ? { query: { businessId, ...period, ...branchId } } : null,
  );
  return <DashboardView title="Inventario" address={address} read={read} rowsOf={rows.stockRows} />;
}

export function AgendaDashboardPage() {
  const address = useDashboardAddress(["sucursal", "especialista"]);
  const { businessId } = useActiveBusiness();
  const { period, branchId, specialistId } = address;
  const query = businessId ? { query: { businessId, ...period, ...branchId, ...specialistId } } : null;
  const read = useRead(routes.agendaDashboard, query);
  return <DashboardView title="Resultados de citas" address={address} read={read} rowsOf={rows.agendaRows} />;
}

export function ContactsDashboardPage() {
  const address = useDashboardAddress([]);
  const { businessId } = useActiveBusiness();
  const read = useRead(routes.contactsDashboard, businessId ? { query: { businessId, ...address.period } } : null);
  return <DashboardView title="Resultados de contactos" address={address} read={read} rowsOf={rows.contactRows} />;
}

export function OrdersDashboardPage() {
  const address = useDashboardAddress(["sucursal"]);
  const { businessId } = useActiveBusiness();
  const { period, branchId } = address;
  const read = useRead(routes.ordersDashboard, businessId ? { query: { businessId, ...period, ...branchId } } : null);
  return <DashboardView title="Resultados de pedidos" address={address} read={read} rowsOf={rows.orderRows} />;
}
