import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/paquetes",
    shape: "list",
    load: () => import("./packages-page.tsx"),
    name: "PackagesPage",
    detail: "detail",
  }),
  page({ path: "/paquetes/vendidos", shape: "list", load: () => import("./sales/sales-page.tsx"), name: "SalesPage" }),
];
