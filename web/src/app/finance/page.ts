import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/movimientos",
    shape: "list",
    title: "Movimientos de dinero",
    load: () => import("./movements-page.tsx"),
    name: "MovementsPage",
    reads: ["/api/branch", "/api/moneyMovement?limit=100", "/api/moneyMovementTotals"],
  }),
];
