import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/inventario/movimientos",
    shape: "list",
    title: "Movimientos de inventario",
    load: () => import("./stock-page.tsx"),
    name: "StockPage",
  }),
  page({
    path: "/inventario/conteos",
    shape: "list",
    title: "Conteos y traspasos",
    load: () => import("./sheets/sheets-page.tsx"),
    name: "SheetsPage",
  }),
];
