import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/inventario/movimientos",
    shape: "list",
    load: () => import("./stock-page.tsx"),
    name: "StockPage",
  }),
];
