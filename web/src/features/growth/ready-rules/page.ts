import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/mensajes-listos",
    shape: "form",
    load: () => import("./ready-rules-page.tsx"),
    name: "ReadyRulesPage",
  }),
];
