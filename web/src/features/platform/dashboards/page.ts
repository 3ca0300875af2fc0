import { page } from "../../../lib/page/page.ts";

const load = () => import("./index.ts");

export const pages = [
  page({ path: "/finanzas", shape: "cards", load, name: "FinancePage" }),
  page({ path: "/inventario", shape: "cards", load, name: "InventoryPage" }),
  page({ path: "/agenda/dashboard", shape: "cards", load, name: "AgendaDashboardPage" }),
  page({ path: "/contactos/dashboard", shape: "cards", load, name: "ContactsDashboardPage" }),
  page({ path: "/pedidos/dashboard", shape: "cards", load, name: "OrdersDashboardPage" }),
];
