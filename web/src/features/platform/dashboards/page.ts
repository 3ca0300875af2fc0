import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas",
    shape: "cards",
    title: "Finanzas",
    load: () => import("./pages.tsx"),
    name: "FinancePage",
  }),
  page({
    path: "/inventario",
    shape: "cards",
    title: "Inventario",
    load: () => import("./pages.tsx"),
    name: "InventoryPage",
  }),
  page({
    path: "/agenda/dashboard",
    shape: "cards",
    title: "Resultados de citas",
    load: () => import("./pages.tsx"),
    name: "AgendaDashboardPage",
  }),
  page({
    path: "/contactos/dashboard",
    shape: "cards",
    title: "Resultados de contactos",
    load: () => import("./pages.tsx"),
    name: "ContactsDashboardPage",
  }),
  page({
    path: "/pedidos/dashboard",
    shape: "cards",
    title: "Resultados de pedidos",
    load: () => import("./pages.tsx"),
    name: "OrdersDashboardPage",
  }),
];
