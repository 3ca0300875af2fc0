import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/sales-funnels",
    shape: "list",
    load: () => import("./sales-funnels-page.tsx"),
    name: "SalesFunnelsPage",
    detail: "detail",
    below: ["nuevo", ":id", ":id/editar"],
  }),
];
