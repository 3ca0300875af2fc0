import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/negocios-directorio",
    shape: "list",
    title: "Negocios del directorio",
    load: () => import("./discovery-page.tsx"),
    name: "DiscoveryPage",
    detail: "detail",
  }),
];
