import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/paquetes",
    shape: "list",
    title: "Paquetes",
    load: () => import("./packages-page.tsx"),
    name: "PackagesPage",
    detail: "detail",
  }),
  page({
    path: "/paquetes/vendidos",
    shape: "list",
    title: "Paquetes vendidos",
    load: () => import("./sales/sales-page.tsx"),
    name: "SalesPage",
  }),
];
