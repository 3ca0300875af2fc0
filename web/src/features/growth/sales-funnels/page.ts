import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/sales-funnels",
    shape: "list",
    title: "Funnels de ventas",
    load: () => import("./sales-funnels-page.tsx"),
    name: "SalesFunnelsPage",
    detail: "detail",
    below: ["nuevo", ":id", ":id/editar"],
  }),
];
