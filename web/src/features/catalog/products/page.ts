import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/inventario/productos",
    shape: "list",
    title: "Productos",
    load: () => import("./products-page.tsx"),
    name: "ProductsPage",
    detail: "detail",
  }),
];
