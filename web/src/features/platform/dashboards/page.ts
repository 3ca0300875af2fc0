import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/finanzas", shape: "cards", load: () => import("./pages.tsx"), name: "FinancePage" }),
  page({ path: "/inventario", shape: "cards", load: () => import("./pages.tsx"), name: "InventoryPage" }),
  page({ path: "/agenda/dashboard", shape: "cards", load: () => import("./pages.tsx"), name: "AgendaDashboardPage" }),
  page({
    path: "/contactos/dashboard",
    shape: "cards",
    load: () => import("./pages.tsx"),
    name: "ContactsDashboardPage",
  }),
  page({ path: "/pedidos/dashboard", shape: "cards", load: () => import("./pages.tsx"), name: "OrdersDashboardPage" }),
];
