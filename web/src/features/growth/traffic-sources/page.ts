import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/fuentes-trafico",
    shape: "list",
    title: "Fuentes de tráfico",
    load: () => import("./traffic-sources-page.tsx"),
    name: "TrafficSourcesPage",
    detail: "detail",
  }),
];
