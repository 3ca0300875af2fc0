import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/finanzas/cobros",
    shape: "list",
    load: () => import("./charges-page.tsx"),
    name: "ChargesPage",
  }),
];
