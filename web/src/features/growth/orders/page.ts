import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/pedidos",
    shape: "list",
    title: "Pedidos",
    load: () => import("./orders-page.tsx"),
    name: "OrdersPage",
    reads: ["/api/branch", "/api/order?limit=100", "/api/orderTotals"],
  }),
];
