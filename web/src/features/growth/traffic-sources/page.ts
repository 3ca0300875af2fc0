import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/fuentes-trafico",
    shape: "list",
    load: () => import("./index.ts"),
    name: "TrafficSourcesPage",
    detail: "detail",
  }),
];
