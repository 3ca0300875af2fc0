import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/sucursales",
    shape: "list",
    title: "Sucursales",
    load: () => import("./branches-page.tsx"),
    name: "BranchesPage",
    detail: "detail",
  }),
];
