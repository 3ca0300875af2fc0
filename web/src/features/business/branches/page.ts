import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/sucursales",
    shape: "list",
    load: () => import("./branches-page.tsx"),
    name: "BranchesPage",
    detail: "detail",
  }),
];
