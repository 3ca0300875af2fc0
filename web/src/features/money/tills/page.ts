import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/cortes",
    shape: "list",
    load: () => import("./tills-page.tsx"),
    name: "TillsPage",
  }),
];
