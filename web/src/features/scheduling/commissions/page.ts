import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/comisiones",
    shape: "list",
    title: "Comisiones",
    load: () => import("./commissions-page.tsx"),
    name: "CommissionsPage",
  }),
];
