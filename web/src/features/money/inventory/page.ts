import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/inventario/movimientos",
    shape: "list",
    load: () => import("./stock-page.tsx"),
    name: "StockPage",
  }),
  page({
    path: "/inventario/conteos",
    shape: "list",
    load: () => import("./sheets/sheets-page.tsx"),
    name: "SheetsPage",
  }),
];
