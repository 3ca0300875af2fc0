import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/cobros",
    shape: "list",
    title: "Cobros",
    load: () => import("./charges-page.tsx"),
    name: "ChargesPage",
  }),
];
