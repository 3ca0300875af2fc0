import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/recursos",
    shape: "cards",
    load: () => import("./index.ts"),
    name: "ResourcesPage",
    detail: "detail",
  }),
];
