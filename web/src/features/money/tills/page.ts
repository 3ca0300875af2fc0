import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/cortes",
    shape: "list",
    title: "Corte de caja",
    load: () => import("./tills-page.tsx"),
    name: "TillsPage",
  }),
];
