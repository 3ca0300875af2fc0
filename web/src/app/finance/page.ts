import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/movimientos",
    shape: "list",
    load: () => import("./movements-page.tsx"),
    name: "MovementsPage",
  }),
];
