import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/recursos",
    shape: "cards",
    title: "Recursos",
    load: () => import("./resources-page.tsx"),
    name: "ResourcesPage",
    detail: "detail",
  }),
];
