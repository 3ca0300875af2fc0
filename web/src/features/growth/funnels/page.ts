import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/funnels",
    shape: "cards",
    title: "Funnels",
    load: () => import("./funnels-page.tsx"),
    name: "FunnelsPage",
    detail: "form",
    below: ["nuevo", ":id", ":id/editar"],
  }),
  page({
    path: "/crm",
    shape: "board",
    load: () => import("./board/board-page.tsx"),
    name: "BoardPage",
    detail: "board",
    reads: ["/api/funnel?archived=false&sort=name&limit=100&totals=true"],
  }),
];
