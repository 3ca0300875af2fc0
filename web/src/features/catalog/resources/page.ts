import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/recursos",
    shape: "cards",
    load: () => import("./resources-page.tsx"),
    name: "ResourcesPage",
    detail: "detail",
  }),
];
