import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/comisiones",
    shape: "list",
    load: () => import("./commissions-page.tsx"),
    name: "CommissionsPage",
  }),
];
